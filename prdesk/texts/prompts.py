"""What a player has to do: the phrase of a decision, and the phrase with the player's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate

CONTEXT: Final = "Prompt"

GAME_OVER: Final = QT_TRANSLATE_NOOP("Prompt", "the game is over")
UNKNOWN: Final = QT_TRANSLATE_NOOP("Prompt", "decide")
WHO: Final = QT_TRANSLATE_NOOP("Prompt", "{player}: {prompt}")


def phrase(prompts: Mapping[str, str], decision: str, tr: Translate) -> str:
    """What has to be done at a decision of a game's table, for the middle of a sentence."""
    text = GAME_OVER if decision == "game_over" else prompts.get(decision, UNKNOWN)
    return tr(CONTEXT, text)
