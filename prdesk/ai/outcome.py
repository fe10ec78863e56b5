"""A move and the rest of its phase, everybody playing at sight."""

from __future__ import annotations

from typing import Any

from prdesk.ai.heuristic import Heuristic
from prdesk.core.game import Game, Json


def outcome(
    game: Game, heuristic: Heuristic, state: Any, code: int, events: list[Json] | None = None
) -> Any:
    """Position after the move and the rest of its phase; what happens is added to `events`."""
    child = state.copy()
    game.play(child, code, events)
    while not heuristic.settled(child):
        game.play(child, at_sight(game, heuristic, child), events)
    return child


def worth_of(game: Game, heuristic: Heuristic, state: Any, code: int) -> float:
    """What the position after the move and the rest of its phase is worth to who moves."""
    return heuristic.utility(outcome(game, heuristic, state, code), state.player)


def at_sight(game: Game, heuristic: Heuristic, state: Any) -> int:
    """The move after which the position looks best at once."""
    seat = state.player
    best, most = -1, 0.0
    for code in heuristic.candidates(state):
        child = state.copy()
        game.play(child, code)
        value = heuristic.utility(child, seat)
        if best < 0 or value > most:
            best, most = code, value
    return best
