"""What the builders of every table read."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Drawing
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.layout import Layout
from prdesk.ui.board.pen import Pen
from prdesk.ui.board.targets import Targets, Variant


@dataclass(frozen=True)
class Moment(ABC):
    """One picture of a table: what is to be shown, where, and what may be clicked."""

    snapshot: Snapshot
    targets: Targets
    partial: dict[str, Any]
    layout: Layout

    @property
    def position(self) -> dict[str, Any]:
        """The position as the viewer sees it."""
        return self.snapshot.position

    @property
    def viewer(self) -> int:
        """Whose board is the large one."""
        return self.snapshot.viewer

    @property
    def me(self) -> dict[str, Any]:
        """The viewer's part of the position."""
        return dict(self.position["players"][self.viewer])

    @property
    def quote(self) -> dict[str, Any]:
        """What things cost and bring the viewer."""
        return self.snapshot.quotes[self.viewer]

    @property
    def decision(self) -> str:
        """What is to be decided now."""
        return str(self.position["turn"]["decision"])

    @property
    def decides(self) -> bool:
        """Whether the viewer himself decides now."""
        return self.snapshot.interactive and self.position["turn"]["player"] == self.viewer

    @abstractmethod
    def would(self, part: str) -> Action | None:
        """The action somebody has in mind who points at a part that is not legal now."""

    def drawing(self, boards: Mapping[str, Callable[[Pen, Any], None]]) -> Drawing:
        """The table with these boards, each drawn by its builder."""
        drawing = Drawing([], [], {})
        pen = Pen(drawing, self.layout.scale)
        pen.box("sea", self.layout.sea, "sea")
        for name, draw in boards.items():
            draw(pen.at(name), self)
        return drawing

    def clockwise(self) -> list[int]:
        """The other seats as they sit from the viewer's left on."""
        count = len(self.position["players"])
        return [(self.viewer + step) % count for step in range(1, count)]

    def spot(
        self,
        pen: Pen,
        part: str,
        rect: Rect,
        about: str = "",
        radius: float = 6.0,
        variants: Sequence[Rect] = (),
        offset: str = "",
        fills: bool = False,
    ) -> None:
        """Make a part of the table something to point at, and to click where that is legal.

        Args:
            variants: places for the small targets of the part.
            offset: tells two places of one part apart.
            fills: whether a piece would come to lie here.
        """
        pick = self.targets.picks.get(part)
        would = self.would(part) if pick is None and self.decides else None
        chosen = part in self.targets.chosen
        pen.spot(part + offset, rect, pick, would, about, chosen, radius, fills)
        for variant, place in zip(self.targets.variants.get(part, ()), variants, strict=False):
            _small_target(pen, f"{part}{offset}/{variant.key}", variant, place, radius)


def _small_target(pen: Pen, key: str, variant: Variant, place: Rect, radius: float) -> None:
    pen.spot(key, place, variant.pick, None, "", False, radius)
    pen.box(f"{key}/ground", place, "card", radius)
    pen.art(f"{key}/piece", place.inset(3), variant.picture)
    if variant.struck:
        pen.box(f"{key}/stroke", place, "without", 4)
