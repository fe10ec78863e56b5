"""Positions in plain words, for the terminal; a module for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from prdesk.cli.board import homesteaders, puertorico
from prdesk.core.game import Json

BOARDS: Final[Mapping[str, Callable[[Json, Sequence[Json]], str]]] = {
    "puertorico": puertorico.board,
    "homesteaders": homesteaders.board,
}


def board(position: Json, scores: Sequence[Json]) -> str:
    """The whole table: the common parts first, then what each player has.

    Args:
        position: a complete position (docs/formats.md section 3 or 4).
        scores: the score of each player in it.
    """
    return BOARDS[position["game"]](position, scores)
