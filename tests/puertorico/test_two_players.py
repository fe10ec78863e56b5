"""Two players: rules section 1.4, row 3."""

import pytest

from tests.acting import asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    legal,
    load,
    moves,
    pass_while,
    play,
    player,
    refused,
    role,
    ship,
    table,
    take,
)


def test_roles_alternate_until_three_each() -> None:
    """1.4: the governor chooses first, then the other, alternating until three roles each."""
    state = table(2, colonists={"supply": 20, "ship": 0})
    order = []
    for role_id in ("trader", "captain", "craftsman", "prospector", "mayor", "settler"):
        order.append(state.player)
        take(state, role_id)
    assert order == [0, 1, 0, 1, 0, 1]
    assert state.decision == "tile"


def test_row_3_six_roles_and_a_coin_on_the_seventh() -> None:
    """Row 3: exactly six roles used, one coin on the seventh; all return; the governor passes."""
    state = table(
        2,
        taken={"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "trader": 0},
        roles={"captain": {"doubloons": 1}},
    )
    assert asked(state) == (1, "role")
    assert legal(state) == moves(role("captain"), role("prospector"))
    before = PR.position(state)
    events = take(state, "prospector")
    expected = {
        f"roles.{r}.taken_by": (p, None)
        for r, p in [("settler", 0), ("mayor", 1), ("builder", 0), ("craftsman", 1), ("trader", 0)]
    }
    assert changes(before, state) == {
        **expected,
        "players.1.doubloons": (0, 1),
        "roles.captain.doubloons": (1, 2),
        "governor": (0, 1),
        "round": (1, 2),
    }
    assert asked(state) == (1, "role")
    assert len(happened(events, "round_ended")) == 1


def test_second_round_starts_with_the_other_player() -> None:
    """1.4: the governor passes, then alternating again."""
    state = table(2, governor=1)
    order = []
    for role_id in ("trader", "captain", "craftsman", "prospector"):
        order.append(state.player)
        take(state, role_id)
    assert order == [1, 0, 1, 0]


def test_one_kind_per_ship_holds_with_two_ships() -> None:
    """1.4: no kind on two ships."""
    state = table(
        2,
        {
            0: board(goods={"corn": 1, "sugar": 1}),
            1: board(goods={"corn": 2, "sugar": 1, "indigo": 1}),
        },
        ships=[ship(4), ship(6)],
    )
    take(state, "captain")
    play(state, load("corn", 4))
    assert legal(state) == moves(load("corn", 4), load("sugar", 6), load("indigo", 6))
    refused(state, load("corn", 6), "good_on_other_ship", good="corn", ship=4)


@pytest.mark.parametrize("chooser", [0, 1])
def test_the_three_ends_hold_with_two_players(chooser: int) -> None:
    """1.4: the same end triggers; here the colonists, with the minimum of two on the ship."""
    state = table(
        2,
        {0: board(island={"corn": 2}), 1: board(island={"corn": 2})},
        governor=chooser,
        colonists={"supply": 1, "ship": 2},
    )
    take(state, "mayor", privilege=False)
    assert state.end_reason == "colonists"
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 1}


def test_face_up_row_is_three() -> None:
    """1.2: players + 1 face-up plantations, after the settler phase too."""
    state = table(2)
    take(state, "settler")
    pass_while(state, "tile")
    assert len(PR.position(state)["plantations"]["face_up"]) == 3
    assert player(state, 0).get("island.corn.tiles") is None
