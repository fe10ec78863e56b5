"""What a match is, and how one game of it ended."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from prdesk.core.game import Json


@dataclass(frozen=True)
class Match:
    """What is played.

    Attributes:
        game: id of the game.
        agents: one for each place at the table, the names may repeat.
        options: the game's options.
        seed: everything that is drawn follows from it.
        rotate: play every deal once in each seating.
    """

    game: str
    agents: tuple[str, ...]
    options: Json
    seed: int
    rotate: bool

    @property
    def block(self) -> int:
        """How many games in a row share a deal, and so depend on each other."""
        return len(self.agents) if self.rotate else 1

    def seating(self, number: int) -> list[int]:
        """The index into `agents` of who sits at each seat in a game, counted from 0."""
        count = len(self.agents)
        turn = number % self.block
        return [(seat + turn) % count for seat in range(count)]


class Outcome(msgspec.Struct, frozen=True):
    """How one game ended, in the order of `Match.agents` whatever the seating was.

    Attributes:
        game: its number in the match, from 0.
        scores: final victory points.
        ranks: 1 for the best; who ties shares the better rank.
        rounds, decisions: how long it was.
        ms: median and maximum of the milliseconds spent on a decision.
    """

    game: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: int
    decisions: int
    ms: tuple[tuple[float, float], ...]

    @property
    def wins(self) -> tuple[float, ...]:
        """Each one's share of the win."""
        share = 1 / self.ranks.count(1)
        return tuple(share if rank == 1 else 0.0 for rank in self.ranks)
