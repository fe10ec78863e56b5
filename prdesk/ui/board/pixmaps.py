"""Drawings of `resources/svg`, each rendered once per theme, size and pixel density."""

import json
import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from prdesk import resources

_HEX = re.compile(r"#[0-9a-f]{6}\b")


@lru_cache(maxsize=1)
def _night() -> dict[str, str]:
    """Which colour of the drawings becomes which in the dark theme."""
    text = resources.path("svg/dark.json").read_text(encoding="utf-8")
    return {str(day): str(night) for day, night in json.loads(text).items()}


@lru_cache(maxsize=512)
def renderer(element: str, theme: str) -> QSvgRenderer:
    """The renderer of `svg/<element>.svg` in the colours of `theme`."""
    text = resources.path(f"svg/{element}.svg").read_text(encoding="utf-8")
    if theme == "dark":
        night = _night()
        text = _HEX.sub(lambda found: night.get(found[0], found[0]), text)
    return QSvgRenderer(QByteArray(text.encode()))


@lru_cache(maxsize=4096)
def pixmap(element: str, w: int, h: int, theme: str, ratio: float) -> QPixmap:
    """The drawing as large as fits into `w` x `h` pixels, at `ratio` device pixels each."""
    drawing = renderer(element, theme)
    size = QSizeF(drawing.defaultSize()).scaled(
        QSizeF(max(1, w), max(1, h)), Qt.AspectRatioMode.KeepAspectRatio
    )
    found = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return found
