"""Building functions of the expansion "The New Buildings" (rules section 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import FOREST, GOODS
from prdesk.puertorico.functions.hooks import Events, Hooks
from prdesk.puertorico.phases.base import gain_doubloons, gain_vp
from prdesk.puertorico.state import Player, State

_CHURCH_POINTS: Final = (0, 0, 1, 1, 2)
_SET_POINTS: Final = (0, 1, 3, 6, 10)
_LARGE_PLANTS: Final = tuple(
    (GOODS.index(good), INDEX[plant])
    for good, plant in (("indigo", "indigo_plant"), ("sugar", "sugar_mill"))
)


def aqueduct(player: Player, made: Sequence[int]) -> list[int]:
    """1 indigo and 1 sugar more where the large plant worked.

    With both plants occupied and one barrel made, the large plant made it (ruling 7.26).
    """
    more = [0] * len(GOODS)
    for good, plant in _LARGE_PLANTS:
        if made[good] and player.city[plant] > 0:
            more[good] = 1
    return more


def forest_house(player: Player, column: int) -> int:
    """1 doubloon off for every 2 forests, even while the house is unoccupied (ruling 7.4)."""
    return player.tiles[FOREST] // 2


def church(state: State, seat: int, building: int, events: Events) -> None:
    """Victory points by the column of the building that was built."""
    points = _CHURCH_POINTS[BUILDINGS[building].column]
    gain_vp(state, seat, points, events, by="church")


def specialty_factory(player: Player, made: Sequence[int]) -> int:
    """1 doubloon less than the most barrels of one kind, corn excluded."""
    return max(0, max(made[1:]) - 1)


def union_hall(state: State, seat: int, chose: bool, events: Events) -> None:
    """1 victory point for every two equal goods; they are kept."""
    points = sum(n // 2 for n in state.players[seat].goods)
    gain_vp(state, seat, points, events, by="union_hall")


def lighthouse(state: State, seat: int, chose: bool, events: Events) -> None:
    """1 doubloon at once for who took the captain."""
    if chose:
        gain_doubloons(state, seat, 1, events, by="lighthouse")


def cloister(player: Player) -> int:
    """1, 3, 6, 10 points for 1 to 4 sets of three equal island tiles."""
    return _SET_POINTS[sum(n // 3 for n in player.tiles)]


HOOKS: Final[Hooks] = Hooks(
    spare_barrels={"storehouse": 3},
    owned_discount={"forest_house": forest_house},
    built={"church": church},
    load_pay={"lighthouse": 1},
    captain_began={"union_hall": union_hall, "lighthouse": lighthouse},
    more_made={"aqueduct": aqueduct},
    barrel_pay={"specialty_factory": specialty_factory},
    end_bonus={"cloister": cloister},
)
