"""What a phase of Homesteaders brings each player, and the price list to compare it by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from prdesk.ai.hints.facts import NOBODY, Amount, Fact
from prdesk.ai.homesteaders.evaluation import incomes_left
from prdesk.ai.homesteaders.holdings import changes
from prdesk.ai.homesteaders.manning import arranged
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.worth import bonuses
from prdesk.core.game import Json
from prdesk.homesteaders.affordable import chits_needed
from prdesk.homesteaders.catalog.buildings import INDEX, ROWS
from prdesk.homesteaders.catalog.ids import BUILDINGS, GOODS
from prdesk.homesteaders.effects.income import income_json
from prdesk.homesteaders.scoring import debt_points
from prdesk.homesteaders.state import Player, State

# Estimates in victory points, for facts that no price list knows.
_LOT: Final = 1.0
_START: Final = 0.3
_STEP: Final = 0.4
_IDLE: Final = -0.3
_AFFORDS: Final = 0.3
_LAST_TILE: Final = 0.3
_INCOME: Final = 1.6
"""Worth of an income to come, against having that now."""
_TRACK: Final = 1.0
_WORKER: Final = 1.5
_AT_PLAY: Final = 2.0
"""What a building is worth beside its points, its income and its bonus."""
_UNIT: Final = {"vp": 1.0, "track": _TRACK, "worker": _WORKER}
Facts = Iterator[tuple[Fact, Amount]]


class HomesteadersDifferences:
    """Implements `prdesk.ai.hints.facts.Differences`."""

    def __init__(self) -> None:
        self._at = Prices()

    def facts(self, state: State, viewer: int, events: Sequence[Json]) -> Facts:
        """What the events brought, and how each player stands now."""
        m = incomes_left(state)
        for event in events:
            yield from self._of_event(state, event, m)
            # What is paid for a lot counts against winning it.
            for what, count in () if event.get("what") == "bid" else changes(event):
                yield self._gained(event["player"], what, count, m)
        for seat, player in enumerate(state.players):
            yield from self._of_board(seat, player, m)
        own = state.players[viewer]
        yield Fact("penalty", viewer), Amount(debt_points(own.debt), -debt_points(own.debt))
        yield from _affordable(state, viewer)

    def _gained(self, seat: int, what: str, count: int, m: int) -> tuple[Fact, Amount]:
        """The fact of getting so much of a thing; below zero of giving it."""
        size = abs(count)
        if what in GOODS:
            price = self._at.goods[m][GOODS.index(what)]
            return Fact("good" if count > 0 else "good_paid", seat, "good", what), Amount(
                price * count, size
            )
        if what == "debt":
            text = "debt" if count > 0 else "debt_cleared"
            return Fact(text, seat), Amount(-self._at.owed(1) * count, size)
        prices = {**_UNIT, "silver": self._at.silver[m], "trade": self._at.chit(1, m)}
        text = what if count > 0 else f"{what}_paid"
        return Fact(text, seat), Amount(prices[what] * count, size, count if what == "vp" else 0)

    def _of_event(self, state: State, event: Json, m: int) -> Facts:
        """What an event is beside what changes hands."""
        seat = event["player"]
        match event["event"]:
            case "workers_placed":
                yield Fact("idle", seat), Amount(_IDLE * event["idle"], event["idle"])
            case "lot_won":
                worth = _LOT - self._at.silver[m] * event["amount"]
                amount = Amount(worth, event["amount"])
                yield Fact("lot_won", seat, "auction", event["auction"]), amount
            case "start_player_moved":
                yield Fact("starts", seat), Amount(_START)
            case "built":
                b = INDEX[event["building"]]
                points = ROWS[b].vp
                yield (
                    Fact("built", seat, "building", BUILDINGS[b]),
                    Amount(points + _AT_PLAY, 1, points),
                )
                if not state.stock[b]:
                    yield Fact("stock_out", NOBODY, "building", BUILDINGS[b]), Amount(_LAST_TILE)

    def _of_board(self, seat: int, player: Player, m: int) -> Facts:
        """What everybody can see: the railroad track, bonuses, the next income."""
        yield Fact("rail", seat), Amount(_STEP * player.rail, player.rail)
        bonus = bonuses(player)
        yield Fact("bonus", seat), Amount(bonus, bonus)
        if not m:
            return
        income = income_json(player, arranged(self._at.slots_next[m], player.slots, player.workers))
        # A Bank's depends on debts, which may be hidden.
        silver = income["silver"] - income["sources"].get("bank", {}).get("silver", 0)
        yield Fact("income_silver", seat), Amount(_INCOME * self._at.silver[m] * silver, silver)
        yield Fact("income_vp", seat), Amount(_INCOME * income["vp"], income["vp"])
        for good, count in income["goods"].items():
            price = _INCOME * self._at.goods[m][GOODS.index(good)]
            yield Fact("income_good", seat, "good", good), Amount(price * count, count)


def _affordable(state: State, seat: int) -> Facts:
    """What a seat could build now, trades included."""
    player = state.players[seat]
    for b, copies in enumerate(state.stock):
        if copies and not player.owned >> b & 1 and chits_needed(player, b) <= player.trade:
            yield Fact("affords", seat, "building", BUILDINGS[b]), Amount(_AFFORDS)
