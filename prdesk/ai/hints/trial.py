"""Plays a move to the end of its phase and counts what came of it."""

from __future__ import annotations

from typing import Any, Final

from prdesk.ai.games import DIFFERENCES, HEURISTICS
from prdesk.ai.hints.facts import Amount, Fact
from prdesk.ai.outcome import outcome
from prdesk.core.game import Game, Json
from prdesk.core.rng import mix

DRAWS: Final = 8
"""How often what the seat can't know is drawn, where it matters."""


def facts_after(game: Game, state: Any, code: int, seed: int) -> dict[Fact, Amount]:
    """Mean of what the move and the rest of its phase bring; everybody plays at sight.

    What the seat to decide can't know of `state` is drawn anew. Two draws that come to the same
    are enough.
    """
    trials: list[dict[Fact, Amount]] = []
    for draw in range(DRAWS):
        known = game.hide(state, state.player, mix(seed, draw))
        trials.append(_once(game, known, code))
        if len(trials) == 2 and trials[0] == trials[1]:
            break
    return {fact: _mean(fact, trials) for trial in trials for fact in trial}


def _once(game: Game, known: Any, code: int) -> dict[Fact, Amount]:
    events: list[Json] = []
    after = outcome(game, HEURISTICS[game.id], known, code, events)
    found: dict[Fact, Amount] = {}
    for fact, amount in DIFFERENCES[game.id].facts(after, known.player, events):
        before = found.get(fact)
        found[fact] = amount if before is None else _sum([before, amount])
    return found


def _sum(amounts: list[Amount]) -> Amount:
    return Amount(*(sum(column) for column in zip(*amounts, strict=True)))


def _mean(fact: Fact, trials: list[dict[Fact, Amount]]) -> Amount:
    total = _sum([trial[fact] for trial in trials if fact in trial])
    return Amount(*(value / len(trials) for value in total))
