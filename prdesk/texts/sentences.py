"""The sentence of a refusal or a fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.texts.faults import FAULTS
from prdesk.texts.fill import fill_sentence
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Table, Translate, form
from prdesk.texts.values import Names, Values, in_words

CONTEXT: Final = "Reason"

UNKNOWN: Final = QT_TRANSLATE_NOOP("Reason", "This is not possible ({reason}).")


def sentence_of(
    refusals: Table,
    values: Values,
    reason: str,
    params: Mapping[str, Any],
    tr: Translate,
    names: Names | None,
) -> str:
    """Why something was refused, in the words of a game or, where it has none, in those of all.

    In a table `id.none` takes the place of a sentence with a count where the count is 0,
    `id.player` where the player is known, `id.DECISION` where something was meant for that
    decision or skipped at it.
    """
    table = {**FAULTS, **refusals}
    plain = table.get(reason)
    count = params.get(plain.by if isinstance(plain, Plural) else "count", 0)
    variants = [params.get("decision"), *(["player"] if "player" in params else [])]
    if not count:
        variants.append("none")
    keys = (*(f"{reason}.{variant}" for variant in variants), reason)
    text = next((table[key] for key in keys if key in table), UNKNOWN)
    words = {"reason": reason, **in_words(values, params, names, tr)}
    return fill_sentence(tr(CONTEXT, form(text, count)), words)
