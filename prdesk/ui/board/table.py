"""What a game's table offers the view."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Drawing, Spot
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.motion import Story
from prdesk.ui.board.queue import Queue


class Arrangement(Protocol):
    """Pieces being arranged before they are committed as one action."""

    @property
    def unplaced(self) -> int:
        """Pieces without a place."""
        ...

    @property
    def may_auto(self) -> bool:
        """Whether `auto_place` has something to do."""
        ...

    @property
    def rearranges(self) -> bool:
        """Whether `auto_place` moves pieces that have a place already."""
        ...

    @property
    def may_confirm(self) -> bool:
        """Whether the rules would take the arrangement as it is."""
        ...

    def toggle(self, place: str, index: int) -> bool:
        """Fill or empty a place; False if nothing changed."""
        ...

    def auto_place(self) -> None:
        """Arrange everything sensibly."""
        ...

    def reset(self) -> None:
        """Back to the beginning."""
        ...

    def action(self) -> Action:
        """The arrangement as an action."""
        ...


@dataclass(frozen=True)
class Sight:
    """What is seen at one moment.

    Attributes:
        snapshot: the game as the viewer may see it.
        size: of the client area in device-independent pixels.
        partial: parts of an action that earlier clicks settled.
        arrangement: the pieces being arranged, if the decision is about that.
    """

    snapshot: Snapshot
    size: tuple[int, int]
    partial: dict[str, Any] = field(default_factory=dict)
    arrangement: Any = None


class Table(Protocol):
    """One game's table. Stateless: the view keeps what the person is about to do."""

    @property
    def queue(self) -> Queue | None:
        """What may wait to be carried out together; None where every action is done at once."""
        ...

    def arrangement(
        self, snapshot: Snapshot, begun: Arrangement | None = None
    ) -> Arrangement | None:
        """An arrangement if the decision is about one.

        Args:
            begun: what was arranged of the same decision before something else was staged.
        """
        ...

    def ready(self, sight: Sight) -> Action | None:
        """What is settled so far of an action, if it may be carried out as it is."""
        ...

    def draw(self, sight: Sight) -> Drawing:
        """Everything on the table."""
        ...

    def reserved(self, size: tuple[int, int], players: int) -> tuple[Rect, Rect]:
        """Where the action bar and the event feed go."""
        ...

    def advice(self, sight: Sight) -> str:
        """What is said to the person who decides while nothing is pointed at."""
        ...

    def sentence(self, sight: Sight, spot: Spot) -> str:
        """What the pointer says about a part of the table."""
        ...

    def story(self, events: Sequence[dict[str, Any]], before: dict[str, Any]) -> Story:
        """What moves and what is marked when something happened."""
        ...
