"""What moves on the table when something happens."""

from typing import NamedTuple


class Move(NamedTuple):
    """A piece that goes from one named place to another.

    Attributes:
        element: the drawing that moves.
        source, target: anchors of the table's drawing.
        stage: moves of a later stage set out later.
    """

    element: str
    source: str
    target: str
    stage: int


class Story(NamedTuple):
    """What happened in a step: pieces that move, and the places it touched."""

    moves: list[Move]
    touched: list[str]
