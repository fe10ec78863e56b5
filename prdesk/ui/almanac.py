"""All buildings of the game in one table: cost, points, circles and what they do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.qt.translate import translate
from prdesk.texts import effect_of, name_of
from prdesk.ui import theme


class AlmanacDialog(QDialog):
    """Read-only; stays open beside the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Buildings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.windowTitle())
        title.setFont(theme.serif(22))
        table = QTableWidget(len(BUILDINGS), 5)
        table.setAccessibleName(self.windowTitle())
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setWordWrap(True)
        table.verticalHeader().hide()
        table.setHorizontalHeaderLabels(
            [
                self.tr("Building"),
                self.tr("Cost"),
                self.tr("Points"),
                self.tr("Circles"),
                self.tr("What it does"),
            ]
        )
        for row, building in enumerate(BUILDINGS):
            texts = (
                name_of(building.id, translate),
                str(building.cost),
                str(building.vp),
                str(building.circles),
                effect_of(building.id, translate),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if 0 < column < 4:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                table.setItem(row, column, item)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(4, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.close)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(22, 18, 22, 16)
        for part in (title, table, buttons):
            outer.addWidget(part)
        self.resize(960, 680)
