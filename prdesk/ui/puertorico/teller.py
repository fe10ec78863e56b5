"""Collects what moves and what is marked while a step is told. No Qt."""

from typing import Any

from prdesk.ui.board.motion import Move
from prdesk.ui.puertorico.kinds import ART

COLONIST = f"{ART}/pieces/colonist"
NOBLE = f"{ART}/pieces/noble"
PIECES = {"colonist": COLONIST, "noble": NOBLE}
DOUBLOON = f"{ART}/pieces/doubloon"
POINT = f"{ART}/pieces/vp"
MOST = 6
"""Pieces of a kind that are shown moving at once."""


class Teller:
    """Moves and marks, event after event; `before` is the position they began in."""

    def __init__(self, before: dict[str, Any]) -> None:
        self.moves: list[Move] = []
        self.touched: list[str] = []
        self.stage = 0
        self.house = len(before["trading_house"])
        self.face_up = list(before["plantations"]["face_up"])

    def move(self, element: str, source: str, target: str, count: int = 1) -> None:
        self.moves += [Move(element, source, target, self.stage)] * min(count, MOST)

    def mark(self, *anchors: str) -> None:
        self.touched += [anchor for anchor in anchors if anchor not in self.touched]
