"""All pieces of a game that need an explanation, in tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from prdesk.qt.index import Index
from prdesk.ui.board.pixmaps import pixmap
from prdesk.ui.letters import Lettering, letter, px
from prdesk.ui.pages import AlmanacPage

PICTURE = 36
PADDING = 14
WIDEST = 130
"""Of a column with short texts; longer ones are broken."""
DARK = 128
"""Lightness of the ground, of 255, below which drawings have their colours of the night."""


class _Roomy(QStyledItemDelegate):
    """Rows high enough: Qt forgets the padding of the style when it breaks lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        option.rect.setWidth(option.rect.width() - PADDING)
        return super().sizeHint(option, index)


class AlmanacDialog(QDialog):
    """Read-only; stays open beside the game. A page for each table."""

    def __init__(self, pages: Sequence[AlmanacPage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(pages[0].title if len(pages) == 1 else self.tr("Almanac"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.windowTitle())
        letter(title, Lettering("serif", 22, 600))
        tables = [self._table(page) for page in pages]
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.close)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(22, 18, 22, 16)
        for part in (title, tables[0] if len(pages) == 1 else _tabs(pages, tables), buttons):
            outer.addWidget(part)
        self.resize(px(980), px(680))

    def _table(self, page: AlmanacPage) -> QTableWidget:
        last = len(page.columns) - 1
        table = QTableWidget(len(page.entries), len(page.columns))
        table.setAccessibleName(page.title)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setWordWrap(True)
        table.setIconSize(QSize(PICTURE, PICTURE))
        table.verticalHeader().hide()
        table.setHorizontalHeaderLabels(list(page.columns))
        for row, entry in enumerate(page.entries):
            for column, text in enumerate(entry.texts):
                item = QTableWidgetItem(text)
                if column == 0 and entry.drawing:
                    item.setIcon(self._icon(entry.drawing))
                if 0 < column < last:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                table.setItem(row, column, item)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
        for column in range(1, last):
            if header.sectionSize(column) > px(WIDEST):
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(column, px(WIDEST))
        table.setItemDelegate(_Roomy(table))
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        return table

    def _icon(self, drawing: str) -> QIcon:
        colours = "dark" if self.palette().window().color().lightness() < DARK else "light"
        return QIcon(pixmap(drawing, PICTURE, PICTURE, colours, self.devicePixelRatioF()))


def _tabs(pages: Sequence[AlmanacPage], tables: Sequence[QTableWidget]) -> QTabWidget:
    tabs = QTabWidget()
    for page, table in zip(pages, tables, strict=True):
        tabs.addTab(table, page.title)
    return tabs
