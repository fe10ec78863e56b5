"""Writes the JSON Schemas of the public formats from the code.

From the folder of the project: `PYTHONPATH=. python docs/schema/generate.py`.

A test compares the files with what this module makes, and positions, actions and records of real
games with the files.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from prdesk.core.names import LONGEST_NAME
from prdesk.core.record import FORMAT, MAX_ACTIONS, SEAT, Record
from prdesk.core.record_json import MAX_INTEGER, MAX_STRING, MIN_INTEGER
from prdesk.games import GAMES
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

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MOST_PLAYERS = max(SETUP)
COUNT: Schema = {"type": "integer", "minimum": 0}
SEAT_NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1}


def main() -> None:
    """Write all schemas beside this file."""
    for name, text in files().items():
        (Path(__file__).parent / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """The text of each schema file by its name."""
    schemas = {"action": action(), "position": position(), "record": record()}
    return {
        f"{name}.schema.json": json.dumps({"$schema": DIALECT, **schema}, indent=1) + "\n"
        for name, schema in schemas.items()
    }


def action() -> Schema:
    """The actions of Puerto Rico, those of the expansions too: their form, not their legality."""
    return {"title": "Action of Puerto Rico", **msgspec.json.schema(AnyAction)}


def position() -> Schema:
    """A complete position of Puerto Rico, as a viewer sees it or whole."""
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


def record() -> Schema:
    """A record (save file)."""
    schema = msgspec.json.schema(Record)
    fields = schema["$defs"]["Record"]
    changes: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "game": one_of(tuple(GAMES)),
        "ruleset": {"type": "integer", "minimum": 1},
        "seed": {"type": "integer", "minimum": MIN_INTEGER, "maximum": MAX_INTEGER},
        "names": {"type": "array", "items": {"type": "string", "minLength": 1}},
        "seats": {"type": "array", "items": {"type": "string", "pattern": f"^({SEAT.pattern})$"}},
        "actions": {
            "type": "array",
            "items": {"$ref": "action.schema.json"},
            "maxItems": MAX_ACTIONS,
        },
        "checksum": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    }
    fields["properties"].update(changes)
    fields["properties"]["app"]["maxLength"] = MAX_STRING
    schema["$defs"]["Meta"]["properties"]["undone"]["minimum"] = 0
    fields["required"] = ["format", *fields["required"], "checksum"]
    return {"title": "Record", **schema}


def whole(properties: Schema, optional: Schema | None = None) -> Schema:
    """An object with these keys, all but the optional ones always there."""
    return {
        "type": "object",
        "properties": {**properties, **(optional or {})},
        "required": list(properties),
        "additionalProperties": False,
    }


def partly(ids: Sequence[str], value: Schema) -> Schema:
    """A map from some of these ids."""
    return {"type": "object", "propertyNames": one_of(ids), "additionalProperties": value}


def some(ids: Sequence[str]) -> Schema:
    """A list of some of these ids."""
    return {"type": "array", "items": one_of(ids)}


def counts(ids: Sequence[str]) -> Schema:
    """A map of counts that is written in full."""
    return whole(dict.fromkeys(ids, COUNT))


def one_of(ids: Sequence[str]) -> Schema:
    """One of these ids."""
    return {"enum": list(ids)}


def or_null(schema: Schema) -> Schema:
    """The same, or null where it is hidden or absent."""
    return {"anyOf": [schema, {"type": "null"}]}


if __name__ == "__main__":
    main()
