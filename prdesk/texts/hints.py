"""Why a move: sentences for the reasons of a suggestion."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from prdesk.texts.fill import fill, fill_sentence
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Table, Text, Translate, form
from prdesk.texts.values import Names, Values, in_words

CONTEXT: Final = "Hint"

HINTS: Final[dict[str, Text]] = {
    "long_run": Plural(
        QT_TRANSLATE_NOOP("Hint", "The best in the long run (1 game played out)."),
        QT_TRANSLATE_NOOP("Hint", "The best in the long run ({count} games played out)."),
    ),
    "long_run_alike": Plural(
        QT_TRANSLATE_NOOP("Hint", "In the long run much like the best move (1 game played out)."),
        QT_TRANSLATE_NOOP(
            "Hint", "In the long run much like the best move ({count} games played out)."
        ),
    ),
    "long_run_less": Plural(
        QT_TRANSLATE_NOOP("Hint", "Not as good in the long run (1 game played out)."),
        QT_TRANSLATE_NOOP("Hint", "Not as good in the long run ({count} games played out)."),
    ),
    "not_tried": QT_TRANSLATE_NOOP(
        "Hint", "Not played out: nothing else was worth a try, or there was no time."
    ),
    "at_sight": QT_TRANSLATE_NOOP("Hint", "The boards look no better after any other move."),
    "at_sight_less": QT_TRANSLATE_NOOP("Hint", "The boards look a little better after the first."),
    "at_random": QT_TRANSLATE_NOOP("Hint", "Picked at random."),
}
"""Those of all games, by the text of a reason; a game adds its facts."""

FRAMES: Final[dict[str, str]] = {
    "otherwise": QT_TRANSLATE_NOOP("Hint", "Otherwise: {what}"),
    "best": QT_TRANSLATE_NOOP("Hint", "The best move: {what}"),
}
"""What a sentence stands in that tells of another move."""

Reason = tuple[str, Mapping[str, Any], str]
"""Text, parameters and frame of a reason."""


def sentence_of_hint(
    facts: Table,
    values: Values,
    reasons: Iterable[Reason],
    you: int,
    tr: Translate,
    names: Names | None,
) -> str:
    """Why the move was suggested: a sentence for each reason, those in the same frame together.

    Args:
        facts: a game's table; `.you` behind a key speaks to the player it is about.
        values: the game's words for parameters.
        reasons: (text, params, frame) of each.
        you: the seat that is spoken to.
        tr: from English to the reader's language.
        names: the players' names; without them a player is `Player 2`.
    """
    table = {**HINTS, **facts}

    def sentence(text: str, params: Mapping[str, Any]) -> str:
        key = f"{text}.you" if params.get("player") == you else text
        told = tr(CONTEXT, form(table[key], params.get("count", 0)))
        return fill_sentence(told, in_words(values, params, names, tr))

    told = []
    for frame, group in groupby(reasons, key=itemgetter(2)):
        what = " ".join(sentence(text, params) for text, params, _ in group)
        told.append(fill(tr(CONTEXT, FRAMES[frame]), {"what": what}) if frame else what)
    return " ".join(told)
