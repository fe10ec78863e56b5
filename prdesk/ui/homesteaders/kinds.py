"""What the table needs to know of buildings and auction tiles. No Qt."""

from functools import cache
from typing import Final, NamedTuple

from prdesk.homesteaders.catalog.building import Building
from prdesk.homesteaders.catalog.buildings import INDEX, ROWS
from prdesk.homesteaders.catalog.ids import GOODS, STAGES, TYPES
from prdesk.homesteaders.catalog.setup import STAGE_OF_ROUND
from prdesk.homesteaders.catalog.tiles import FREE_WORKER, PAID_TRACK, PAID_VP, TILES

ART: Final = "homesteaders"
"""The folder of the drawings."""

Amounts = dict[str, int]
"""How many of each thing: a good, `silver`, `trade`, `debt`, `vp`, `worker`, `track`."""

STAGE_ROUNDS: Final = {"settlement": (1, 4), "town": (5, 8), "city": (9, 10)}
"""The first and the last round of each stage of the game (rules 5)."""


def picture(what: str) -> str:
    """The drawing of a thing."""
    return f"{ART}/goods/{what}" if what in GOODS else f"{ART}/pieces/{what}"


def building(name: str) -> Building:
    """The catalogue's row for an id."""
    return ROWS[INDEX[name]]


def type_of(name: str) -> str:
    """A building's type, which is also the palette's name for its colour."""
    return types_in(building(name).type)[0]


def types_in(bits: int) -> list[str]:
    """The types of a set of them."""
    return [kind for at, kind in enumerate(TYPES) if bits >> at & 1]


def stage_now(round_: int) -> str:
    """The stage of the game in a round."""
    return STAGES[STAGE_OF_ROUND[round_]]


class Lot(NamedTuple):
    """What an auction tile is good for.

    Attributes:
        types: that may be built; none: no building.
        gains: what it brings at once.
        advances: whether it brings a railroad step.
        pays: what the extra costs.
        gets: what the extra brings.
    """

    types: list[str]
    gains: Amounts
    advances: bool
    pays: Amounts
    gets: Amounts


@cache
def _lots() -> dict[str, Lot]:
    found = {}
    for tile in TILES:
        gains = {"vp": tile.gift} if tile.gift else {}
        if tile.advances:
            gains["worker"] = 1
        pays = {GOODS[tile.good]: 1} if tile.good >= 0 else {}
        gets = {
            FREE_WORKER: {"worker": 1},
            PAID_TRACK: {"track": 1},
            PAID_VP: {"vp": tile.vp},
        }.get(tile.extra, {})
        found[tile.id] = Lot(types_in(tile.types), gains, tile.advances, pays, gets)
    return found


def lot_of(tile: str) -> Lot:
    """What an auction tile is good for, by its id."""
    return _lots()[tile]
