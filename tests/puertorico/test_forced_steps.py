"""No question with a single answer: formats.md section 3."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    build,
    legal,
    load,
    moves,
    play,
    player,
    sell,
    ship,
    table,
    take,
)


def test_forced_steps_are_events_with_auto() -> None:
    """Forced steps are carried out and reported; what was asked is not automatic."""
    state = table(
        3,
        {0: board(goods={"corn": 1, "sugar": 1}), 1: board(goods={"corn": 1})},
        ships=[ship(4, "corn", 1), ship(5, "sugar", 1), ship(6)],
    )
    take(state, "captain")
    events = play(state, load("sugar", 5))
    assert [(e["player"], e["auto"]) for e in happened(events, "goods_loaded")] == [
        (0, False),
        (1, True),
        (0, True),
    ]


def test_every_event_has_its_three_keys() -> None:
    """formats.md 5: `event`, `player` (number or null) and `auto` are contract."""
    state = PR.new({"players": 4}, None, 5)
    events: list[dict[str, Any]] = []
    while state.decision != "game_over" and state.round < 6:
        PR.apply(state, PR.legal(state)[0][0], events)
    assert events
    for event in events:
        assert isinstance(event["event"], str)
        assert event["player"] is None or event["player"] in range(4)
        assert isinstance(event["auto"], bool)


def test_a_skipped_player_is_reported() -> None:
    """A player who could do nothing is an automatic event with the reason."""
    state = table(3, {1: board(goods={"corn": 1})})
    skips = happened(take(state, "trader"), "skipped")
    assert [(e["player"], e["decision"], e["reason"], e["auto"]) for e in skips] == [
        (0, "sell", "nothing_to_sell", True)
    ]


def test_loading_carries_forced_steps_out() -> None:
    """`load` carries forced steps out too, and its result is the position after them."""
    state = table(3, {1: board(goods={"corn": 1}), 2: board(goods={"sugar": 1})})
    take(state, "trader")
    position = PR.position(state)
    assert asked(state) == (1, "sell")
    position["players"][1]["goods"] = {}
    again = PR.load(position)
    assert asked(again) == (2, "sell")
    assert legal(again) == moves(sell("sugar"), PASS)


def test_loading_may_carry_a_whole_phase_out() -> None:
    """... to the next role when nobody is left to ask."""
    state = table(3, {1: board(1), 2: board(1)})
    take(state, "builder")
    play(state, PASS)
    position = PR.position(state)
    for seat in (1, 2):
        position["players"][seat]["doubloons"] = 0
    assert asked(PR.load(position)) == (1, "role")


def questions(seed: int, players: int) -> Iterator[Any]:
    """The states of a game in which everybody takes a legal action in the middle of the list."""
    state = PR.new({"players": players}, None, seed)
    while state.decision != "game_over":
        yield state
        actions, _ = PR.legal(state, 50)
        PR.apply(state, actions[(state.round * 7 + len(actions)) % len(actions)])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_least_two_answers_at_every_question(players: int) -> None:
    """The engine never asks a question with a single answer."""
    for state in questions(players, players):
        assert len(PR.legal(state, 2)[0]) == 2


def test_a_choice_that_only_looks_like_one() -> None:
    """Two colonists on one kind of tile: one arrangement by kind, so no question."""
    state = table(3, {0: board(island={"corn": 3})})
    take(state, "mayor")
    assert asked(state) == (1, "role")
    assert player(state, 0)["island.corn.colonists"] == 2


def test_the_second_of_two_equal_ships_is_a_choice() -> None:
    """formats.md 3: loads that may go to either of two equally good ships are both legal."""
    state = table(3, {0: board(goods={"corn": 1})}, ships=[ship(4), ship(5), ship(6, "coffee", 1)])
    take(state, "captain")
    assert legal(state) == moves(load("corn", 4), load("corn", 5))


def test_building_for_nothing_is_still_a_choice() -> None:
    """3.4: a builder without money may build for 0 or pass."""
    state = table(3)
    take(state, "builder")
    assert legal(state) == moves(build("small_indigo_plant"), build("small_market"), PASS)
