"""What a player could pay for with trades (rules 4): only trade chits and goods set a limit.

Silver sets none, since any debt may be taken; so what counts is the fewest chits that a cost takes.
"""

from __future__ import annotations

from prdesk.homesteaders.catalog.buildings import COSTS
from prdesk.homesteaders.catalog.ids import COPPER, GOLD, LIVESTOCK, RIVER_PORT
from prdesk.homesteaders.state import Player


def chits_needed(player: Player, building: int) -> int:
    """The fewest trade chits with which the player can pay for a building; 0 if he can at once.

    A good that is short takes a chit; copper and livestock take a gold besides, or with a River
    Port a gold and no chit; a gold that is short takes a chit.
    """
    cost = COSTS[building]
    goods = player.goods
    chits = 0
    for good in range(GOLD):
        chits += max(0, cost[good] - goods[good])
    gold = cost[GOLD]
    for good in (COPPER, LIVESTOCK):
        short = max(0, cost[good] - goods[good])
        gold += short
        if not player.owned >> RIVER_PORT & 1:
            chits += short
    return chits + max(0, gold - goods[GOLD])
