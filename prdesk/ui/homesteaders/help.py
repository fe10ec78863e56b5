"""The rules in short, for the window that explains them."""

from __future__ import annotations

from collections.abc import Sequence

from prdesk.qt.translate import translate
from prdesk.ui.homesteaders.help_words import (
    AIM,
    CONTEXT,
    END,
    ROUND,
    ROUND_TITLE,
    TRADES,
    TRADES_TITLE,
    TWO,
    TWO_TITLE,
)
from prdesk.ui.pages import Chapter


def chapters() -> list[Chapter]:
    """What the game is about, a round, trading, the end, the game for two."""
    steps = [(translate(CONTEXT, name), translate(CONTEXT, text)) for name, text in ROUND]
    return [
        _told(*AIM),
        Chapter(translate(CONTEXT, ROUND_TITLE), rows=steps),
        _told(TRADES_TITLE, TRADES),
        _told(*END),
        _told(TWO_TITLE, TWO),
    ]


def _told(heading: str, paragraphs: Sequence[str]) -> Chapter:
    return Chapter(
        translate(CONTEXT, heading), [translate(CONTEXT, paragraph) for paragraph in paragraphs]
    )
