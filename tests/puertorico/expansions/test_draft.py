"""Choosing the buildings: rules 4.1 and 4.5, rulings 7.2, 7.7 and 7.34, row 70."""

from collections.abc import Iterator
from typing import Any

import pytest

from prdesk.core.rng import Rng
from tests.puertorico.components import (
    DRAFT,
    NEW_LARGE,
    NOBLE_KINDS,
    NOBLES_DRAFT,
    PRODUCTION,
    SETUP,
    SPACES,
    copies,
    drafted,
)
from tests.puertorico.table import PR, asked, legal, malformed, moves, play, refused

BOTH = ["buildings", "nobles"]
COST = {b: cost for cost, kinds in NOBLES_DRAFT.items() for b in kinds}


def new(players: int = 3, expansions: list[str] | None = None, seed: int = 0, **keys: Any) -> Any:
    options = {"players": players, "expansions": expansions or ["buildings"], **keys}
    return PR.new(options, None, seed)


def draft(building: str) -> dict[str, str]:
    return {"type": "draft", "building": building}


def drafts(*kinds: str) -> list[Any]:
    return moves(*(draft(kind) for kind in kinds))


def choose(state: Any, *kinds: str) -> None:
    play(state, *(draft(kind) for kind in kinds))


def play_draft(state: Any, seed: int) -> list[str]:
    """Draft at random to the end; what was chosen."""
    rng = Rng(seed)
    chosen = []
    while state.decision == "draft":
        actions = legal(state)
        action = actions[rng.below(len(actions))]
        chosen.append(action["building"])
        play(state, action)
    return chosen


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_choice(players: int) -> None:
    """4.1: the starting player chooses among all 31 kinds."""
    state = new(players)
    assert asked(state) == (0, "draft")
    assert legal(state) == drafts(*(b for kinds in DRAFT.values() for b in kinds))
    assert len(legal(state)) == 31


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_lies_out(players: int) -> None:
    """formats.md 3: round 1, tiles and ships as in the base game; production kinds only."""
    setup = SETUP[players]
    position = PR.position(new(players))
    assert (position["round"], position["governor"]) == (1, 0)
    assert position["turn"] == {"decision": "draft", "player": 0}
    assert len(position["plantations"]["face_up"]) == players + 1
    assert [s["capacity"] for s in position["ships"]] == setup["ships"]
    assert position["colonists"] == {"supply": setup["supply"], "ship": setup["ship"]}
    assert position["buildings"] == {b: copies(b, players) for b in PRODUCTION}
    base = PR.position(PR.new({"players": players}, None, 0))
    assert position["players"] == base["players"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seventeen_choices_in_turn_order(players: int) -> None:
    """4.1: starting player, then clockwise, until 12 small and 5 large spaces are filled."""
    state = new(players)
    order = []
    chosen = []
    rng = Rng(players)
    while state.decision == "draft":
        order.append(state.player)
        actions = legal(state)
        action = actions[rng.below(len(actions))]
        chosen.append(action["building"])
        play(state, action)
    assert order == [i % players for i in range(17)]
    assert asked(state) == (0, "role")
    by_cost = {cost: sum(COST[b] == cost for b in chosen) for cost in SPACES}
    assert by_cost == SPACES
    assert PR.position(state)["round"] == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copies(players: int) -> None:
    """4.1: small kinds come with both copies, with two players with one; large ones with one."""
    state = new(players)
    chosen = play_draft(state, 5)
    buildings = PR.position(state)["buildings"]
    assert buildings == {b: copies(b, players) for b in [*PRODUCTION, *chosen]}
    small = [b for b in chosen if COST[b] < 10]
    assert len(small) == 12
    assert {buildings[b] for b in small} == {1 if players == 2 else 2}


def test_what_is_drafted_lies_out_at_once() -> None:
    """formats.md 3: `buildings` holds the production kinds and what is drafted so far."""
    state = new()
    choose(state, "library", "statue")
    expected = {b: copies(b, 3) for b in PRODUCTION} | {"library": 2, "statue": 1}
    assert PR.position(state)["buildings"] == expected
    assert asked(state) == (2, "draft")


def test_a_full_cost_is_closed() -> None:
    """4.1: one space at cost 1: one kind of two."""
    state = new()
    choose(state, "aqueduct")
    others = [b for cost, kinds in DRAFT.items() if cost > 1 for b in kinds]
    assert legal(state) == drafts(*others)
    refused(state, draft("small_market"))
    refused(state, draft("aqueduct"))


@pytest.mark.parametrize("cost", [2, 5, 8])
def test_two_of_four(cost: int) -> None:
    """4.1: costs 2, 5 and 8: two of four."""
    first, second, third, fourth = DRAFT[cost]
    state = new()
    choose(state, first)
    assert draft(third) in legal(state)
    choose(state, third)
    refused(state, draft(second))
    refused(state, draft(fourth))


def test_five_of_seven_large_ones() -> None:
    """4.1: five large spaces for seven kinds."""
    state = new()
    choose(state, *NEW_LARGE, "residence", "fortress")
    assert draft("city_hall") in legal(state)
    choose(state, "city_hall")
    refused(state, draft("guild_hall"))
    refused(state, draft("customs_house"))


def test_row_70_black_market_and_hacienda() -> None:
    """Row 70: construction hut and forest house are out."""
    state = new()
    choose(state, "black_market", "hacienda")
    refused(state, draft("construction_hut"))
    refused(state, draft("forest_house"))
    left = [b for cost, kinds in DRAFT.items() if cost != 2 for b in kinds]
    assert legal(state) == drafts(*left)


def test_production_buildings_are_not_drafted() -> None:
    """4.1: all six production kinds are set out as usual."""
    state = new()
    for kind in PRODUCTION:
        refused(state, draft(kind))


def test_7_2_deluxe_allows_hacienda_and_forest_house() -> None:
    """7.2: allowed together."""
    state = new(edition="deluxe")
    choose(state, "hacienda")
    assert draft("forest_house") in legal(state)
    choose(state, "forest_house")
    assert {"hacienda", "forest_house"} <= PR.position(state)["buildings"].keys()


@pytest.mark.parametrize(
    ("one", "other"), [("hacienda", "forest_house"), ("forest_house", "hacienda")]
)
def test_7_2_classic_excludes_the_pair(one: str, other: str) -> None:
    """7.2: choosing one removes the other; the next choice comes from the remaining kinds."""
    state = new(edition="classic")
    choose(state, one)
    refused(state, draft(other))
    cheap = [b for b in DRAFT[2] if b not in (one, other)]
    left = [b for cost, kinds in DRAFT.items() if cost != 2 for b in kinds]
    assert legal(state) == drafts(*cheap, *left)
    choose(state, "black_market")
    assert legal(state) == drafts(*left)


def test_classic_without_the_pair() -> None:
    """7.2: hut and Black market leave no space for either."""
    state = new(edition="classic")
    choose(state, "construction_hut")
    assert {b["building"] for b in legal(state)} & {*DRAFT[2]} == {
        "hacienda",
        "forest_house",
        "black_market",
    }


# --- with Nobles ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_7_7_nobles_kinds_are_added(players: int) -> None:
    """7.7: all 8 kinds beside the drafted ones, from the start of the draft."""
    state = new(players, BOTH)
    fixed = {b: copies(b, players) for b in [*PRODUCTION, *NOBLE_KINDS]}
    assert PR.position(state)["buildings"] == fixed
    assert len(legal(state)) == 31
    refused(state, draft("villa"))
    refused(state, draft("royal_garden"))
    chosen = play_draft(state, 1)
    assert PR.position(state)["buildings"] == fixed | {b: copies(b, players) for b in chosen}


@pytest.mark.parametrize("players", [2, 3])
def test_7_34_copies_of_nobles_kinds(players: int) -> None:
    """2.5, 7.34: two players: 1 of each beige, 2 Jewelers, 1 Royal garden."""
    buildings = PR.position(new(players, ["nobles"]))["buildings"]
    beige = 1 if players == 2 else 2
    assert {b: buildings[b] for b in NOBLE_KINDS} == {
        "land_office": beige,
        "chapel": beige,
        "hunting_lodge": beige,
        "zoning_office": beige,
        "royal_supplier": beige,
        "villa": beige,
        "jeweler": 2,
        "royal_garden": 1,
    }


def test_nobles_alone_has_no_draft() -> None:
    """4.3: the base kinds and the 8 of the expansion."""
    state = new(4, ["nobles"])
    assert asked(state) == (0, "role")
    kinds = [*PRODUCTION, *drafted(), *NOBLE_KINDS]
    assert PR.position(state)["buildings"] == {b: copies(b, 4) for b in kinds}


def test_nobles_in_the_draft() -> None:
    """7.7: the variant mixes them into the 12 + 5 spaces; each competes at its cost."""
    state = new(3, BOTH, variants=["nobles_in_draft"])
    assert PR.position(state)["buildings"] == {b: copies(b, 3) for b in PRODUCTION}
    assert legal(state) == drafts(*(b for kinds in NOBLES_DRAFT.values() for b in kinds))
    assert len(legal(state)) == 39
    choose(state, "villa", "chapel")
    for kind in ("factory", "lighthouse", "small_warehouse", "storehouse", "villa"):
        refused(state, draft(kind))
    choose(state, "land_office", "royal_garden", "jeweler")
    buildings = PR.position(state)["buildings"]
    assert {b: buildings[b] for b in buildings.keys() - PRODUCTION.keys()} == {
        "villa": 2,
        "chapel": 2,
        "land_office": 2,
        "royal_garden": 1,
        "jeweler": 2,
    }
    choose(state, "hacienda")
    refused(state, draft("forest_house"))


def test_nobles_in_the_draft_end_after_seventeen() -> None:
    """7.7: 12 + 5 spaces; the rest leaves the game."""
    state = new(2, BOTH, variants=["nobles_in_draft"])
    chosen = play_draft(state, 3)
    assert len(chosen) == 17
    assert PR.position(state)["buildings"] == {b: copies(b, 2) for b in [*PRODUCTION, *chosen]}
    assert PR.position(state)["nobles"] == {"supply": 19, "ship": 1}


# --- random buildings and a set ------------------------------------------------------------


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
    from prdesk.core.errors import ConfigError

    with pytest.raises(ConfigError) as caught:
        PR.new({"players": 3, "expansions": ["buildings"], **options}, None, 0)
    key = caught.value.params["key"]
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


# --- positions -----------------------------------------------------------------------------


def at_draft(player: int | None, *kinds: str, governor: int = 0, **more: Any) -> dict[str, Any]:
    return {
        "game": "puertorico",
        "options": {"players": 3, "expansions": ["buildings"]},
        "governor": governor,
        "turn": {"decision": "draft", "player": player},
        "buildings": {b: copies(b, 3) for b in kinds},
        **more,
    }


def test_a_position_written_by_hand() -> None:
    """formats.md 3: it may stand at `draft`."""
    state = PR.load(at_draft(2, "hacienda", "statue"))
    assert asked(state) == (2, "draft")
    choose(state, "black_market")
    assert asked(state) == (0, "draft")
    refused(state, draft("construction_hut"))
    chosen = play_draft(state, 0)
    assert len(chosen) == 14
    assert asked(state) == (0, "role")


def test_a_position_at_the_beginning_of_the_draft() -> None:
    """formats.md 3 and 5: what is left out is as after `new`."""
    state = PR.load(at_draft(0))
    assert PR.position(state) == PR.position(new())


@pytest.mark.parametrize("position", [at_draft(0, "hacienda"), at_draft(3), at_draft(None)])
def test_a_turn_that_cannot_be(position: dict[str, Any]) -> None:
    """formats.md 5: a `turn.player` whose turn it cannot be."""
    from tests.puertorico.table import unloadable

    unloadable(position, "player")


NOT_AT_DRAFT: list[dict[str, Any]] = [
    at_draft(2, "small_market", "aqueduct"),
    at_draft(2, *drafted()),
    at_draft(0, "villa"),
    at_draft(0, options={"players": 3}),
    at_draft(0, options={"players": 3, "expansions": ["nobles"]}),
    at_draft(0, options={"players": 3, "expansions": ["buildings"], "set": drafted()}),
]


@pytest.mark.parametrize("position", NOT_AT_DRAFT)
def test_a_draft_that_cannot_be(position: dict[str, Any]) -> None:
    """formats.md 5: `load` refuses what cannot lie on a table."""
    from tests.puertorico.table import unloadable

    unloadable(position, "")


def walk(state: Any) -> Iterator[Any]:
    rng = Rng(11)
    while state.decision == "draft":
        yield state
        actions = legal(state)
        play(state, actions[rng.below(len(actions))])
    yield state


@pytest.mark.parametrize("variants", [[], ["nobles_in_draft"]])
def test_round_trip_at_every_choice(variants: list[str]) -> None:
    """formats.md 3: load(position()) is the same, and goes on the same."""
    for state in walk(new(4, BOTH, 3, variants=variants)):
        position = PR.position(state)
        again = PR.load(position, 99)
        assert PR.position(again) == position
        assert PR.legal(again) == PR.legal(state)
        assert PR.position(PR.load(position, 0, True)) == position


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = new()
    malformed(state, {"type": "draft"}, "building")
    malformed(state, draft("castle"), "building")
    malformed(state, {"type": "draft", "building": 3}, "building")
    malformed(state, {**draft("wharf"), "free": True}, "free")


def test_nothing_else_at_the_draft() -> None:
    """formats.md 3: only `draft` is asked."""
    state = new()
    refused(state, {"type": "pass"}, "wrong_decision")
    refused(state, {"type": "role", "role": "mayor"}, "wrong_decision")
    choose(state, "library")
    play_draft(state, 2)
    refused(state, draft("wharf"), "wrong_decision")
