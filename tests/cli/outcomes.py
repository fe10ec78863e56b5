"""Outcomes of games that nobody played."""

from __future__ import annotations

from collections.abc import Sequence

from prdesk.cli.arena.match import Match, Outcome


def outcome(
    *ranks: int, game: int = 0, scores: Sequence[int] | None = None, rounds: int = 15
) -> Outcome:
    """A game that ended in this order, by place of `Match.agents`."""
    return Outcome(
        game=game,
        scores=tuple(scores or (50 - rank for rank in ranks)),
        ranks=ranks,
        rounds=rounds,
        decisions=10 * rounds,
        ms=((1.0, 5.0),) * len(ranks),
    )


def match(*agents: str, rotate: bool = False, seed: int = 0) -> Match:
    """A match between them."""
    return Match("puertorico", agents, {"players": len(agents)}, seed, rotate)
