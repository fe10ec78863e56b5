"""The JSON Schemas of docs/schema and a validator for as much of the language as they use."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "schema"
TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
USED = {
    *("$schema", "$defs", "$ref", "title", "description", "default", "discriminator"),
    *("type", "enum", "const", "anyOf", "properties", "required", "additionalProperties"),
    *("propertyNames", "maxProperties", "items", "minItems", "maxItems", "minimum", "maximum"),
    *("pattern", "minLength", "maxLength"),
}


class Validator:
    """Says what is wrong with a value; knows every keyword that our schemas use."""

    def __init__(self) -> None:
        self.files = {path.name: json.loads(path.read_text()) for path in FOLDER.glob("*.json")}

    def errors(self, value: Any, name: str) -> list[str]:
        """What the schema file of that name has against the value."""
        return self._check(value, self.files[name], self.files[name], "$")

    def _check(self, value: Any, schema: Any, root: Any, at: str) -> list[str]:
        assert schema.keys() <= USED, schema.keys() - USED
        if "$ref" in schema:
            file, _, place = schema["$ref"].partition("#/$defs/")
            root = self.files[file] if file else root
            return self._check(value, root["$defs"][place] if place else root, root, at)
        found: list[str] = []
        if "anyOf" in schema:
            ways = [self._check(value, way, root, at) for way in schema["anyOf"]]
            found += [] if [] in ways else min(ways, key=len)
        if "type" in schema:
            kind = TYPES[schema["type"]]
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                return [*found, f"{at}: not of type {schema['type']}"]
        for key in ("enum", "const"):
            allowed = schema.get(key, [value]) if key == "enum" else [schema.get(key, value)]
            if value not in allowed:
                found.append(f"{at}: {value!r} is none of {allowed}")
        if isinstance(value, dict):
            found += self._check_object(value, schema, root, at)
        elif isinstance(value, list):
            found += self._check_bounds(len(value), schema, "Items", at)
            for i, item in enumerate(value):
                found += self._check(item, schema.get("items", {}), root, f"{at}[{i}]")
        elif isinstance(value, str):
            found += self._check_bounds(len(value), schema, "Length", at)
            if not re.search(schema.get("pattern", ""), value):
                found.append(f"{at}: {value!r} does not match {schema['pattern']}")
        elif isinstance(value, int):
            found += self._check_bounds(value, schema, "imum", at)
        return found

    def _check_object(self, value: Any, schema: Any, root: Any, at: str) -> list[str]:
        known = schema.get("properties", {})
        rest = schema.get("additionalProperties", True)
        found = [
            f"{at}: {key} is missing" for key in schema.get("required", []) if key not in value
        ]
        found += self._check_bounds(len(value), schema, "Properties", at)
        for key, item in value.items():
            found += self._check(key, schema.get("propertyNames", {}), root, f"{at}.{key}")
            if key in known:
                found += self._check(item, known[key], root, f"{at}.{key}")
            elif rest is False:
                found.append(f"{at}: {key} is not known")
            elif rest is not True:
                found += self._check(item, rest, root, f"{at}.{key}")
        return found

    @staticmethod
    def _check_bounds(size: int, schema: Any, unit: str, at: str) -> list[str]:
        low, high = schema.get(f"min{unit}", size), schema.get(f"max{unit}", size)
        return [] if low <= size <= high else [f"{at}: {size} is not from {low} to {high}"]


@pytest.fixture(scope="session")
def validator() -> Validator:
    return Validator()
