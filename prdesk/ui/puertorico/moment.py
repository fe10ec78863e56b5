"""What the builders of the Puerto Rico table read."""

from dataclasses import dataclass, replace

from prdesk.ui.board.elements import Action
from prdesk.ui.board.moment import Moment as AnyMoment
from prdesk.ui.puertorico.layout import Layout
from prdesk.ui.puertorico.minds import would_be
from prdesk.ui.puertorico.picks import Targets
from prdesk.ui.puertorico.placement import Placement


@dataclass(frozen=True)
class Moment(AnyMoment):
    """One picture of the table: what is to be shown, where, and what may be clicked.

    Attributes:
        placement: the viewer's colonists while he places them.
    """

    targets: Targets
    layout: Layout
    placement: Placement | None

    @property
    def nobles(self) -> bool:
        """Whether there are nobles in this game."""
        return "nobles" in self.position["options"]["expansions"]

    @property
    def edition(self) -> str:
        """ "deluxe" or "classic"."""
        return str(self.position["options"]["edition"])

    def would(self, part: str) -> Action | None:
        """The action somebody has in mind who points at a part that is not legal now."""
        return would_be(part, self.position, self.partial, self.viewer)

    def looking_at(self, seat: int) -> "Moment":
        """The same moment with another seat's board as the large one, where nothing is chosen."""
        snapshot = replace(self.snapshot, viewer=seat, interactive=False, actions=[])
        return replace(self, snapshot=snapshot, targets=Targets(), placement=None)

    def order(self, seat: int) -> int:
        """The seat's place in the order of play, 1 for the governor."""
        count = len(self.position["players"])
        return (seat - int(self.position["governor"])) % count + 1
