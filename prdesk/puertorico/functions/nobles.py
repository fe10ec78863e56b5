"""Building functions of the expansion "The Nobles" (rules section 4.4).

Some act differently for a colonist and a noble; their one circle holds either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prdesk.puertorico.catalog.buildings import INDEX
from prdesk.puertorico.functions.hooks import Events, Hooks
from prdesk.puertorico.phases.base import HUNTING_LODGE, LAND_OFFICE, ROYAL_SUPPLIER, report
from prdesk.puertorico.state import Player, State

_CHAPEL: Final = INDEX["chapel"]
_ZONING_OFFICE: Final = INDEX["zoning_office"]
_LARGE_COLUMN: Final = 4


def chapel_doubloons(player: Player, made: Sequence[int]) -> int:
    """1 doubloon with a colonist, even without production (ruling 7.28)."""
    return 0 if player.city_nobles[_CHAPEL] else 1


def chapel_points(player: Player) -> int:
    """1 victory point with a noble."""
    return 1 if player.city_nobles[_CHAPEL] else 0


def jeweler(player: Player, made: Sequence[int]) -> int:
    """1 doubloon for each noble on the board, even without production."""
    return player.nobles


def zoning_office(player: Player, column: int) -> int:
    """1 off small buildings with a colonist, 2 off large ones with a noble."""
    if player.city_nobles[_ZONING_OFFICE]:
        return 2 if column == _LARGE_COLUMN else 0
    return 0 if column == _LARGE_COLUMN else 1


def villa(state: State, seat: int, events: Events) -> None:
    """A noble from the supply, or a colonist once no noble is left (ruling 7.10)."""
    player = state.players[seat]
    if state.noble_supply:
        state.noble_supply -= 1
        player.receive(0, 1)
        piece = "noble"
    elif state.colonist_supply:
        state.colonist_supply -= 1
        player.receive(1)
        piece = "colonist"
    else:
        return
    if events is not None:
        report(events, "piece_gained", seat, True, piece=piece, by="villa")


def royal_garden(player: Player) -> int:
    """1 point more for each noble."""
    return player.nobles


HOOKS: Final[Hooks] = Hooks(
    discount={"zoning_office": zoning_office},
    produced={"chapel": chapel_doubloons, "jeweler": jeweler},
    production_vp={"chapel": chapel_points},
    mayor_began={"villa": villa},
    after_sale={"land_office": LAND_OFFICE},
    after_settler={"hunting_lodge": HUNTING_LODGE},
    before_captain={"royal_supplier": ROYAL_SUPPLIER},
    end_bonus={"royal_garden": royal_garden},
)
