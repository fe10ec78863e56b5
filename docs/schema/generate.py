"""Writes the JSON Schemas of the public formats from the code.

From the folder of the project: `python -m docs.schema.generate`.

A test compares the files with what this module makes, and positions, actions and records of real
games with the files.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from docs.schema import homesteaders, puertorico
from docs.schema.parts import Schema, one_of
from prdesk.core.record import FORMAT, MAX_ACTIONS, SEAT, Record
from prdesk.core.record_json import MAX_INTEGER, MAX_STRING, MIN_INTEGER

DIALECT = "https://json-schema.org/draft/2020-12/schema"
SCHEMAS = {"puertorico": puertorico, "homesteaders": homesteaders}


def main() -> None:
    """Write all schemas beside this file."""
    for name, text in files().items():
        (Path(__file__).parent / name).write_text(text, encoding="utf-8")


def files() -> dict[str, str]:
    """The text of each schema file by its name."""
    schemas = {"record": record()}
    for game, module in SCHEMAS.items():
        schemas[f"{game}.action"] = module.action()
        schemas[f"{game}.position"] = module.position()
    return {
        f"{name}.schema.json": json.dumps({"$schema": DIALECT, **schema}, indent=1) + "\n"
        for name, schema in schemas.items()
    }


def record() -> Schema:
    """A record (save file)."""
    schema = msgspec.json.schema(Record)
    fields = schema["$defs"]["Record"]
    changes: dict[str, Schema] = {
        "format": {"const": FORMAT},
        "game": one_of(tuple(SCHEMAS)),
        "ruleset": {"type": "integer", "minimum": 1},
        "seed": {"type": "integer", "minimum": MIN_INTEGER, "maximum": MAX_INTEGER},
        "names": {"type": "array", "items": {"type": "string", "minLength": 1}},
        "seats": {"type": "array", "items": {"type": "string", "pattern": f"^({SEAT.pattern})$"}},
        "actions": {
            "type": "array",
            "items": {"anyOf": [{"$ref": f"{game}.action.schema.json"} for game in SCHEMAS]},
            "maxItems": MAX_ACTIONS,
        },
        "checksum": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    }
    fields["properties"].update(changes)
    fields["properties"]["app"]["maxLength"] = MAX_STRING
    schema["$defs"]["Meta"]["properties"]["undone"]["minimum"] = 0
    fields["required"] = ["format", *fields["required"], "checksum"]
    return {"title": "Record", **schema}


if __name__ == "__main__":
    main()
