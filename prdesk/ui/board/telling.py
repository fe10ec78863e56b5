"""From the events of a step to what moves and what is marked. No Qt."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from prdesk.ui.board.motion import Move, Story

Event = dict[str, Any]

MOST = 6
"""Pieces of a kind that are shown moving at once."""


class Teller:
    """Collects moves and marks, event after event."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.touched: list[str] = []
        self.stage = 0

    def move(self, element: str, source: str, target: str, count: int = 1) -> None:
        """Let pieces go from one anchor to another."""
        self.moves += [Move(element, source, target, self.stage)] * min(count, MOST)

    def mark(self, *anchors: str) -> None:
        """Mark places as touched."""
        self.touched += [anchor for anchor in anchors if anchor not in self.touched]


T = TypeVar("T", bound=Teller)


def told(
    teller: T, events: Sequence[Event], how: Mapping[str, Callable[[T, Event, Any], None]]
) -> Story:
    """The story of some events; what moves in a later one sets out later.

    Args:
        how: by event id what tells it to the teller, with the seat as its last argument; events
            that are not in it leave no trace.
    """
    for event in events:
        tell = how.get(event["event"])
        if tell is not None:
            count = len(teller.moves)
            tell(teller, event, event.get("player"))
            teller.stage += len(teller.moves) > count
    return Story(teller.moves, teller.touched)
