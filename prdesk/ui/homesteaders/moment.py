"""What the builders of the Homesteaders table read."""

from dataclasses import dataclass, replace
from typing import Any

from prdesk.ui.board.elements import Action
from prdesk.ui.board.moment import Moment as AnyMoment
from prdesk.ui.board.targets import Targets
from prdesk.ui.homesteaders.kinds import STAGE_ROUNDS, stage_now
from prdesk.ui.homesteaders.layout import Layout
from prdesk.ui.homesteaders.minds import would_be


@dataclass(frozen=True)
class Moment(AnyMoment):
    """One picture of the table: what is to be shown, where, and what may be clicked.

    Attributes:
        arrangement: the viewer's workers while he places them.
    """

    layout: Layout
    arrangement: Any = None

    @property
    def stage(self) -> str:
        """The stage of the game: `settlement`, `town` or `city`."""
        return stage_now(self.position["round"])

    @property
    def stage_shown(self) -> str:
        """The stage whose buildings are shown: that of the game, or one somebody looks at."""
        look = self.partial.get("look", 0)
        return list(STAGE_ROUNDS)[-1 - look] if look < 0 else self.stage

    @property
    def seat_shown(self) -> int:
        """The seat whose board is shown large: the viewer, or one he looks at."""
        look = int(self.partial.get("look", self.viewer))
        return look if look >= 0 else self.viewer

    def workers_on(self, name: str) -> list[int]:
        """1 or 0 for each place of a building of the viewer: as arranged, or as they stand."""
        held: list[int] = self.me["buildings"][name].get("workers", [])
        if self.arrangement is None:
            return held
        arranged: list[int] = self.arrangement.action()["buildings"].get(name, [0] * len(held))
        return arranged

    def would(self, part: str) -> Action | None:
        """The action somebody has in mind who points at a part that is not legal now."""
        return would_be(part, self.position)

    def looking_at(self, seat: int) -> "Moment":
        """The same moment with another seat's board as the large one, where nothing is chosen."""
        snapshot = replace(self.snapshot, viewer=seat, interactive=False, actions=[])
        return replace(self, snapshot=snapshot, targets=Targets(), arrangement=None)

    def order(self, seat: int) -> int:
        """The seat's place in the turn order, 1 for the start player."""
        count = len(self.position["players"])
        return (seat - int(self.position["start_player"])) % count + 1

    @property
    def bidding(self) -> bool:
        """Whether somebody may still bid in this round."""
        position = self.position
        if not position["auctions"]:
            return False
        leading = {bid["player"] for bid in position["bids"].values()}
        seats = enumerate(position["players"])
        return any(not player["passed"] and seat not in leading for seat, player in seats)

    def least(self, lot: str) -> int | None:
        """The least the viewer may bid for a lot; None if nothing is high enough."""
        found: int | None = self.quote["least_bids"].get(lot)
        return found

    def level_on(self, lot: str) -> int:
        """The level of the neutral marker if it lies on a lot, else 0."""
        neutral = self.position["neutral"]
        here = neutral is not None and neutral["auction"] == lot
        return int(neutral["level"]) if here else 0

    def pile(self, lot: str) -> list[str]:
        """The tiles that are still to come on a lot: in their order, or sorted if hidden."""
        return list(self.quote["piles"].get(lot, ()))

    def lots_led(self, seat: int) -> dict[str, int]:
        """The lots a seat leads, and its bids."""
        bids = self.position["bids"]
        return {lot: bid["amount"] for lot, bid in bids.items() if bid["player"] == seat}

    def hides(self, seat: int) -> bool:
        """Whether the viewer may not see what that seat holds."""
        return self.position["players"][seat]["silver"] is None
