"""What a tree search can be tuned by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TreeOptions:
    """Constants of `TreeSearch`; docs/measurements.md has the matches they were tried in.

    Attributes:
        explore: weight of curiosity against the mean utility, in wins.
        policy: curiosity follows the prior and fades with 1/visits (PUCT); otherwise it is the
            same for all moves and fades with the root of it (UCT).
        first: what is expected of an untried move: the mean of its siblings less this. At -10
            each move is tried once before any is tried twice.
        prior_depth: decisions from the root down where the prior comes from the game's heuristic;
            below it, and at 0 everywhere, all moves are equal.
        temperature: how far behind the best, in the heuristic's points, a move has a quarter of
            its prior.
        playouts: games from each new position.
        horizon: phases that are played to their end beyond the one in progress, before the
            heuristic judges; at -1 the game is played out.
        at_sight: whether everybody takes the best move at sight until then, instead of a random
            one. The end of a game is always reached at random.
    """

    explore: float = 1.0
    policy: bool = False
    first: float = -10.0
    prior_depth: int = 0
    temperature: float = 3.0
    playouts: int = 1
    horizon: int = -1
    at_sight: bool = False
