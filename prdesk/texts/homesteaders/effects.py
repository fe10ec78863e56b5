"""What a building, an auction tile or a rule option does: short sentences.

Incomes, worker spaces and end bonuses are told from the catalogue; what is special about a building
has a sentence of its own in `effects_own`.
"""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.buildings import INDEX, ROWS
from prdesk.homesteaders.catalog.ids import ANY_TYPE
from prdesk.texts.fill import fill_sentence
from prdesk.texts.homesteaders.amounts import amount, told
from prdesk.texts.homesteaders.effects_own import OWN_EFFECTS
from prdesk.texts.homesteaders.rows import income_of, slots_of, tile_of
from prdesk.texts.homesteaders.tiles import is_tile, may_build, offer_of
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english

CONTEXT: Final = "Effect"

FRAMES: Final[dict[str, str]] = {
    "income": QT_TRANSLATE_NOOP("Effect", "Each round: {income}."),
    # Workers.
    "one": QT_TRANSLATE_NOOP("Effect", "A worker here: {first}."),
    "two": QT_TRANSLATE_NOOP(
        "Effect", "Workers here: {first} on the first space, {second} on the second."
    ),
    "alike": QT_TRANSLATE_NOOP("Effect", "Each of 2 workers here: {first}."),
    "together": QT_TRANSLATE_NOOP(
        "Effect", "2 workers here together: {second}; one alone brings nothing."
    ),
    # Points at the end.
    "residential": QT_TRANSLATE_NOOP(
        "Effect", "At the end: 1 VP for each residential building, the Homestead too."
    ),
    "commercial": QT_TRANSLATE_NOOP("Effect", "At the end: 1 VP for each commercial building."),
    "industrial": QT_TRANSLATE_NOOP("Effect", "At the end: 1 VP for each industrial building."),
    "special": QT_TRANSLATE_NOOP("Effect", "At the end: 1 VP for each special building."),
    "building": QT_TRANSLATE_NOOP(
        "Effect", "At the end: 1 VP for each building, this one and the Homestead too."
    ),
    "worker": QT_TRANSLATE_NOOP("Effect", "At the end: 1 VP for each worker."),
    "track": QT_TRANSLATE_NOOP("Effect", "At the end: 1 VP for each track."),
    "worker+track": QT_TRANSLATE_NOOP("Effect", "At the end: 1 VP for each worker and each track."),
    # Auction tiles.
    "any": QT_TRANSLATE_NOOP("Effect", "The winner may build a building of any type."),
    "types": QT_TRANSLATE_NOOP("Effect", "The winner may build one building: {may_build}."),
    "none": QT_TRANSLATE_NOOP("Effect", "Nothing is built."),
    "advances": QT_TRANSLATE_NOOP(
        "Effect", "The lot brings 1 worker and a step on the railroad, with its reward."
    ),
    "gift": QT_TRANSLATE_NOOP("Effect", "The lot brings {gift}."),
    "free": QT_TRANSLATE_NOOP("Effect", "Then, if wanted: {offer}."),
    "paid": QT_TRANSLATE_NOOP("Effect", "Then, once and if wanted: {offer}."),
}

EFFECTS: Final[dict[str, str]] = {
    **OWN_EFFECTS,
    "open_holdings": QT_TRANSLATE_NOOP(
        "Effect",
        "No screens: everybody sees everybody’s silver, goods, trade chits, debts and VP.",
    ),
}
"""Sentences that belong to one id."""


def effect_of(name_id: str, tr: Translate = english) -> str:
    """What a building or an auction tile does, or an option means; empty for any other id."""
    if is_tile(name_id):
        return " ".join(_of_tile(name_id, tr))
    said = _of_building(name_id, tr) if name_id in INDEX else []
    if name_id in EFFECTS:
        said.insert(_automatic(name_id), tr(CONTEXT, EFFECTS[name_id]))
    return " ".join(said)


def _automatic(building: str) -> int:
    """How many sentences stand before a building's own: income and workers."""
    if building not in INDEX:
        return 0
    return bool(income_of(building)) + bool(slots_of(building))


def _of_building(building: str, tr: Translate) -> list[str]:
    said = []
    if income := income_of(building):
        said.append(_say("income", tr, income=told(income, tr)))
    if slots := slots_of(building):
        said.append(_of_workers([told(slot, tr) for slot in slots], all(slots), tr))
    if bonus := ROWS[INDEX[building]].bonus:
        said.append(_say("+".join(bonus), tr))
    return said


def _of_workers(incomes: list[str], apart: bool, tr: Translate) -> str:
    """Args: incomes: of the spaces, in words; apart: whether each works alone."""
    first, second = incomes[0], incomes[-1]
    if len(incomes) == 1:
        return _say("one", tr, first=first)
    kind = "together" if not apart else "alike" if first == second else "two"
    return _say(kind, tr, first=first, second=second)


def _of_tile(tile: str, tr: Translate) -> list[str]:
    row = tile_of(tile)
    build = "any" if row.types == ANY_TYPE else "types" if row.types else "none"
    said = [_say(build, tr, may_build=may_build(tile, tr))]
    if row.advances:
        said.append(_say("advances", tr))
    if row.gift:
        said.append(_say("gift", tr, gift=amount("vp", row.gift, tr)))
    if offer := offer_of(tile, tr):
        said.append(_say("free" if row.good < 0 else "paid", tr, offer=offer))
    return said


def _say(frame: str, tr: Translate, **words: str) -> str:
    return fill_sentence(tr(CONTEXT, FRAMES[frame]), words)
