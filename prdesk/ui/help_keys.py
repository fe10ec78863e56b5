"""The keys, and what they do."""

from __future__ import annotations

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP

CONTEXT: Final = "Help"

KEYS_TITLE: Final = QT_TRANSLATE_NOOP("Help", "Keys")
KEYS: Final = (
    ("Tab", QT_TRANSLATE_NOOP("Help", "from choice to choice; arrows too")),
    ("Enter", QT_TRANSLATE_NOOP("Help", "choose, or confirm")),
    ("Ctrl+Enter", QT_TRANSLATE_NOOP("Help", "confirm from anywhere")),
    ("Ctrl+Backspace", QT_TRANSLATE_NOOP("Help", "take out all that waits")),
    ("0", QT_TRANSLATE_NOOP("Help", "pass")),
    ("L, 1–9", QT_TRANSLATE_NOOP("Help", "all choices as a list")),
    ("Ctrl+H", QT_TRANSLATE_NOOP("Help", "a hint: the best moves, and why")),
    ("A, R", QT_TRANSLATE_NOOP("Help", "place the others for me; place everybody as before")),
    ("Page Up, Page Down", QT_TRANSLATE_NOOP("Help", "show another player’s board large")),
    ("Esc", QT_TRANSLATE_NOOP("Help", "back: to your own board, or out of what you began")),
    ("Ctrl+Z, Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Help", "undo, redo")),
    ("P", QT_TRANSLATE_NOOP("Help", "pause, or go on")),
    ("Space, Shift+Space", QT_TRANSLATE_NOOP("Help", "the next move; all until a person decides")),
    ("Ctrl+I, Ctrl+L, F2", QT_TRANSLATE_NOOP("Help", "scores, what happened, all buildings")),
)
