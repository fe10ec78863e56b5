"""The set-up of each round and the stages: rules section 5.1."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.components import BUILDINGS, TILES, copies, offered, stage_of, stock
from tests.homesteaders.moves import TAKE_EXTRA, bid, build
from tests.homesteaders.table import HS, board, passed, play, player, refused, table, won


def ended(round_: int, seat: Any = None, **partial: Any) -> Any:
    """The first question after a round in which the last player passed as well."""
    seats = {0: board(0, 1) if seat is None else seat, 1: passed(), 2: passed()}
    state = table(3, seats, at="bid", round=round_, **partial)
    play(state, PASS)
    return state


def lying(state: Any) -> dict[str, int]:
    """The stock without zeros."""
    return {name: n for name, n in HS.position(state)["stock"].items() if n}


@pytest.mark.parametrize("round_", range(1, 10))
def test_the_next_tiles_are_turned_up(round_: int) -> None:
    """5.1: last round's tiles are gone, the top ones of the piles lie open."""
    seats = {0: board(0, 1), 1: passed(), 2: passed(), 3: passed()}
    state = table(4, seats, at="bid", round=round_)
    before = HS.position(state)
    events = play(state, PASS)
    after = HS.position(state)
    assert after["round"] == round_ + 1
    assert after["auctions"] == {lot: pile[0] for lot, pile in before["decks"].items()}
    assert after["decks"] == {lot: pile[1:] for lot, pile in before["decks"].items()}
    assert after["bids"] == {}
    assert not any(side["passed"] for side in after["players"])
    [revealed] = happened(events, "lots_revealed")
    assert revealed["tiles"] == after["auctions"]


@pytest.mark.parametrize("round_", [1, 2, 3, 5, 6, 7, 9])
def test_the_stock_stays_within_a_stage(round_: int) -> None:
    """5.1: what is left stays."""
    left = {name: n for name, n in stock(3, stage_of(round_)).items() if n > 1}
    assert lying(ended(round_, stock=left)) == left


def test_round_5_settlement_leaves_town_comes() -> None:
    """5.1: unbuilt Settlement buildings leave the game, Settlement/Town stay as they are."""
    state = ended(4, stock={"farm": 2, "grain_mill": 1, "ranch": 1, "gold_mine": 2})
    town = {b: copies(b, 3) for b in BUILDINGS if BUILDINGS[b].stage == "town"}
    assert lying(state) == {"ranch": 1, "gold_mine": 2, **town}


def test_row_53_an_owned_farm_stays() -> None:
    """Row 53: round 5 starts, Farm owned, one Farm in stock: owned stays, stock copy removed."""
    state = ended(4, board(0, 1, "farm"), stock={"farm": 1})
    assert "farm" in player(state)["buildings"]
    assert "farm" not in lying(state)


def test_row_54_the_ranch_stays_until_round_8() -> None:
    """Row 54: Ranch in stock in round 5: available until the end of round 8."""
    assert lying(ended(4, stock={"ranch": 2}))["ranch"] == 2
    state = won("1-8", board(0, 1, goods="wood steel food"))
    play(state, build("ranch"))
    assert "ranch" in player(state)["buildings"]


def test_round_9_only_city_lies_out() -> None:
    """5.1: unbuilt Town buildings leave, and Settlement/Town ones with them."""
    state = ended(8, stock={"ranch": 2, "river_port": 1, "church": 1, "forge": 2})
    assert lying(state) == {b: copies(b, 3) for b in BUILDINGS if BUILDINGS[b].stage == "city"}


def test_row_30_no_river_port_in_round_9() -> None:
    """Row 30: River Port on an "any" tile of round 9: it is gone by then."""
    state = won("1-9", board(0, 1, goods="wood wood wood wood copper food"))
    assert asked(state) == (0, "build")
    refused(state, build("river_port"), "building_not_in_stock", building="river_port")


@pytest.mark.parametrize(("round_", "stage"), [(4, "town"), (8, "city")])
def test_a_new_stage_is_told(round_: int, stage: str) -> None:
    seats = {0: board(0, 1), 1: passed(), 2: passed()}
    state = table(3, seats, at="bid", round=round_)
    before = lying(state)
    [event] = happened(play(state, PASS), "stage_started")
    assert event["stage"] == stage
    after = lying(state)
    assert event["removed"] == {b: n for b, n in before.items() if not offered(b, stage)}
    assert event["added"] == {b: n for b, n in after.items() if b not in before}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_", range(1, 11))
def test_a_partial_position_of_a_later_round(players: int, round_: int) -> None:
    """formats.md 4: `round` r removes the first r - 1 tiles of each pile."""
    options = {"players": players}
    whole = HS.position(HS.new(options, None, 5))
    position = HS.position(
        HS.load({"game": "homesteaders", "options": options, "round": round_}, 5)
    )
    for lot, tile in whole["auctions"].items():
        tiles = [tile, *whole["decks"][lot]][round_ - 1 :]
        assert [position["auctions"][lot], *position["decks"][lot]] == tiles
        assert all(TILES[t].stage == stage_of(round_) for t in tiles[:1])
    found = {name: n for name, n in position["stock"].items() if n}
    assert found == stock(players, stage_of(round_))


def test_a_partial_position_less_what_is_owned() -> None:
    """formats.md 4: with `round` > 4 the full stock of the stage less the tiles the players own."""
    owned = ("farm", "ranch", "bank")
    position = HS.position(
        HS.load(
            {
                "game": "homesteaders",
                "options": {"players": 3},
                "round": 6,
                "players": {"0": board(5, 1, *owned), "1": board(5, 1, "ranch")},
            }
        )
    )
    expected = stock(3, "town")
    expected["ranch"] -= 2
    expected["bank"] -= 1
    assert position["stock"] == {**dict.fromkeys(position["stock"], 0), **expected}


def test_a_lot_is_settled_before_the_next_round() -> None:
    """5.1: tiles are discarded at the next set-up: until then they keep their values."""
    seats = {0: board(3, 1), 1: passed(), 2: passed()}
    state = table(3, seats, at="bid", round=5)
    play(state, bid("1", 3))
    assert asked(state) == (0, "tile_extra")
    position = HS.position(state)
    assert position["auctions"]["1"] == "1-5"
    assert position["bids"] == {"1": {"player": 0, "amount": 3}}
    assert [side["passed"] for side in position["players"]] == [False, True, True]
    play(state, TAKE_EXTRA)
    assert HS.position(state)["auctions"]["1"] == "1-6"
