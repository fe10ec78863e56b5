"""Moves worth looking at where a player may trade.

A trade is among them only as the first step of something sensible: a good that a building or an
extra lacks, silver for what must be paid, a worker for a slot. Every step takes a trade chit or
leads to one that does, so no plan goes round in a circle.
"""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.lots import NOTHING, buildings, extra
from prdesk.ai.homesteaders.manning import swapped
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.shopping import NO_TRADE, Bill
from prdesk.ai.homesteaders.worth import worker
from prdesk.homesteaders.catalog.ids import BANK, FOOD, GOLD, MARKET, STEEL, WOOD
from prdesk.homesteaders.catalog.setup import PRICES
from prdesk.homesteaders.catalog.tiles import FREE_WORKER, TILE_EXTRAS, TILE_GOODS
from prdesk.homesteaders.phases.base import PASS
from prdesk.homesteaders.state import Player, State
from prdesk.homesteaders.trades import BUY, CHANGE, DEBT, HIRE, MAKE_FOOD, SELL

_MOST_BUILDINGS: Final = 5
_WORTH_PASSING: Final = 1.0
_BUILDING: Final = 31


def placements(at: Prices, player: Player, m: int) -> list[int]:
    """The best arrangements for the next income, and a hire where that seems to pay."""
    codes = swapped(at.slots_next[m], player.slots, player.workers)
    price = at.chit(player.trade, m) + at.goods[m][FOOD]
    if player.trade and worker(at, player, player.slots, m) > price:
        codes += hire(player)
    return codes


def hire(player: Player) -> list[int]:
    """Hiring, or the trade that gets the food for it and leaves a chit."""
    if player.goods[FOOD]:
        return [HIRE]
    if player.trade < 2:
        return []
    if player.owned >> MARKET & 1 and player.goods[WOOD]:
        return [MAKE_FOOD]
    return [BUY + FOOD] if player.silver >= PRICES[FOOD] else []


def payments(state: State, cost: int) -> list[int]:
    """Paying with as little gold as it takes or one more; where silver lacks, a sale or a debt."""
    player = state.players[state.player]
    codes = state.codes[:2]
    if player.silver >= cost:
        return codes
    if player.trade:
        if player.owned >> BANK & 1:
            codes.append(CHANGE)
        for good in (STEEL, FOOD, WOOD, GOLD):
            if player.goods[good]:
                codes.append(SELL + good)
    codes.append(DEBT)
    return codes


def builds(at: Prices, state: State, types: int, tile: int, m: int) -> list[int]:
    """The best buildings, the first trade where one needs trades, and a pass if few are good."""
    player = state.players[state.player]
    nothing = extra(at, player, tile, NOTHING, player.trade, m)
    ranked: list[tuple[float, int]] = []
    for one in buildings(at, state.stock, player, types, m):
        added = extra(at, player, tile, one.building, one.chits, m)
        ranked.append((one.worth(at, player, 0, m) + added, one.building))
    ranked.sort(reverse=True)
    codes: list[int] = []
    for _, b in ranked[:_MOST_BUILDINGS]:
        step = Bill(player, b).step(player)
        code = payment(state.codes, b) if step == NO_TRADE else step
        if code not in codes:
            codes.append(code)
    if not ranked or ranked[0][0] < nothing + _WORTH_PASSING:
        codes.append(PASS)
    return codes


def payment(codes: list[int], b: int) -> int:
    """The code that builds it, with as little gold for other metals as it takes."""
    for code in codes:
        if code != PASS and code & _BUILDING == b:
            return code
    return PASS


def extras(state: State, tile: int) -> list[int]:
    """All ways to take the extra, the trade that makes it possible, and a pass."""
    player = state.players[state.player]
    codes = state.codes[:]
    good = TILE_GOODS[tile]
    if TILE_EXTRAS[tile] == FREE_WORKER or len(codes) > 1 or not player.trade:
        return codes
    if good <= FOOD:
        codes.append(BUY + good if player.silver >= PRICES[good] else DEBT)
    elif player.goods[GOLD]:
        codes.append(BUY + good)
    elif player.trade > 1:
        codes.append(BUY + GOLD if player.silver >= PRICES[GOLD] else DEBT)
    return codes
