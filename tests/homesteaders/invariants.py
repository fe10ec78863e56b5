"""What holds on every table at every moment (rules 1 to 5), and what no action can undo."""

from __future__ import annotations

from typing import Any

from tests.homesteaders.components import (
    BIDS,
    BUILDINGS,
    GOODS,
    LEVELS,
    STAGES,
    TILES,
    copies,
    lots,
    offered,
    pile,
    stage_of,
)
from tests.homesteaders.table import HOLDINGS, slots

Json = dict[str, Any]

DECISIONS = {
    "place_workers",
    "pay_workers",
    "neutral_bid",
    "bid",
    "rail_reward",
    "pay_bid",
    "build",
    "second_build",
    "tile_extra",
    "final_trades",
    "game_over",
}
SETTLING = {"pay_bid", "build", "second_build", "tile_extra"}


def check(position: Json) -> None:
    """Every tile is somewhere, once, and where it may be. AssertionError if not."""
    _check_players(position)
    _check_buildings(position)
    _check_piles(position)
    _check_bids(position)
    _check_turn(position)


def _check_players(position: Json) -> None:
    """Nothing is negative; no more workers placed than owned, one a slot."""
    assert len(position["players"]) == position["options"]["players"]
    for side in position["players"]:
        assert min(side[key] for key in HOLDINGS) >= 0, side
        assert side["goods"].keys() == {*GOODS}
        assert min(side["goods"].values()) >= 0, side
        assert side["rail"] <= 5
        assert "homestead" in side["buildings"]
        standing = 0
        for name, square in side["buildings"].items():
            assert len(square["workers"]) == slots(name)
            assert {*square["workers"]} <= {0, 1}
            standing += sum(square["workers"])
        assert standing <= side["workers"]


def _check_buildings(position: Json) -> None:
    """The copies of the stage lie out or are owned; earlier ones are owned or gone."""
    players = position["options"]["players"]
    stage = stage_of(min(10, position["round"]))
    come = STAGES[: STAGES.index(stage) + 1]
    for name in BUILDINGS:
        owned = sum(name in side["buildings"] for side in position["players"])
        lying = position["stock"].get(name, 0)
        assert lying >= 0
        if offered(name, stage):
            assert owned + lying == copies(name, players), name
        else:
            assert lying == 0, name
            possible = any(offered(name, earlier) for earlier in come)
            assert owned <= (copies(name, players) if possible else 0), name


def _check_piles(position: Json) -> None:
    """Each lot's open tile and pile are those of the rounds to come, stage by stage."""
    players, round_ = position["options"]["players"], position["round"]
    if round_ > 10:
        assert (position["auctions"], position["bids"]) == ({}, {})
        assert not any(position["decks"].values())
        return
    assert position["auctions"].keys() == position["decks"].keys() == {*lots(players)}
    for lot, tile in position["auctions"].items():
        tiles = [tile, *position["decks"][lot]]
        assert [TILES[t].stage for t in tiles] == [stage_of(r) for r in range(round_, 11)]
        assert len({*tiles}) == len(tiles)
        if lot == "1":
            assert tiles == [f"1-{n}" for n in range(round_, 11)]
        assert all(t in pile(lot, TILES[t].stage) for t in tiles)


def _check_bids(position: Json) -> None:
    """One lot a leader, amounts of the scale, nobody leads who has passed; the neutral marker."""
    bids, sides = position["bids"], position["players"]
    assert bids.keys() <= position["auctions"].keys()
    leaders = [found["player"] for found in bids.values()]
    assert len({*leaders}) == len(leaders)
    assert all(found["amount"] in BIDS for found in bids.values())
    assert not any(sides[seat]["passed"] for seat in leaders)
    marker = position["neutral"]
    assert (marker is None) == (len(sides) > 2)
    if marker is not None:
        assert marker["level"] in LEVELS
        assert marker["auction"] in (None, *position["auctions"])
        if position["turn"]["decision"] in ("bid", *SETTLING):
            assert marker["auction"] is not None
    if position["turn"]["decision"] in SETTLING:
        assert len(leaders) + sum(side["passed"] for side in sides) == len(sides)


def _check_turn(position: Json) -> None:
    """Somebody decides who may."""
    turn, seats = position["turn"], range(len(position["players"]))
    decision, seat = turn["decision"], turn["player"]
    assert decision in DECISIONS
    assert position["start_player"] in seats
    assert 1 <= position["round"] <= 11
    if decision == "game_over":
        assert (seat, position["round"]) == (None, 11)
        return
    assert seat in seats
    if position["round"] == 11:
        assert decision in ("place_workers", "pay_workers", "final_trades")
    else:
        assert decision != "final_trades"
    leaders = [found["player"] for found in position["bids"].values()]
    passed = position["players"][seat]["passed"]
    if decision == "neutral_bid":
        assert (seat, position["bids"]) == (position["start_player"], {})
        assert position["neutral"]["auction"] is None
    elif decision == "bid":
        assert not passed
        assert seat not in leaders
    elif decision in SETTLING:
        assert position["bids"][turn["auction"]]["player"] == seat
    elif decision in ("place_workers", "pay_workers", "final_trades"):
        assert not passed
        assert position["bids"] == {}


def check_step(before: Json, after: Json) -> None:
    """What an action can never undo: the round, workers, tracks, points, buildings, bids."""
    new_round = after["round"] - before["round"]
    assert new_round in (0, 1)
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["buildings"].keys() >= old["buildings"].keys()
        for key in ("workers", "tracks", "rail", "vp"):
            assert new[key] >= old[key], key
    if new_round:
        for lot, tiles in after["decks"].items():
            opened = [after["auctions"][lot], *tiles] if after["auctions"] else []
            assert opened == before["decks"][lot]
        return
    assert after["auctions"] == before["auctions"]
    assert after["decks"] == before["decks"]
    for lot, found in before["bids"].items():
        assert after["bids"][lot]["amount"] >= found["amount"]
    if after["round"] < 11:
        assert after["start_player"] == before["start_player"]
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["passed"] or not old["passed"]
    placed = before["turn"]["decision"] == "place_workers"
    for old, new in zip(before["players"], after["players"], strict=True):
        for name, square in old["buildings"].items():
            assert placed or new["buildings"][name] == square
