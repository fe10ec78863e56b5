"""Figures for whoever draws the table agree with what the rules then do."""

from collections import Counter
from itertools import takewhile
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.homesteaders import book, ledger
from tests.homesteaders.components import GOODS, PRICES
from tests.property.homesteaders.test_book import without_zeros
from tests.property.walks import HS, HomesteadersWalk, Json, homesteaders_walks


@given(homesteaders_walks())
def test_outcomes_come_true(walk: HomesteadersWalk) -> None:
    """What an action promises is what its own events then bring."""
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            return
        seat, code = state.player, HS.random_code(state, rng)
        action = HS.decode(state, code)
        promised = flat(HS.outcome(state, action))
        side = HS.position(state)["players"][seat]
        events: list[dict[str, Any]] = []
        HS.play(state, code, events)
        if action["type"] == "place_workers":
            for name, square in side["buildings"].items():
                filled = action["buildings"].get(name, [0] * len(square["workers"]))
                square["workers"] = filled
            assert promised == book.income(side)
        elif action["type"] == "build":
            bonuses = takewhile(lambda e: e["event"] == "bonus_gained", events[1:])
            own = Counter(ledger.flows(events[0]))
            for event in bonuses:
                own.update(ledger.flows(event))
            own.pop(action["building"])
            assert promised == {key: n for key, n in own.items() if n}
        else:
            assert promised == ledger.flows(events[0])


def flat(outcome: Json) -> dict[str, int]:
    """An outcome by key and good."""
    return {k: n for k, n in outcome.items() if k != "goods"} | outcome.get("goods", {})


@given(homesteaders_walks(), st.data())
def test_figures(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """Wages, the income of the present placement, least bids, prices, what is still to come."""
    state = walk.end()
    position = HS.position(state)
    seat = data.draw(st.integers(0, walk.players - 1))
    side, quote = position["players"][seat], HS.quotes(state, seat)
    assert quote["wages"] == side["workers"]
    assert without_zeros(quote["income"]) == book.income(side)
    for lot, least in quote["least_bids"].items():
        found = {**position, "turn": {"decision": "bid", "player": seat}}
        amounts = [a["amount"] for a in book.bids(found) if a.get("auction") == lot]
        leads = position["bids"].get(lot, {}).get("player") == seat
        assert least == (None if leads or not amounts else min(amounts))
    store = "general_store" in side["buildings"]
    for good in GOODS:
        price = {"silver": PRICES.get(good, 0), "gold": int(good not in PRICES)}
        assert quote["prices"]["buy"][good] == price
        assert quote["prices"]["sell"][good] == {**price, "silver": price["silver"] + store}
    for lot, pile in position["decks"].items():
        assert quote["piles"][lot] == pile or (lot != "1" and len(quote["piles"][lot]) == len(pile))
        assert sorted(quote["piles"][lot]) == sorted(pile)


def reachable(side: Json) -> set[tuple[int, ...]]:
    """All sets of goods that the player's chits can bring about; any debt may be taken."""
    start = tuple(side["goods"][good] for good in GOODS)
    found, last = {start}, {start}
    for _ in range(side["trade"]):
        last = {after for goods in last for after in one_chit(goods, side)} - found
        found |= last
    return found


def one_chit(goods: tuple[int, ...], side: Json) -> list[tuple[int, ...]]:
    """What one trade makes of a set of goods."""
    deals: list[dict[str, int]] = [{good: 1} for good in PRICES]
    deals += [{good: 1, "gold": -1} for good in ("copper", "livestock")]
    deals += [{good: -1, "gold": 1} for good in ("copper", "livestock")]
    if "market" in side["buildings"]:
        deals += [{"wood": -1, "food": 1}, {"food": -1, "steel": 1}]
    results = []
    for deal in deals:
        after = tuple(n + deal.get(good, 0) for n, good in zip(goods, GOODS, strict=True))
        if min(after) >= 0:
            results.append(after)
    return results


@given(homesteaders_walks(), st.data())
def test_what_can_be_paid_for(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """`now`, `trades` and `no`, against a search through all trades."""
    position = HS.position(walk.end())
    few = st.integers(0, 2)
    for side in position["players"]:
        side["trade"] = data.draw(few)
        side["goods"] = {good: data.draw(few) for good in GOODS}
        if data.draw(st.booleans()):
            side["buildings"].setdefault("river_port", {})
    position["turn"].pop("cost", None)
    state = HS.load(position)
    position = HS.position(state)
    for seat, side in enumerate(position["players"]):
        ways = [
            {**side, "goods": dict(zip(GOODS, goods, strict=True))} for goods in reachable(side)
        ]
        for building, standing in HS.quotes(state, seat)["stock"].items():
            if building in side["buildings"]:
                assert standing == "owned"
            elif any(True for _ in book.ways_to_pay(side, building)):
                assert standing == "now"
            elif any(True for way in ways for _ in book.ways_to_pay(way, building)):
                assert standing == "trades", building
            else:
                assert standing == "no", building
