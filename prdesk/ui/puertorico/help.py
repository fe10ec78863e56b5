"""The rules in short, for the window that explains them."""

from __future__ import annotations

from prdesk.qt.translate import translate
from prdesk.texts.puertorico import name_of
from prdesk.ui.pages import Chapter
from prdesk.ui.puertorico.help_words import AIM, CONTEXT, END, ROLES, ROLES_TITLE


def chapters() -> list[Chapter]:
    """What the game is about, the roles, the end."""
    roles = [(name_of(role, translate), translate(CONTEXT, text)) for role, text in ROLES.items()]
    return [_told(*AIM), Chapter(translate(CONTEXT, ROLES_TITLE), rows=roles), _told(*END)]


def _told(heading: str, paragraphs: tuple[str, ...]) -> Chapter:
    return Chapter(
        translate(CONTEXT, heading), [translate(CONTEXT, paragraph) for paragraph in paragraphs]
    )
