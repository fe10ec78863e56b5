"""Collects what moves and what is marked while a step is told. No Qt."""

from typing import Any

from prdesk.ui.board import telling
from prdesk.ui.puertorico.kinds import ART

COLONIST = f"{ART}/pieces/colonist"
NOBLE = f"{ART}/pieces/noble"
PIECES = {"colonist": COLONIST, "noble": NOBLE}
DOUBLOON = f"{ART}/pieces/doubloon"
POINT = f"{ART}/pieces/vp"


class Teller(telling.Teller):
    """Moves and marks, event after event; `before` is the position they began in."""

    def __init__(self, before: dict[str, Any]) -> None:
        super().__init__()
        self.house = len(before["trading_house"])
        self.face_up = list(before["plantations"]["face_up"])
