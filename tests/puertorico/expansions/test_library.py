"""Library: rules 4.2, rulings 7.1, 7.13 and 7.33, rows 85 and 86."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import board, small_wharf, table
from tests.puertorico.table import (
    PASS,
    PR,
    asked,
    bonus,
    build,
    changes,
    happened,
    legal,
    load,
    moves,
    place,
    play,
    player,
    refused,
    role,
    sell,
    ship,
    take,
    tile,
)

OWNER = {"library": 1}
TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}


# --- settler -------------------------------------------------------------------------------


def settler(city: Any, *actions: Any, **partial: Any) -> Any:
    island = partial.pop("island", {})
    state = table(3, {0: board(city=city, island=island)}, **{"plantations": TILES, **partial})
    take(state, "settler")
    play(state, *actions)
    return state


def test_row_86_a_second_tile_after_everybody() -> None:
    """Row 86: after all others, a second face-up tile; not a quarry without hut."""
    state = settler(OWNER, tile("sugar"))
    assert asked(state) == (1, "tile")
    play(state, tile("corn"))
    assert asked(state) == (2, "tile")
    play(state, PASS)
    assert asked(state) == (0, "library_tile")
    assert legal(state) == moves(tile("corn"), tile("coffee"), PASS)
    refused(state, tile("quarry"), "quarry_needs_privilege", "hut_not_occupied")
    play(state, tile("coffee"))
    assert player(state, 0) == {
        "name": "Player 1",
        "city.library.colonists": 1,
        "island.sugar.tiles": 1,
        "island.coffee.tiles": 1,
    }
    assert asked(state) == (1, "role")
    assert PR.position(state)["plantations"]["discard"] == ["corn"]


def test_the_second_tile_may_be_declined() -> None:
    """3.1: optional; and it comes also after the first was declined."""
    state = settler(OWNER, PASS, PASS, PASS)
    assert asked(state) == (0, "library_tile")
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state).keys() == {
        "plantations.face_up",
        "plantations.stack",
        "plantations.discard",
    }


def test_row_86_no_hospice_colonist() -> None:
    """Row 86: none for the second tile."""
    state = settler({**OWNER, "hospice": 1}, tile("sugar"), PASS, PASS)
    assert player(state, 0)["island.sugar.colonists"] == 1
    assert legal(state) == moves(tile("corn"), tile("coffee"), PASS)
    refused(state, tile("corn", colonist=False), "hospice_not_here")
    play(state, tile("corn", colonist=True))
    assert "island.corn.colonists" not in player(state, 0)


def test_a_second_quarry_with_the_hut() -> None:
    """7.1: two quarries only through Library in its second take with an occupied hut."""
    state = settler({**OWNER, "construction_hut": 1}, tile("quarry"), PASS, PASS)
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("coffee"), tile("quarry"), PASS)
    play(state, tile("quarry"))
    assert player(state, 0)["island.quarry.tiles"] == 2
    assert PR.position(state)["quarries"] == 6


@pytest.mark.parametrize("hut", [{}, {"construction_hut": 0}])
def test_no_second_quarry_without(hut: Any) -> None:
    """Row 86: no quarry without (an occupied) hut, taken one before or not."""
    for first in (tile("quarry"), tile("corn"), PASS):
        state = settler({**OWNER, **hut}, first, PASS, PASS)
        assert tile("quarry") not in legal(state)
        refused(state, tile("quarry"))


def test_a_quarry_by_hacienda_and_one_by_library() -> None:
    """7.1 deluxe: by Hacienda and hut one; none at the normal take; one at the Library's."""
    city = {**OWNER, "construction_hut": 1, "hacienda": 1}
    state = settler(city, {"type": "hacienda", "use": True, "quarry": True})
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("coffee"), PASS)
    play(state, tile("corn"), PASS, PASS)
    assert asked(state) == (0, "library_tile")
    assert tile("quarry") in legal(state)


def test_no_second_tile_on_a_full_island() -> None:
    """3.2: twelve spaces."""
    state = settler(OWNER, tile("sugar"), PASS, PASS, island={"corn": 11})
    assert asked(state) == (1, "role")


def test_no_second_tile_when_none_is_left() -> None:
    """4.2: a face-up tile; nothing there, nothing asked."""
    bare = {"face_up": ["corn"], "stack": ["indigo"] * 9, "discard": []}
    state = settler(OWNER, tile("corn"), plantations=bare)
    assert asked(state) == (1, "role")


def test_only_the_library_of_the_chooser() -> None:
    """4.2: every role its owner takes, not those others take."""
    state = table(3, {1: board(city=OWNER)}, plantations=TILES)
    take(state, "settler")
    play(state, PASS, PASS, PASS)
    assert asked(state) == (1, "role")


# --- the other roles -----------------------------------------------------------------------


