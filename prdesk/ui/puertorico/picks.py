"""What may be clicked on the table at one moment. No Qt."""

from dataclasses import dataclass, field
from typing import Any

from prdesk.ui.board.elements import Action, Pick


@dataclass(frozen=True)
class Variant:
    """A small target beside or on a part.

    Attributes:
        picture: the drawing on it.
        struck: whether it is struck out: the choice without it.
    """

    pick: Pick
    picture: str
    struck: bool = False


@dataclass
class Targets:
    """What may be clicked, by part.

    Attributes:
        picks: what a click on the part does.
        variants: the small targets on the part.
        chosen: parts that are settled already and wait for the rest of the action.
        ready: what is settled so far as an action that may be confirmed, if it is one.
        gathered: barrels of each good that lie ready for a small wharf or the royal supplier.
    """

    picks: dict[str, Pick] = field(default_factory=dict)
    variants: dict[str, list[Variant]] = field(default_factory=dict)
    chosen: set[str] = field(default_factory=set)
    ready: Action | None = None
    gathered: dict[str, int] = field(default_factory=dict)

    @property
    def touches_circles(self) -> bool:
        """Whether circles and the pieces on them are something to click."""
        return any(part.startswith("circle:") for part in (*self.picks, *self.chosen))


Partial = dict[str, Any]
