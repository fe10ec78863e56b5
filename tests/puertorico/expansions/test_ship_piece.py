"""Taking colonists and nobles from the ship: rules 4.3, ruling 7.9, formats.md section 3."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.expansions.words import board, lay, take_piece
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    take,
    tile,
)


def pieces(state: Any, seat: int) -> tuple[int, int]:
    """Colonists and nobles in San Juan."""
    mine = player(state, seat)
    return mine.get("san_juan.colonists", 0), mine.get("san_juan.nobles", 0)


def ship_of(state: Any) -> tuple[int, int]:
    position = PR.position(state)
    return position["colonists"]["ship"], position["nobles"]["ship"]


def test_7_9_the_chooser_is_asked_first() -> None:
    """7.9: free choice when taking, after the privilege."""
    state = lay(4)
    take(state, "mayor")
    assert asked(state) == (0, "ship_piece")
    assert pieces(state, 0) == (1, 0)
    assert legal(state) == moves(take_piece("colonist"), take_piece("noble"))
    refused(state, take_piece("none"))
    refused(state, PASS)


def test_the_noble_taken_the_rest_goes_by_itself() -> None:
    """formats.md 3: asked only while a noble and a colonist lie on the ship."""
    state = lay(4)
    take(state, "mayor", privilege=False)
    events = play(state, take_piece("noble"))
    assert [pieces(state, i) for i in range(4)] == [(0, 1), (1, 0), (1, 0), (1, 0)]
    assert asked(state) == (1, "role")
    taken = [e for e in happened(events, "colonists_taken") if e["player"]]
    assert all(e["auto"] for e in taken)


def test_passed_on_from_player_to_player() -> None:
    """7.9: the next in turn order has the same choice; the last gets what is left."""
    state = lay(4, governor=2)
    take(state, "mayor", privilege=False)
    order = []
    while state.decision == "ship_piece":
        order.append(state.player)
        play(state, take_piece("colonist"))
    assert order == [2, 3, 0]
    assert pieces(state, 1) == (0, 1)
    assert [pieces(state, i) for i in (2, 3, 0)] == [(1, 0)] * 3


def test_round_and_round() -> None:
    """3.3: one at a time until the ship is empty; the noble may wait for the second round."""
    state = lay(3, colonists={"supply": 50, "ship": 4}, nobles={"supply": 9, "ship": 1})
    take(state, "mayor", privilege=False)
    order = []
    while state.decision == "ship_piece":
        order.append(state.player)
        piece = "noble" if len(order) == 4 else "colonist"
        play(state, take_piece(piece))
    assert order == [0, 1, 2, 0]
    assert [pieces(state, i) for i in range(3)] == [(1, 1), (2, 0), (1, 0)]


def test_a_piece_at_a_time() -> None:
    """3.3: what an answer changes: one colonist from the ship."""
    state = lay(4)
    take(state, "mayor", privilege=False)
    before = PR.position(state)
    play(state, take_piece("colonist"))
    assert changes(before, state) == {
        "colonists.ship": (3, 2),
        "players.0.san_juan.colonists": (0, 1),
    }
    assert asked(state) == (1, "ship_piece")


@pytest.mark.parametrize("ship", [(0, 1), (3, 0), (0, 0), (0, 2)])
def test_no_question_without_a_choice(ship: tuple[int, int]) -> None:
    """formats.md 3: only while both lie there."""
    colonists, nobles = ship
    state = lay(
        3, colonists={"supply": 50, "ship": colonists}, nobles={"supply": 9, "ship": nobles}
    )
    take(state, "mayor", privilege=False)
    assert asked(state) == (1, "role")
    got = [pieces(state, i) for i in range(3)]
    assert sum(c for c, _ in got) == colonists
    assert sum(n for _, n in got) == nobles


def test_the_privilege_is_a_colonist() -> None:
    """4.3: from the supply; the ship is untouched by it."""
    state = lay(3)
    before = PR.position(state)
    take(state, "mayor")
    changed = changes(before, state)
    del changed["roles.mayor.taken_by"]
    assert changed == {"colonists.supply": (98, 97), "players.0.san_juan.colonists": (0, 1)}


def test_no_colonist_for_the_privilege() -> None:
    """formats.md 3: colonists only, though there are nobles in the supply."""
    state = lay(3, colonists={"supply": 0, "ship": 2})
    refused(state, {"type": "role", "role": "mayor", "privilege": False}, "supply_empty")
    take(state, "mayor")
    assert pieces(state, 0) == (0, 0)
    assert PR.position(state)["nobles"] == {"supply": 19, "ship": 1}


def test_hospice_takes_no_noble_from_the_ship() -> None:
    """formats.md 3: Hospice and University take colonists only."""
    row = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["corn"] * 9}
    for ship, got in ((2, 1), (0, 0)):
        state = lay(
            3,
            {0: board(city={"hospice": 1})},
            colonists={"supply": 0, "ship": ship},
            plantations=row,
        )
        take(state, "settler")
        play(state, tile("coffee"))
        assert player(state, 0).get("island.coffee.colonists", 0) == got
        assert ship_of(state) == (ship - got, 1)
        assert "island.coffee.nobles" not in player(state, 0)


def test_university_takes_no_noble_from_the_ship() -> None:
    """formats.md 3: University takes colonists only."""
    for ship, got in ((2, 1), (0, 0)):
        state = lay(3, {0: board(9, city={"university": 1})}, colonists={"supply": 0, "ship": ship})
        take(state, "builder")
        play(state, {"type": "build", "building": "small_market"})
        assert player(state, 0).get("city.small_market.colonists", 0) == got
        assert ship_of(state) == (ship - got, 1)


def test_all_have_taken_before_anybody_places() -> None:
    """3.3: placing begins when the ship is empty."""
    seat = board(island={"corn": 1, "sugar": 1})
    state = lay(3, {1: seat})
    take(state, "mayor", privilege=False)
    play(state, take_piece("colonist"), take_piece("noble"))
    assert asked(state) == (1, "place")
    assert ship_of(state) == (0, 0)


def test_round_trip() -> None:
    """formats.md 3: load(position()) in the middle of the taking."""
    state = lay(5, colonists={"supply": 50, "ship": 7})
    take(state, "mayor")
    while state.decision == "ship_piece":
        again = PR.load(PR.position(state), 4)
        assert PR.position(again) == PR.position(state)
        assert legal(again) == legal(state)
        play(again, take_piece("noble"))
        play(state, take_piece("colonist"))


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = lay(3)
    take(state, "mayor")
    malformed(state, {"type": "ship_piece"}, "piece")
    malformed(state, take_piece("king"), "piece")
    malformed(state, {"type": "ship_piece", "piece": None}, "piece")
    malformed(state, {**take_piece("noble"), "to": "san_juan"}, "to")
