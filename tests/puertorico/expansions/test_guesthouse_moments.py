"""Guesthouse, when its owner is asked: formats.md section 3, rules 4.2."""

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, guests, table
from tests.puertorico.table import PR, bonus, build, load, play, player, refused, sell, ship, take

TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}
IDLE = {"guesthouse": 1, "office": 0}


@pytest.mark.parametrize("role_id", ["settler", "builder", "craftsman", "trader", "captain"])
def test_after_the_role_is_taken_before_it_is_carried_out(role_id: str) -> None:
    """formats.md 3: the card's doubloons are taken, nothing else has happened yet."""
    seat = board(goods={"corn": 1}, city=IDLE, island={"corn": (1, 1)})
    state = table(3, {0: seat}, roles={role_id: {"doubloons": 2}})
    before = PR.position(state)
    take(state, role_id)
    assert asked(state) == (0, "guesthouse")
    assert player(state, 0)["doubloons"] == 2
    after = PR.position(state)
    for key in ("goods", "plantations", "ships", "trading_house", "buildings", "colonists"):
        assert after[key] == before[key]
    assert after["players"][0]["goods"] == before["players"][0]["goods"]


@pytest.mark.parametrize("role_id", ["mayor", "prospector"])
def test_not_with_mayor_or_prospector(role_id: str) -> None:
    """formats.md 3: a role other than mayor or prospector."""
    seat = board(city={"guesthouse": 2, "office": 0})
    state = table(4, {1: seat}, colonists={"supply": 50, "ship": 0})
    take(state, role_id)
    assert state.decision != "guesthouse"


def test_every_owner_in_turn_order_from_the_chooser() -> None:
    """formats.md 3: all are asked before the role is carried out."""
    seat = board(city=IDLE)
    state = table(4, {0: seat, 2: seat}, governor=2, kinds=["guesthouse"])
    take(state, "craftsman")
    assert asked(state) == (2, "guesthouse")
    play(state, PASS)
    assert asked(state) == (0, "guesthouse")
    play(state, guests("city:office"))
    assert asked(state) == (3, "role")


def test_again_at_the_next_role() -> None:
    """formats.md 3: a pass closes it until the next such moment."""
    state = table(4, {0: board(city=IDLE)})
    for role_id in ("trader", "craftsman"):
        take(state, role_id)
        assert asked(state) == (0, "guesthouse")
        play(state, PASS)


def test_the_role_is_then_carried_out_with_the_guest() -> None:
    """4.2: where they work at once: on a plantation and in the plant."""
    seat = board(city={"guesthouse": 2, "coffee_roaster": 0}, island={"coffee": 1})
    state = table(3, {1: seat})
    take(state, "craftsman")
    play(state, guests("city:coffee_roaster", "island:coffee"))
    assert player(state, 1)["goods.coffee"] == 1


def test_they_stay() -> None:
    """4.2: until the next mayor phase."""
    seat = board(city={"guesthouse": 1}, island={"corn": 1})
    state = table(4, {1: seat})
    take(state, "craftsman")
    play(state, guests("island:corn"))
    take(state, "trader")
    play(state, PASS)
    assert asked(state) == (2, "role")
    assert player(state, 1)["island.corn.colonists"] == 1


def test_trader_with_a_market_just_occupied() -> None:
    """4.2: Large market works at once."""
    seat = board(goods={"corn": 1}, city={"guesthouse": 1, "large_market": 0})
    state = table(3, {0: seat})
    take(state, "trader")
    play(state, guests("city:large_market"), sell("corn"))
    assert player(state, 0)["doubloons"] == 1 + 2


def test_a_guest_makes_a_sale_possible() -> None:
    """4.2: a full house, and the Trading post just occupied."""
    seat = board(goods={"corn": 1, "coffee": 1}, city={"guesthouse": 1, "trading_post": 0})
    state = table(3, {1: seat}, trading_house=["corn", "indigo", "sugar", "tobacco"])
    take(state, "trader")
    assert asked(state) == (1, "guesthouse")
    play(state, guests("city:trading_post"))
    assert asked(state) == (1, "sell")


def test_builder_with_a_quarry_just_occupied() -> None:
    """4.2: one more quarry."""
    seat = board(3, city={"guesthouse": 1}, island={"quarry": (2, 1)})
    state = table(3, {0: seat}, on_sale=["large_warehouse"])
    take(state, "builder")
    assert asked(state) == (0, "guesthouse")
    play(state, guests("island:quarry"), build("large_warehouse"))
    assert "doubloons" not in player(state, 0)


def test_captain_with_harbor_just_occupied() -> None:
    """4.2: before any load."""
    seat = board(goods={"corn": 1}, city={"guesthouse": 1, "harbor": 0})
    state = table(3, {2: seat}, ships=[ship(4, "corn", 1), ship(5, "sugar", 1), ship(6)])
    take(state, "captain")
    play(state, guests("city:harbor"))
    assert player(state, 2)["vp"] == 2


def test_union_hall_just_occupied() -> None:
    """7.21: union hall acts at the start of the phase, after the guests."""
    seat = board(goods={"corn": 2}, city={"guesthouse": 1, "union_hall": 0})
    busy = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]
    state = table(3, {1: seat}, ships=busy)
    take(state, "captain")
    assert PR.position(state)["players"][1]["vp"] == 0
    play(state, guests("city:union_hall"))
    assert PR.position(state)["players"][1]["vp"] == 1


def test_hacienda_just_occupied() -> None:
    """4.2: settler: the Hacienda is asked because of the guest."""
    state = table(3, {0: board(city={"guesthouse": 1, "hacienda": 0})}, plantations=TILES)
    take(state, "settler")
    other = state.copy()
    play(state, guests("city:hacienda"))
    assert asked(state) == (0, "hacienda")
    play(other, PASS)
    assert asked(other) == (0, "tile")


# --- not at other moments ----------------------------------------------------------------------


def test_not_after_other_actions() -> None:
    """formats.md 3: no question after the bonus, a sale or a load."""
    seat = board(goods={"coffee": 1}, city=IDLE, island={"corn": (1, 1)})
    state = table(4, {0: seat}, governor=0)
    take(state, "craftsman")
    play(state, PASS, bonus("corn"))
    assert asked(state) == (1, "role")
    take(state, "trader")
    play(state, PASS, sell("coffee"))
    assert asked(state) == (2, "role")
    take(state, "captain")
    assert asked(state) == (0, "guesthouse")
    play(state, PASS)
    assert asked(state) == (0, "load")
    play(state, load("corn", 5))
    assert asked(state) == (3, "role")


def test_refused_elsewhere() -> None:
    """formats.md 3: an answer to a question that is not asked."""
    state = table(3, {0: board(goods={"corn": 1}, city={**IDLE, "guesthouse": 2})})
    refused(state, guests("city:office"), "wrong_decision")
    take(state, "trader")
    play(state, PASS)
    refused(state, guests("city:office"), "wrong_decision")


def test_the_card_may_not_be_given_back() -> None:
    """formats.md 3: between card and phase only this question is asked."""
    state = table(3, {0: board(goods={"corn": 1}, city=IDLE)})
    take(state, "trader")
    refused(state, sell("corn"), "wrong_decision", needed="guesthouse")
