"""Malformed actions: formats.md section 5."""

from typing import Any

import pytest

from tests.puertorico.stands import DECISIONS
from tests.puertorico.table import (
    bonus,
    build,
    hacienda,
    load,
    malformed,
    place,
    role,
    sell,
    store,
    tile,
)

MALFORMED: list[tuple[str, Any, str]] = [
    ("role", {}, "type"),
    ("role", {"role": "mayor"}, "type"),
    ("role", {"type": "dance"}, "type"),
    ("role", {"type": 3}, "type"),
    ("role", {"type": None}, "type"),
    ("role", {"type": ["role"]}, "type"),
    ("role", {"type": "role"}, "role"),
    ("role", {"type": "role", "role": "pirate"}, "role"),
    ("role", {"type": "role", "role": 1}, "role"),
    ("role", {"type": "role", "role": None}, "role"),
    ("role", {"type": "role", "role": ["mayor"]}, "role"),
    ("role", role("mayor", privilege=1), "privilege"),
    ("role", role("mayor", privilege="false"), "privilege"),
    ("role", role("mayor", privilege=None), "privilege"),
    ("role", role("mayor", library=0), "library"),
    ("role", role("mayor", hat=True), "hat"),
    ("role", role("mayor", colonist=False), "colonist"),
    ("hacienda", {"type": "hacienda"}, "use"),
    ("hacienda", {"type": "hacienda", "use": 1}, "use"),
    ("hacienda", hacienda(True, quarry="yes"), "quarry"),
    ("hacienda", hacienda(True, tile="corn"), "tile"),
    ("tile", {"type": "tile"}, "tile"),
    ("tile", tile("forest"), "tile"),
    ("tile", tile("cotton"), "tile"),
    ("tile", {"type": "tile", "tile": 0}, "tile"),
    ("tile", tile("corn", colonist=0), "colonist"),
    ("tile", {"type": "pass", "tile": "corn"}, "tile"),
    ("place", {"type": "place", "city": {}, "island": []}, "island"),
    ("place", {"type": "place", "island": {}, "city": None}, "city"),
    ("place", place({"cotton": 1}), "cotton"),
    ("place", place({}, {"castle": 1}), "castle"),
    ("place", {"type": "place", "island": {"corn": True}, "city": {}}, "island"),
    ("place", {"type": "place", "island": {"corn": 1.0}, "city": {}}, "island"),
    ("place", {"type": "place", "island": {"corn": "1"}, "city": {}}, "island"),
    ("place", {**place(), "san_juan": 2}, "san_juan"),
    ("build", {"type": "build"}, "building"),
    ("build", build("castle"), "building"),
    ("build", {"type": "build", "building": None}, "building"),
    ("build", build("office", colonist="no"), "colonist"),
    ("craftsman_bonus", {"type": "craftsman_bonus"}, "good"),
    ("craftsman_bonus", bonus("quarry"), "good"),
    ("sell", {"type": "sell"}, "good"),
    ("sell", sell("cotton"), "good"),
    ("sell", sell("corn", at="bazaar"), "at"),
    ("sell", sell("corn", at=1), "at"),
    ("sell", sell("corn", price=5), "price"),
    ("load", {"type": "load", "good": "corn"}, "ship"),
    ("load", {"type": "load", "ship": 5}, "good"),
    ("load", load("cotton", 5), "good"),
    ("load", load("corn", "galleon"), "ship"),
    ("load", {"type": "load", "good": "corn", "ship": None}, "ship"),
    ("load", {"type": "load", "good": "corn", "ship": True}, "ship"),
    ("load", {"type": "load", "good": "corn", "ship": 5.0}, "ship"),
    ("load", {**load("corn", 5), "count": 1}, "count"),
    ("store", {"type": "store"}, "keep"),
    ("store", {"type": "store", "keep": ["corn"]}, "keep"),
    ("store", store(cotton=1), "cotton"),
    ("store", {"type": "store", "keep": {"corn": True}}, "keep"),
    ("role", [], ""),
    ("role", "pass", ""),
    ("role", None, ""),
    ("role", 3, ""),
]


@pytest.mark.parametrize(("decision", "action", "key"), MALFORMED)
def test_malformed(decision: str, action: Any, key: str) -> None:
    """A missing or unknown key, wrong JSON type or unknown id: -32602 names the key."""
    malformed(DECISIONS[decision](), action, key)


@pytest.mark.parametrize("decision", DECISIONS)
def test_malformed_comes_before_refused(decision: str) -> None:
    """A malformed action of another decision is malformed, not refused."""
    malformed(DECISIONS[decision](), {"type": "load", "good": "cotton", "ship": 5}, "good")
