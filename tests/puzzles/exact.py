"""What each move is worth when everybody plays the rest of the game to perfection.

An exhaustive max^n search, for positions in the last round: every player takes what is best for
himself. Where a rival is indifferent two runs bound the value, once with all such ties broken
against the player to move, once for him.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from tests.puzzles.puzzle import PR, Puzzle

_EQUAL = 1e-9
_MARGIN_SHARE = 0.5 / 50

Values = tuple[float, ...]


class TooDeep(Exception):
    """The tree is larger than the limit, or does not end with this round."""


@dataclass(frozen=True)
class Worth:
    """Bounds of the utility of a move for the player who makes it."""

    low: float
    high: float


def utilities(standing: list[tuple[int, int]]) -> Values:
    """Win share plus a hundredth for each point ahead of the best rival, by seat."""
    top = max(standing)
    share = 1 / standing.count(top)
    found = []
    for seat, rank in enumerate(standing):
        rival = max(score for i, (score, _) in enumerate(standing) if i != seat)
        found.append((share if rank == top else 0.0) + _MARGIN_SHARE * (rank[0] - rival))
    return tuple(found)


def worths(state: Any, most_nodes: int) -> dict[int, Worth]:
    """Worth of each legal move, by code."""
    against = _Run(state.player, state.round, -1, most_nodes)
    favour = _Run(state.player, state.round, 1, most_nodes)
    found = {}
    for code in PR.codes(state):
        low, high = (run.after(state, code)[state.player] for run in (against, favour))
        found[code] = Worth(low, high)
    return found


class _Run:
    """One way to break ties; remembers the positions between roles, which many orders reach."""

    def __init__(self, root: int, round: int, luck: int, most_nodes: int) -> None:
        self.root, self.round, self.luck, self.left = root, round, luck, most_nodes
        self.seen: dict[str, Values] = {}

    def after(self, state: Any, code: int) -> Values:
        """Utilities at the end when the move is followed by everybody's best play."""
        self.left -= 1
        child = state.copy()
        PR.play(child, code)
        if child.player < 0:
            return utilities(PR.standing(child))
        if self.left < 0 or child.round > self.round:
            raise TooDeep
        if child.decision != "role":
            return self.best_reply(child)
        key = json.dumps(PR.position(child))
        if key not in self.seen:
            self.seen[key] = self.best_reply(child)
        return self.seen[key]

    def best_reply(self, state: Any) -> Values:
        """Utilities when the player to move takes what is best for him."""
        best: Values = ()
        for reply in PR.codes(state):
            values = self.after(state, reply)
            if not best or self._prefers(state.player, values, best):
                best = values
        return best

    def _prefers(self, seat: int, values: Values, best: Values) -> bool:
        gain = values[seat] - best[seat]
        if abs(gain) > _EQUAL:
            return gain > 0
        return self.luck * (values[self.root] - best[self.root]) > 0


def margin(puzzle: Puzzle, most_nodes: int) -> float:
    """Utility by which the worst best move beats the best other one, ties at their worst.

    Where many moves solve it: by which the best of them beats the forbidden ones.
    """
    found = worths(puzzle.state(), most_nodes)
    best, forbidden = puzzle.codes(puzzle.best), puzzle.codes(puzzle.forbidden)
    if best:
        others = [worth.high for code, worth in found.items() if code not in best]
        return min(found[code].low for code in best) - max(others)
    right = max(worth.low for code, worth in found.items() if code not in forbidden)
    return right - max(found[code].high for code in forbidden)
