"""Component totals (rules sections 1.1, 1.2, 2, 3): nothing appears or vanishes.

Only building tiles and auction tiles are finite. `load` with `strict` checks them; tests check
them after every action.
"""

from __future__ import annotations

from collections.abc import Iterator

from prdesk.core.errors import ConfigError
from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import BUILDINGS, FINAL_ROUND, HOMESTEAD, LOTS
from prdesk.homesteaders.catalog.setup import STAGE_OF_ROUND, STOCK_STAGES
from prdesk.homesteaders.catalog.tiles import TILES
from prdesk.homesteaders.state import State


def totals(state: State) -> Iterator[tuple[str, int, int]]:
    """Every component as (key, pieces found, pieces in the game)."""
    for b, building in enumerate(BUILDINGS):
        if b != HOMESTEAD:
            yield f"stock.{building}", *_building(state, b)
    for lot in range(state.rules.lots):
        coming = state.decks[lot] + [tile for tile in state.lots[lot : lot + 1] if tile >= 0]
        for stage in sorted({tile.stage for tile in TILES}):
            found = sum(TILES[tile].stage == stage for tile in coming)
            yield f"decks.{LOTS[lot]}", found, _tiles_left(state.round, stage)


def _building(state: State, building: int) -> tuple[int, int]:
    """Tiles of a building in the stock and with the players, and how many that must be."""
    found = state.stock[building] + sum(p.owns(building) for p in state.players)
    stage, now = ROWS[building].stage, STAGE_OF_ROUND[state.round]
    if stage in STOCK_STAGES[now]:
        return found, state.rules.copies[building]
    if stage > now:
        return found, 0
    # Of those that are not sold any more the unbuilt ones have left the game.
    return found, min(found, state.rules.copies[building])


def _tiles_left(round: int, stage: int) -> int:
    """Auction tiles of a stage that a pile has in a round, the open one included."""
    rounds = range(round, FINAL_ROUND)
    return sum(STAGE_OF_ROUND[r] == stage for r in rounds)


def check_totals(state: State) -> None:
    """ConfigError `wrong_total` for the first component that does not add up."""
    for key, found, expected in totals(state):
        if found != expected:
            raise ConfigError("wrong_total", key=key, found=found, expected=expected)
