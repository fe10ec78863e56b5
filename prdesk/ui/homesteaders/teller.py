"""Collects what moves and what is marked while a step is told. No Qt."""

from collections.abc import Mapping
from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.ui.board.motion import Move
from prdesk.ui.homesteaders.kinds import picture

MOST = 5
"""Pieces of a kind that are shown moving at once."""

ONE = {"workers": "worker", "tracks": "track", "debts": "debt"}
"""Keys of events that stand for several of a thing."""


def place_of(what: str, seat: int) -> str:
    """The anchor of what a seat holds of a thing."""
    return f"good:{seat}:{what}" if what in GOODS else f"{what}:{seat}"


class Teller:
    """Moves and marks, event after event; `before` is the position they began in."""

    def __init__(self, before: dict[str, Any]) -> None:
        self.before = before
        self.moves: list[Move] = []
        self.touched: list[str] = []
        self.stage = 0

    def move(self, element: str, source: str, target: str, count: int = 1) -> None:
        """Let pieces go from one anchor to another."""
        self.moves += [Move(element, source, target, self.stage)] * min(count, MOST)

    def mark(self, *anchors: str) -> None:
        """Mark places as touched."""
        self.touched += [anchor for anchor in anchors if anchor not in self.touched]

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
