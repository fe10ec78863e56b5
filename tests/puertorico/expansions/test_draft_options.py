"""Random buildings, a set, and options that do not fit: formats.md section 3, rules 4.6."""

from typing import Any

import pytest

from prdesk.core.errors import ConfigError
from tests.acting import asked
from tests.puertorico.components import (
    DRAFT,
    NOBLE_KINDS,
    NOBLES_DRAFT,
    PRODUCTION,
    SPACES,
    copies,
    drafted,
)
from tests.puertorico.expansions.drafting import BOTH, COST, choose, draft, new
from tests.puertorico.table import PR, legal, refused


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
@pytest.mark.parametrize("variants", [[], ["nobles_in_draft"]])
def test_random_buildings(edition: str, variants: list[str]) -> None:
    """4.6: a random choice within the cost table, by the seed; nobody drafts."""
    expansions = BOTH if variants else ["buildings"]
    sets = []
    for seed in range(40):
        state = new(3, expansions, seed, edition=edition, variants=["random_buildings", *variants])
        assert asked(state) == (0, "role")
        kinds = [b for b in PR.position(state)["buildings"] if b not in PRODUCTION]
        assert {cost: sum(COST[b] == cost for b in kinds) for cost in SPACES} == SPACES
        assert edition == "deluxe" or not {"hacienda", "forest_house"} <= {*kinds}
        sets.append(frozenset(kinds))
    assert len(set(sets)) > 20
    assert {b for kinds in sets for b in kinds} == {
        b for kinds in (NOBLES_DRAFT if variants else DRAFT).values() for b in kinds
    }
    again = new(3, expansions, 7, edition=edition, variants=["random_buildings", *variants])
    assert sets[7] == {b for b in PR.position(again)["buildings"] if b not in PRODUCTION}


def test_random_buildings_with_nobles_beside() -> None:
    """7.7: the 8 kinds are added to a random set, too."""
    buildings = PR.position(new(3, BOTH, variants=["random_buildings"]))["buildings"]
    assert {*NOBLE_KINDS} <= buildings.keys()
    assert len(buildings) == 6 + 17 + 8


def test_a_set_is_not_drafted() -> None:
    """formats.md 3: a list of 17 kinds, then nothing is drafted."""
    kinds = drafted("aqueduct", "library", "statue", "cloister")
    state = new(5, set=kinds)
    assert asked(state) == (0, "role")
    assert PR.position(state)["buildings"] == {b: copies(b, 5) for b in [*PRODUCTION, *kinds]}


def test_a_set_with_nobles() -> None:
    """7.7: beside the set; within it with `nobles_in_draft`."""
    beside = PR.position(new(3, BOTH, set=drafted()))["buildings"]
    assert beside == {b: copies(b, 3) for b in [*PRODUCTION, *drafted(), *NOBLE_KINDS]}
    kinds = drafted("villa", "jeweler", "royal_garden")
    within = PR.position(new(3, BOTH, variants=["nobles_in_draft"], set=kinds))["buildings"]
    assert within == {b: copies(b, 3) for b in [*PRODUCTION, *kinds]}


def replaced(old: str, by: str) -> list[str]:
    return [by if b == old else b for b in drafted()]


WRONG: list[dict[str, Any]] = [
    {"expansions": [], "set": drafted()},
    {"expansions": ["nobles"], "set": drafted()},
    {"set": []},
    {"set": drafted()[1:]},
    {"set": [*drafted(), "statue"]},
    {"set": [*drafted()[1:], "statue"]},
    {"set": replaced("wharf", "castle")},
    {"set": replaced("wharf", "small_indigo_plant")},
    {"set": replaced("wharf", "harbor")},
    {"set": replaced("small_market", "hacienda")},
    {"set": replaced("small_market", "forest_house")},
    {"set": replaced("factory", "villa")},
    {"expansions": BOTH, "set": replaced("factory", "villa")},
    {"set": "small_market"},
    {"set": None},
    {"set": {"small_market": 2}},
    {"set": replaced("construction_hut", "forest_house"), "edition": "classic"},
    {"set": drafted(), "variants": ["random_buildings"]},
    {"expansions": [], "variants": ["random_buildings"]},
    {"expansions": ["nobles"], "variants": ["random_buildings"]},
    {"variants": ["nobles_in_draft"]},
    {"expansions": ["nobles"], "variants": ["nobles_in_draft"]},
    {"expansions": [], "variants": ["nobles_in_draft"]},
    {"expansions": ["buildings", "castles"]},
    {"expansions": "buildings"},
]


@pytest.mark.parametrize("options", WRONG)
def test_options_that_do_not_fit(options: dict[str, Any]) -> None:
    """formats.md 3: other combinations are -32602, and the key is named."""
    with pytest.raises(ConfigError) as caught:
        PR.new({"players": 3, "expansions": ["buildings"], **options}, None, 0)
    key = str(caught.value.params["key"])
    assert any(name in key for name in ("set", "variants", "expansions"))


def test_a_set_in_any_order() -> None:
    """formats.md 3: a list of kinds; its order says nothing about the game."""
    kinds = drafted("library")
    one, other = new(set=kinds), new(set=kinds[::-1])
    assert PR.position(one)["buildings"] == PR.position(other)["buildings"]
    assert legal(one) == legal(other)


def test_the_swap_leaves_the_spaces() -> None:
    """formats.md 3: Factory and University change costs only, not their draft space."""
    state = new(variants=["factory_university_swap"])
    choose(state, "factory")
    refused(state, draft("lighthouse"))
    choose(state, "university")
    assert draft("library") in legal(state)
    choose(state, "library")
    refused(state, draft("harbor"))
