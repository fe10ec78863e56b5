"""Pools that are always closed, questions, and children with bad habits."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from prdesk.ai.levels import agent
from prdesk.ai.workers.pool import Pool
from prdesk.ai.workers.team import Question
from prdesk.games import GAMES


def odd_command(habit: str, once: Path | None = None) -> list[str]:
    """Command line of a child with a habit; with `once` only the first such child has it."""
    script = Path(__file__).with_name("odd_child.py")
    return [sys.executable, str(script), habit, *([str(once)] if once else [])]


def never() -> bool:
    return False


def own_choice(question: Question) -> int:
    """What the agent chooses in this process."""
    return agent(question.agent).choose(question.game, question.state, question.seed)


@pytest.fixture
def pools() -> Iterator[Callable[..., Pool]]:
    """Makes a pool whose children have a habit."""
    made: list[Pool] = []

    def build(habit: str = "", size: int = 1, once: Path | None = None) -> Pool:
        made.append(Pool(odd_command(habit, once) if habit else None, size))
        return made[-1]

    yield build
    for pool in made:
        pool.close()


@pytest.fixture
def question() -> Callable[..., Question]:
    """The first choice of a role, put to an agent."""
    game = GAMES["puertorico"]

    def build(name: str = "mcts@8", seed: int = 5, **options: Any) -> Question:
        state = game.new({"players": 3, **options}, None, 7)
        return Question(game, game.hide(state, state.player, seed), name, seed)

    return build
