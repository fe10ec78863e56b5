"""Guesthouse, when its owner is asked: formats.md section 3, rules 4.2."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import BUY, board, forest, guests, sell_tile, table
from tests.puertorico.table import (
    PASS,
    PR,
    asked,
    bonus,
    build,
    hacienda,
    legal,
    load,
    moves,
    play,
    player,
    refused,
    sell,
    ship,
    take,
    tile,
)

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


# --- after a tile ----------------------------------------------------------------------------


def settler(seat: Any, *actions: Any, **partial: Any) -> Any:
    state = table(3, {0: seat}, **{"kinds": ["guesthouse"], "plantations": TILES, **partial})
    take(state, "settler")
    play(state, *actions)
    return state


def test_after_the_own_tile() -> None:
    """formats.md 3: right after he has placed a tile with an empty circle."""
    state = settler(board(city={"guesthouse": 1}), tile("coffee"))
    assert asked(state) == (0, "guesthouse")
    assert legal(state) == moves(guests("island:coffee"), PASS)
    play(state, guests("island:coffee"))
    assert player(state, 0)["island.coffee.colonists"] == 1
    assert asked(state) == (1, "tile")


def test_after_the_own_tile_to_any_circle() -> None:
    """4.2: at that moment any empty circle will do."""
    state = settler(board(city=IDLE), PASS, tile("quarry"))
    assert legal(state) == moves(guests("city:office"), guests("island:quarry"), PASS)
    play(state, PASS)
    assert asked(state) == (1, "tile")


def test_not_after_a_pass_or_anothers_tile() -> None:
    """formats.md 3: after he has placed."""
    state = settler(board(city=IDLE), PASS, PASS)
    assert asked(state) == (1, "tile")
    play(state, tile("corn"))
    assert asked(state) == (2, "tile")


def test_not_after_a_forest() -> None:
    """formats.md 3: with an empty circle: a forest has none."""
    city = {**IDLE, "forest_house": 1}
    state = settler(board(city=city), PASS, tile("coffee", forest=True))
    assert asked(state) == (1, "tile")


def test_after_the_hacienda_tile() -> None:
    """formats.md 3: the drawn tile is a tile placed, too; then the normal action."""
    state = settler(board(city={"guesthouse": 1, "hacienda": 1}), hacienda(True))
    assert asked(state) == (0, "guesthouse")
    play(state, guests("island:indigo"))
    assert asked(state) == (0, "tile")
    play(state, tile("coffee"))
    assert asked(state) == (1, "tile")


def test_both_tiles_and_two_guests() -> None:
    """formats.md 3: after each of the tiles."""
    state = settler(board(city={"guesthouse": 2, "hacienda": 1}), hacienda(True))
    play(state, guests("island:indigo"))
    if state.decision == "guesthouse":
        play(state, PASS)
    play(state, tile("coffee"))
    assert asked(state) == (0, "guesthouse")
    assert legal(state) == moves(guests("island:coffee"), PASS)


def test_the_hut_occupied_between_the_two_tiles() -> None:
    """4.2: a function made active in the middle of the phase: Construction hut."""
    seat = board(city={"guesthouse": 1, "hacienda": 1, "construction_hut": 0})
    state = table(3, {1: seat}, plantations=TILES)
    take(state, "settler")
    assert asked(state) == (1, "guesthouse")
    play(state, PASS, PASS)
    assert asked(state) == (1, "hacienda")
    play(state, hacienda(True))
    assert asked(state) == (1, "guesthouse")
    play(state, guests("city:construction_hut"))
    assert asked(state) == (1, "tile")
    assert tile("quarry") in legal(state)


def test_the_forest_house_occupied_between_the_two_tiles() -> None:
    """4.2: the drawn tile can be no forest any more, the next one can."""
    seat = board(city={"guesthouse": 1, "hacienda": 1, "forest_house": 0})
    state = settler(seat, PASS, hacienda(True))
    assert asked(state) == (0, "guesthouse")
    play(state, guests("city:forest_house"))
    assert tile("coffee", forest=True) in legal(state)
    assert player(state, 0)["island.indigo.tiles"] == 1


def test_a_drawn_forest_is_no_moment() -> None:
    """formats.md 3: with an empty circle."""
    seat = board(city={"guesthouse": 1, "hacienda": 1, "forest_house": 1, "office": 0})
    state = settler(seat, PASS, hacienda(True), forest("hacienda_forest", True))
    assert asked(state) == (0, "tile")


def test_the_lodge_occupied_after_the_tile() -> None:
    """4.2, 4.4: moved to the Hunting lodge after his tile, the guest works at its end."""
    seat = board(city={"guesthouse": 1, "hunting_lodge": 0}, island={"corn": (1, 1)})
    state = settler(seat, PASS, tile("coffee"), nobles=True)
    assert asked(state) == (0, "guesthouse")
    play(state, guests("city:hunting_lodge"), PASS, PASS)
    assert asked(state) == (0, "hunting_lodge")


def test_the_tile_of_the_land_office() -> None:
    """formats.md 3: a bought tile is a tile placed."""
    seat = board(1, city={"guesthouse": 1, "land_office": 1})
    state = table(3, {0: seat}, nobles=True, plantations=TILES)
    take(state, "trader")
    assert asked(state) == (0, "land_office")
    play(state, BUY)
    assert asked(state) == (0, "guesthouse")
    play(state, guests("island:indigo"))
    assert player(state, 0)["island.indigo.colonists"] == 1
    assert asked(state) == (1, "role")


def test_the_land_office_just_occupied() -> None:
    """4.4: a noble guest moved in sells a tile."""
    seat = board(city={"guesthouse": (0, 1), "land_office": 0}, island={"corn": (1, 1)})
    state = table(3, {0: seat}, nobles=True)
    take(state, "trader")
    play(state, guests("city:land_office:noble"))
    assert asked(state) == (0, "land_office")
    assert legal(state) == moves(sell_tile("corn"), PASS)


# --- after a building ------------------------------------------------------------------------


def builder(seat: Any, *on_sale: str, **partial: Any) -> Any:
    state = table(3, {0: seat}, kinds=["guesthouse", *on_sale], on_sale=on_sale, **partial)
    take(state, "builder")
    return state


def test_after_the_own_building() -> None:
    """formats.md 3: right after he has placed a building with an empty circle."""
    state = builder(board(9, city={"guesthouse": 2}), "sugar_mill")
    play(state, build("sugar_mill"))
    assert asked(state) == (0, "guesthouse")
    assert legal(state) == moves(
        guests("city:sugar_mill"), guests("city:sugar_mill", "city:sugar_mill"), PASS
    )
    play(state, guests("city:sugar_mill", "city:sugar_mill"))
    assert player(state, 0)["city.sugar_mill.colonists"] == 2
    assert asked(state) == (1, "role")


def test_not_after_the_statue() -> None:
    """formats.md 3: the Statue has no circle."""
    state = builder(board(9, city=IDLE), "statue")
    play(state, PASS, build("statue"))
    assert asked(state) == (1, "role")


def test_not_when_the_university_filled_the_circle() -> None:
    """formats.md 3: with an empty circle; a second circle is one."""
    city = {"guesthouse": 1, "university": 1}
    state = builder(board(9, city=city), "small_market", "coffee_roaster")
    one, other, third = state.copy(), state.copy(), state.copy()
    play(one, build("small_market"))
    assert asked(one) == (1, "role")
    play(other, build("small_market", colonist=False))
    assert asked(other) == (0, "guesthouse")
    play(third, build("coffee_roaster"))
    assert asked(third) == (0, "guesthouse")
    assert legal(third) == moves(guests("city:coffee_roaster"), PASS)


def test_the_guesthouse_itself_just_built() -> None:
    """4.2: empty, it has no guest to move."""
    state = builder(board(9, island={"corn": 1}), "guesthouse")
    play(state, build("guesthouse"))
    assert asked(state) == (1, "role")


def test_the_guesthouse_built_with_university() -> None:
    """4.2: its colonist is a guest at once, but there is nowhere to go, or there is."""
    city = {"university": 1}
    state = builder(board(9, city=city), "guesthouse")
    play(state, build("guesthouse"))
    assert asked(state) == (1, "role")
    assert player(state, 0)["city.guesthouse.colonists"] == 1
    roomy = builder(board(9, city=city, island={"corn": 1}), "guesthouse")
    play(roomy, build("guesthouse"))
    if roomy.decision == "guesthouse":
        assert legal(roomy) == moves(guests("island:corn"), PASS)


def test_a_building_just_occupied_may_work_in_this_phase() -> None:
    """7.32, 4.2: the Church judged before; moved in after, it pays with the next building."""
    state = builder(board(9, city={"guesthouse": 1}), "church")
    play(state, build("church"), guests("city:church"))
    assert player(state, 0)["city.church.colonists"] == 1
    assert PR.position(state)["players"][0]["vp"] == 0


# --- not at other moments ----------------------------------------------------------------------


def test_not_after_other_actions() -> None:
    """formats.md 3: no question after the bonus, a sale, a load."""
    seat = board(goods={"corn": 1}, city=IDLE, island={"corn": (1, 1)})
    state = table(4, {0: seat, 1: board(goods={"coffee": 1})})
    take(state, "craftsman")
    play(state, PASS)
    assert asked(state) == (0, "craftsman_bonus")
    play(state, bonus("corn"))
    assert asked(state) == (1, "role")
    take(state, "trader")
    assert asked(state) == (0, "guesthouse")
    play(state, PASS, PASS)
    assert asked(state) == (0, "sell")
    play(state, sell("corn"))
    assert asked(state) == (2, "role")
    take(state, "captain")
    play(state, PASS)
    while state.decision == "load":
        play(state, load(legal(state)[0]["good"], legal(state)[0]["ship"]))
    assert state.decision != "guesthouse"


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
