"""Every legal action can be made on the board, nothing illegal can, and the board says why."""

from typing import Any

import pytest

from prdesk.core.rng import Dice
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Commit, Look, Spot
from prdesk.ui.board.table import Sight
from prdesk.ui.homesteaders.table import HomesteadersTable
from prdesk.ui.homesteaders.targets import targets_of
from tests.gui.clicks import check_drawn, check_reach, key
from tests.gui.homesteaders.positions import DECISIONS, GAME, at, play, show

TABLE = HomesteadersTable()
SIZE = (1280, 800)


def spots(snapshot: Snapshot, partial: dict[str, Any]) -> list[Spot]:
    sight = Sight(snapshot, SIZE, partial, TABLE.arrangement(snapshot))
    return TABLE.draw(sight).spots


def check(state: Any) -> None:
    """Clicks lead to all legal actions and to nothing else; what may be clicked is drawn.

    Arrangements have tests of their own.
    """
    snapshot = show(state)
    elsewhere = ("pass", "place_workers")
    legal = [a for a in GAME.legal(state)[0] if a["type"] not in elsewhere]
    check_reach(GAME, state, lambda partial: targets_of(snapshot, partial, None), legal)
    found = targets_of(snapshot, {}, TABLE.arrangement(snapshot))
    check_drawn(found, spots(snapshot, {}))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_clicks_reach_every_legal_action(players: int, seed: int) -> None:
    state = play(players, seed, 0)
    rng = Dice(seed)
    while state.decision != "game_over":
        check(state)
        GAME.play(state, GAME.random_code(state, rng))


def rich(decision_round: int, lot_1: str, goods: dict[str, int], *buildings: str) -> Any:
    """A position in which seat 0 of 3 has won lot 1 and may build."""
    position = {
        "format": 1,
        "game": "homesteaders",
        "options": {"players": 3},
        "round": decision_round,
        "auctions": {"1": lot_1, "2": "2-19"},
        "turn": {"decision": "bid", "player": 2},
        "bids": {"1": {"player": 0, "amount": 3}},
        "players": {
            "0": {"silver": 20, "goods": goods, "buildings": {name: {} for name in buildings}},
            "1": {"passed": True},
        },
    }
    state = GAME.load(position, seed=1)
    GAME.apply(state, {"type": "pass"})
    while state.decision != "build":
        GAME.apply(state, GAME.legal(state)[0][0])
    return state


def test_gold_of_a_river_port_is_a_choice_of_its_own() -> None:
    goods = {"wood": 5, "copper": 2, "livestock": 2, "gold": 5}
    state = rich(8, "1-8", goods, "river_port")
    check(state)
    by_key = {spot.key: spot for spot in spots(show(state), {})}
    row = "stock:fairgrounds"
    assert by_key[row].pick == Commit({"type": "build", "building": "fairgrounds"})
    small = [spot for name, spot in by_key.items() if name.startswith(f"{row}/")]
    ways = [spot.pick.action["gold_as"] for spot in small if isinstance(spot.pick, Commit)]
    assert sorted(map(key, ways)) == sorted(
        map(key, ({"copper": 1}, {"livestock": 1}, {"copper": 1, "livestock": 1}))
    )


def test_gold_alone_is_the_plain_choice() -> None:
    state = rich(8, "1-8", {"wood": 5, "gold": 5}, "river_port")
    check(state)
    by_key = {spot.key: spot for spot in spots(show(state), {})}
    gold = {"copper": 1, "livestock": 1}
    action = {"type": "build", "building": "fairgrounds", "gold_as": gold}
    assert by_key["stock:fairgrounds"].pick == Commit(action)


@pytest.mark.parametrize("decision", DECISIONS)
def test_what_is_illegal_says_why(decision: str) -> None:
    snapshot = show(at(decision))
    sight = Sight(snapshot, SIZE, {}, TABLE.arrangement(snapshot))
    told = 0
    for spot in TABLE.draw(sight).spots:
        sentence = TABLE.sentence(sight, spot)
        if spot.pick is None and spot.would is not None:
            assert snapshot.why(spot.would)
            assert snapshot.why(spot.would) in sentence
            told += 1
        assert sentence, spot
    assert told


def test_a_watcher_has_no_targets() -> None:
    state = at("bid")
    snapshot = show(state, viewer=(state.player + 1) % 4)
    assert [s for s in spots(snapshot, {}) if not isinstance(s.pick, Look | None)] == []
    assert [s for s in spots(snapshot, {}) if s.would is not None] == []


def test_every_part_of_the_table_has_a_place_of_its_own() -> None:
    for decision in DECISIONS:
        keys = [spot.key for spot in spots(show(at(decision)), {})]
        assert len(keys) == len(set(keys))


def test_the_least_bid_stands_out_where_it_may_be_made() -> None:
    state = at("bid")
    snapshot = show(state)
    drawing = TABLE.draw(Sight(snapshot, SIZE))
    for lot, least in snapshot.quotes[snapshot.viewer]["least_bids"].items():
        if least is not None:
            disc = next(e for e in drawing.elements if e.key == f"lots/{lot}/{least}/disc")
            assert disc.colour == "allowed"


def test_hidden_holdings_are_nowhere_on_the_table() -> None:
    """Drawings of two games that differ only in what is behind a screen are equal."""
    state = at("bid")
    viewer, other = state.player, (state.player + 1) % 4
    before = TABLE.draw(Sight(show(state, viewer), SIZE))
    state.players[other].silver += 7
    state.players[other].goods[3] += 2
    state.players[other].debt += 1
    state.players[other].vp += 5
    assert TABLE.draw(Sight(show(state, viewer), SIZE)) == before


@pytest.mark.parametrize("stage", ["settlement", "town", "city"])
def test_the_buildings_of_every_stage_can_be_looked_at(stage: str) -> None:
    snapshot = show(play(4, 3, 0))
    tab = next(s for s in spots(snapshot, {}) if s.key == f"stage:{stage}")
    assert isinstance(tab.pick, Look)
    shown = {s.key for s in spots(snapshot, {"look": tab.pick.seat})}
    example = {"settlement": "farm", "town": "bank", "city": "circus"}[stage]
    assert f"stock:{example}" in shown
