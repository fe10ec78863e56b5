"""The round: rules section 3.1, rows 2 to 6."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    legal,
    moves,
    pass_while,
    play,
    player,
    refused,
    role,
    table,
    take,
    tile,
)

SIX = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]


@pytest.mark.parametrize(
    ("players", "prospectors"),
    [(2, ["prospector"]), (3, []), (4, ["prospector"]), (5, ["prospector", "prospector_2"])],
)
def test_the_governor_may_take_any_role(players: int, prospectors: list[str]) -> None:
    """3.1, row 2; the mayor may decline the privilege while the supply has colonists."""
    state = table(players)
    expected = [role(r) for r in [*SIX, *prospectors]] + [role("mayor", privilege=False)]
    assert legal(state) == moves(*expected)


def test_no_privilege_to_decline_without_supply() -> None:
    """formats.md 3: `privilege` only while the supply has colonists."""
    state = table(3, colonists={"supply": 0})
    assert legal(state) == moves(*(role(r) for r in SIX))


def test_a_role_taken_is_out_until_the_round_ends() -> None:
    """3.1: a role taken this round cannot be taken again."""
    state = table(4)
    take(state, "prospector")
    assert asked(state) == (1, "role")
    refused(state, role("prospector"), "role_taken", role="prospector", player=0)
    assert legal(state) == moves(*(role(r) for r in SIX), role("mayor", privilege=False))


@pytest.mark.parametrize(
    ("players", "role_id"), [(3, "prospector"), (2, "prospector_2"), (4, "prospector_2")]
)
def test_a_role_that_is_not_in_the_game(players: int, role_id: str) -> None:
    """1.2: prospectors by number of players."""
    refused(table(players), role(role_id), "role_not_in_game", role=role_id)


def test_taking_a_role_is_obligatory() -> None:
    """3.1: no pass at `role`."""
    refused(table(4), PASS, "wrong_decision")


def test_the_role_comes_with_its_doubloons() -> None:
    """3.1: plus all doubloons lying on it."""
    state = table(4, {0: board(doubloons=1)}, roles={"craftsman": {"doubloons": 2}})
    before = PR.position(state)
    events = take(state, "craftsman")
    assert changes(before, state) == {
        "players.0.doubloons": (1, 3),
        "roles.craftsman.doubloons": (2, 0),
        "roles.craftsman.taken_by": (None, 0),
    }
    [event] = happened(events, "role_taken")
    assert (event["player"], event["role"], event["doubloons"], event["auto"]) == (
        0,
        "craftsman",
        2,
        False,
    )


def test_players_choose_clockwise_from_the_governor() -> None:
    """3.1: the next player to the left chooses, until each has one role."""
    state = table(4, governor=2)
    order = []
    for role_id in ("prospector", "trader", "captain", "craftsman"):
        order.append(state.player)
        take(state, role_id)
    assert order == [2, 3, 0, 1]


def test_end_of_the_round() -> None:
    """3.1, row 2: a doubloon on each role not chosen, all roles return, the governor passes."""
    state = table(
        4,
        taken={"trader": 0, "captain": 1, "craftsman": 2},
        roles={"settler": {"doubloons": 1}},
    )
    assert asked(state) == (3, "role")
    before = PR.position(state)
    events = take(state, "prospector")
    assert changes(before, state) == {
        "players.3.doubloons": (0, 1),
        "roles.settler.doubloons": (1, 2),
        "roles.mayor.doubloons": (0, 1),
        "roles.builder.doubloons": (0, 1),
        "roles.trader.taken_by": (0, None),
        "roles.captain.taken_by": (1, None),
        "roles.craftsman.taken_by": (2, None),
        "governor": (0, 1),
        "round": (1, 2),
    }
    assert asked(state) == (1, "role")
    [event] = happened(events, "round_ended")
    assert (event["round"], event["governor"], event["auto"]) == (1, 1, True)


def test_the_governor_passes_from_the_last_seat_to_the_first() -> None:
    """3.1: clockwise round the table."""
    state = table(3, governor=2, taken={"trader": 2, "captain": 0})
    assert asked(state) == (1, "role")
    take(state, "craftsman")
    assert PR.position(state)["governor"] == 0
    assert asked(state) == (0, "role")


def test_row_2_three_roles_get_a_coin_with_three_players() -> None:
    """Row 2: each round three roles get a coin."""
    state = table(3)
    for role_id in ("trader", "captain", "craftsman"):
        take(state, role_id)
    coins = {r: card["doubloons"] for r, card in PR.position(state)["roles"].items()}
    assert coins == {
        "settler": 1,
        "mayor": 1,
        "builder": 1,
        "craftsman": 0,
        "trader": 0,
        "captain": 0,
    }


def test_row_4_prospector_with_two_coins() -> None:
    """Row 4, 3.8: one doubloon from the bank plus the two on the card; nobody else acts."""
    state = table(4, roles={"prospector": {"doubloons": 2}})
    before = PR.position(state)
    events = take(state, "prospector")
    assert changes(before, state) == {
        "players.0.doubloons": (0, 3),
        "roles.prospector.doubloons": (2, 0),
        "roles.prospector.taken_by": (None, 0),
    }
    assert asked(state) == (1, "role")
    [event] = happened(events, "doubloons_gained")
    assert (event["player"], event["count"], event["by"]) == (0, 1, "prospector")


def test_two_prospectors_are_two_cards() -> None:
    """3.1: with five players each prospector gathers its own doubloons."""
    state = table(5, roles={"prospector": {"doubloons": 2}, "prospector_2": {"doubloons": 1}})
    take(state, "prospector_2")
    assert player(state, 0)["doubloons"] == 2
    assert PR.position(state)["roles"]["prospector"] == {"doubloons": 2, "taken_by": None}
    refused(state, role("prospector_2"), "role_taken", role="prospector_2", player=0)
    take(state, "prospector")
    assert player(state, 1)["doubloons"] == 3


def test_row_5_the_others_act_when_the_chooser_does_not() -> None:
    """Row 5: the chooser passes; the others still may; the role stays taken."""
    state = table(3, plantations={"face_up": ["corn", "corn", "sugar", "coffee"]})
    take(state, "settler")
    play(state, PASS)
    assert asked(state) == (1, "tile")
    play(state, tile("coffee"))
    assert player(state, 1)["island.coffee.tiles"] == 1
    pass_while(state, "tile")
    assert PR.position(state)["roles"]["settler"]["taken_by"] == 0
    refused(state, role("settler"), "role_taken", role="settler", player=0)


def test_row_6_unchosen_two_rounds_running() -> None:
    """Row 6: the role holds two coins."""
    state = table(3)
    for _ in range(2):
        for role_id in ("trader", "captain", "craftsman"):
            take(state, role_id)
    assert PR.position(state)["roles"]["settler"]["doubloons"] == 2
    assert PR.position(state)["round"] == 3


def test_a_chosen_role_gets_no_coin_at_the_end() -> None:
    """3.1: only unchosen roles; the coins taken with a role are gone from it."""
    state = table(3, roles={"trader": {"doubloons": 3}})
    for role_id in ("trader", "captain", "craftsman"):
        take(state, role_id)
    assert PR.position(state)["roles"]["trader"]["doubloons"] == 0


def test_each_other_player_acts_once_clockwise() -> None:
    """3.1: chooser first, then the others clockwise, each once."""
    state = table(4, governor=1, plantations={"face_up": ["corn"] * 5})
    take(state, "settler")
    order = []
    while state.decision == "tile":
        order.append(state.player)
        play(state, tile("corn"))
    assert order == [1, 2, 3, 0]
    assert asked(state) == (2, "role")
