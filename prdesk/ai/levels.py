"""The computer players there are, by name."""

from __future__ import annotations

from dataclasses import dataclass

from prdesk.ai.agent import Agent, parse_name
from prdesk.ai.greedy import GreedyAgent
from prdesk.ai.random_agent import RandomAgent
from prdesk.core.errors import ConfigError


@dataclass(frozen=True)
class Level:
    """A named computer player with its measured strength.

    Attributes:
        agent: plays for it.
        opponents, games, wins, low, high: `wins` of `games` with one seat (rotated) against
            `opponents` in 4-player Puerto Rico, and the 95% interval of the share; games is 0
            for the player that the scale starts from. docs/measurements.md says how.
    """

    name: str
    agent: Agent
    opponents: str = ""
    games: int = 0
    wins: float = 0.0
    low: float = 0.0
    high: float = 0.0


LEVELS: tuple[Level, ...] = (
    Level("random", RandomAgent()),
    Level("greedy", GreedyAgent(), "3 random", 400, 400.0, 0.990, 1.0),
)


def agent(text: str) -> Agent:
    """The agent of NAME, NAME@N or NAME@Nms; ConfigError `unknown_agent` if there is none.

    Neither player searches, so a budget changes nothing yet.
    """
    name, _, _ = parse_name(text)
    for level in LEVELS:
        if level.name == name:
            return level.agent
    raise ConfigError("unknown_agent", key="agent", value=text[:40])
