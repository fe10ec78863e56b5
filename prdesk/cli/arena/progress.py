"""The bar that shows how far a match has come."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from prdesk.cli.arena.match import Match, Outcome


class Progress:
    """A bar on standard error: games done, running win share of each agent, time left."""

    def __init__(self, match: Match, bar: Any) -> None:
        self._agents = match.agents
        self._wins = dict.fromkeys(match.agents, 0.0)
        self._seats = dict.fromkeys(match.agents, 0)
        self._bar = bar

    def ended(self) -> None:
        """A game has been played."""
        self._bar.update()

    def count(self, outcome: Outcome) -> None:
        """A game counts for the shares, in the order of games."""
        for name, win in zip(self._agents, outcome.wins, strict=True):
            self._wins[name] += win
            self._seats[name] += 1
        if not self._bar.disable:
            shares = (f"{name} {wins / self._seats[name]:.0%}" for name, wins in self._wins.items())
            self._bar.set_postfix_str(" ".join(shares), refresh=False)


@contextmanager
def progress(match: Match, games: int, known: int, show: bool | None) -> Iterator[Progress]:
    """The bar, from `known` to `games`; with `show` None it is there on a terminal only."""
    from tqdm import tqdm  # a third of the start of all commands

    with tqdm(
        total=games,
        initial=known,
        unit="game",
        file=sys.stderr,
        dynamic_ncols=True,
        leave=False,
        disable=None if show is None else not show,
    ) as bar:
        yield Progress(match, bar)
