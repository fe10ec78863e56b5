"""Collects what moves and what is marked while a step is told. No Qt."""

from collections.abc import Mapping
from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.ui.board import telling
from prdesk.ui.homesteaders.kinds import picture

ONE = {"workers": "worker", "tracks": "track", "debts": "debt"}
"""Keys of events that stand for several of a thing."""


def place_of(what: str, seat: int) -> str:
    """The anchor of what a seat holds of a thing."""
    return f"good:{seat}:{what}" if what in GOODS else f"{what}:{seat}"


class Teller(telling.Teller):
    """Moves and marks, event after event; `before` is the position they began in."""

    def __init__(self, before: dict[str, Any]) -> None:
        super().__init__()
        self.before = before

    def gain(self, seat: int, source: str, counts: Mapping[str, Any]) -> None:
        """Let amounts of things come to a seat; other keys of an event are left alone."""
        for what, count in _things(counts).items():
            self.move(picture(what), source, place_of(what, seat), count)
            self.mark(place_of(what, seat))

    def pay(self, seat: int, target: str, counts: Mapping[str, Any]) -> None:
        """Let amounts of things go from a seat."""
        for what, count in _things(counts).items():
            self.move(picture(what), place_of(what, seat), target, count)
            self.mark(place_of(what, seat))


def _things(counts: Mapping[str, Any]) -> dict[str, int]:
    flat = {**counts, **(counts.get("goods") or {})}
    known = (*GOODS, "silver", "trade", "vp", "debt", "worker", "track")
    found = {ONE.get(what, what): count for what, count in flat.items()}
    return {
        what: count
        for what, count in found.items()
        if what in known and isinstance(count, int) and count
    }
