"""The extras of the auction tiles: rules section 3, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.homesteaders.components import LETTERS, TILES, things
from tests.homesteaders.moves import DEBT, TAKE_EXTRA, build, buy, moves, reward
from tests.homesteaders.table import (
    HS,
    board,
    gained,
    gains,
    legal,
    own,
    play,
    player,
    refused,
    trades,
    won,
)

PAID = [tile for tile in TILES if TILES[tile].pay]
WORKERS = [tile for tile in TILES if TILES[tile].gets == "K"]
PLAIN = [tile for tile in TILES if not TILES[tile].gets and not TILES[tile].gift]


def good_of(tile: str) -> str:
    """The good that its extra costs."""
    return LETTERS[TILES[tile].pay]


def got(tile: str) -> dict[str, int]:
    """What its extra brings."""
    return things(TILES[tile].gets)


def extra(tile: str, *owned: str, **counts: Any) -> Any:
    """The winner of the tile at its extra; he has built nothing."""
    state = won(tile, board(0, 1, *owned, **counts))
    if state.decision == "build":
        play(state, PASS)
    return state


@pytest.mark.parametrize("tile", PAID)
def test_an_extra_for_a_good(tile: str) -> None:
    """Section 3: pay 1 of the good, get the points or the track; also when nothing was built."""
    good = good_of(tile)
    state = extra(tile, goods=good)
    assert asked(state) == (0, "tile_extra")
    assert legal(state) == moves(TAKE_EXTRA, PASS, DEBT)
    assert gains(state.copy(), PASS) == {}
    assert gains(state, TAKE_EXTRA) == {good: -1} | got(tile)
    assert asked(state) == (0, "place_workers")


@pytest.mark.parametrize("tile", PAID)
def test_row_35_only_once(tile: str) -> None:
    """Row 35: tile 10, holds 3 L: only one L for 4V; and so for each tile."""
    state = extra(tile, goods={good_of(tile): 3})
    assert gains(state, TAKE_EXTRA)[good_of(tile)] == -1
    assert asked(state) == (0, "place_workers")
    refused(state, TAKE_EXTRA, "wrong_decision")


@pytest.mark.parametrize("tile", PAID)
def test_without_the_good_and_without_a_chit(tile: str) -> None:
    """formats.md 4: asked only if the good or a trade chit is held."""
    wrong = next(good for good in ("wood", "food") if good != good_of(tile))
    assert asked(extra(tile, goods={wrong: 1})) == (0, "place_workers")
    assert asked(extra(tile, goods="gold")) == (0, "place_workers")


@pytest.mark.parametrize("tile", PAID)
def test_with_a_chit_the_good_may_be_bought(tile: str) -> None:
    """Section 3: trades are legal at tile_extra; the trade does not end the decision."""
    state = extra(tile, trade=1, goods="gold")
    good = good_of(tile)
    assert asked(state) == (0, "tile_extra")
    assert own(state) == [PASS]
    refused(state, TAKE_EXTRA, "good_not_held", good=good)
    action = buy(good) if good in ("copper", "livestock") else buy(good, gold=True)
    play(state, action)
    assert own(state) == moves(PASS, TAKE_EXTRA)
    assert trades(state) == [DEBT]
    assert gains(state, TAKE_EXTRA) == {good: -1} | got(tile)


@pytest.mark.parametrize("tile", WORKERS)
def test_a_worker_for_nothing(tile: str) -> None:
    """3.1: + 1 worker, free; also when nothing was built."""
    state = extra(tile)
    assert asked(state) == (0, "tile_extra")
    assert legal(state) == moves(TAKE_EXTRA, PASS, DEBT)
    assert gains(state, TAKE_EXTRA) == {"workers": 1}
    assert asked(state) == (0, "place_workers")


@pytest.mark.parametrize("tile", WORKERS)
def test_a_worker_may_be_refused(tile: str) -> None:
    """formats.md 4: a free worker may be refused."""
    state = extra(tile)
    assert gains(state, PASS) == {}
    assert asked(state) == (0, "place_workers")


@pytest.mark.parametrize("tile", PLAIN)
def test_tiles_without_an_extra(tile: str) -> None:
    """Section 3: nothing is asked after the building, whatever is held."""
    state = extra(tile, goods="wood food copper livestock")
    assert asked(state) == (0, "place_workers")


@pytest.mark.parametrize("tile", ["2-14", "3-24"])
def test_a_worker_and_an_advance(tile: str) -> None:
    """3.2, 3.3: no build, + 1 worker and 1 rail advance, without a choice."""
    state = won(tile, board(0, 1, rail=2))
    assert player(state)["workers"] == 2
    assert asked(state) == (0, "rail_reward")
    assert legal(state) == moves(reward("trade"), reward("track"), reward("worker"))
    assert gains(state, reward("worker")) == {"workers": 1}
    assert asked(state) == (0, "place_workers")


@pytest.mark.parametrize("tile", ["2-14", "3-24"])
def test_the_first_advance_leaves_nothing_to_ask(tile: str) -> None:
    """4.3: at position 1 only the chit."""
    state = won(tile, board(0, 1))
    assert asked(state) == (0, "place_workers")
    assert (player(state)["workers"], player(state)["rail"], player(state)["trade"]) == (2, 1, 1)


def test_six_points_at_once() -> None:
    """3.3: tile 30: + 6V, and 1 F for 2V, once."""
    state = won("3-30", board(0, 1, goods="food food"))
    assert player(state)["vp"] == 6
    assert asked(state) == (0, "tile_extra")
    assert gains(state, TAKE_EXTRA) == {"food": -1, "vp": 2}
    assert player(won("3-30", board(0, 1)))["vp"] == 6
    assert asked(won("3-30", board(0, 1))) == (0, "place_workers")


def test_row_29_the_chit_of_the_ranch() -> None:
    """Row 29: tile 18, the winner builds Ranch, buys the wood with the new chit and 1$: legal."""
    state = won("2-18", board(1, 1, goods="wood steel food"))
    play(state, build("ranch"))
    assert asked(state) == (0, "tile_extra")
    before = HS.position(state)
    play(state, buy("wood"), TAKE_EXTRA)
    assert gained(before, state) == {"silver": -1, "trade": -1, "tracks": 1}


@pytest.mark.parametrize("tile", ["1-9", "1-10"])
def test_gold_needs_a_port(tile: str) -> None:
    """3: with River Port, G may stand for C or L on tiles 9 and 10; without it not."""
    state = extra(tile, goods={"gold": 1, good_of(tile): 1})
    assert own(state) == moves(TAKE_EXTRA, PASS)
    refused(state, {**TAKE_EXTRA, "gold": True}, "no_river_port", "gold_not_here")
    state = extra(tile, "river_port", goods={"gold": 1, good_of(tile): 1})
    assert own(state) == moves(TAKE_EXTRA, {**TAKE_EXTRA, "gold": True}, PASS)
    assert gains(state, {**TAKE_EXTRA, "gold": True}) == {"gold": -1, "vp": 4}


@pytest.mark.parametrize("tile", [t for t in (*PAID, *WORKERS) if t not in ("1-9", "1-10")])
def test_gold_never_stands_for_wood_or_food(tile: str) -> None:
    """Section 3: G never stands for W or F, nor for anything that is free."""
    state = extra(tile, "river_port", goods={"gold": 1, "wood": 1, "food": 1})
    assert own(state) == moves(TAKE_EXTRA, PASS)
    refused(state, {**TAKE_EXTRA, "gold": True}, "gold_not_here")
    assert HS.why(state, {**TAKE_EXTRA, "gold": False}) is None


def test_the_order_of_the_list() -> None:
    """formats.md 4: `legal` lists trades after the decision's own actions."""
    state = extra("1-9", goods="copper copper", trade=1)
    actions = HS.legal(state)[0]
    assert {a["type"] for a in actions[:2]} == {"tile_extra", "pass"}
    assert all(a["type"] not in ("tile_extra", "pass") for a in actions[2:])
