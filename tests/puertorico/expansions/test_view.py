"""What a seat sees with the expansions: formats.md sections 3 and 5."""

from typing import Any

import pytest

from tests.acting import PASS
from tests.puertorico.expansions.words import board, forest, table, take_piece
from tests.puertorico.table import PR, hacienda, pass_while, play, take, tile

TILES = {"face_up": ["corn"] * 4, "stack": ["indigo", *["corn"] * 9], "discard": []}
OWNER = board(
    vp=4, city={"hacienda": 1, "forest_house": 1, "royal_garden": (0, 1)}, san_juan=(1, 2)
)


def at(*actions: Any, **partial: Any) -> Any:
    state = table(3, {0: OWNER}, nobles=True, **{"plantations": TILES, **partial})
    take(state, "settler")
    play(state, *actions)
    return state


def masked(position: Any, seat: int) -> Any:
    """The position with what no seat but the owner may see taken out, by formats.md 3."""
    position["rng"] = None
    position["plantations"]["stack"] = [None] * len(position["plantations"]["stack"])
    for i, player in enumerate(position["players"]):
        if i != seat:
            player["vp"] = None
    return position


@pytest.mark.parametrize("seat", range(3))
def test_nobles_colonists_and_buildings_are_open(seat: int) -> None:
    """1.3: only points and the order of the tiles are hidden."""
    state = table(3, {0: OWNER, 1: board(vp=2, san_juan=(0, 3))}, nobles=True)
    assert PR.position(state, seat) == masked(PR.position(state), seat)


@pytest.mark.parametrize("seat", range(3))
def test_the_drawn_tile(seat: int) -> None:
    """formats.md 3: null in the views of others."""
    state = at(hacienda(True))
    expected = masked(PR.position(state), seat)
    if seat != 0:
        expected["turn"]["drawn"] = None
    assert PR.position(state, seat) == expected


@pytest.mark.parametrize("seat", range(3))
def test_the_score(seat: int) -> None:
    """formats.md 5: what depends on hidden chips is null; nobles and garden are open."""
    state = table(3, {0: OWNER}, nobles=True)
    seen = PR.score(state, seat)[0]
    hidden = seat != 0
    assert seen == {
        "vp": None if hidden else 4,
        "buildings": 1 + 1 + 4,
        "bonus": {"royal_garden": 3},
        "nobles": 3,
        "total": None if hidden else 4 + 6 + 3 + 3,
        "tiebreak": 0,
    }


def test_a_forest_discarded_is_seen_by_all() -> None:
    """formats.md 3: it goes to the discard pile as its kind."""
    state = at(hacienda(True), forest("hacienda_forest", True))
    assert not any(kinds(PR.position(state, 1)).values())
    assert kinds(PR.position(state, 0)) == {"indigo": 1}


def kinds(position: Any, seat: int = 0) -> dict[str, int]:
    square = position["players"][seat]["island"]["forest"]
    return {k: n for k, n in (square.get("kinds") or {}).items() if n}


def test_kinds_of_both_sorts() -> None:
    """formats.md 3: of the row known to all, of the pile to the owner."""
    state = at(hacienda(True), forest("hacienda_forest", True), tile("corn", forest=True))
    assert kinds(PR.position(state)) == kinds(PR.position(state, 0)) == {"indigo": 1, "corn": 1}
    for other in (1, 2):
        assert kinds(PR.position(state, other)) == {"corn": 1}
        assert PR.position(state, other)["players"][0]["island"]["forest"]["tiles"] == 2


def test_hide_draws_the_secret_forest_anew() -> None:
    """Brief: what the seat cannot know is drawn anew: the pile and the forests of the pile."""
    tiles = {"face_up": ["corn"] * 4, "stack": ["indigo", *["sugar", "coffee"] * 6], "discard": []}
    state = at(hacienda(True), forest("hacienda_forest", True), plantations=tiles)
    found = set()
    for salt in range(12):
        other = PR.hide(state, 1, salt)
        assert PR.position(other, 1) == PR.position(state, 1)
        found.add(tuple(kinds(PR.position(other))))
        everything = [*PR.position(other)["plantations"]["stack"], *kinds(PR.position(other))]
        assert sorted(everything) == sorted(tiles["stack"])
    assert len(found) > 1
    assert kinds(PR.position(PR.hide(state, 0, 3))) == {"indigo": 1}


def test_hide_draws_the_drawn_tile_anew() -> None:
    """formats.md 3: `turn.drawn` is a secret of its owner."""
    tiles = {"face_up": ["corn"] * 4, "stack": ["indigo", *["sugar", "coffee"] * 6], "discard": []}
    state = at(hacienda(True), plantations=tiles)
    drawn = {PR.position(PR.hide(state, 1, salt))["turn"]["drawn"] for salt in range(12)}
    assert len(drawn) > 1
    assert {PR.position(PR.hide(state, 0, s))["turn"]["drawn"] for s in range(5)} == {"indigo"}


@pytest.mark.parametrize("seat", range(3))
def test_the_pieces_of_the_ship_are_open(seat: int) -> None:
    """1.3: colonists and nobles are public, who took what as well."""
    state = table(3, nobles=True)
    take(state, "mayor")
    play(state, take_piece("noble"))
    assert PR.position(state, seat)["players"][0]["san_juan"] == {"colonists": 1, "nobles": 1}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_everything_is_shown_at_the_end(seat: int | None) -> None:
    """formats.md 5: until `game_over`."""
    state = at(hacienda(True), forest("hacienda_forest", True), PASS)
    pass_while(state, "tile")
    position = PR.position(state)
    for card in position["roles"].values():
        card["taken_by"] = None
    for seat_number, role_id in enumerate(("settler", "mayor", "trader")):
        position["roles"][role_id]["taken_by"] = seat_number
    position |= {"turn": {"decision": "game_over", "player": None}, "end_reason": "city"}
    over = PR.load(position)
    assert PR.position(over, seat) == PR.position(over)
    assert kinds(PR.position(over, seat)) == {"indigo": 1}
