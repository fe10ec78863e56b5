"""Auction tiles, bids and the neutral marker."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.values import as_choice, as_int, as_list, as_map, no_other_keys
from prdesk.homesteaders.catalog.ids import (
    BIDS,
    FINAL_ROUND,
    LAST_ROUND,
    LOTS,
    NEUTRAL_TOP,
)
from prdesk.homesteaders.catalog.tiles import TILE_IDS, TILES
from prdesk.homesteaders.state import State


def lay_out(whole: Json, given: Json, round: int) -> None:
    """Turn the piles of a new game over to a round: its first round-1 tiles are gone.

    Piles that are given in part keep every tile only once: a tile that is given as open changes
    places with the one the round would open, and of a given deck none is opened.
    """
    opened, decks = _map(given.get("auctions")), _map(given.get("decks"))
    piles = {lot: [whole["auctions"][lot], *deck] for lot, deck in whole["decks"].items()}
    for lot, pile in piles.items():
        coming = decks.get(lot)
        if round <= LAST_ROUND:
            if opened.get(lot) in pile:
                _bring(pile, opened[lot], round - 1)
            elif isinstance(coming, list):
                rest = [tile for tile in pile[round - 1 :] + pile if tile not in coming]
                _bring(pile, rest[0] if rest else pile[round - 1], round - 1)
        whole["decks"][lot] = pile[round:]
    whole["auctions"] = {lot: pile[round - 1] for lot, pile in piles.items() if round <= LAST_ROUND}


def _map(value: Any) -> Json:
    return value if isinstance(value, dict) else {}


def _bring(pile: list[str], tile: str, place: int) -> None:
    """Exchange a tile of the pile with the one at a place."""
    at = pile.index(tile)
    pile[at], pile[place] = pile[place], pile[at]


def read_auctions(state: State, whole: Json) -> None:
    """Read what lies on the auction board; the players were read before."""
    lots = LOTS[: state.rules.lots]
    seen: set[int] = set()
    opened = as_map(whole["auctions"], "auctions")
    no_other_keys(opened, lots if state.round < FINAL_ROUND else (), "auctions.")
    state.lots = [
        _tile(opened[lot], f"auctions.{lot}", i, seen) if lot in opened else -1
        for i, lot in enumerate(lots)
    ]
    decks = as_map(whole["decks"], "decks")
    no_other_keys(decks, lots, "decks.")
    state.decks = []
    for i, lot in enumerate(lots):
        tiles = as_list(decks[lot], f"decks.{lot}")
        if tiles and state.round == FINAL_ROUND:
            raise ConfigError("out_of_range", key=f"decks.{lot}")
        deck = [_tile(tile, f"decks.{lot}.{k}", i, seen) for k, tile in enumerate(tiles)]
        state.decks.append(deck[::-1])
    _read_neutral(state, whole["neutral"])
    _read_bids(state, as_map(whole["bids"], "bids"))


def _tile(value: Any, key: str, lot: int, seen: set[int]) -> int:
    """Index of an auction tile that belongs to the lot and lies nowhere else."""
    ids = [tile.id for tile in TILES if tile.lot == lot]
    tile = TILE_IDS.index(as_choice(value, key, ids))
    if tile in seen:
        raise ConfigError("twice", key=key)
    seen.add(tile)
    return tile


def _lot(state: State, value: Any, key: str) -> int:
    """Index of a lot with an open tile."""
    lot = LOTS.index(as_choice(value, key, LOTS[: state.rules.lots]))
    if state.lots[lot] < 0:
        raise ConfigError("out_of_range", key=key)
    return lot


def _read_neutral(state: State, value: Any) -> None:
    """The marker, which there is with 2 players only."""
    if not state.rules.neutral:
        if value is not None:
            raise ConfigError("wrong_type", key="neutral")
        return
    marker = as_map(value, "neutral")
    no_other_keys(marker, ("level", "auction"), "neutral.")
    if "level" not in marker:
        raise ConfigError("missing_key", key="neutral.level")
    level = as_int(marker["level"], "neutral.level")
    if level not in BIDS[: NEUTRAL_TOP + 1]:
        raise ConfigError("out_of_range", key="neutral.level")
    state.level = BIDS.index(level)
    placed = marker.get("auction")
    state.neutral_lot = -1 if placed is None else _lot(state, placed, "neutral.auction")


def _read_bids(state: State, bids: Json) -> None:
    """Who leads which lot. Nobody leads two, or one after a pass (rules 5)."""
    state.leaders = [-1] * state.rules.lots
    state.bids = [-1] * state.rules.lots
    for name, value in bids.items():
        key = f"bids.{name}"
        lot = _lot(state, name, key)
        bid = as_map(value, key)
        no_other_keys(bid, ("player", "amount"), f"{key}.")
        for part in ("player", "amount"):
            if part not in bid:
                raise ConfigError("missing_key", key=f"{key}.{part}")
        seat = as_int(bid["player"], f"{key}.player", 0, state.rules.players - 1)
        if seat in state.leaders:
            raise ConfigError("twice", key=f"{key}.player")
        if state.passed >> seat & 1:
            raise ConfigError("out_of_range", key=f"{key}.player")
        amount = as_int(bid["amount"], f"{key}.amount")
        if amount not in BIDS:
            raise ConfigError("out_of_range", key=f"{key}.amount")
        state.leaders[lot] = seat
        state.bids[lot] = BIDS.index(amount)
