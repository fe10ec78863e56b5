"""A state written as the JSON position of formats.md section 4."""

from __future__ import annotations

from typing import Any

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import BIDS, BUILDINGS, GOODS, LOTS
from prdesk.homesteaders.catalog.setup import STAGE_OF_ROUND, STOCK_STAGES
from prdesk.homesteaders.catalog.slots import FIRST_SLOT, SLOT_COUNT
from prdesk.homesteaders.catalog.tiles import TILE_IDS
from prdesk.homesteaders.engine import PHASE_NAMES, PHASES
from prdesk.homesteaders.phases.payment import PaymentPhase
from prdesk.homesteaders.state import PHASE, SEAT, Frame, Player, State
from prdesk.homesteaders.view import OPEN_DECKS, hides_holdings


def to_json(state: State, view: int | None = None) -> Json:
    """The whole position; with `view` what that seat may not see is null."""
    return {
        "format": 1,
        "game": "homesteaders",
        "options": state.rules.options(),
        "round": state.round,
        "start_player": state.start,
        "neutral": _neutral_json(state),
        "turn": turn_json(state),
        "auctions": {LOTS[i]: TILE_IDS[tile] for i, tile in enumerate(state.lots) if tile >= 0},
        "bids": {
            LOTS[i]: {"player": seat, "amount": BIDS[state.bids[i]]}
            for i, seat in enumerate(state.leaders)
            if seat >= 0
        },
        "decks": {
            LOTS[i]: _deck_json(deck, view is not None and i >= OPEN_DECKS and bool(state.frames))
            for i, deck in enumerate(state.decks)
        },
        "stock": {BUILDINGS[b]: state.stock[b] for b in for_sale(state.round)},
        "players": [_player_json(state, i, view) for i in range(len(state.players))],
    }


def for_sale(round: int) -> list[int]:
    """The kinds of buildings whose stage it is, in catalogue order."""
    stages = STOCK_STAGES[STAGE_OF_ROUND[round]]
    return [b for b, row in enumerate(ROWS) if row.copies and row.stage in stages]


def turn_json(state: State) -> Json:
    """The `turn` object; inside a phase with the progress of the phase.

    The frames below the top one are written under `below`, with the last element lowest.
    """
    if not state.frames:
        return {"decision": "game_over", "player": None}
    frame = state.frames[-1]
    phase = PHASES[frame[PHASE]]
    turn: Json = {"decision": state.decision, "player": frame[SEAT], **_frame_json(state, frame)}
    if isinstance(phase, PaymentPhase):
        turn["cost"] = phase.cost(state, frame)
    if len(state.frames) > 1:
        turn["below"] = [
            {"phase": PHASE_NAMES[f[PHASE]], "player": f[SEAT], **_frame_json(state, f)}
            for f in reversed(state.frames[:-1])
        ]
    return turn


def _frame_json(state: State, frame: Frame) -> Json:
    """The progress of a phase; that nobody has acted yet goes without saying."""
    fields = PHASES[frame[PHASE]].fields
    return {
        name: _field_json(state, kind, value)
        for (name, kind), value in zip(fields, frame[SEAT + 1 :], strict=True)
        if value or kind != "count"
    }


def _field_json(state: State, kind: str, value: int) -> Any:
    if kind == "flag":
        return bool(value)
    if kind == "lot":
        return LOTS[value] if value < state.rules.lots else None
    return value


def _neutral_json(state: State) -> Json | None:
    if state.level < 0:
        return None
    lot = state.neutral_lot
    return {"level": BIDS[state.level], "auction": LOTS[lot] if lot >= 0 else None}


def _deck_json(deck: list[int], hidden: bool) -> list[str | None]:
    return [None if hidden else TILE_IDS[tile] for tile in reversed(deck)]


def _player_json(state: State, seat: int, view: int | None) -> Json:
    player = state.players[seat]
    hidden = hides_holdings(state, view, seat)
    return {
        "name": state.names[seat],
        "silver": None if hidden else player.silver,
        "workers": player.workers,
        "tracks": player.tracks,
        "rail": player.rail,
        "trade": None if hidden else player.trade,
        "debt": None if hidden else player.debt,
        "vp": None if hidden else player.vp,
        "goods": None if hidden else dict(zip(GOODS, player.goods, strict=True)),
        "buildings": {
            BUILDINGS[b]: {"workers": _workers(player, b)}
            for b in range(len(BUILDINGS))
            if player.owns(b)
        },
        "passed": bool(state.passed >> seat & 1),
    }


def _workers(player: Player, building: int) -> list[int]:
    first = FIRST_SLOT[building]
    return [player.placed >> first + i & 1 for i in range(SLOT_COUNT[building])]
