"""What a tree search can be tuned by."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TreeOptions:
    """Constants of `TreeSearch`; docs/measurements.md has the matches they were tried in.

    Attributes:
        explore: weight of curiosity against the mean utility, in fair shares of the win.
        policy: curiosity follows the prior and fades with 1/visits (PUCT); otherwise it is the
            same for all moves and fades with the root of it (UCT).
        first: what is expected of an untried move: the mean of its siblings less this. At -10
            each move is tried once before any is tried twice.
        prior_after: visits after which a position asks the game's heuristic for a prior, the root
            at once; until then, and at -1 everywhere, all moves are equal.
        temperature: how far behind the best, in the heuristic's points, a move has a quarter of
            its prior.
        settled: the share of the iterations left that a move has to be ahead by in visits to be
            taken at once; at 1 no other could catch up any more. Only with a budget of nodes.
        guided: whether playouts follow the game's rules of thumb; otherwise they are random.
    """

    explore: float = 4.0
    policy: bool = True
    first: float = 0.1
    prior_after: int = 16
    temperature: float = 1.0
    settled: float = 0.5
    guided: bool = True
