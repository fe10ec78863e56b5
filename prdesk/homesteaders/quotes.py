"""Figures that a player would work out at the table, from the very functions the phases use."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.homesteaders.affordable import chits_needed
from prdesk.homesteaders.catalog.ids import (
    BANK,
    BIDS,
    BUILDINGS,
    COPPER,
    GOODS,
    LIVESTOCK,
    LOTS,
    TOP_BID,
)
from prdesk.homesteaders.catalog.setup import PRICES
from prdesk.homesteaders.catalog.tiles import TILE_IDS
from prdesk.homesteaders.effects.income import income_json
from prdesk.homesteaders.phases.bidding import least_bid
from prdesk.homesteaders.state import Player, State
from prdesk.homesteaders.trades import proceeds
from prdesk.homesteaders.view import OPEN_DECKS, hides_holdings


def quotes(state: State, seat: int, view: int | None = None) -> Json:
    """What things cost and bring a seat now; nothing in it tells `view` what he may not see.

    Returns:
        `wages` in silver; `income`, what the present placement brings (`effects.income`), its
        `silver` and `debts` null where a Bank makes them depend on hidden debts; `stock`, by
        building for sale `owned`, `now`, `trades` (payable with trades, gold and debt) or `no`,
        null if the goods are hidden;
        `least_bids`, the least amount that the seat could bid by lot, null where it leads or
        nobody can go higher; `prices`, to `buy` and `sell` each good, in silver and gold; `piles`,
        the tiles to come by lot: lot 1 in its order, of the others only which (rules 1.4).
    """
    player = state.players[seat]
    hidden = hides_holdings(state, view, seat)
    return {
        "wages": player.workers,
        "income": _income(player, hidden),
        "stock": {
            BUILDINGS[b]: _standing(player, b, hidden) for b, n in enumerate(state.stock) if n
        },
        "least_bids": {
            LOTS[lot]: _least(state, lot, seat) for lot, tile in enumerate(state.lots) if tile >= 0
        },
        "prices": {"buy": _buying(), "sell": _selling(player)},
        "piles": {LOTS[lot]: _pile(deck, lot) for lot, deck in enumerate(state.decks)},
    }


def _income(player: Player, hidden: bool) -> Json:
    income = income_json(player, player.placed)
    if hidden and player.owns(BANK):
        unknown = {"silver": None, "debts": None}
        income.update(unknown)
        income["sources"]["bank"] = unknown
    return income


def _standing(player: Player, building: int, hidden: bool) -> str | None:
    """Whether a building for sale could be paid for."""
    if player.owns(building):
        return "owned"
    if hidden:
        return None
    chits = chits_needed(player, building)
    if not chits:
        return "now"
    return "trades" if chits <= player.trade else "no"


def _least(state: State, lot: int, seat: int) -> int | None:
    least = least_bid(state, lot, seat)
    return None if state.leaders[lot] == seat or least > TOP_BID else BIDS[least]


def _pile(deck: list[int], lot: int) -> list[str]:
    tiles = deck[::-1] if lot < OPEN_DECKS else sorted(deck)
    return [TILE_IDS[tile] for tile in tiles]


def _buying() -> Json:
    silver = {GOODS[good]: {"silver": price, "gold": 0} for good, price in enumerate(PRICES)}
    gold = {GOODS[good]: {"silver": 0, "gold": 1} for good in (COPPER, LIVESTOCK)}
    return {**silver, **gold}


def _selling(player: Player) -> Json:
    found = {}
    for good, name in enumerate(GOODS):
        silver, gold = proceeds(player, good)
        found[name] = {"silver": silver, "gold": gold}
    return found
