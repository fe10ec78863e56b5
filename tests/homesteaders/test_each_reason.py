"""Each reason of a refusal can be met, a position for each: formats.md section 5."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import prdesk.homesteaders
from prdesk.core.errors import ConfigError
from tests.acting import PASS, asked
from tests.homesteaders.moves import (
    BANK,
    HIRE,
    TAKE_EXTRA,
    bid,
    build,
    buy,
    market,
    neutral,
    pay,
    place,
    repay,
    reward,
    sell,
)
from tests.homesteaders.stands import DECISIONS, OWN, at_bid, at_place, at_reward
from tests.homesteaders.table import HS, Json, board, lead, play, refused, table, won

Stand = Callable[[], Any]


def shop(silver: int = 9, *owned: str, trade: int = 1, **counts: Any) -> Stand:
    """Player 0 may trade before he places his worker."""
    return lambda: table(3, {0: board(silver, 1, *owned, trade=trade, **counts)})


def lot(tile: str, *owned: str, **counts: Any) -> Stand:
    """Player 0 has won the tile."""
    return lambda: won(tile, board(0, 1, *owned, **counts))


def final(silver: int, **counts: Any) -> Stand:
    """Player 0 at the final trades."""
    seats = {0: board(silver, 1, trade=1, **counts)}
    return lambda: table(3, seats, at="final_trades", round=11)


def led(amount: int) -> Stand:
    """An opponent leads lot 1."""
    return lambda: table(3, {0: board(9, 1)}, at="bid", bids={"1": lead(2, amount)})


def wages(workers: int, silver: int, gold: int) -> Stand:
    """Wages are due, with gold and a chit."""

    def stand() -> Any:
        state = table(3, {0: board(silver, workers, trade=1, goods={"gold": gold})})
        play(state, place())
        return state

    return stand


REFUSALS: list[tuple[str, Stand, Json]] = [
    ("wrong_decision", at_place, PASS),
    ("building_not_owned", at_place, place(market=[1])),
    ("slot_count_wrong", at_place, place(homestead=[1])),
    ("too_few_workers", at_place, place(homestead=[1, 1])),
    ("one_worker_a_slot", at_place, place(homestead=[2, 0])),
    ("negative_count", at_place, place(homestead=[-1, 0])),
    ("too_much_gold", wages(1, 9, 5), pay(2)),
    ("not_enough_gold", wages(9, 9, 1), pay(2)),
    ("not_enough_silver", wages(4, 0, 1), pay(0)),
    ("no_such_auction", at_bid, bid("3", 3)),
    ("bid_not_on_scale", at_bid, bid("1", 8)),
    ("bid_too_low", led(5), bid("1", 5)),
    ("bid_at_the_top", led(21), bid("1", 21)),
    ("reward_not_reached", at_reward, reward("vp")),
    ("no_such_type_here", lot("1-1", goods="wood"), build("foundry")),
    ("building_not_in_stock", lot("1-1", goods="wood"), build("workshop")),
    ("building_already_owned", lot("1-1", "farm", goods="wood"), build("farm")),
    ("building_not_for_sale", lot("1-1", goods="wood"), build("homestead")),
    ("not_enough_goods", lot("1-1", goods="wood"), build("boarding_house")),
    ("no_river_port", lot("1-8", goods="gold"), build("stables", livestock=1)),
    ("gold_as_too_much", lot("1-8", "river_port", goods="gold"), build("stables", copper=1)),
    ("good_not_held", shop(), sell("wood")),
    ("gold_not_here", lot("1-5"), {**TAKE_EXTRA, "gold": True}),
    ("no_trade_chit", shop(trade=0), buy("wood")),
    ("no_gold", shop(), buy("copper")),
    ("silver_suffices", shop(9, goods="gold"), buy("wood", gold=True)),
    ("price_is_gold", shop(9, goods="gold"), buy("copper", gold=True)),
    ("no_market", shop(9, goods="wood"), market("food")),
    ("no_bank", shop(), BANK),
    ("only_at_the_end", shop(9, debt=1), repay("silver")),
    ("no_debt", final(9), repay("silver")),
]
MORE: list[tuple[str, Stand, Json]] = [
    ("negative_count", wages(1, 9, 5), pay(-1)),
    ("negative_count", lot("1-8", "river_port", goods="gold"), build("stables", copper=-1)),
    ("no_such_auction", lambda: table(2, {0: board(1, 1)}, at="neutral_bid"), neutral("3")),
    ("good_not_held", lot("1-9", goods="gold", trade=1), TAKE_EXTRA),
    ("good_not_held", shop(), HIRE),
    ("good_not_held", shop(9, "market"), market("steel")),
    ("not_enough_silver", shop(0), buy("wood")),
    ("not_enough_silver", final(4, debt=1), repay("silver")),
    ("no_gold", shop(0), buy("wood", gold=True)),
    ("no_gold", final(9, debt=1), repay("gold")),
    ("no_trade_chit", shop(trade=0, goods="food"), HIRE),
    ("no_trade_chit", shop(9, "bank", trade=0), BANK),
    ("no_trade_chit", shop(9, "market", trade=0, goods="wood"), market("food")),
]


@pytest.mark.parametrize(("reason", "stand", "action"), [*REFUSALS, *MORE])
def test_refusal(reason: str, stand: Stand, action: Json) -> None:
    """Refused with the reason, and nothing changes."""
    state = stand()
    if state.decision == "build" and action["type"] == "tile_extra":
        play(state, PASS)
    refused(state, action, reason)


def test_every_refusal_of_the_rules_is_met_here() -> None:
    """A new reason needs its position above."""
    used = set()
    for source in Path(prdesk.homesteaders.__path__[0]).rglob("*.py"):
        used |= set(re.findall(r"""refuse\(\s*["'](\w+)""", source.read_text(encoding="utf-8")))
    assert used == {reason for reason, _, _ in REFUSALS}


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_tables_stand_where_they_should(decision: str) -> None:
    state = DECISIONS[decision]()
    assert asked(state) == (0, decision)
    assert HS.why(state, OWN[decision]) is None


