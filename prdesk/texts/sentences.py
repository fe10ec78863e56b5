"""The sentence of a refusal or a fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.texts.faults import FAULTS
from prdesk.texts.fill import fill_sentence
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text, Translate, english, form
from prdesk.texts.refusals import REFUSALS
from prdesk.texts.values import Names, in_words

CONTEXT: Final = "Reason"

REASONS: Final[dict[str, Text]] = {**REFUSALS, **FAULTS}
UNKNOWN = QT_TRANSLATE_NOOP("Reason", "This is not possible ({reason}).")

COUNTED_BY: Final = {"too_many_on_tile": "circles", "city_full": "spaces"}
"""The parameter that chooses between the two forms of a sentence; `count` for all others."""


def sentence_of_reason(
    reason: str, params: Mapping[str, Any], tr: Translate = english, names: Names | None = None
) -> str:
    """Why something was refused.

    Args:
        reason: the id of a `PrdeskError`.
        params: its parameters.
        names: the players' names; without them a player is `Player 2`.
    """
    count = params.get(COUNTED_BY.get(reason, "count"), 0)
    variants = [params.get("decision"), *(["player"] if "player" in params else [])]
    if not count:
        variants.append("none")
    keys = (*(f"{reason}.{variant}" for variant in variants), reason)
    text = next((REASONS[key] for key in keys if key in REASONS), UNKNOWN)
    words = {"reason": reason, **in_words(params, names, tr)}
    return fill_sentence(tr(CONTEXT, form(text, count)), words)
