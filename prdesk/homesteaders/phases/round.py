"""Begin and end of a round (rules 5, steps 1 and 4)."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import BUILDINGS, FINAL_ROUND, LOTS, STAGES
from prdesk.homesteaders.catalog.setup import FIRST_ROUNDS, STAGE_OF_ROUND, STOCK_STAGES
from prdesk.homesteaders.catalog.tiles import TILE_IDS
from prdesk.homesteaders.phases.base import PLACE, Events, report
from prdesk.homesteaders.state import State


def end_round(state: State, events: Events) -> None:
    """The start player changes; then the next round is set up and begins."""
    start = _next_start(state)
    if start != state.start:
        state.start = start
        if events is not None:
            report(events, "start_player_moved", start, True)
    _set_up(state, events)
    state.frames[-1] = [PLACE, state.start, 0]


def _next_start(state: State) -> int:
    """Winner of the first lot that was sold; nobody else if none was.

    With 2 players the first lot decides alone: unsold, it makes the other player start (5.1).
    """
    if state.rules.neutral:
        return state.leaders[0] if state.leaders[0] >= 0 else 1 - state.start
    for seat in state.leaders:
        if seat >= 0:
            return seat
    return state.start


def _set_up(state: State, events: Events) -> None:
    """Markers come back, a new stage changes the stock, the next tiles are turned up."""
    state.round += 1
    lots = len(state.lots)
    state.leaders = [-1] * lots
    state.bids = [-1] * lots
    state.passed = 0
    state.neutral_lot = -1
    if state.round == FINAL_ROUND:
        state.lots = [-1] * lots
        state.decks = [[] for _ in range(lots)]
        if events is not None:
            report(events, "final_round_started", None, True)
        return
    if events is not None:
        report(events, "round_started", None, True, round=state.round)
    if state.round in FIRST_ROUNDS:
        _change_stage(state, STAGE_OF_ROUND[state.round], events)
    reveal(state, events)


def _change_stage(state: State, stage: int, events: Events) -> None:
    """Unbuilt tiles that are not sold any more leave the game, those of the new stage come in."""
    removed: Json = {}
    added: Json = {}
    stages = STOCK_STAGES[stage]
    for b, row in enumerate(ROWS):
        if row.stage == stage:
            state.stock[b] = state.rules.copies[b]
            added[BUILDINGS[b]] = state.stock[b]
        elif state.stock[b] and row.stage not in stages:
            removed[BUILDINGS[b]] = state.stock[b]
            state.stock[b] = 0
    if events is not None:
        report(
            events, "stage_started", None, True, stage=STAGES[stage], removed=removed, added=added
        )


def reveal(state: State, events: Events) -> None:
    """Turn the next tile of each pile up."""
    for lot, deck in enumerate(state.decks):
        state.lots[lot] = deck.pop() if deck else -1
    if events is not None:
        tiles = {LOTS[lot]: TILE_IDS[t] for lot, t in enumerate(state.lots) if t >= 0}
        report(events, "lots_revealed", None, True, tiles=tiles)
