"""How to play: the rules in short, and the keys."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from prdesk.qt.translate import translate
from prdesk.texts.puertorico import name_of
from prdesk.ui.help_words import AIM, CONTEXT, END, KEYS, KEYS_TITLE, ROLES, ROLES_TITLE
from prdesk.ui.letters import Lettering, letter, px

MARGIN = 22


class HelpDialog(QDialog):
    """Read-only; stays open beside the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.windowTitle())
        letter(title, Lettering("serif", 22, 600))
        page = QTextBrowser()
        page.setAccessibleName(self.windowTitle())
        page.setHtml(page_of_help())
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 18, MARGIN, 16)
        for part in (title, page, buttons):
            column.addWidget(part)
        self.resize(px(720), px(640))


def page_of_help() -> str:
    """The whole page as HTML, in the present language."""
    roles = [_row(name_of(role, translate), _say(text)) for role, text in ROLES.items()]
    keys = [_row(key, _say(text)) for key, text in KEYS]
    return "".join(
        (
            _section(*AIM),
            _heading(ROLES_TITLE),
            _table(roles),
            _section(*END),
            _heading(KEYS_TITLE),
            _table(keys),
        )
    )


def _say(text: str) -> str:
    return translate(CONTEXT, text)


def _heading(text: str) -> str:
    return f"<h3>{escape(_say(text))}</h3>"


def _section(heading: str, paragraphs: tuple[str, ...]) -> str:
    return _heading(heading) + "".join(f"<p>{escape(_say(text))}</p>" for text in paragraphs)


def _row(name: str, words: str) -> str:
    return f"<tr><td><b>{escape(name)}</b>&nbsp;</td><td>{escape(words)}</td></tr>"


def _table(rows: list[str]) -> str:
    return f'<table cellpadding="4">{"".join(rows)}</table>'
