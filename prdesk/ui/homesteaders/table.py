"""The whole Homesteaders table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Drawing, Spot
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.motion import Story
from prdesk.ui.board.table import Arrangement, Sight
from prdesk.ui.homesteaders import lots, market, opponents, own, rail, scoring, stock
from prdesk.ui.homesteaders.advice import advice_of
from prdesk.ui.homesteaders.consequences import sentence_of
from prdesk.ui.homesteaders.layout import Layout, lay_out
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.story import story_of
from prdesk.ui.homesteaders.targets import targets_of
from prdesk.ui.homesteaders.trades import TradeQueue
from prdesk.ui.homesteaders.workers import Workers, workers_of

BOARDS = {
    "lots": lots.draw,
    "scoring": scoring.draw,
    "rail": rail.draw,
    "market": market.draw,
    "stock": stock.draw,
    "own": own.draw,
    "opponents": opponents.draw,
}
"""The builder of each board; none reaches outside its board."""


@lru_cache(maxsize=16)
def _layout(size: tuple[int, int], players: int, auctions: bool = True) -> Layout:
    return lay_out(size[0], size[1], players, auctions)


class HomesteadersTable:
    """Homesteaders for the board view (`prdesk.ui.board.table.Table`)."""

    @property
    def queue(self) -> TradeQueue:
        """Trades wait for the action that ends the decision."""
        return TradeQueue()

    def arrangement(self, snapshot: Snapshot, begun: Arrangement | None = None) -> Workers | None:
        """The viewer's workers while he places them."""
        return workers_of(snapshot, begun)

    def reserved(self, size: tuple[int, int], players: int) -> tuple[Rect, Rect]:
        """Where the action bar and the event feed go."""
        layout = _layout(size, players)
        return layout.bar, layout.feed

    def ready(self, sight: Sight) -> Action | None:
        """What is settled so far of an action, if it may be carried out as it is."""
        return self._moment(sight).targets.ready

    def draw(self, sight: Sight) -> Drawing:
        """Everything on the table but marks of pointer, focus and last moves."""
        return self._moment(sight).drawing(BOARDS)

    def advice(self, sight: Sight) -> str:
        """What is said to the person who decides while nothing is pointed at."""
        return advice_of(self._moment(sight))

    def sentence(self, sight: Sight, spot: Spot) -> str:
        """What the pointer says about a part of the table."""
        return sentence_of(self._moment(sight), spot)

    def story(self, events: Sequence[dict[str, Any]], before: dict[str, Any]) -> Story:
        """What moves and what is marked when something happened."""
        return story_of(events, before)

    def _moment(self, sight: Sight) -> Moment:
        targets = targets_of(sight.snapshot, sight.partial, sight.arrangement)
        auctions = bool(sight.snapshot.position["auctions"])
        layout = _layout(sight.size, len(sight.snapshot.names), auctions)
        return Moment(sight.snapshot, targets, sight.partial, layout, sight.arrangement)
