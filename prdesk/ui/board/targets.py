"""What may be clicked on a table at one moment. No Qt."""

from dataclasses import dataclass, field
from pathlib import PurePath

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

    @property
    def key(self) -> str:
        """What it is called behind the name of its part."""
        return PurePath(self.picture).name


@dataclass
class Targets:
    """What may be clicked, by part.

    Attributes:
        picks: what a click on the part does.
        variants: the small targets on the part.
        chosen: parts that are settled already and wait for the rest of the action.
        ready: what is settled so far as an action that may be confirmed, if it is one.
    """

    picks: dict[str, Pick] = field(default_factory=dict)
    variants: dict[str, list[Variant]] = field(default_factory=dict)
    chosen: set[str] = field(default_factory=set)
    ready: Action | None = None
