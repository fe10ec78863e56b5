"""A row of the score table: what every game says of its points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Cell(NamedTuple):
    """What one player has of a kind of points.

    Attributes:
        figure: "?" if it is hidden, "" if it does not apply.
        reason: why it is so much; "" where it needs no reason.
    """

    figure: str
    reason: str = ""


@dataclass(frozen=True)
class ScoreRow:
    """A kind of points, of all players.

    Attributes:
        title: what it is called, in the reader's language.
        cells: by seat.
        total: whether all the rows before are added up here.
    """

    title: str
    cells: Sequence[Cell]
    total: bool = False


def figure(points: int | None) -> str:
    """Points as they are shown; None for hidden ones."""
    return "?" if points is None else str(points).replace("-", "−")


def added(parts: Iterable[int | None]) -> str:
    """`2 + 7 + ?`: the points a total is made of; a loss is subtracted."""
    return " + ".join(map(figure, parts)).replace("+ −", "− ")
