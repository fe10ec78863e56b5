"""What holds on every table at every moment, with and without expansions (rules 1 to 4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from tests.puertorico.components import (
    CIRCLES,
    DRAFT,
    LARGE,
    NOBLE_KINDS,
    NOBLES_DRAFT,
    PRODUCTION,
    SETUP,
    SPACES,
    TWO_SPACES,
    VIOLET,
    copies,
    plantations,
)
from tests.puertorico.table import GOODS

Json = dict[str, Any]

BASE_DECISIONS = [
    "role",
    "hacienda",
    "tile",
    "place",
    "build",
    "craftsman_bonus",
    "sell",
    "load",
    "store",
]
NEW_DECISIONS = ["draft", "hacienda_forest", "guesthouse", "library_tile"]
NOBLE_DECISIONS = ["ship_piece", "hunting_lodge", "land_office", "royal_supplier"]
GIVES_POINTS = {"black_market"}
GIVES_TILES = {"land_office", "hunting_lodge"}


class Totals:
    """The totals of all components of a rule set."""

    def __init__(
        self, players: int, expansions: Collection[str] = (), variants: Collection[str] = ()
    ) -> None:
        setup = SETUP[players]
        self.players = players
        self.drafted = "buildings" in expansions
        self.with_nobles = "nobles" in expansions
        self.declines = "decline_colonists" in variants
        self.colonists = 100 if self.with_nobles else setup["supply"] + setup["ship"]
        self.nobles = 20 if self.with_nobles else 0
        self.vp = setup["vp"]
        self.quarries = setup["quarries"]
        self.goods = dict(zip(GOODS, setup["goods"], strict=True))
        self.tiles = plantations(players)
        mixed = "nobles_in_draft" in variants
        self.candidates = (NOBLES_DRAFT if mixed else DRAFT) if self.drafted else {}
        self.fixed = {*PRODUCTION} | ({*NOBLE_KINDS} if self.with_nobles and not mixed else set())
        if not self.drafted:
            self.fixed |= {*VIOLET, *LARGE}
        self.capacities = setup["ships"]
        self.roles = setup["roles"]
        self.picks = {2: 6, 3: 3, 4: 4, 5: 5}[players]
        self.decisions = {*BASE_DECISIONS}
        self.decisions |= {*NEW_DECISIONS} if self.drafted else set()
        self.decisions |= {*NOBLE_DECISIONS} if self.with_nobles else set()
        self.decisions |= {"ship_piece"} if self.declines else set()
        self.decisions |= {"land_office_forest"} if self.drafted and self.with_nobles else set()


def check(position: Json, totals: Totals) -> None:
    """Every component is somewhere, once, and where it may be. AssertionError if not."""
    _check_supplies(position, totals)
    _check_pieces(position, totals)
    _check_kinds(position, totals)
    _check_boards(position)
    _check_ships(position, totals)
    _check_round(position, totals)


def _check_supplies(position: Json, totals: Totals) -> None:
    counts = [
        position["vp_supply"],
        position["quarries"],
        *position["colonists"].values(),
        *position["nobles"].values(),
        *position["goods"].values(),
        *position["buildings"].values(),
        *(card["doubloons"] for card in position["roles"].values()),
    ]
    assert min(counts) >= 0, counts
    removed = position.get("removed", {"colonists": 0, "nobles": 0})
    assert totals.declines or not any(removed.values())
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
    if "drawn" in position["turn"]:
        tiles[position["turn"]["drawn"]] += 1
    removed = position.get("removed", {"colonists": 0, "nobles": 0})
    pieces = {
        piece: sum(position[piece].values()) + removed[piece] for piece in ("colonists", "nobles")
    }
    for p in players:
        goods.update(p["goods"])
        for kind, square in p["island"].items():
            if kind == "forest":
                tiles.update(square["kinds"])
            else:
                tiles[kind] += square["tiles"]
        for piece in pieces:
            pieces[piece] += sum(square.get(piece, 0) for square in p["island"].values())
            pieces[piece] += sum(square[piece] for square in p["city"].values())
            pieces[piece] += p["san_juan"][piece]
    assert goods == totals.goods
    assert tiles == {**totals.tiles, "quarry": totals.quarries}
    assert pieces == {"colonists": totals.colonists, "nobles": totals.nobles}
    vp = position["vp_supply"] + sum(p["vp"] for p in players)
    assert vp == totals.vp or (vp > totals.vp and position["vp_supply"] == 0)


def _check_kinds(position: Json, totals: Totals) -> None:
    """The kinds in the game fill the spaces of the draft; every tile of theirs is somewhere."""
    built = Counter[str](position["buildings"])
    for p in position["players"]:
        built.update(p["city"].keys())
    assert built == {b: copies(b, totals.players) for b in position["buildings"]}
    chosen = position["buildings"].keys() - totals.fixed
    assert position["buildings"].keys() >= totals.fixed
    drafting = position["turn"]["decision"] == "draft"
    found = 0
    for cost, kinds in totals.candidates.items():
        here = len(chosen & {*kinds})
        assert here == SPACES[cost] or (drafting and here < SPACES[cost])
        found += here
    assert found == len(chosen)
    if position["options"]["edition"] == "classic":
        assert not totals.drafted or not {"hacienda", "forest_house"} <= chosen
    if drafting:
        assert (found < 17, position["round"]) == (True, 1)
        assert position["turn"]["player"] == found % totals.players


def _check_boards(position: Json) -> None:
    """Twelve spaces each, no more colonists and nobles than circles, no debts."""
    for p in position["players"]:
        assert p["doubloons"] >= 0
        assert p["vp"] >= 0
        assert all(n >= 0 for n in p["goods"].values())
        assert min(p["san_juan"].values()) >= 0
        spaces = 0
        for kind, square in p["island"].items():
            if kind == "forest":
                assert sum(square["kinds"].values()) == square["tiles"]
                drawn = square.get("drawn", {})
                assert all(n <= square["kinds"][k] for k, n in drawn.items())
                assert "forest_house" in p["city"]
            else:
                assert 0 <= square["colonists"] <= square["tiles"] - square["nobles"]
                assert square["nobles"] >= 0
            spaces += square["tiles"]
        assert spaces <= 12
        spaces = 0
        for building, square in p["city"].items():
            assert 0 <= square["colonists"] <= CIRCLES.get(building, 1) - square["nobles"]
            assert square["nobles"] >= 0
            spaces += 2 if building in TWO_SPACES else 1
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
        assert turn["decision"] in totals.decisions
        assert turn["player"] in range(n)
    if turn["decision"] == "role":
        assert len(takers) < totals.picks
        assert turn["player"] == (governor + len(takers)) % n
    if position["vp_supply"] == 0:
        assert position["end_reason"] is not None
    assert not (totals.with_nobles and position["end_reason"] == "colonists")


def check_step(before: Json, after: Json) -> None:
    """What an action can never undo: the round, a trigger, buildings, points, tiles."""
    assert after["round"] - before["round"] in (0, 1)
    if before["end_reason"] is not None:
        assert after["end_reason"] == before["end_reason"]
        assert after["round"] == before["round"]
    if after["round"] == before["round"]:
        assert after["governor"] == before["governor"]
    for old, new in zip(before["players"], after["players"], strict=True):
        assert new["vp"] >= old["vp"] - bool(GIVES_POINTS & old["city"].keys())
        assert new["city"].keys() >= old["city"].keys()
        tiles = {kind: square["tiles"] for kind, square in new["island"].items()}
        lost = sum(
            max(0, square["tiles"] - tiles.get(kind, 0)) for kind, square in old["island"].items()
        )
        assert lost <= bool(GIVES_TILES & old["city"].keys())
        if "quarry" in old["island"]:
            assert tiles["quarry"] >= old["island"]["quarry"]["tiles"]