@pytest.mark.parametrize("decision", DECISIONS)
def test_an_action_of_another_decision(decision: str) -> None:
    """A well-formed action that the rules refuse for whatever reason: -32010."""
    same = [{"pay_workers", "pay_bid"}, {"build", "second_build"}]
    for other, action in OWN.items():
        if other != decision and {other, decision} not in same:
            refused(DECISIONS[decision](), action, "wrong_decision")


@pytest.mark.parametrize(
    "decision",
    ["place_workers", "pay_workers", "neutral_bid", "rail_reward", "pay_bid", "final_trades"],
)
def test_no_pass_where_there_is_none(decision: str) -> None:
    """formats.md 4: `pass` at bid, build, second_build, tile_extra only."""
    refused(DECISIONS[decision](), PASS, "wrong_decision")


def test_the_game_is_over() -> None:
    """formats.md 5: any action after the end: `game_over`."""
    state = table(3, {}, round=11, turn={"decision": "game_over", "player": None})
    for action in OWN.values():
        why = HS.why(state, action)
        assert why is not None
        assert why.reason == "game_over"


BASE: Json = {"game": "homesteaders", "options": {"players": 3}}
CONFIG: list[tuple[str, Callable[[], Any]]] = [
    ("unknown_key", lambda: HS.load({**BASE, "colour": 1})),
    ("unknown_key", lambda: HS.apply(at_bid(), {**bid("1", 3), "colour": 1})),
    ("unknown_key", lambda: HS.new({"players": 3, "colour": 1}, None, 0)),
    ("missing_key", lambda: HS.load({"game": "homesteaders"})),
    ("missing_key", lambda: HS.apply(at_bid(), {"type": "bid"})),
    ("wrong_type", lambda: HS.load({**BASE, "round": "1"})),
    ("wrong_type", lambda: HS.apply(at_bid(), bid("1", "3"))),  # type: ignore[arg-type]
    ("unknown_id", lambda: HS.apply(at_bid(), bid("4", 3))),
    ("unknown_id", lambda: HS.apply(at_bid(), {"type": "dance"})),
    ("out_of_range", lambda: HS.load({**BASE, "start_player": 3})),
    ("out_of_range", lambda: HS.new({"players": 5}, None, 0)),
    ("out_of_range", lambda: HS.position(at_bid(), 3)),
    ("out_of_range", lambda: HS.score(at_bid(), -1)),
    ("wrong_number_of_names", lambda: HS.new({"players": 3}, ["Ann"], 0)),
    ("bad_name", lambda: HS.new({"players": 2}, ["Ann", "x" * 25], 0)),
    ("unknown_format", lambda: HS.load({**BASE, "format": 2})),
]


@pytest.mark.parametrize(("reason", "call"), CONFIG)
def test_malformed(reason: str, call: Callable[[], Any]) -> None:
    """formats.md 5: -32602 with the key."""
    with pytest.raises(ConfigError) as caught:
        call()
    assert caught.value.reason == reason
    assert caught.value.params["key"]
