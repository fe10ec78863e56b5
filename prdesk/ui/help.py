"""How to play: the rules in short, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from prdesk.qt.translate import translate
from prdesk.ui.help_keys import CONTEXT, KEYS, KEYS_TITLE
from prdesk.ui.letters import Lettering, letter, px
from prdesk.ui.pages import Chapter

MARGIN = 22


class HelpDialog(QDialog):
    """Read-only; stays open beside the game."""

    def __init__(self, chapters: Sequence[Chapter], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How to play"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(self.windowTitle())
        letter(title, Lettering("serif", 22, 600))
        page = QTextBrowser()
        page.setAccessibleName(self.windowTitle())
        page.setHtml(page_of_help(chapters))
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 18, MARGIN, 16)
        for part in (title, page, buttons):
            column.addWidget(part)
        self.resize(px(720), px(640))


def page_of_help(chapters: Sequence[Chapter]) -> str:
    """The whole page as HTML: a game's rules in short, and the keys."""
    keys = [(key, translate(CONTEXT, text)) for key, text in KEYS]
    return "".join(map(_chapter, [*chapters, Chapter(translate(CONTEXT, KEYS_TITLE), rows=keys)]))


def _chapter(chapter: Chapter) -> str:
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in chapter.paragraphs)
    rows = "".join(_row(name, words) for name, words in chapter.rows)
    table = f'<table cellpadding="4">{rows}</table>' if rows else ""
    return f"<h3>{escape(chapter.heading)}</h3>{paragraphs}{table}"


def _row(name: str, words: str) -> str:
    return f"<tr><td><b>{escape(name)}</b>&nbsp;</td><td>{escape(words)}</td></tr>"