@pytest.mark.parametrize(("supply", "got"), [(55, 2), (2, 2), (1, 1), (0, 0)])
def test_mayor_two_from_the_supply(supply: int, got: int) -> None:
    """4.2: 2 colonists from the supply, as far as it goes; then the ship."""
    state = table(3, {0: board(city=OWNER)}, colonists={"supply": supply, "ship": 3})
    take(state, "mayor")
    assert player(state, 0)["san_juan.colonists"] == got + 1
    refill = min(3, supply - got)
    assert PR.position(state)["colonists"] == {"supply": supply - got - refill, "ship": refill}


def test_mayor_declined() -> None:
    """4.2: it doubles the privilege; declined, neither comes."""
    state = table(3, {0: board(city=OWNER)})
    assert role("mayor", privilege=False) in legal(state)
    take(state, "mayor", privilege=False)
    assert player(state, 0)["san_juan.colonists"] == 1
    assert PR.position(state)["colonists"] == {"supply": 52, "ship": 3}


def test_left_empty_by_the_mayor_phase() -> None:
    """7.33: its colonist moved away, it is no more occupied at the next card."""
    seat = board(city=OWNER, island={"corn": 9})
    state = table(4, {0: seat}, governor=0)
    take(state, "mayor")
    assert asked(state) == (0, "place")
    play(state, place({"corn": 4}))
    position = PR.position(state)
    position["governor"] = 3
    for card in position["roles"].values():
        card["taken_by"] = None
    position["turn"] = {"decision": "role", "player": 3}
    state = PR.load(position)
    take(state, "trader")
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 1


def test_builder_two_off() -> None:
    """4.2: - 2, quarries and the column limit apart."""
    seat = board(2, city=OWNER, island={"quarry": (1, 1)})
    state = table(3, {0: seat}, on_sale=["office", "small_market", "large_warehouse"])
    take(state, "builder")
    assert legal(state) == moves(build("office"), build("small_market"), PASS)
    refused(state, build("large_warehouse"), "not_enough_doubloons", cost=3)
    play(state, build("office"))
    assert player(state, 0).get("doubloons", 0) == 0


def test_builder_no_refund() -> None:
    """3.4: never below 0."""
    state = table(3, {0: board(2, city=OWNER)}, on_sale=["small_market"])
    take(state, "builder")
    play(state, build("small_market"))
    assert player(state, 0)["doubloons"] == 2


def test_craftsman_two_barrels() -> None:
    """4.2: 2 barrels, the same kind or different ones."""
    seat = board(city={**OWNER, "coffee_roaster": 1}, island={"corn": (1, 1), "coffee": (1, 1)})
    for first, second, goods in [
        ("corn", "corn", {"goods.corn": 3, "goods.coffee": 1}),
        ("corn", "coffee", {"goods.corn": 2, "goods.coffee": 2}),
    ]:
        state = table(3, {0: seat})
        take(state, "craftsman")
        assert legal(state) == moves(bonus("corn"), bonus("coffee"), PASS)
        play(state, bonus(first))
        assert asked(state) == (0, "craftsman_bonus")
        assert legal(state) == moves(bonus("corn"), bonus("coffee"), PASS)
        play(state, bonus(second))
        assert asked(state) == (1, "role")
        mine = player(state, 0)
        assert {k: mine[k] for k in ("goods.corn", "goods.coffee")} == goods


def test_craftsman_a_pass_ends_both() -> None:
    """formats.md 3: with Library once more; a `pass` ends both."""
    seat = board(city=OWNER, island={"corn": (1, 1)})
    state = table(3, {0: seat})
    take(state, "craftsman")
    other = state.copy()
    play(state, PASS)
    assert (asked(state), player(state, 0)["goods.corn"]) == ((1, "role"), 1)
    play(other, bonus("corn"), PASS)
    assert (asked(other), player(other, 0)["goods.corn"]) == ((1, "role"), 2)


def test_craftsman_one_barrel_left() -> None:
    """3.5: if the supply still has it; the second is not asked when nothing is left."""
    seat = board(city=OWNER, island={"corn": (1, 1)})
    state = table(3, {0: seat}, goods={"corn": 2})
    take(state, "craftsman")
    play(state, bonus("corn"))
    assert (asked(state), player(state, 0)["goods.corn"]) == ((1, "role"), 2)


def test_trader_two_more() -> None:
    """4.2: + 2; none without a sale."""
    state = table(3, {0: board(goods={"sugar": 1}, city=OWNER)})
    take(state, "trader")
    other = state.copy()
    play(state, sell("sugar"))
    assert player(state, 0)["doubloons"] == 2 + 2
    play(other, PASS)
    assert "doubloons" not in player(other, 0)


def test_row_85_captain_first_load() -> None:
    """Row 85: first load of 3: 5 VP; the second load without bonus."""
    seat = board(goods={"corn": 3, "indigo": 1}, city=OWNER)
    ships = [ship(4, "corn", 1), ship(5, "indigo", 1), ship(6, "sugar", 1)]
    state = table(3, {0: seat}, ships=ships)
    take(state, "captain")
    events = play(state, load("corn", 4))
    assert player(state, 0)["vp"] == 5 + 1
    assert happened(events, "goods_loaded")[0]["bonus"]["captain"] == 2


