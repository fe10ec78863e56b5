"""What may still happen to a player: the figures that the worth of everything rests on.

All are our own estimates; docs/measurements.md has the matches they were tried in.
"""

from __future__ import annotations

from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.puertorico.catalog.setup import CITY_SPACES
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.state import Player, State

LONGEST: Final = 13.0
"""Rounds that a game may have left at its start."""

CRAFTSMEN, TRADERS, BUILDERS, CAPTAINS, MAYORS = 0.62, 0.5, 0.6, 0.6, 0.6
"""Phases of a role in a round."""

IDLE: Final = 0.55
"""Worth of a circle that still lacks its colonist, against a manned one."""


def rounds_left(state: State) -> float:
    """Estimate of the rounds to come after this one, from the end clocks."""
    if state.end_reason is not None:
        return 0.0
    clocks = [state.vp_supply / state.rules.setup.vp]
    clocks.append((CITY_SPACES - max(p.city_used for p in state.players)) / CITY_SPACES)
    if state.rules.colonists_end_game:
        clocks.append(state.colonist_supply / state.rules.setup.supply)
    return LONGEST * min(1.0, *clocks)


class Prospects:
    """A player's figures at one moment.

    Attributes:
        rounds: rounds to come.
        coin: victory points that a doubloon is worth.
        able: barrels by good that he produces now.
        potential: barrels by good that his fields and plants would add once manned.
        barrels: barrels of a craftsman phase, the potential counted as `IDLE`.
    """

    __slots__ = ("able", "barrels", "coin", "potential", "rounds")

    def __init__(self, player: Player, rounds: float) -> None:
        self.rounds = rounds
        self.coin = 0.04 + 0.5 * min(1.0, rounds / 7.0)
        self.able = capacity(player)
        self.potential = _potential(player, self.able)
        self.barrels = sum(self.able) + IDLE * sum(self.potential)

    @property
    def trades(self) -> float:
        """Worth of a doubloon more in each trader phase to come."""
        return TRADERS * self.rounds * self.coin

    @property
    def crafts(self) -> float:
        """Worth of a doubloon more in each craftsman phase to come."""
        return CRAFTSMEN * self.rounds * self.coin

    @property
    def builds(self) -> float:
        """Worth of a doubloon less for each building to come."""
        return BUILDERS * self.rounds * self.coin

    @property
    def ships(self) -> float:
        """Captain phases to come."""
        return CAPTAINS * self.rounds


def _potential(player: Player, able: list[int]) -> list[int]:
    most = player.tiles[:5]
    rooms = [0] * 5
    for b in player.owned:
        good = BUILDINGS[b].good
        if good >= 0:
            rooms[good] += BUILDINGS[b].circles
    for good in range(1, 5):
        most[good] = min(most[good], rooms[good])
    return [m - a for m, a in zip(most, able, strict=True)]
