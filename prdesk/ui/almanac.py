"""All buildings of the game in one table: cost, points, circles and what they do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
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
from prdesk.texts.puertorico import TEXTS
from prdesk.ui.board.pixmaps import pixmap
from prdesk.ui.letters import Lettering, letter, px
from prdesk.ui.puertorico.kinds import ART

PICTURE = 36
DARK = 128
"""Lightness of the ground, of 255, below which drawings have their colours of the night."""


class AlmanacDialog(QDialog):
    """Read-only; stays open beside the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Buildings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        colours = "dark" if self.palette().window().color().lightness() < DARK else "light"
        title = QLabel(self.windowTitle())
        letter(title, Lettering("serif", 22, 600))
        table = QTableWidget(len(BUILDINGS), 5)
        table.setAccessibleName(self.windowTitle())
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setWordWrap(True)
        table.setIconSize(QSize(PICTURE, PICTURE))
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
                TEXTS.name_of(building.id, translate),
                str(building.cost),
                str(building.vp),
                str(building.circles),
                TEXTS.effect_of(building.id, translate),
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                if column == 0:
                    drawing = f"{ART}/buildings/{building.id}"
                    ratio = self.devicePixelRatioF()
                    item.setIcon(QIcon(pixmap(drawing, PICTURE, PICTURE, colours, ratio)))
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
        self.resize(px(980), px(680))
