"""The pieces of a board where they work, straight on the circles."""

from __future__ import annotations

from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS, CIRCLES, SIZES
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.phases.arrangement import ennoble_first
from prdesk.puertorico.state import Player

_GOODS: Final = 5
_PLANTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([b for b, row in enumerate(BUILDINGS) if row.good == good]) for good in range(_GOODS)]
)
_PRODUCES: Final[tuple[bool, ...]] = tuple([row.good >= 0 for row in BUILDINGS])


def man(player: Player, functions_first: bool) -> None:
    """Put the pieces where they work: large buildings, fields with plants, quarries, then what is
    left; the other buildings before the fields or after the quarries."""
    men, city, tiles = player.men, player.city, player.tiles
    left = player.pieces
    for kind in range(QUARRY + 1):
        men[kind] = 0
    for b in player.owned:
        city[b] = 0
        if SIZES[b] == 2 and left and CIRCLES[b]:
            city[b] = 1
            left -= 1
    if functions_first:
        left = _other_buildings(player, left)
    men[0] = n = min(left, tiles[0])
    left -= n
    for good in range(_GOODS - 1, 0, -1):
        if tiles[good]:
            for b in _PLANTS[good]:
                if city[b] == 0:
                    n = min(min(tiles[good] - men[good], CIRCLES[b]), left // 2)
                    if n > 0:
                        men[good] = men[good] + n
                        city[b] = n
                        left -= 2 * n
    n = min(left, tiles[QUARRY])
    men[QUARRY] = n
    left -= n
    if left and not functions_first:
        left = _other_buildings(player, left)
    if left:
        for kind in range(1, _GOODS):
            n = min(left, tiles[kind] - men[kind])
            if n > 0:
                men[kind] = men[kind] + n
                left -= n
        for b in player.owned:
            n = min(left, CIRCLES[b] - city[b])
            if n > 0:
                city[b] = city[b] + n
                left -= n
    player.san_juan = left
    if player.nobles:
        ennoble_first(player)


def _other_buildings(player: Player, left: int) -> int:
    """One piece for each building that does not produce; returns how many are left."""
    city = player.city
    for b in player.owned:
        if left and not _PRODUCES[b] and city[b] == 0 and CIRCLES[b]:
            city[b] = 1
            left -= 1
    return left
