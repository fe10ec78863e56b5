"""Numbers of things in words: `2 silver, 1 trade chit, 1 wood`.

A thing goes by its id in the contract: a good, `silver`, `trade`, `debt`, `vp`, `worker`, `track`;
the keys `workers`, `tracks` and `debts` of positions and events mean the same things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from prdesk.texts.fill import fill
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Translate, form
from prdesk.texts.names import NAMES

CONTEXT: Final = "Name"

AMOUNTS: Final[dict[str, Plural]] = {
    "silver": Plural(
        QT_TRANSLATE_NOOP("Name", "1 silver"), QT_TRANSLATE_NOOP("Name", "{count} silver")
    ),
    "trade": Plural(
        QT_TRANSLATE_NOOP("Name", "1 trade chit"), QT_TRANSLATE_NOOP("Name", "{count} trade chits")
    ),
    "wood": Plural(QT_TRANSLATE_NOOP("Name", "1 wood"), QT_TRANSLATE_NOOP("Name", "{count} wood")),
    "food": Plural(QT_TRANSLATE_NOOP("Name", "1 food"), QT_TRANSLATE_NOOP("Name", "{count} food")),
    "steel": Plural(
        QT_TRANSLATE_NOOP("Name", "1 steel"), QT_TRANSLATE_NOOP("Name", "{count} steel")
    ),
    "gold": Plural(QT_TRANSLATE_NOOP("Name", "1 gold"), QT_TRANSLATE_NOOP("Name", "{count} gold")),
    "copper": Plural(
        QT_TRANSLATE_NOOP("Name", "1 copper"), QT_TRANSLATE_NOOP("Name", "{count} copper")
    ),
    "livestock": Plural(
        QT_TRANSLATE_NOOP("Name", "1 livestock"), QT_TRANSLATE_NOOP("Name", "{count} livestock")
    ),
    "worker": Plural(
        QT_TRANSLATE_NOOP("Name", "1 worker"), QT_TRANSLATE_NOOP("Name", "{count} workers")
    ),
    "track": Plural(
        QT_TRANSLATE_NOOP("Name", "1 track"), QT_TRANSLATE_NOOP("Name", "{count} tracks")
    ),
    "debt": Plural(QT_TRANSLATE_NOOP("Name", "1 debt"), QT_TRANSLATE_NOOP("Name", "{count} debts")),
    "vp": Plural(QT_TRANSLATE_NOOP("Name", "1 VP"), QT_TRANSLATE_NOOP("Name", "{count} VP")),
}
"""In the order in which several are named."""

SINGULAR: Final = {"workers": "worker", "tracks": "track", "debts": "debt"}

AMOUNT_WORDS: Final[dict[str, str]] = {
    "gain": QT_TRANSLATE_NOOP("Name", "+{amount}"),
    "loss": QT_TRANSLATE_NOOP("Name", "−{amount}"),
    "gold_as": QT_TRANSLATE_NOOP("Name", "{amount} as {good}"),
    "and": QT_TRANSLATE_NOOP("Name", "{first} and {last}"),
}


def amount(what: str, count: int, tr: Translate) -> str:
    """`1 worker`, `2 workers`."""
    text = AMOUNTS[SINGULAR.get(what, what)]
    return fill(tr(CONTEXT, form(text, count)), {"count": str(count)})


def holdings(counts: Mapping[str, Any]) -> dict[str, int]:
    """The things with a number other than 0, `goods` among them, in the order they are named in.

    Args:
        counts: by id; other keys, as those of an event, are left alone.
    """
    flat = {**counts, **(counts.get("goods") or {})}
    found = {SINGULAR.get(what, what): n for what, n in flat.items() if isinstance(n, int)}
    return {what: found[what] for what in AMOUNTS if found.get(what)}


def amounts(counts: Mapping[str, Any], tr: Translate) -> str:
    """`2 silver, 1 wood`, or `nothing`."""
    return listed(_each(counts, tr), tr)


def told(counts: Mapping[str, Any], tr: Translate) -> str:
    """`2 silver and 1 wood`, or `nothing`: for the middle of a sentence."""
    *first, last = _each(counts, tr) or [_nothing(tr)]
    if not first:
        return last
    return fill(tr(CONTEXT, AMOUNT_WORDS["and"]), {"first": ", ".join(first), "last": last})


def changes(counts: Mapping[str, Any], tr: Translate) -> str:
    """`−1 trade chit, +1 gold`, or `nothing`; numbers below zero are losses."""
    found = []
    for what, n in holdings(counts).items():
        sign = tr(CONTEXT, AMOUNT_WORDS["gain" if n > 0 else "loss"])
        found.append(fill(sign, {"amount": amount(what, abs(n), tr)}))
    return listed(found, tr)


def gold_as(count: int, name: str, tr: Translate) -> str:
    """`1 gold as copper`: what a River Port lets its owner pay; name: that of the good."""
    words = {"amount": amount("gold", count, tr), "good": name}
    return fill(tr(CONTEXT, AMOUNT_WORDS["gold_as"]), words)


def _each(counts: Mapping[str, Any], tr: Translate) -> list[str]:
    """`2 silver`, `1 wood`."""
    return [amount(what, n, tr) for what, n in holdings(counts).items()]


def listed(parts: Iterable[str], tr: Translate) -> str:
    """Parts with commas between them, or `nothing`."""
    return ", ".join(parts) or _nothing(tr)


def _nothing(tr: Translate) -> str:
    return tr(CONTEXT, NAMES["nothing"])
