"""The schemas of Homesteaders' actions and positions."""

from __future__ import annotations

import msgspec

from docs.schema.parts import COUNT, Schema, counts, one_of, or_null, partly, some, whole
from prdesk.core.names import LONGEST_NAME
from prdesk.core.record import FORMAT
from prdesk.homesteaders.actions import AnyAction
from prdesk.homesteaders.catalog.ids import (
    BIDS,
    BUILDINGS,
    FINAL_ROUND,
    GOODS,
    HOMESTEAD,
    LOTS,
    NEUTRAL_TOP,
    VARIANTS,
)
from prdesk.homesteaders.catalog.setup import SEATS
from prdesk.homesteaders.catalog.slots import SLOT_COUNT
from prdesk.homesteaders.catalog.tiles import TILES
from prdesk.homesteaders.engine import PHASE_NAMES, PHASES
from prdesk.homesteaders.loading.players import LAST_STEP
from prdesk.homesteaders.phases.base import RAIL, Phase
from prdesk.homesteaders.phases.payment import PaymentPhase

SEAT_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": max(SEATS) - 1}


def action() -> Schema:
    """The actions: their form, not their legality."""
    return {"title": "Action of Homesteaders", **msgspec.json.schema(AnyAction)}


def position() -> Schema:
    """A complete position, as a viewer sees it or whole."""
    turns, below = turn()
    tiles = {
        lot: one_of([tile.id for tile in TILES if tile.lot == i]) for i, lot in enumerate(LOTS)
    }
    return {
        "title": "Position of Homesteaders",
        "$defs": {"below": below},
        **whole(
            {
                "format": {"const": FORMAT},
                "game": {"const": "homesteaders"},
                "options": whole({"players": {"enum": list(SEATS)}, "variants": some(VARIANTS)}),
                "round": {"type": "integer", "minimum": 1, "maximum": FINAL_ROUND},
                "start_player": SEAT_NUMBER,
                "neutral": or_null(
                    whole(
                        {
                            "level": {"enum": list(BIDS[: NEUTRAL_TOP + 1])},
                            "auction": or_null(one_of(LOTS[: min(SEATS)])),
                        }
                    )
                ),
                "turn": {"anyOf": turns},
                "auctions": whole({}, tiles),
                "bids": partly(
                    LOTS, whole({"player": SEAT_NUMBER, "amount": {"enum": list(BIDS)}})
                ),
                "decks": decks(tiles),
                "stock": partly(BUILDINGS[HOMESTEAD + 1 :], COUNT),
                "players": {
                    "type": "array",
                    "items": player(),
                    "minItems": min(SEATS),
                    "maxItems": max(SEATS),
                },
            }
        ),
    }


def decks(tiles: Schema) -> Schema:
    """The piles of tiles to come; of all but the first a viewer knows no tile."""
    first, second, third = [
        {"type": "array", "items": tiles[lot] if i == 0 else or_null(tiles[lot])}
        for i, lot in enumerate(LOTS)
    ]
    return whole({LOTS[0]: first, LOTS[1]: second}, {LOTS[2]: third})


def turn() -> tuple[list[Schema], Schema]:
    """Who decides what, with the progress of its phase; and the phase that waits below it."""
    turns = [whole({"decision": {"const": "game_over"}, "player": {"type": "null"}})]
    below = []
    for name, phase in zip(PHASE_NAMES, PHASES, strict=True):
        progress, begun = fields(phase)
        if phase.decisions:
            asked: Schema = {"decision": one_of(phase.decisions), "player": SEAT_NUMBER}
            if isinstance(phase, PaymentPhase):
                asked["cost"] = COUNT
            waiting: Schema = {} if phase.number != RAIL else {"below": {"$ref": "#/$defs/below"}}
            turns.append(whole({**asked, **progress, **waiting}, begun))
        below.append(whole({"phase": {"const": name}, "player": SEAT_NUMBER, **progress}, begun))
    return turns, {"type": "array", "minItems": 1, "items": {"anyOf": below}}


def fields(phase: Phase) -> tuple[Schema, Schema]:
    """The keys of a phase's progress: those that are always there, and the counts from 1."""
    kinds: dict[str, Schema] = {
        "flag": {"type": "boolean"},
        "count": {**COUNT, "minimum": 1},
        "lot": or_null(one_of(LOTS)),
    }
    always = {name: kinds[kind] for name, kind in phase.fields if kind != "count"}
    return always, {name: kinds[kind] for name, kind in phase.fields if kind == "count"}


def player() -> Schema:
    """What one player has."""
    worker = {"type": "integer", "minimum": 0, "maximum": 1}
    tiles = {
        building: whole(
            {"workers": {"type": "array", "items": worker, "minItems": n, "maxItems": n}}
        )
        for building, n in zip(BUILDINGS, SLOT_COUNT, strict=True)
    }
    homestead = {BUILDINGS[HOMESTEAD]: tiles.pop(BUILDINGS[HOMESTEAD])}
    hidden = or_null(COUNT)
    return whole(
        {
            "name": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
            "silver": hidden,
            "workers": COUNT,
            "tracks": COUNT,
            "rail": {**COUNT, "maximum": LAST_STEP},
            "trade": hidden,
            "debt": hidden,
            "vp": hidden,
            "goods": or_null(counts(GOODS)),
            "buildings": whole(homestead, tiles),
            "passed": {"type": "boolean"},
        }
    )
