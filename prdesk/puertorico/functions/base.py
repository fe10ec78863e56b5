"""Building functions of the base game (rules sections 2.2 and 2.3).

Hacienda, construction hut, hospice, university and wharf are part of a decision; they live in the
phase that asks it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.puertorico.functions.hooks import Hooks
from prdesk.puertorico.state import Player

FACTORY_PAY: Final = (0, 0, 1, 2, 3, 5)
"""Doubloons by number of kinds produced."""


def factory(player: Player, made: Sequence[int]) -> int:
    """Doubloons for the kinds actually received (rules 3.5)."""
    kinds = 0
    for n in made:
        if n:
            kinds += 1
    return FACTORY_PAY[kinds]


def guild_hall(player: Player) -> int:
    """1 for each small and 2 for each large production building, occupied or not."""
    points = {"small": 1, "large": 2, "": 0}
    return sum(points[BUILDINGS[b].plant] for b in player.owned)


def residence(player: Player) -> int:
    """4 for up to 9 filled island spaces, then 1 more for each."""
    return max(4, player.island_used - 5)


def fortress(player: Player) -> int:
    """1 for every full 3 colonists or nobles on the board, San Juan included (ruling 7.11)."""
    return player.pieces // 3


def customs_house(player: Player) -> int:
    """1 for every full 4 victory points held as chips or noted on paper."""
    return player.vp // 4


def city_hall(player: Player) -> int:
    """1 for each violet/beige building, occupied or not, itself included."""
    return sum(1 for b in player.owned if BUILDINGS[b].violet)


HOOKS: Final[Hooks] = Hooks(
    sale_bonus={"small_market": 1, "large_market": 2},
    storage={"small_warehouse": 1, "large_warehouse": 2},
    load_vp={"harbor": 1},
    produced={"factory": factory},
    end_bonus={
        "guild_hall": guild_hall,
        "residence": residence,
        "fortress": fortress,
        "customs_house": customs_house,
        "city_hall": city_hall,
    },
)

HIDDEN_BONUS: Final = ("customs_house",)
"""Bonuses that depend on hidden victory points."""
