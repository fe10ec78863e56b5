"""What holds on every table at every moment of the base game (rules sections 1 to 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.puertorico.components import (
    CIRCLES,
    LARGE,
    PRODUCTION,
    SETUP,
    VIOLET,
    copies,
    plantations,
)
from tests.puertorico.table import GOODS

Json = dict[str, Any]

BUILDINGS = (*PRODUCTION, *VIOLET, *LARGE)
DECISIONS = {
    "role",
    "hacienda",
    "tile",
    "place",
    "build",
    "craftsman_bonus",
    "sell",
    "load",
    "store",
}


class Totals:
    """The totals of all components for a number of players."""

    def __init__(self, players: int) -> None:
        setup = SETUP[players]
        self.players = players
        self.colonists = setup["supply"] + setup["ship"]
        self.vp = setup["vp"]
        self.quarries = setup["quarries"]
        self.goods = dict(zip(GOODS, setup["goods"], strict=True))
        self.tiles = plantations(players)
        self.copies = {b: copies(b, players) for b in BUILDINGS}
        self.capacities = setup["ships"]
        self.roles = setup["roles"]
        self.picks = {2: 6, 3: 3, 4: 4, 5: 5}[players]


def check(position: Json, totals: Totals) -> None:
    """Every component is somewhere, once, and where it may be. AssertionError if not."""
    _check_supplies(position, totals)
    _check_pieces(position, totals)
    _check_boards(position)
    _check_ships(position, totals)
    _check_round(position, totals)


def _check_supplies(position: Json, totals: Totals) -> None:
    counts = [
        position["vp_supply"],
        position["quarries"],
        *position["colonists"].values(),
        *position["goods"].values(),
        *position["buildings"].values(),
        *(card["doubloons"] for card in position["roles"].values()),
    ]
    assert min(counts) >= 0, counts
    assert position["nobles"] == {"supply": 0, "ship": 0}
    tiles = position["plantations"]
    assert len(tiles["face_up"]) <= totals.players + 1
    house = position["trading_house"]
    assert len(house) <= 4
    if len(set(house)) < len(house):
        assert any("office" in p["city"] for p in position["players"])


def _check_pieces(position: Json, totals: Totals) -> None:
    """Nothing appears or vanishes."""
    players = position["players"]
    goods = Counter[str](position["goods"])
    goods.update(position["trading_house"])
    for ship in position["ships"]:
        if ship["good"] is not None:
            goods[ship["good"]] += ship["count"]
    tiles = Counter[str]()
    for pile in ("face_up", "stack", "discard"):
        tiles.update(position["plantations"][pile])
    tiles["quarry"] = position["quarries"]
    built = Counter[str](position["buildings"])
    colonists = sum(position["colonists"].values())
    for p in players:
        goods.update(p["goods"])
        for kind, square in p["island"].items():
            tiles[kind] += square["tiles"]
            colonists += square["colonists"]
        for building, square in p["city"].items():
            built[building] += 1
            colonists += square["colonists"]
        colonists += p["san_juan"]["colonists"]
    assert goods == totals.goods
    assert tiles == {**totals.tiles, "quarry": totals.quarries}
    assert built == totals.copies
    assert colonists == totals.colonists
    vp = position["vp_supply"] + sum(p["vp"] for p in players)
    assert vp == totals.vp or (vp > totals.vp and position["vp_supply"] == 0)


def _check_boards(position: Json) -> None:
    """Twelve spaces each, no more colonists than circles, no debts."""
    for p in position["players"]:
        assert p["doubloons"] >= 0
        assert p["vp"] >= 0
        assert all(n >= 0 for n in p["goods"].values())
        assert p["san_juan"]["colonists"] >= 0
        spaces = 0
        for square in p["island"].values():
            assert 0 <= square["colonists"] <= square["tiles"]
            spaces += square["tiles"]
        assert spaces <= 12
        spaces = 0
        for building, square in p["city"].items():
            assert 0 <= square["colonists"] <= CIRCLES.get(building, 1)
            spaces += 2 if building in LARGE else 1
        assert spaces <= 12
        if spaces == 12:
            assert position["end_reason"] is not None


def _check_ships(position: Json, totals: Totals) -> None:
    """A ship carries one kind, no kind is on two ships."""
    ships = position["ships"]
    assert [s["capacity"] for s in ships] == totals.capacities
    carried = [s["good"] for s in ships if s["good"] is not None]
    assert len(set(carried)) == len(carried)
    for s in ships:
        assert 0 <= s["count"] <= s["capacity"]
        assert (s["count"] == 0) == (s["good"] is None)
    if position["turn"]["decision"] not in ("load", "store"):
        assert all(s["count"] < s["capacity"] for s in ships)


def _check_round(position: Json, totals: Totals) -> None:
    """Who has taken which role, and who decides."""
    assert list(position["roles"]) == totals.roles
    takers = [c["taken_by"] for c in position["roles"].values() if c["taken_by"] is not None]
    governor, n = position["governor"], totals.players
    assert 0 <= governor < n
    assert sorted(takers) == sorted((governor + i) % n for i in range(len(takers)))
    turn = position["turn"]
    if turn["decision"] == "game_over":
        assert len(takers) == totals.picks
        assert turn["player"] is None
        assert position["end_reason"] in ("colonists", "city", "vp")
    else:
        assert turn["decision"] in DECISIONS
        assert turn["player"] in range(n)
    if turn["decision"] == "role":
        assert len(takers) < totals.picks
        assert turn["player"] == (governor + len(takers)) % n
    if position["vp_supply"] == 0:
        assert position["end_reason"] is not None


def check_step(before: Json, after: Json) -> None:
    """What an action can never undo: the round, a trigger, buildings, points, tiles."""
    assert after["round"] - before["round"] in (0, 1)
    if before["end_reason"] is not None:
        assert after["end_reason"] == before["end_reason"]
        assert after["round"] == before["round"]
    if after["round"] == before["round"]:
        assert after["governor"] == before["governor"]
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["vp"] >= old["vp"]
        assert new["city"].keys() >= old["city"].keys()
        for kind, square in old["island"].items():
            assert new["island"][kind]["tiles"] >= square["tiles"]
