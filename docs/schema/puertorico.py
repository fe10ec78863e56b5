"""The schemas of Puerto Rico's actions and positions."""

from __future__ import annotations

import msgspec

from docs.schema.parts import COUNT, Schema, counts, one_of, or_null, partly, some, whole
from prdesk.core.names import LONGEST_NAME
from prdesk.core.record import FORMAT
from prdesk.puertorico.actions import AnyAction
from prdesk.puertorico.catalog.buildings import DRAFT_SPACES, NAMES
from prdesk.puertorico.catalog.ids import (
    EDITIONS,
    END_REASONS,
    EXPANSIONS,
    GOODS,
    ROLES,
    TILES,
    VARIANTS,
)
from prdesk.puertorico.catalog.setup import CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES, SETUP
from prdesk.puertorico.engine import PHASE_NAMES, PHASES
from prdesk.puertorico.phases.base import Phase

MOST_PLAYERS = max(SETUP)
SEAT_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1}


def action() -> Schema:
    """The actions, those of the expansions too: their form, not their legality."""
    return {"title": "Action of Puerto Rico", **msgspec.json.schema(AnyAction)}


def position() -> Schema:
    """A complete position, as a viewer sees it or whole."""
    plantations: Schema = {"type": "array", "items": one_of(GOODS)}
    turns, below = turn()
    return {
        "title": "Position of Puerto Rico",
        "$defs": {"below": below},
        **whole(
            optional={"removed": counts(("colonists", "nobles"))},
            properties={
                "format": {"const": FORMAT},
                "game": {"const": "puertorico"},
                "options": options(),
                "rng": or_null({"type": "string", "pattern": "^[0-9a-f]{16}$"}),
                "round": {"type": "integer", "minimum": 1},
                "governor": SEAT_NUMBER,
                "turn": {"anyOf": turns},
                "end_reason": or_null(one_of(END_REASONS)),
                "vp_supply": COUNT,
                "colonists": counts(("supply", "ship")),
                "nobles": counts(("supply", "ship")),
                "goods": counts(GOODS),
                "quarries": COUNT,
                "plantations": whole(
                    {
                        "face_up": plantations,
                        "stack": {"type": "array", "items": or_null(one_of(GOODS))},
                        "discard": plantations,
                    }
                ),
                "buildings": partly(NAMES, COUNT),
                "roles": partly(
                    ROLES, whole({"doubloons": COUNT, "taken_by": or_null(SEAT_NUMBER)})
                ),
                "trading_house": {**plantations, "maxItems": HOUSE_SPACES},
                "ships": {
                    "type": "array",
                    "items": whole(
                        {"capacity": COUNT, "good": or_null(one_of(GOODS)), "count": COUNT}
                    ),
                },
                "players": {
                    "type": "array",
                    "items": player(),
                    "minItems": min(SETUP),
                    "maxItems": MOST_PLAYERS,
                },
            },
        ),
    }


def options() -> Schema:
    """The options of a game."""
    kinds = sum(DRAFT_SPACES.values())
    return whole(
        {
            "players": {"enum": list(SETUP)},
            "edition": one_of(EDITIONS),
            "expansions": some(EXPANSIONS),
            "variants": some(VARIANTS),
        },
        {"set": {**some(NAMES), "minItems": kinds, "maxItems": kinds}},
    )


def turn() -> tuple[list[Schema], Schema]:
    """Who decides what, with the keys of the phase it is in; and the phases that wait below it."""
    turns = [whole({"decision": {"const": "game_over"}, "player": {"type": "null"}})]
    below = []
    for name, phase in zip(PHASE_NAMES, PHASES, strict=True):
        progress = {"chooser": SEAT_NUMBER, **fields(phase)}
        asked: Schema = {"decision": one_of(phase.decisions), "player": SEAT_NUMBER}
        if name in ("round", "draft"):
            turns.append(whole(asked))
        else:
            turns.append(whole({**asked, **progress}, {"below": {"$ref": "#/$defs/below"}}))
            below.append(whole({"phase": {"const": name}, "player": SEAT_NUMBER, **progress}))
    return turns, {"type": "array", "minItems": 1, "items": {"anyOf": below}}


def fields(phase: Phase) -> Schema:
    """The keys of a phase's progress."""
    kinds: dict[str, Schema] = {
        "flag": {"type": "boolean"},
        "count": COUNT,
        "privilege": {"enum": [0, 1, 2]},
        "seats": {"type": "array", "items": SEAT_NUMBER},
        "barrels": partly(GOODS, COUNT),
        "owed": {"type": "array", "items": COUNT, "maxItems": 5},
        "role": or_null(one_of(ROLES)),
        "tile": or_null(one_of(GOODS)),
    }
    return {name: kinds[kind] for name, kind in phase.fields}


def player() -> Schema:
    """One player's board."""
    pieces = counts(("colonists", "nobles"))
    tiles = {"type": "integer", "minimum": 0, "maximum": ISLAND_SPACES}
    on_tile = whole({"tiles": tiles, "colonists": COUNT, "nobles": COUNT})
    island: Schema = {tile: on_tile for tile in TILES if tile != "forest"}
    face_down = partly(GOODS, {**tiles, "minimum": 1})
    island["forest"] = whole({"tiles": tiles, "kinds": face_down}, {"drawn": face_down})
    return whole(
        {
            "name": {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME},
            "doubloons": COUNT,
            "vp": or_null(COUNT),
            "goods": counts(GOODS),
            "island": whole({}, island),
            "city": {**partly(NAMES, pieces), "maxProperties": CITY_SPACES},
            "san_juan": pieces,
        },
        {"library_used": {"const": True}},
    )
