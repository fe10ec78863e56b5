"""One-ply player: tries each move, lets the phase run to its end, keeps the best position."""

from __future__ import annotations

from typing import Any

from prdesk.ai.agent import ShouldStop, Suggestion
from prdesk.ai.heuristic import HEURISTICS, Heuristic
from prdesk.core.game import Game
from prdesk.core.rng import Rng


class GreedyAgent:
    """Deterministic for a seed; the seed also draws the tiles that the seat can't see."""

    name = "greedy"
    heavy = False

    def choose(
        self, game: Game, state: Any, seed: int, should_stop: ShouldStop | None = None
    ) -> int:
        """The move with the best outcome; the best so far when told to stop."""
        heuristic = HEURISTICS[game.id]
        known = game.hide(state, state.player, seed)
        best, most = -1, 0.0
        for code in _shuffled(heuristic.candidates(known), seed):
            outcome = _outcome(game, heuristic, known, code)
            value = heuristic.utility(outcome, state.player)
            if best < 0 or value > most:
                best, most = code, value
            if should_stop is not None and should_stop():
                break
        return best

    def suggest(self, game: Game, state: Any, count: int, seed: int) -> list[Suggestion]:
        """The best moves, each with what it gains most over the others on average."""
        heuristic = HEURISTICS[game.id]
        seat = state.player
        known = game.hide(state, seat, seed)
        rated = []
        for code in _shuffled(heuristic.candidates(known), seed):
            rated.append((heuristic.parts(_outcome(game, heuristic, known, code), seat), code))
        rated.sort(key=lambda entry: -sum(entry[0].values()))
        average = {k: sum(parts[k] for parts, _ in rated) / len(rated) for k in rated[0][0]}
        found = []
        for parts, code in rated[:count]:
            gains = {k: value - average[k] for k, value in parts.items()}
            reason = max(gains, key=lambda k: gains[k])
            points = round(gains[reason], 1)
            if points <= 0:
                reason, points = "no_worse", 0.0
            action = game.decode(state, code)
            found.append(Suggestion(action, None, None, reason, {"points": points}))
        return found


def _shuffled(codes: list[int], seed: int) -> list[int]:
    """The codes in an order of the seed, which breaks ties."""
    order = codes[:]
    Rng(seed).shuffle(order)
    return order


def _outcome(game: Game, heuristic: Heuristic, state: Any, code: int) -> Any:
    """Position after the move and the rest of its phase, everybody playing one-ply."""
    child = state.copy()
    game.play(child, code)
    while not heuristic.settled(child):
        game.play(child, _at_sight(game, heuristic, child))
    return child


def _at_sight(game: Game, heuristic: Heuristic, state: Any) -> int:
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
