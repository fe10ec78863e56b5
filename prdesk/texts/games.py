"""The words of each game, and what can be said before a game is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.texts import homesteaders, puertorico
from prdesk.texts.game_texts import GameTexts
from prdesk.texts.mark import Translate, english
from prdesk.texts.names import named, titled
from prdesk.texts.sentences import sentence_of
from prdesk.texts.values import Names

GAMES: Final[Mapping[str, GameTexts]] = {
    "puertorico": puertorico.TEXTS,
    "homesteaders": homesteaders.TEXTS,
}


def texts_of(game_id: str) -> GameTexts:
    """The words of a game; KeyError for an unknown one."""
    return GAMES[game_id]


def name_of(name_id: str, tr: Translate = english) -> str:
    """The name of a game, or of what belongs to none: a computer player, a person."""
    return GAMES[name_id].name_of(name_id, tr) if name_id in GAMES else named({}, name_id, tr)


def title_of(name_id: str, tr: Translate = english) -> str:
    """The same as it stands alone, with a capital at its beginning."""
    return titled(name_of(name_id, tr))


def sentence_of_reason(
    reason: str, params: Mapping[str, Any], tr: Translate = english, names: Names | None = None
) -> str:
    """Why something failed where the game isn't known, as with a file that is no game.

    Args:
        reason: the id of a `PrdeskError`. If only games know it, the first of them speaks.
        params: its parameters.
        tr: from English to the reader's language.
        names: the players' names; without them a player is `Player 2`.
    """
    for texts in GAMES.values():
        if reason in texts.refusals:
            return texts.sentence_of_reason(reason, params, tr, names)
    return sentence_of({}, {}, reason, params, tr, names)
