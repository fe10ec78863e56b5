"""The best moves of a search, with what it expects of them and why, in facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from prdesk.ai.agent import Reason, Suggestion
from prdesk.ai.hints.reasons import Explainer
from prdesk.ai.search.estimate import Estimate
from prdesk.core.game import Game

ALIKE: Final = 0.03
"""Difference in utility that searches of so few games can't tell from chance."""


def suggestions(
    game: Game, state: Any, estimates: Sequence[Estimate], count: int, seed: int
) -> list[Suggestion]:
    """The first `count` moves of a search on `state`, explained; the seed draws what is hidden."""
    return explained(Explainer(game, state, seed), estimates, count)


def explained(explainer: Explainer, estimates: Sequence[Estimate], count: int) -> list[Suggestion]:
    """The first `count` of the moves, explained.

    Args:
        explainer: of the decision that was searched.
        estimates: best first.
    """
    game, state = explainer.game, explainer.state
    reasons = explainer.reasons([estimate.code for estimate in estimates], count)
    found = []
    for estimate, concrete in zip(estimates, reasons, strict=False):
        tried = estimate.visits > 0
        found.append(
            Suggestion(
                game.decode(state, estimate.code),
                estimate.wins[state.player] if tried else None,
                estimate.scores if tried else None,
                concrete or (_in_the_long_run(estimate, estimates[0]),),
            )
        )
    return found


def _in_the_long_run(estimate: Estimate, best: Estimate) -> Reason:
    """What is left to say where the end of the phase looks much the same."""
    if not estimate.visits:
        return Reason("not_tried", {})
    count = {"count": estimate.visits}
    if estimate is best:
        return Reason("long_run", count)
    return Reason(
        "long_run_alike" if best.utility - estimate.utility < ALIKE else "long_run_less", count
    )
