"""The computer players there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from prdesk.ai.agent import Agent, parse_name
from prdesk.ai.games import STRENGTH
from prdesk.ai.greedy import GreedyAgent
from prdesk.ai.random_agent import RandomAgent
from prdesk.ai.search.agent import SearchAgent
from prdesk.ai.search.budget import Budget
from prdesk.ai.search.estimate import Search
from prdesk.ai.search.flat import FlatMonteCarlo
from prdesk.ai.search.tree import TreeSearch
from prdesk.ai.strength import Result
from prdesk.core.errors import ConfigError


@dataclass(frozen=True)
class Level:
    """A named computer player.

    Attributes:
        make: the agent of a name and a budget, or of the level's own budget for None.
        offered: whether the window offers it to play against; the others are for measuring.
    """

    name: str
    make: Callable[[str, Budget | None], Agent]
    offered: bool = True

    @property
    def agent(self) -> Agent:
        """The agent with the level's own budget."""
        return self.make(self.name, None)

    def results(self, game_id: str) -> tuple[Result, ...]:
        """Its measured strength at a game."""
        return STRENGTH.get(game_id, {}).get(self.name, ())


def _plain(player: Agent) -> Callable[[str, Budget | None], Agent]:
    """A player that does not search, so a budget changes nothing."""
    return lambda name, budget: player


def _searching(search: Search, own: Budget) -> Callable[[str, Budget | None], Agent]:
    return lambda name, budget: SearchAgent(name, search, budget or own)


_FLAT = FlatMonteCarlo()
_TREE = TreeSearch()

LEVELS: tuple[Level, ...] = (
    Level("random", _plain(RandomAgent()), offered=False),
    Level("easy", _plain(GreedyAgent("easy", softness=3.0))),
    Level("greedy", _plain(GreedyAgent()), offered=False),
    Level("medium", _searching(_TREE, Budget(nodes=60))),
    Level("hard", _searching(_TREE, Budget(nodes=600))),
    Level("expert", _searching(_TREE, Budget(seconds=1.0))),
    Level("flat-mc", _searching(_FLAT, Budget(nodes=20)), offered=False),
    Level("mcts", _searching(_TREE, Budget(nodes=1000)), offered=False),
)
"""From the weakest to the strongest, then the plain searches."""


def agent(text: str) -> Agent:
    """The agent of NAME, NAME@N or NAME@Nms; ConfigError `unknown_agent` if there is none."""
    name, number, milliseconds = parse_name(text)
    budget = None
    if number is not None:
        budget = Budget(seconds=number / 1000) if milliseconds else Budget(nodes=number)
    for level in LEVELS:
        if level.name == name:
            return level.make(text, budget)
    raise ConfigError("unknown_agent", key="agent", value=text[:40])
