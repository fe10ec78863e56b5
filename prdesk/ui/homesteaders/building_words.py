"""Buildings and their worker places in words."""

from prdesk.texts.homesteaders.rows import cost_of, slots_of
from prdesk.ui.homesteaders.kinds import type_of
from prdesk.ui.homesteaders.words import effect, in_words, name, say, sentence, title


def building_in_words(name_id: str, *more: str) -> str:
    """A building for sale: its type, what it costs and does."""
    cost = cost_of(name_id)
    words = say(
        "about_building",
        building=title(name_id),
        type=name(type_of(name_id)),
        cost=in_words(cost),
        effect=effect(name_id),
    )
    return sentence(words, *more)


def own_building_in_words(name_id: str) -> str:
    """A building on somebody's land: its type and what it does."""
    kind = name(type_of(name_id))
    return say("about_own_building", building=title(name_id), type=kind, effect=effect(name_id))


def slot_in_words(name_id: str, number: int) -> str:
    """What a worker on a place of a building brings."""
    places = slots_of(name_id)
    if all(places):
        return in_words(places[number])
    return say("slot_both", income=in_words(next(place for place in places if place)))