def test_captain_with_the_small_wharf_first() -> None:
    """4.2: a mix through the small wharf is a load, and may be the first."""
    state = table(3, {0: board(goods={"corn": 3}, city={**OWNER, "small_wharf": 1})})
    take(state, "captain")
    play(state, small_wharf(corn=3))
    assert player(state, 0)["vp"] == 1 + 2


def test_prospector_two_doubloons() -> None:
    """4.2: 2 doubloons, and those on the card."""
    state = table(4, {0: board(city=OWNER)}, roles={"prospector": {"doubloons": 3}})
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 2 + 3


@pytest.mark.parametrize("city", [{}, {"library": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: the single privilege without."""
    state = table(4, {0: board(city=city)}, kinds=["library"])
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 1


def test_a_noble_on_it() -> None:
    """4.3: a noble does everything a colonist does."""
    state = table(4, {0: board(city={"library": (0, 1)})}, nobles=True)
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 2


def test_every_role_with_three_players() -> None:
    """4.2: each time; `library` may be written at its default, but not false."""
    state = table(3, {0: board(city=OWNER)})
    refused(state, role("trader", library=False), "library_not_here")
    refused(state, role("mayor", library=False), "library_not_here")
    take(state, "trader", library=True)
    assert "library_used" not in PR.position(state)["players"][0]


# --- two players ---------------------------------------------------------------------------


def two(city: Any = None, **partial: Any) -> Any:
    return table(2, {0: board(city=city or OWNER)}, **partial)


def used(state: Any, seat: int = 0) -> bool:
    return PR.position(state)["players"][seat].get("library_used", False) is True


ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector")


def test_7_13_the_owner_chooses_which_role() -> None:
    """7.13, formats.md 3: each role with the Library or without."""
    listed = legal(two())
    for role_id in ROLES:
        assert role(role_id) in listed
        assert role(role_id, library=False) in listed
    assert role("mayor", privilege=False) in listed
    assert {a["role"] for a in listed} == {*ROLES}


def test_7_13_once_per_round() -> None:
    """7.13: used with one role, it does not act with the next; `library` is no choice then."""
    state = two()
    take(state, "prospector")
    assert (player(state, 0)["doubloons"], used(state), used(state, 1)) == (2, True, False)
    take(state, "trader")
    assert asked(state) == (0, "role")
    assert legal(state) == moves(
        *(role(r) for r in ("settler", "mayor", "builder", "craftsman", "captain")),
        role("mayor", privilege=False),
    )
    refused(state, role("builder", library=False), "library_not_here")
    play(state, role("craftsman", library=True))
    assert used(state)


def test_7_13_kept_for_later() -> None:
    """7.13: held back with one role, used with another."""
    state = two()
    take(state, "craftsman", library=False)
    assert not used(state)
    take(state, "trader")
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 2
    assert used(state)


def test_7_13_back_in_the_next_round() -> None:
    """7.13: once per round."""
    state = two(taken={"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "trader": 0})
    position = PR.position(state)
    position["players"][0]["library_used"] = True
    state = PR.load(position)
    assert used(state)
    take(state, "captain")
    assert PR.position(state)["round"] == 2
    assert not used(state)
    take(state, "trader")
    assert role("builder", library=False) in legal(state)


def test_7_13_each_player_his_own() -> None:
    """7.13: a player of whom Library has acted."""
    state = table(2, {0: board(city=OWNER), 1: board()})
    take(state, "prospector")
    refused(state, role("trader", library=False), "library_not_here")


def test_7_13_a_used_library_in_each_phase() -> None:
    """7.13: the privilege is the plain one."""
    position = PR.position(two(plantations={**TILES, "face_up": TILES["face_up"][:3]}))
    position["players"][0]["library_used"] = True
    state = PR.load(position)
    take(state, "settler")
    play(state, PASS, PASS)
    assert asked(state) == (1, "role")
    again = PR.load(position)
    take(again, "prospector")
    assert player(again, 0)["doubloons"] == 1


def test_7_13_unoccupied_there_is_no_choice() -> None:
    """formats.md 3: only an occupied Library."""
    refused(two({"library": 0}), role("trader", library=False), "library_not_here")
    assert legal(two({"library": 0})) == moves(
        *(role(r) for r in ROLES), role("mayor", privilege=False)
    )


@pytest.mark.parametrize("library", [True, False])
def test_7_13_builder(library: bool) -> None:
    """7.13: with it - 2, without it - 1."""
    state = table(2, {0: board(9, city=OWNER)}, on_sale=["office"])
    take(state, "builder", library=library)
    play(state, build("office"))
    assert player(state, 0)["doubloons"] == 9 - 5 + (2 if library else 1)


def test_7_13_the_position_keeps_it() -> None:
    """formats.md 3: written and read back, in every view."""
    state = two()
    take(state, "prospector")
    again = PR.load(PR.position(state))
    assert PR.position(again) == PR.position(state)
    assert used(again)
    assert PR.position(state, 1)["players"][0]["library_used"] is True
