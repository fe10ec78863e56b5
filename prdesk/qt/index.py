"""Names every item model needs."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
"""The parent of all rows of a flat model."""
