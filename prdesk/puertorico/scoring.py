"""Scoring (rules 3.9, 4.3): chips, buildings, bonuses of occupied large buildings, nobles; ties."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import INDEX, NAMES, POINTS
from prdesk.puertorico.functions.base import HIDDEN_BONUS
from prdesk.puertorico.state import Player, State


def building_points(player: Player) -> int:
    """Printed points of all buildings, occupied or not."""
    points = 0
    for b in player.owned:
        points += POINTS[b]
    return points


def bonuses(state: State, player: Player) -> dict[str, int]:
    """Points of each large building owned; 0 while it is unoccupied."""
    return {
        NAMES[b]: points(player) if player.city[b] > 0 else 0
        for b, points in state.rules.at.end_bonus
        if player.city[b] >= 0
    }


def total(state: State, player: Player) -> int:
    """Score if the game ended now."""
    points = player.vp + building_points(player) + player.nobles
    for b, bonus in state.rules.at.end_bonus:
        if player.city[b] > 0:
            points += bonus(player)
    return points


def tiebreak(player: Player) -> int:
    """Doubloons and barrels; a barrel counts as a doubloon."""
    return player.doubloons + sum(player.goods)


def standing(state: State) -> list[tuple[int, int]]:
    """Total and tie-break by seat."""
    return [(total(state, p), tiebreak(p)) for p in state.players]


def winners(state: State) -> list[int]:
    """Seats that lead; several if even the tie-break is equal."""
    ranks = standing(state)
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def score(state: State, seat: int, hidden: bool) -> Json:
    """Score object of one player; what depends on hidden chips is null."""
    player = state.players[seat]
    bonus: dict[str, int | None] = {**bonuses(state, player)}
    if hidden:
        for name in HIDDEN_BONUS:
            if player.city[INDEX[name]] > 0:
                bonus[name] = None
    return {
        "vp": None if hidden else player.vp,
        "buildings": building_points(player),
        "bonus": bonus,
        "nobles": player.nobles,
        "total": None if hidden else total(state, player),
        "tiebreak": tiebreak(player),
    }
