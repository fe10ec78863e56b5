"""Why a move and not another: the two largest of the differences between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from prdesk.ai.agent import Reason
from prdesk.ai.hints.facts import NOBODY, NOTHING, Amount, Fact
from prdesk.ai.hints.trial import facts_after
from prdesk.core.game import Game

MOST: Final = 2
"""Sentences about a move."""
LEAST: Final = 0.25
"""Difference in victory points that is worth a sentence."""
RIVAL: Final = 0.5
"""How much a rival's gain hurts, against one's own; all of it with a single rival."""

OTHERWISE: Final = "otherwise"
"""Frame of what the second best move would bring."""
BEST: Final = "best"
"""Frame of what the best move would bring."""


class _Difference(NamedTuple):
    """A fact in which two moves differ.

    Attributes:
        worth: of the difference to who decides, in victory points.
        instead: whether it comes with the other move.
    """

    fact: Fact
    amount: Amount
    worth: float
    instead: bool


class Explainer:
    """Compares moves of one decision; what it has played out once it remembers.

    Args:
        state: at the decision; what its seat can't know is drawn anew by the seed.
    """

    def __init__(self, game: Game, state: Any, seed: int) -> None:
        self.game = game
        self.state = state
        self._seed = seed
        self._rival = RIVAL if len(game.standing(state)) > 2 else 1.0
        self._known: dict[int, dict[Fact, Amount]] = {}

    def facts(self, code: int) -> dict[Fact, Amount]:
        """What a move comes to; takes some milliseconds the first time."""
        if code not in self._known:
            self._known[code] = facts_after(self.game, self.state, code, self._seed)
        return self._known[code]

    def reasons(self, codes: Sequence[int], count: int) -> list[tuple[Reason, ...]]:
        """Reasons for the first `count` of the moves; none where nothing that counts differs.

        The best move is compared with the second best, each of the others with the best.

        Args:
            codes: moves of the seat to decide, best first; at least one.
        """
        if len(codes) < 2:
            return [()]
        best, second = self.facts(codes[0]), self.facts(codes[1])
        found = [_for_the_best(self._apart(best, second), self.state.player)]
        for code in codes[1:count]:
            found.append(_for_another(self._apart(self.facts(code), best)))
        return found

    def _apart(self, mine: dict[Fact, Amount], other: dict[Fact, Amount]) -> list[_Difference]:
        """All differences that are worth a sentence, the largest first."""
        found = []
        for fact in {**mine, **other}:
            with_it, without = mine.get(fact, NOTHING), other.get(fact, NOTHING)
            worth = with_it.worth - without.worth
            instead = abs(without.worth) > abs(with_it.worth)
            amount = without if instead else with_it
            if fact.seat == NOBODY:
                # It is good or bad for who decides as the move it comes with is.
                worth = abs(worth)
            elif fact.seat != self.state.player:
                worth *= -self._rival
            if abs(worth) >= LEAST and round(amount.number):
                found.append(_Difference(fact, amount, worth, instead))
        return sorted(found, key=lambda difference: -abs(difference.worth))


def _for_the_best(apart: list[_Difference], seat: int) -> tuple[Reason, ...]:
    """The two largest that speak for it; first what it brings, and to `seat`."""
    chosen = [difference for difference in apart if difference.worth > 0][:MOST]
    chosen.sort(key=lambda difference: (difference.instead, difference.fact.seat != seat))
    return tuple(_reason(difference, OTHERWISE) for difference in chosen)


def _for_another(apart: list[_Difference]) -> tuple[Reason, ...]:
    """The largest that it brings, and the largest that the best move would bring."""
    chosen = [
        next((difference for difference in apart if difference.instead is instead), None)
        for instead in (False, True)
    ]
    return tuple(_reason(difference, BEST) for difference in chosen if difference is not None)


def _reason(difference: _Difference, frame: str) -> Reason:
    fact, amount = difference.fact, difference.amount
    params: dict[str, Any] = {"count": round(amount.number), "vp": round(amount.vp)}
    if fact.seat != NOBODY:
        params["player"] = fact.seat
    if fact.of:
        params[fact.of] = fact.what
    return Reason(fact.text, params, frame if difference.instead else "")
