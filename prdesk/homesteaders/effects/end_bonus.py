"""Bonuses at the end of the game (rules 2): points for what a player owns."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.buildings import OF_TYPE, ROWS
from prdesk.homesteaders.catalog.ids import TYPES
from prdesk.homesteaders.effects.sums import Sums
from prdesk.homesteaders.state import Player

_COUNT: Final = Sums([1] * len(ROWS))


class EndBonus:
    """The bonus of one building.

    Attributes:
        building: whose it is.
        counted: set of the buildings that give a point each, itself among them where it fits.
        workers, tracks: whether those give a point each.
    """

    def __init__(self, building: int) -> None:
        things = ROWS[building].bonus
        self.building = building
        types = [1 << t for t, name in enumerate(TYPES) if name in things]
        self.counted = OF_TYPE[-1] if "building" in things else OF_TYPE[sum(types)]
        self.workers = "worker" in things
        self.tracks = "track" in things

    def points(self, player: Player) -> int:
        """Points for its owner."""
        points = _COUNT.of(player.owned & self.counted)
        if self.workers:
            points += player.workers
        if self.tracks:
            points += player.tracks
        return points


END_BONUSES: Final = tuple([EndBonus(b) for b, row in enumerate(ROWS) if row.bonus])
