"""The 32 buildings and 30 tiles, row by row: rules sections 1.3, 2 and 3."""

from collections import Counter

import pytest

from tests.acting import asked
from tests.homesteaders.components import (
    ALL,
    BUILDINGS,
    GOODS,
    ROUNDS,
    STAGES,
    TILES,
    TYPES,
    copies,
    offered,
    things,
)
from tests.homesteaders.moves import build, pay, place
from tests.homesteaders.table import HS, board, gained, play, player, slots, table, won

ANY = {"settlement": "2-13", "town": "1-8", "city": "1-10"}
EXACT = {
    "grain_mill": "wood steel",
    "farm": "wood",
    "market": "wood",
    "foundry": "",
    "steel_mill": "wood wood gold",
    "boarding_house": "wood wood",
    "railworkers_house": "steel steel",
    "ranch": "wood steel food",
    "trading_post": "gold",
    "general_store": "steel",
    "gold_mine": "wood steel",
    "copper_mine": "wood wood steel",
    "river_port": "wood",
    "church": "wood steel gold copper",
    "workshop": "steel",
    "depot": "wood steel",
    "stables": "livestock",
    "bank": "steel copper",
    "meatpacking_plant": "wood livestock",
    "forge": "steel steel",
    "factory": "steel steel copper",
    "rodeo": "food livestock",
    "lawyer": "wood gold livestock",
    "fairgrounds": "wood wood copper livestock",
    "dude_ranch": "wood food",
    "town_hall": "wood wood copper",
    "terminal": "steel steel",
    "restaurant": "wood livestock",
    "train_station": "wood copper",
    "circus": "food food livestock",
    "rail_yard": "steel steel gold copper",
}
"""Costs in words, a second time."""


def test_the_sums() -> None:
    """2, self-test: 31 names, 49 tiles; by stage and by type; 34 tiles for two."""
    tiles = {name: copies(name, 4) for name in BUILDINGS}
    assert (len(tiles), sum(tiles.values())) == (31, 49)
    stages: Counter[str] = Counter()
    types: Counter[str] = Counter()
    for name, n in tiles.items():
        stages[BUILDINGS[name].stage] += n
        types[BUILDINGS[name].type] += n
    assert stages == {"settlement": 11, "settlement_town": 13, "town": 14, "city": 11}
    assert types == {"residential": 14, "commercial": 14, "industrial": 15, "special": 6}
    assert sum(copies(name, 2) for name in BUILDINGS) == 34
    assert all(copies(b, 2) == max(1, copies(b, 4) - 1) for b in BUILDINGS)
    assert EXACT.keys() == BUILDINGS.keys()
    for name, words in EXACT.items():
        assert Counter(words.split()) == things(BUILDINGS[name].cost)


@pytest.mark.parametrize(("players", "tiles"), [(2, 34), (3, 49), (4, 49)])
def test_the_tiles_of_a_game(players: int, tiles: int) -> None:
    """1.2: what comes into the stock over the stages, those of two stages counted once."""
    seen: dict[str, int] = {}
    for stage in STAGES:
        options = {"players": players}
        state = HS.load({"game": "homesteaders", "options": options, "round": ROUNDS[stage][0]})
        stock = HS.position(state)["stock"]
        for name in BUILDINGS:
            lying = copies(name, players) if offered(name, stage) else 0
            assert stock.get(name, 0) == lying, name
            seen[name] = max(seen.get(name, 0), lying)
    assert sum(seen.values()) == tiles


@pytest.mark.parametrize("building", BUILDINGS)
def test_the_exact_cost(building: str) -> None:
    """Section 2: the goods of its cost are enough, and all are gone afterwards."""
    cost = EXACT[building]
    tile = ANY[BUILDINGS[building].stage.split("_")[0]]
    state = won(tile, board(0, 1, goods=cost))
    assert asked(state) == (0, "build")
    before = HS.position(state)
    play(state, build(building))
    gain = gained(before, state)
    assert gain[building] == 1
    assert {good: gain.get(good, 0) for good in GOODS} == {
        good: -cost.split().count(good) for good in GOODS
    }


@pytest.mark.parametrize("building", BUILDINGS)
def test_what_it_brings_when_built(building: str) -> None:
    """Section 2, on build: worker, track, trade chit, debt paid, rail advance; else nothing."""
    brings = {
        "boarding_house": {"debt": -1},
        "ranch": {"trade": 1},
        "workshop": {"workers": 1},
        "depot": {"rail": 1, "trade": 1},
        "forge": {"rail": 1, "trade": 1},
        "rail_yard": {"rail": 1, "trade": 1},
        "train_station": {"tracks": 1},
    }
    tile = ANY[BUILDINGS[building].stage.split("_")[0]]
    state = won(tile, board(0, 1, goods=EXACT[building], debt=3))
    before = HS.position(state)
    play(state, build(building))
    gain = gained(before, state)
    rest = {key: n for key, n in gain.items() if key not in GOODS and key != building}
    assert rest == brings.get(building, {})


@pytest.mark.parametrize("building", ALL)
def test_its_income_without_workers(building: str) -> None:
    """Section 2, automatic income: from the buildings alone (Rodeo: the one idle worker)."""
    special = {"bank": {"silver": 2}, "rodeo": {"silver": 1}}
    income = special[building] if building in special else things(ALL[building].income)
    seat = board(9, 1) if building == "homestead" else board(9, 1, building)
    state = table(3, {0: seat})
    before = HS.position(state)
    play(state, place())
    expected = Counter(income)
    if building != "homestead":
        expected["silver"] += 2
    if state.decision != "pay_workers":
        expected["silver"] -= 1
    assert gained(before, state) == {key: n for key, n in expected.items() if n}


@pytest.mark.parametrize(
    ("building", "slot"), [(b, i) for b in ALL for i in range(slots(b)) if b != "river_port"]
)
def test_each_worker_slot(building: str, slot: int) -> None:
    """Section 2, worker slots: what one worker there brings beyond the automatic income."""
    filled = [int(i == slot) for i in range(slots(building))]
    seat = board(9, 1) if building == "homestead" else board(9, 1, building)
    idle, busy = table(3, {0: seat}), table(3, {0: seat})
    play(idle, place())
    before = HS.position(idle)
    play(busy, place(**{building: filled}))
    for state in (idle, busy):
        if state.decision == "pay_workers":
            play(state, pay())
    assert gained(before, busy) == things(ALL[building].slots[slot])


@pytest.mark.parametrize("tile", TILES)
def test_each_tile(tile: str) -> None:
    """Section 3: which types it lets build; all but the special ones exist in each stage."""
    kind = TILES[tile]
    state = won(tile, board(0, 1, goods=dict.fromkeys(GOODS, 3), debt=9))
    types = set()
    if state.decision == "build":
        types = {ALL[a["building"]].type for a in HS.legal(state)[0] if "building" in a}
    offered_types = {TYPES[letter] for letter in kind.types}
    if kind.stage == "settlement":
        offered_types -= {"special"}
    assert types == offered_types
    assert player(state)["vp"] == (6 if tile == "3-30" else 0)
