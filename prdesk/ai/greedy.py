"""One-ply player: tries each move, lets the phase run to its end, keeps the best position."""

from __future__ import annotations

from typing import Any

from prdesk.ai.agent import Reason, ShouldStop, Suggestion
from prdesk.ai.games import HEURISTICS
from prdesk.ai.hints.reasons import Explainer
from prdesk.ai.outcome import worth_of
from prdesk.core.game import Game
from prdesk.core.rng import Dice, mix

_SOFT_CHOICE = 1


class GreedyAgent:
    """Deterministic for a seed; the seed also draws the tiles that the seat can't see.

    Args:
        softness: it may take a move that is up to so many points behind the best, the less
            likely the further behind. At 0 it always takes the best.
    """

    heavy = False

    def __init__(self, name: str = "greedy", softness: float = 0.0) -> None:
        self.name = name
        self._softness = softness

    def choose(
        self, game: Game, state: Any, seed: int, should_stop: ShouldStop | None = None
    ) -> int:
        """One of the best moves; of those tried so far when told to stop."""
        heuristic = HEURISTICS[game.id]
        known = game.hide(state, state.player, seed)
        codes: list[int] = []
        worths: list[float] = []
        for code in _shuffled(heuristic.candidates(known), seed):
            codes.append(code)
            worths.append(worth_of(game, heuristic, known, code))
            if should_stop is not None and should_stop():
                break
        return codes[_drawn(worths, self._softness, Dice(mix(seed, _SOFT_CHOICE)))]

    def suggest(self, game: Game, state: Any, count: int, seed: int) -> list[Suggestion]:
        """The moves with the best outcomes, without an estimate."""
        heuristic = HEURISTICS[game.id]
        known = game.hide(state, state.player, seed)
        codes = _shuffled(heuristic.candidates(known), seed)
        codes.sort(key=lambda code: -worth_of(game, heuristic, known, code))
        found = zip(codes, Explainer(game, state, seed).reasons(codes, count), strict=False)
        return [
            Suggestion(
                game.decode(state, code),
                None,
                None,
                reasons or (Reason("at_sight" if code == codes[0] else "at_sight_less", {}),),
            )
            for code, reasons in found
        ]


def _shuffled(codes: list[int], seed: int) -> list[int]:
    """The codes in an order of the seed, which breaks ties."""
    order = codes[:]
    Dice(seed).shuffle(order)
    return order


def _drawn(worths: list[float], softness: float, rng: Dice) -> int:
    """Index of the best, or one drawn from those less than `softness` behind it.

    The weight falls to nothing with the square of the distance, unlike an exponential, which
    lets a gross mistake happen now and then and is rounded differently from system to system.
    """
    best = max(worths)
    if not softness:
        return worths.index(best)
    near = [max(0.0, 1.0 - (best - worth) / softness) for worth in worths]
    weights = [int(1000 * part * part) for part in near]
    drawn = rng.below(sum(weights))
    index = 0
    while drawn >= weights[index]:
        drawn -= weights[index]
        index += 1
    return index
