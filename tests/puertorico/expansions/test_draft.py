"""Choosing the buildings: rules 4.1 and 4.5, rulings 7.2, 7.7 and 7.34, row 70."""

import pytest

from prdesk.core.rng import Dice
from tests.acting import asked
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
from tests.puertorico.expansions.drafting import BOTH, COST, choose, draft, drafts, new, play_draft
from tests.puertorico.table import PR, legal, play, refused


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
    rng = Dice(players)
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
