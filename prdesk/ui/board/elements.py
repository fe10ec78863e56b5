"""What a table is made of: flat descriptions, compared and turned into items by the stage.

A table builder is a function of what there is to show; it writes a list of these. Two equal
lists give equal scenes, whatever was shown before.
"""

from typing import Any, NamedTuple

from prdesk.ui.board.geometry import Rect

Action = dict[str, Any]
"""A JSON action of the public contract."""


class Box(NamedTuple):
    """A drawn shape: a board, a card, a place, an outline. `style` names its painter."""

    key: str
    rect: Rect
    style: str
    radius: float = 0.0
    colour: str = ""
    opacity: float = 1.0


class Art(NamedTuple):
    """A drawing of `resources/svg`, as large as fits into `rect`, centred."""

    key: str
    rect: Rect
    element: str
    opacity: float = 1.0


class Text(NamedTuple):
    """One line of text that fits `rect`; `full` is what it said before it was shortened."""

    key: str
    rect: Rect
    text: str
    family: str
    size: int
    weight: int
    colour: str
    align: float
    full: str


class Commit(NamedTuple):
    """A click carries this action out."""

    action: Action


class Select(NamedTuple):
    """A click settles a part of an action (`name`, `value`); another click completes it."""

    name: str
    value: Any


class Toggle(NamedTuple):
    """A click changes a place of the arrangement being edited."""

    place: str
    number: int


class Look(NamedTuple):
    """A click shows the board of this seat large, or (below 0) another page of some board.

    It is no choice of the game.
    """

    seat: int


Pick = Commit | Select | Toggle | Look


class Spot(NamedTuple):
    """A part of the table that can be pointed at.

    `pick` is what a click does (None: nothing is legal here). `would` is the action somebody
    pointing here has in mind; `about` says in translated words what lies here. `fills`: a piece
    comes to lie here.
    """

    key: str
    rect: Rect
    pick: Pick | None = None
    would: Action | None = None
    about: str = ""
    chosen: bool = False
    radius: float = 6.0
    fills: bool = False


Element = Box | Art | Text


class Drawing(NamedTuple):
    """A whole table: elements from the bottom up, spots, and named places for moving pieces."""

    elements: list[Element]
    spots: list[Spot]
    anchors: dict[str, Rect]
