"""Building functions of the base game, by the moment at which they act (rules section 2).

Each table maps a building id to its figure or function; `rules.Ruleset` resolves them for the
buildings in the game and the phases ask through it. A function acts only if its building is
occupied, which the caller has checked. Functions that need a decision of their own (hacienda,
construction hut, hospice, university, office, wharf) live in the phase that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.puertorico.state import Player

SALE_BONUS: Final[dict[str, int]] = {"small_market": 1, "large_market": 2}
"""Doubloons more for a sale to the trading house."""

STORAGE: Final[dict[str, int]] = {"small_warehouse": 1, "large_warehouse": 2}
"""Kinds of goods kept whole at the end of the captain phase."""

FACTORY_PAY: Final = (0, 0, 1, 2, 3, 5)
"""Doubloons by number of kinds produced."""


def harbor(player: Player, count: int) -> int:
    """Victory points more for a load."""
    return 1


def factory(player: Player, produced: list[int]) -> int:
    """Doubloons for the kinds actually received (rules 3.5)."""
    return FACTORY_PAY[sum(1 for n in produced if n)]


def guild_hall(player: Player) -> int:
    """1 for each small and 2 for each large production building, occupied or not."""
    points = {"small": 1, "large": 2, "": 0}
    return sum(points[BUILDINGS[b].plant] for b in player.owned())


def residence(player: Player) -> int:
    """4 for up to 9 filled island spaces, then 1 more for each."""
    return max(4, player.island_used - 5)


def fortress(player: Player) -> int:
    """1 for every full 3 colonists on the board, San Juan included."""
    return player.colonists() // 3


def customs_house(player: Player) -> int:
    """1 for every full 4 victory points held as chips or noted on paper."""
    return player.vp // 4


def city_hall(player: Player) -> int:
    """1 for each violet/beige building, occupied or not, itself included."""
    return sum(1 for b in player.owned() if BUILDINGS[b].violet)


LOADED: Final[dict[str, Callable[[Player, int], int]]] = {"harbor": harbor}
PRODUCED: Final[dict[str, Callable[[Player, list[int]], int]]] = {"factory": factory}
END_BONUS: Final[dict[str, Callable[[Player], int]]] = {
    "guild_hall": guild_hall,
    "residence": residence,
    "fortress": fortress,
    "customs_house": customs_house,
    "city_hall": city_hall,
}
HIDDEN_BONUS: Final = ("customs_house",)
"""Bonuses that depend on hidden victory points."""
