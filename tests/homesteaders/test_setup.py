"""The beginning: rules section 1, formats.md section 4."""

import pytest

from prdesk.core.errors import ConfigError
from tests.acting import PASS, asked
from tests.homesteaders.components import BUILDINGS, STAGES, TILES, copies, lots, offered, pile
from tests.homesteaders.table import HS, Json, board, play, refused, table


def new(players: int, seed: int = 0, **options: object) -> Json:
    return HS.position(HS.new({"players": players, **options}, None, seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_has(players: int) -> None:
    """1.2: 1 Homestead, 1 worker, 6 silver, nothing else; the marker at 0."""
    for number, side in enumerate(new(players)["players"]):
        assert {key: value for key, value in side.items() if value or key == "name"} == {
            "name": f"Player {number + 1}",
            "silver": 6,
            "workers": 1,
            "goods": side["goods"],
            "buildings": {"homestead": {"workers": [0, 0]}},
        }
        assert not any(side["goods"].values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stock_of_the_settlement(players: int) -> None:
    """1.2: all Settlement and Settlement/Town buildings, and no other, lie out."""
    stock = {name: n for name, n in new(players)["stock"].items() if n}
    assert stock == {b: copies(b, players) for b in BUILDINGS if offered(b, "settlement")}


def test_row_70_two_farms_for_two() -> None:
    """Row 70: 2 players: one of each name, but 2 Farm, 2 Market, 2 Foundry."""
    stock = new(2)["stock"]
    twice = {name for name, n in stock.items() if n == 2}
    assert twice == {"farm", "market", "foundry"}
    assert max(stock.values()) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_piles(players: int, seed: int) -> None:
    """1.2: lot 1 by round; lots 2 and 3 from the top 4 Settlement, 4 Town, 2 City, shuffled."""
    position = new(players, seed)
    assert position["auctions"].keys() == position["decks"].keys() == {*lots(players)}
    assert position["auctions"]["1"] == "1-1"
    assert position["decks"]["1"] == [f"1-{n}" for n in range(2, 11)]
    for lot in lots(players)[1:]:
        tiles = [position["auctions"][lot], *position["decks"][lot]]
        for stage, first, last in (("settlement", 0, 4), ("town", 4, 8), ("city", 8, 10)):
            assert sorted(tiles[first:last]) == sorted(pile(lot, stage))


@pytest.mark.parametrize("lot", ["2", "3"])
@pytest.mark.parametrize("stage", STAGES)
def test_the_piles_are_shuffled(lot: str, stage: str) -> None:
    """1.2: every tile of a stage may come first."""
    first = {"settlement": 0, "town": 4, "city": 8}[stage]
    tops = set()
    for seed in range(60):
        position = new(4, seed)
        tops.add([position["auctions"][lot], *position["decks"][lot]][first])
    assert tops == set(pile(lot, stage))


@pytest.mark.parametrize(("players", "marker"), [(2, {"level": 5, "auction": None}), (3, None)])
def test_the_neutral_marker(players: int, marker: Json | None) -> None:
    """1.2: only with two players; the level starts at 5."""
    assert new(players)["neutral"] == marker


def test_the_first_question() -> None:
    """formats.md 4: seat 0 starts after `new`; round 1, nothing bid, nobody passed."""
    position = new(4)
    assert {"decision": "place_workers", "player": 0}.items() <= position["turn"].items()
    assert (position["round"], position["start_player"], position["bids"]) == (1, 0, {})
    assert not any(side["passed"] for side in position["players"])
    assert (position["format"], position["game"]) == (1, "homesteaders")


def test_options() -> None:
    """formats.md 4: `open_holdings`; 2 to 4 players."""
    assert new(3)["options"] == {"players": 3, "variants": []}
    assert new(3, variants=["open_holdings"])["options"]["variants"] == ["open_holdings"]
    for players in (1, 5, 0, -1):
        with pytest.raises(ConfigError):
            new(players)
    for options in ({"variants": ["open_vp"]}, {"expansions": ["nobles"]}, {"edition": "classic"}):
        with pytest.raises(ConfigError):
            new(3, **options)


def test_names() -> None:
    """formats.md 5: names `Player 1`... by default, or as given."""
    state = HS.new({"players": 2}, ["Anna", "Bob"], 0)
    assert [side["name"] for side in HS.position(state)["players"]] == ["Anna", "Bob"]
    with pytest.raises(ConfigError):
        HS.new({"players": 2}, ["Anna"], 0)


def test_the_same_seed_the_same_piles() -> None:
    """formats.md 1: reproducible; other seeds, other piles."""
    assert new(4, 7) == new(4, 7)
    assert len({str(new(4, seed)["decks"]) for seed in range(20)}) > 15


def test_the_first_round_by_hand() -> None:
    """1.3: the opening of the rules, up to the first bid."""
    state = HS.new({"players": 2}, None, 3)
    for seat in (0, 1):
        assert asked(state) == (seat, "place_workers")
        play(state, {"type": "place_workers", "buildings": {"homestead": [1, 0]}})
    assert asked(state) == (0, "neutral_bid")
    refused(state, PASS, "wrong_decision")


def test_the_tiles_are_thirty() -> None:
    """1.1: 10 + 10 + 10."""
    assert len(TILES) == 30
    assert {lot: sum(t[0] == lot for t in TILES) for lot in "123"} == {"1": 10, "2": 10, "3": 10}
    assert HS.position(table(4, {0: board(6, 1)}))["decks"].keys() == {"1", "2", "3"}
