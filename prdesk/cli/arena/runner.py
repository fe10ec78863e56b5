"""A match from its first game to its last, or to an interruption."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

from prdesk.cli.arena.journal import Journal, OtherMatch
from prdesk.cli.arena.match import Match, Outcome
from prdesk.cli.arena.progress import progress
from prdesk.cli.arena.sprt import Sprt
from prdesk.cli.arena.workers import play_all
from prdesk.cli.command import BadInput


@dataclass(frozen=True)
class Plan:
    """How a match is played, all of which changes nothing in its games.

    Attributes:
        games: how many, at most.
        jobs, backend: who plays them (`workers.play_all`).
        save: directory of the records.
        resume: file that keeps the outcomes.
        points: a sequential test for so many percentage points may end the match early.
        bar: whether to show one; None shows it on a terminal.
    """

    games: int
    jobs: int
    backend: str
    save: Path | None
    resume: Path | None
    points: float | None
    bar: bool | None


@dataclass
class Result:
    """What has been played.

    Attributes:
        outcomes: of all games from the first on, in their order.
        fresh: how many games were played now; some of them may be beyond a gap.
        test: the sequential test, if there is one.
        interrupted: whether somebody stopped the match.
    """

    test: Sprt | None
    outcomes: list[Outcome] = field(default_factory=list)
    fresh: int = 0
    interrupted: bool = False


def play_match(match: Match, plan: Plan) -> Result:
    """Play until all games are done, the test is decided, or the user interrupts.

    Raises:
        BadInput: a file or a directory can't be used, or the cluster doesn't answer.
    """
    result = Result(None if plan.points is None else Sprt(match, plan.points))
    with ExitStack() as stack:
        try:
            journal = _open(stack, match, plan)
            for outcome in _in_order(stack, match, plan, journal, result):
                result.outcomes.append(outcome)
                if result.test is not None:
                    result.test.add(outcome)
                    if result.test.verdict is not None:
                        break
        except KeyboardInterrupt:
            result.interrupted = True
    return result


def _open(stack: ExitStack, match: Match, plan: Plan) -> Journal | None:
    try:
        if plan.save is not None:
            plan.save.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--save {plan.save}: {error.strerror}") from error
    if plan.resume is None:
        return None
    try:
        return stack.enter_context(Journal(plan.resume, match))
    except OtherMatch as error:
        raise BadInput(f"--resume {plan.resume}: {error}") from error
    except OSError as error:
        raise BadInput(f"--resume {plan.resume}: {error.strerror}") from error


def _in_order(
    stack: ExitStack, match: Match, plan: Plan, journal: Journal | None, result: Result
) -> Iterator[Outcome]:
    """The outcomes in the order of games, the same for any number of processes."""
    waiting = dict(journal.outcomes) if journal else {}
    missing = [number for number in range(plan.games) if number not in waiting]
    bar = stack.enter_context(progress(match, plan.games, plan.games - len(missing), plan.bar))
    jobs = max(1, min(plan.jobs, len(missing)))
    games = stack.enter_context(
        closing(play_all(match, missing, plan.save is not None, jobs, plan.backend))
    )
    for number in range(plan.games):
        while number not in waiting:
            outcome, record = next(games)
            if plan.save is not None and record is not None:
                _save(plan.save, match, outcome.game, record)
            if journal is not None:
                journal.add(outcome)
            waiting[outcome.game] = outcome
            result.fresh += 1
            bar.ended()
        bar.count(waiting[number])
        yield waiting.pop(number)


def _save(directory: Path, match: Match, number: int, record: bytes) -> None:
    path = directory / f"{match.game}-{match.seed}-{number + 1:06d}.prdesk"
    try:
        path.write_bytes(record)
    except OSError as error:
        raise BadInput(f"--save {directory}: {error.strerror}") from error
