"""The whole Puerto Rico table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Drawing, Spot
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.motion import Story
from prdesk.ui.board.table import Arrangement, Sight
from prdesk.ui.puertorico import (
    colonists,
    draft,
    ending,
    market,
    opponents,
    own,
    plantations,
    roles,
    ships,
    supply,
    trading,
)
from prdesk.ui.puertorico.consequences import sentence_of
from prdesk.ui.puertorico.layout import FEW_KINDS, Layout, lay_out
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.placement import Placement
from prdesk.ui.puertorico.story import story_of
from prdesk.ui.puertorico.targets import targets_of
from prdesk.ui.puertorico.words import translate

BOARDS = {
    "roles": roles.draw,
    "trading": trading.draw,
    "ships": ships.draw,
    "colonists": colonists.draw,
    "supply": supply.draw,
    "plantations": plantations.draw,
    "ending": ending.draw,
    "market": market.draw,
    "own": own.draw,
    "opponents": opponents.draw,
}
"""The builder of each board; none reaches outside its board."""

DRAFTING = {
    **{name: board for name, board in BOARDS.items() if name not in ("market", "own")},
    "draft": draft.draw,
}
"""The boards while buildings are drafted."""


@lru_cache(maxsize=16)
def _layout(size: tuple[int, int], players: int, kinds: int = FEW_KINDS) -> Layout:
    return lay_out(size[0], size[1], players, kinds)


def _drafting(snapshot: Snapshot) -> bool:
    """Whether the buildings of the game are being chosen."""
    return bool(snapshot.position["turn"]["decision"] == "draft")


class PuertoRicoTable:
    """Puerto Rico for the board view (`prdesk.ui.board.table.Table`)."""

    queue = None

    def arrangement(self, snapshot: Snapshot, begun: Arrangement | None = None) -> Placement | None:
        """The viewer's colonists while he places them."""
        turn = snapshot.position["turn"]
        if not snapshot.interactive or turn["decision"] != "place":
            return None
        if turn["player"] != snapshot.viewer:
            return None
        return Placement.of(snapshot.position["players"][snapshot.viewer])

    def reserved(self, size: tuple[int, int], players: int) -> tuple[Rect, Rect]:
        """Where the action bar and the event feed go."""
        layout = _layout(size, players)
        return layout.bar, layout.feed

    def ready(self, sight: Sight) -> Action | None:
        """What is settled so far of an action, if it may be carried out as it is."""
        return self._moment(sight).targets.ready

    def draw(self, sight: Sight) -> Drawing:
        """Everything on the table but marks of pointer, focus and last moves."""
        boards = DRAFTING if _drafting(sight.snapshot) else BOARDS
        return self._moment(sight).drawing(boards)

    def advice(self, sight: Sight) -> str:
        """What is said to the person who decides while nothing is pointed at."""
        if sight.arrangement is not None:
            return translate(
                "ActionBar", "Click circles, tiles or buildings to fill or empty them."
            )
        return translate("ActionBar", "Click one of the outlined places. L lists all choices.")

    def sentence(self, sight: Sight, spot: Spot) -> str:
        """What the pointer says about a part of the table."""
        return sentence_of(self._moment(sight), spot)

    def story(self, events: Sequence[dict[str, Any]], before: dict[str, Any]) -> Story:
        """What moves and what is marked when something happened."""
        return story_of(events, before)

    def _moment(self, sight: Sight) -> Moment:
        snapshot, partial, placement = sight.snapshot, sight.partial, sight.arrangement
        assert placement is None or isinstance(placement, Placement)
        targets = targets_of(snapshot, partial, placement)
        kinds = market.kinds_in_longest(snapshot.position["buildings"])
        layout = _layout(sight.size, len(snapshot.names), kinds)
        return Moment(snapshot, targets, partial, layout, placement)
