"""Library counts as it stood when the card was taken: ruling 7.33, and 7.32."""

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, give, guests, table
from tests.puertorico.table import build, legal, moves, play, player, refused, sell, take, tile

TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}
GUEST = {"guesthouse": 1, "library": 0}


def test_7_33_a_guest_moved_in_later_does_not_count() -> None:
    """7.33: builder: only - 1."""
    state = table(3, {0: board(9, city=GUEST)}, on_sale=["office"])
    take(state, "builder")
    assert asked(state) == (0, "guesthouse")
    play(state, guests("city:library"), build("office"))
    assert player(state, 0)["doubloons"] == 9 - 4


def test_7_33_a_guest_in_each_phase() -> None:
    """7.33: trader + 1 only, no second settler tile."""
    state = table(3, {0: board(goods={"corn": 1}, city=GUEST)})
    take(state, "trader")
    play(state, guests("city:library"), sell("corn"))
    assert player(state, 0)["doubloons"] == 1
    state = table(3, {0: board(city=GUEST)}, plantations=TILES)
    take(state, "settler")
    play(state, guests("city:library"), PASS, PASS, PASS)
    assert asked(state) == (1, "role")


def test_7_33_it_counts_for_the_next_role() -> None:
    """7.33: moved in during another's role, it is occupied when its owner takes a card."""
    state = table(4, {1: board(city=GUEST)})
    take(state, "trader")
    assert asked(state) == (1, "guesthouse")
    play(state, guests("city:library"))
    take(state, "prospector")
    assert player(state, 1)["doubloons"] == 2


def test_7_32_its_colonist_given_away() -> None:
    """7.32: judged before anything is given to Black market: 5 - 2 - 2 = 1 still to pay."""
    city = {"library": 1, "black_market": 1}
    state = table(3, {0: board(2, city=city)}, on_sale=["office"])
    take(state, "builder")
    assert legal(state) == moves(build("office", give=give(colonist="city:library")), PASS)
    play(state, build("office", give=give(colonist="city:library")))
    assert "city.library.colonists" not in player(state, 0)
    assert "doubloons" not in player(state, 0)


def test_a_guest_for_the_first_library_tile() -> None:
    """formats.md 3: the second tile is a tile placed: its owner is asked for his guest."""
    city = {"library": 1, "guesthouse": 1}
    state = table(3, {0: board(city=city)}, plantations=TILES)
    take(state, "settler")
    play(state, tile("sugar"))
    assert asked(state) == (0, "guesthouse")
    play(state, PASS, PASS, PASS)
    assert asked(state) == (0, "library_tile")
    play(state, tile("corn"))
    assert asked(state) == (0, "guesthouse")
    assert legal(state) == moves(guests("island:corn"), guests("island:sugar"), PASS)
    play(state, guests("island:corn"))
    assert player(state, 0)["island.corn.colonists"] == 1
    refused(state, PASS)
