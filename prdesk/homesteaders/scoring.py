"""Scoring (rules 5.2): chips, buildings and their bonuses, goods that count, debt; ties."""

from __future__ import annotations

from typing import Final

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.buildings import POINTS
from prdesk.homesteaders.catalog.ids import BUILDINGS, COPPER, GOLD, LIVESTOCK
from prdesk.homesteaders.effects.end_bonus import END_BONUSES
from prdesk.homesteaders.effects.sums import Sums
from prdesk.homesteaders.state import Player, State

_POINTS: Final = Sums(POINTS)
_GOOD_POINTS: Final = 2


def building_points(player: Player) -> int:
    """Printed points of all buildings."""
    return _POINTS.of(player.owned)


def bonuses(player: Player) -> dict[str, int]:
    """Points by building that has a bonus."""
    return {
        BUILDINGS[bonus.building]: bonus.points(player)
        for bonus in END_BONUSES
        if player.owned >> bonus.building & 1
    }


def good_points(player: Player) -> int:
    """Two for each gold, copper and livestock."""
    goods = player.goods
    return _GOOD_POINTS * (goods[GOLD] + goods[COPPER] + goods[LIVESTOCK])


def debt_points(debt: int) -> int:
    """The penalty: one for the first, two for the second, and so on; never above 0."""
    return -(debt * (debt + 1) // 2)


def total(player: Player) -> int:
    """Score if the game ended now."""
    points = player.vp + _POINTS.of(player.owned)
    for bonus in END_BONUSES:
        if player.owned >> bonus.building & 1:
            points += bonus.points(player)
    return points + good_points(player) + debt_points(player.debt)


def standing(state: State) -> list[tuple[int, int]]:
    """Total and tie-break by seat."""
    return [(total(p), p.silver) for p in state.players]


def winners(state: State) -> list[int]:
    """Seats that lead; several if even the silver is equal."""
    ranks = standing(state)
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def score(state: State, seat: int, hidden: bool) -> Json:
    """Score object of one player; what depends on hidden holdings is null."""
    player = state.players[seat]
    known: Json = {
        "vp": player.vp,
        "buildings": building_points(player),
        "bonus": bonuses(player),
        "goods": good_points(player),
        "debt": debt_points(player.debt),
        "total": total(player),
        "tiebreak": player.silver,
    }
    if not hidden:
        return known
    open_parts = ("buildings", "bonus")
    return {key: value if key in open_parts else None for key, value in known.items()}
