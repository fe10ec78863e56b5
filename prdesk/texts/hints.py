"""Why a computer player likes a move: a sentence for each reason of a suggestion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.texts.fill import fill_sentence
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english

CONTEXT: Final = "Hint"

HINTS: Final[dict[str, str]] = {
    "points": QT_TRANSLATE_NOOP(
        "Hint", "Scores more now: worth about {points} points above the other choices."
    ),
    "doubloons": QT_TRANSLATE_NOOP(
        "Hint", "Brings money: worth about {points} points above the other choices."
    ),
    "goods": QT_TRANSLATE_NOOP(
        "Hint", "Keeps more goods in hand: worth about {points} points above the other choices."
    ),
    "production": QT_TRANSLATE_NOOP(
        "Hint", "Strengthens production: worth about {points} points above the other choices."
    ),
    "city": QT_TRANSLATE_NOOP(
        "Hint",
        "Buildings and quarries pay later: worth about {points} points above the other choices.",
    ),
    "colonists": QT_TRANSLATE_NOOP(
        "Hint", "Brings colonists: worth about {points} points above the other choices."
    ),
    "rivals": QT_TRANSLATE_NOOP(
        "Hint", "Holds the rivals back: worth about {points} points above the other choices."
    ),
    "no_worse": QT_TRANSLATE_NOOP("Hint", "No better than the other choices on average."),
    "at_random": QT_TRANSLATE_NOOP("Hint", "Picked at random."),
}
"""By the reason of a suggestion."""


def sentence_of_hint(reason: str, params: Mapping[str, Any], tr: Translate = english) -> str:
    """Why the move was suggested; empty for a reason without a sentence."""
    words = {name: str(value) for name, value in params.items()}
    text = HINTS.get(reason)
    return fill_sentence(tr(CONTEXT, text), words) if text else ""
