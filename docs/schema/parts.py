"""The pieces that the schemas of all games are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Schema = dict[str, Any]

COUNT: Schema = {"type": "integer", "minimum": 0}


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
