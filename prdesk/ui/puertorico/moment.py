"""What the builders of the Puerto Rico table read."""

from dataclasses import dataclass, replace
from typing import Any

from prdesk.puertorico.catalog.buildings import Building
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.layout import Layout
from prdesk.ui.puertorico.placement import Placement
from prdesk.ui.puertorico.targets import Targets, would_be


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

    def price(self, building: Building) -> int:
        """What the building would cost the viewer now (rules 3.4)."""
        quarries = int(self.me["island"].get("quarry", {}).get("colonists", 0))
        cost = building.cost - min(quarries, building.column)
        turn = self.position["turn"]
        if turn["decision"] == "build" and turn.get("chooser") == self.viewer:
            cost -= 1
        return max(0, cost)

    def spot(
        self,
        pen: Pen,
        part: str,
        rect: Rect,
        about: str = "",
        radius: float = 6.0,
        variant: Rect | None = None,
        offset: str = "",
    ) -> None:
        """Make a part of the table something to point at, and to click where that is legal.

        `offset` tells two places of one part apart.
        """
        pick = self.targets.picks.get(part)
        would: Action | None = None
        if pick is None and self.decides:
            would = would_be(part, self.position, self.partial, self.viewer)
        chosen = part in self.targets.chosen
        pen.spot(part + offset, rect, pick, would, about, chosen, radius)
        second = self.targets.variants.get(part)
        if second is not None and variant is not None:
            pen.spot(f"{part}{offset}/without", variant, second, None, about, False, radius)
            pen.box(f"{part}/without/ground", variant, "card", radius)
            pen.art(f"{part}/without/piece", variant.inset(3), f"{ART}/pieces/colonist")
            pen.box(f"{part}/without/stroke", variant, "without", 4)
