"""Guesthouse, asked after a tile or a building was placed: formats.md section 3, rules 4.2."""

from typing import Any

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import BUY, board, forest, guests, sell_tile, table
from tests.puertorico.table import PR, build, hacienda, legal, moves, play, player, take, tile

TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}
IDLE = {"guesthouse": 1, "office": 0}


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
    assert asked(state) == (0, "tile")
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
    assert asked(roomy) == (0, "guesthouse")
    assert legal(roomy) == moves(guests("island:corn"), PASS)


def test_a_building_just_occupied_may_work_in_this_phase() -> None:
    """7.32, 4.2: the Church judged before; moved in after, it pays with the next building."""
    state = builder(board(9, city={"guesthouse": 1}), "church")
    play(state, build("church"), guests("city:church"))
    assert player(state, 0)["city.church.colonists"] == 1
    assert PR.position(state)["players"][0]["vp"] == 0
