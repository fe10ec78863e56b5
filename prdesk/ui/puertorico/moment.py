"""What the builders of the Puerto Rico table read."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.layout import Layout
from prdesk.ui.puertorico.minds import would_be
from prdesk.ui.puertorico.picks import Targets, Variant
from prdesk.ui.puertorico.placement import Placement


@dataclass(frozen=True)
class Moment:
    """One picture of the table: what is to be shown, where, and what may be clicked."""

    snapshot: Snapshot
    layout: Layout
    targets: Targets
    partial: dict[str, Any]
    placement: Placement | None

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
    def nobles(self) -> bool:
        """Whether there are nobles in this game."""
        return "nobles" in self.position["options"]["expansions"]

    @property
    def decides(self) -> bool:
        """Whether the viewer himself decides now."""
        return self.snapshot.interactive and self.position["turn"]["player"] == self.viewer

    @property
    def edition(self) -> str:
        """ "deluxe" or "classic"."""
        return str(self.position["options"]["edition"])

    def looking_at(self, seat: int) -> "Moment":
        """The same moment with another seat's board as the large one, where nothing is chosen."""
        snapshot = replace(self.snapshot, viewer=seat, interactive=False, actions=[])
        return replace(self, snapshot=snapshot, targets=Targets(), placement=None)

    def clockwise(self) -> list[int]:
        """The other seats as they sit from the viewer's left on."""
        count = len(self.position["players"])
        return [(self.viewer + step) % count for step in range(1, count)]

    def order(self, seat: int) -> int:
        """The seat's place in the order of play, 1 for the governor."""
        count = len(self.position["players"])
        return (seat - int(self.position["governor"])) % count + 1

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
        would: Action | None = None
        if pick is None and self.decides:
            would = would_be(part, self.position, self.partial, self.viewer)
        chosen = part in self.targets.chosen
        pen.spot(part + offset, rect, pick, would, about, chosen, radius, fills)
        for variant, place in zip(self.targets.variants.get(part, ()), variants, strict=False):
            _small_target(pen, f"{part}{offset}/{_word(variant)}", variant, place, radius)


def _word(variant: Variant) -> str:
    """What a small target is called behind the name of its part."""
    kind = PurePath(variant.picture).name
    return "without" if kind == "colonist" else kind


def _small_target(pen: Pen, key: str, variant: Variant, place: Rect, radius: float) -> None:
    pen.spot(key, place, variant.pick, None, "", False, radius)
    pen.box(f"{key}/ground", place, "card", radius)
    pen.art(f"{key}/piece", place.inset(3), variant.picture)
    if variant.struck:
        pen.box(f"{key}/stroke", place, "without", 4)
