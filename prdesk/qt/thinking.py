"""A question to a computer player, and how it is answered, in whatever thread."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from prdesk.ai.levels import agent
from prdesk.ai.search.estimate import Estimate
from prdesk.ai.workers.hand import Stopped
from prdesk.ai.workers.team import Question, Team
from prdesk.core.errors import ConfigError
from prdesk.core.game import Game, Json
from prdesk.core.rng import Dice

DEPUTY: Final = "greedy"
"""Decides for a heavy player whose child processes all fail: quick, and not at random."""


@dataclass(frozen=True)
class Job:
    """A question to a computer player.

    Attributes:
        ticket: of the position; an answer to an older one is dropped.
        game: the rules.
        state: a copy that holds no more than the seat may know.
        seat: who decides.
        agent: name of the computer player, its budget included.
        seed: of its own draws.
        kind: whether its choice is asked for, or what it thinks of the moves (heavy ones only).
    """

    ticket: int
    game: Game
    state: Any
    seat: int
    agent: str
    seed: int
    kind: Literal["choose", "estimates"] = "choose"
    stop: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True)
class Answer:
    """What came of a job.

    Attributes:
        action: the choice; with `error` it is only some legal one, or none at all.
        estimates: what was asked for instead of a choice, best first; none with `error`.
        error: what went wrong, for people to read.
    """

    job: Job
    action: Json | None = None
    estimates: tuple[Estimate, ...] = ()
    error: str = ""


def answer(job: Job, team: Team) -> Answer:
    """Let the computer player think; if it fails to choose, take some legal action."""
    try:
        if job.kind == "estimates":
            return Answer(job, estimates=tuple(team.estimates(_question(job), job.stop.is_set)))
        return Answer(job, _chosen(job, team))
    except Stopped:
        return Answer(job)
    except Exception as failure:  # whatever a player does wrong, the game goes on
        error = f"{type(failure).__name__}: {failure}"
    if job.kind == "estimates":
        return Answer(job, error=error)
    try:
        return Answer(job, _some_action(job), error=error)
    except Exception:  # then the rules themselves failed; the window says so
        return Answer(job, error=error)


def _chosen(job: Job, team: Team) -> Json:
    player = agent(job.agent)
    if player.heavy:
        code = team.choose(_question(job), job.stop.is_set)
    else:
        code = player.choose(job.game, job.state.copy(), job.seed, job.stop.is_set)
    action = job.game.decode(job.state, code)
    refusal = job.game.why(job.state, action)
    if refusal is not None:
        raise refusal
    return action


def _some_action(job: Job) -> Json:
    """The deputy's choice for a heavy player, an evenly random one for any other."""
    if is_heavy(job.agent):
        code = agent(DEPUTY).choose(job.game, job.state.copy(), job.seed, job.stop.is_set)
    else:
        code = job.game.random_code(job.state, Dice(job.seed))
    return job.game.decode(job.state, code)


def _question(job: Job) -> Question:
    return Question(job.game, job.state, job.agent, job.seed)


def is_heavy(name: str) -> bool:
    """Whether that computer player thinks in child processes; False if there is none such."""
    try:
        return agent(name).heavy
    except ConfigError:
        return False
