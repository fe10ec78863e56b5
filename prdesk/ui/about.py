"""Who made it, with what, under which licences; and that it is nobody's official product."""

from __future__ import annotations

import platform

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

import prdesk
from prdesk.qt.translate import translate
from prdesk.texts import title_of
from prdesk.texts.fill import fill
from prdesk.ui.games import WINDOWS
from prdesk.ui.letters import Lettering, letter

LICENCES = (
    "prdesk: MIT",
    "Qt, PySide6: LGPL-3.0 (qt.io)",
    "Python: PSF-2.0",
    "msgspec: BSD-3-Clause",
    "platformdirs: MIT",
    "joblib: BSD-3-Clause",
    "tqdm: MPL-2.0, MIT",
    "Inter: SIL OFL 1.1",
    "Vollkorn: SIL OFL 1.1",
)


def versions() -> str:
    """The versions a bug report needs, one a line."""
    return "\n".join(
        (
            f"prdesk {prdesk.__version__}",
            f"Python {platform.python_version()}",
            f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
            platform.platform(),
        )
    )


class AboutDialog(QDialog):
    """Versions (to copy), licences, and the fan note."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About prdesk"))
        title = QLabel("prdesk")
        letter(title, Lettering("serif", 26, 700))
        note = QLabel(
            fill(
                self.tr(
                    "{games} for the desktop. An unofficial program by fans of the games:"
                    " neither their authors nor their publishers have anything to do with it."
                    " All drawings and texts are our own."
                ),
                {"games": ", ".join(title_of(game, translate) for game in WINDOWS)},
            )
        )
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setWordWrap(True)
        details = QPlainTextEdit(f"{versions()}\n\n" + "\n".join(LICENCES))
        details.setReadOnly(True)
        details.setAccessibleName(self.tr("Versions and licences"))
        details.setTabChangesFocus(True)
        private = QLabel(self.tr("No network, no telemetry: your games stay on your machine."))
        private.setTextFormat(Qt.TextFormat.PlainText)
        private.setObjectName("soft")
        buttons = QDialogButtonBox()
        copy = buttons.addButton(self.tr("Copy versions"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QApplication.clipboard().setText(versions()))
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        for part in (title, note, details, private, buttons):
            column.addWidget(part)
        self.resize(470, 440)
