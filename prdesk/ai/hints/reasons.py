"""Why a move and not another: the two largest of the differences between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from prdesk.ai.agent import Reason
from prdesk.ai.hints.facts import NOBODY, Amount, Fact
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


def reasons_of(
    game: Game, state: Any, codes: Sequence[int], count: int, seed: int
) -> list[tuple[Reason, ...]]:
    """Reasons for the first `count` of the moves; none where nothing that counts differs.

    The best move is compared with the second best, each of the others with the best.

    Args:
        codes: moves of the seat to decide, best first; at least one.
    """
    if len(codes) < 2:
        return [()]
    told = min(count, len(codes))
    found = [facts_after(game, state, code, seed) for code in codes[: max(2, told)]]
    rival = RIVAL if len(game.standing(state)) > 2 else 1.0
    reasons = []
    for number, mine in enumerate(found[:told]):
        other = found[1 if number == 0 else 0]
        apart = _differences(mine, other, state.player, rival)
        reasons.append(_for_the_best(apart) if number == 0 else _for_another(apart))
    return reasons


def _for_the_best(apart: list[_Difference]) -> tuple[Reason, ...]:
    """The two largest that speak for it; first what it brings, then what it prevents."""
    chosen = [difference for difference in apart if difference.worth > 0][:MOST]
    chosen.sort(key=lambda difference: difference.instead)
    return tuple(_reason(difference, OTHERWISE) for difference in chosen)


def _for_another(apart: list[_Difference]) -> tuple[Reason, ...]:
    """The largest that it brings, and the largest that the best move would bring."""
    chosen = [
        next((difference for difference in apart if difference.instead is instead), None)
        for instead in (False, True)
    ]
    return tuple(_reason(difference, BEST) for difference in chosen if difference is not None)


def _differences(
    mine: dict[Fact, Amount], other: dict[Fact, Amount], seat: int, rival: float
) -> list[_Difference]:
    """All that are worth a sentence, the largest first."""
    found = []
    for fact in {**mine, **other}:
        with_it, without = mine.get(fact, Amount(0, 0)), other.get(fact, Amount(0, 0))
        worth = with_it.worth - without.worth
        instead = abs(without.worth) > abs(with_it.worth)
        amount = without if instead else with_it
        if fact.seat == NOBODY:
            # It is good or bad for who decides as the move it comes with is.
            worth = abs(worth)
        elif fact.seat != seat:
            worth *= -rival
        if abs(worth) >= LEAST and round(amount.number):
            found.append(_Difference(fact, amount, worth, instead))
    return sorted(found, key=lambda difference: -abs(difference.worth))


def _reason(difference: _Difference, frame: str) -> Reason:
    fact, amount = difference.fact, difference.amount
    params: dict[str, Any] = {"count": round(amount.number), "vp": round(amount.vp)}
    if fact.seat != NOBODY:
        params["player"] = fact.seat
    if fact.of:
        params[fact.of] = fact.what
    return Reason(fact.text, params, frame if difference.instead else "")
