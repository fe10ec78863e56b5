"""Heavy agents, thinking in children: alone, or several on the same decision."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from prdesk.ai.agent import ShouldStop
from prdesk.ai.levels import agent
from prdesk.ai.search.agent import SearchAgent
from prdesk.ai.search.estimate import Estimate, merged
from prdesk.ai.workers.hand import Lost, Stopped
from prdesk.ai.workers.pool import Pool
from prdesk.ai.workers.protocol import Answer, Chosen, Failed, Move, Task, Weighed
from prdesk.core.errors import PrdeskError
from prdesk.core.game import Game, Json
from prdesk.core.rng import mix

TRIES: Final = 3
"""How many children are asked the same until the question is given up."""

GRACE_S: Final = 5.0
"""How long after its time an answer may still come."""

Got = TypeVar("Got")


class AgentFailed(Exception):
    """The agent itself failed; another child would say the same."""


@dataclass(frozen=True)
class Question:
    """Who is to decide what.

    Attributes:
        state: what the seat to move may know (`Game.hide`).
        agent: name of the computer player, its budget included.
        seed: of its own draws.
    """

    game: Game
    state: Any
    agent: str
    seed: int


class Team:
    """Answers questions with the children of a pool; replaces those that fail."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._tries = TRIES

    def warm(self, agents: Iterable[str]) -> None:
        """Have the children running that these heavy agents will need.

        Raises:
            OSError: they cannot be started.
        """
        self._pool.warm(max(self._count(name) for name in agents))

    def choose(self, question: Question, should_stop: ShouldStop) -> int:
        """The agent's move, as a legal code.

        An agent with a budget in time is thought for by all children that fit the machine; one
        that counts nodes by a single child, so that it plays the same on every machine.

        Raises:
            Stopped: `should_stop` said so.
            Lost: all children failed, again and again.
            AgentFailed: the agent failed.
            ConfigError: there is no such agent.
        """
        if self._count(question.agent) > 1:
            return self.estimates(question, should_stop)[0].code

        def code_of(answer: Answer) -> int:
            if not isinstance(answer, Chosen):
                raise ValueError("it was asked to choose")
            return question.game.encode(question.state, answer.action)

        return self._ask(question, question.seed, "choose", code_of, should_stop)

    def estimates(self, question: Question, should_stop: ShouldStop) -> list[Estimate]:
        """What the agent thinks of the moves it has tried, best first; raises as `choose`.

        Several children search the same position, each with its own seed.
        """
        game, state = question.game, question.state
        seats = len(game.standing(state))

        def estimates_of(answer: Answer) -> list[Estimate]:
            if not isinstance(answer, Weighed) or not answer.moves:
                raise ValueError("it was asked to weigh the moves")
            return [_estimate(game, state, move, seats) for move in answer.moves]

        parts: list[list[Estimate]] = []
        errors: list[Exception] = []

        def think(number: int) -> None:
            seed = mix(question.seed, number) if number else question.seed
            try:
                parts.append(self._ask(question, seed, "estimates", estimates_of, should_stop))
            except (Lost, Stopped, AgentFailed) as error:
                errors.append(error)

        # Daemons, unlike those of an executor: the program may end in the midst of a thought.
        others = [
            threading.Thread(target=think, args=(number,), daemon=True)
            for number in range(1, self._count(question.agent))
        ]
        for thread in others:
            thread.start()
        think(0)
        for thread in others:
            thread.join()
        # One that is lost may be missed, one that was stopped means all.
        errors.sort(key=lambda error: not isinstance(error, Stopped))
        if errors and (isinstance(errors[0], Stopped) or not parts):
            raise errors[0]
        return merged(parts)

    def _count(self, agent_name: str) -> int:
        return 1 if _seconds(agent_name) is None else self._pool.size

    def _ask(
        self,
        question: Question,
        seed: int,
        want: Literal["choose", "estimates"],
        read: Callable[[Answer], Got],
        should_stop: ShouldStop,
    ) -> Got:
        """Ask one child; another one if it is lost or its answer is not to be read."""
        game = question.game
        position: Json = game.position(question.state)
        task = Task(game.id, position, question.agent, seed, want)
        seconds = _seconds(question.agent)
        limit = None if seconds is None else seconds + GRACE_S
        for _ in range(self._tries):
            hand = self._pool.take()
            try:
                answer = hand.think(task, limit, should_stop)
                if isinstance(answer, Failed):
                    raise AgentFailed(answer.error)
                found = read(answer)
            except Lost as error:
                failure = error
            except (PrdeskError, ValueError) as error:
                hand.close()
                failure = Lost(f"the thinking process gives no answer to the question ({error})")
            else:
                self._tries = TRIES
                return found
            finally:
                self._pool.give_back(hand)
        # Who has failed so often is not given as much time again.
        self._tries = 1
        raise failure


def _seconds(name: str) -> float | None:
    player = agent(name)
    return player.budget.seconds if isinstance(player, SearchAgent) else None


def _estimate(game: Game, state: Any, move: Move, seats: int) -> Estimate:
    if move.visits < 0 or not len(move.wins) == len(move.scores) == seats:
        raise ValueError("an estimate for other players")
    code = game.encode(state, move.action)
    return Estimate(code, move.visits, move.utility, move.wins, move.scores)
