"""What a computer player is, and the notation of its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from prdesk.core.errors import ConfigError
from prdesk.core.game import Game, Json

ShouldStop = Callable[[], bool]

_NAME = re.compile(r"([a-z][a-z0-9_-]*)(?:@([1-9][0-9]{0,8})(ms)?)?")


class Reason(NamedTuple):
    """A sentence that speaks for or against a move, as ids of `prdesk.texts.hints`.

    Attributes:
        text: id of the sentence.
        params: values of its placeholders; `player` is a seat.
        frame: id of the sentence it stands in, "" for none: what another move would bring.
    """

    text: str
    params: Json
    frame: str = ""


@dataclass(frozen=True)
class Suggestion:
    """A move with what the player thinks of it.

    Attributes:
        win: chance to win from 0 to 1, None for an agent without an estimate.
        scores: expected final score of every seat, None likewise.
        reasons: one or two.
    """

    action: Json
    win: float | None
    scores: tuple[float, ...] | None
    reasons: tuple[Reason, ...]


class Agent(Protocol):
    """A computer player. It looks only at what the seat to move may see.

    Attributes:
        heavy: whether it searches; then the window has it think in a child process.
    """

    name: str
    heavy: bool

    def choose(
        self, game: Game, state: Any, seed: int, should_stop: ShouldStop | None = None
    ) -> int:
        """Legal code for the seat to move; the same for the same seed."""
        ...

    def suggest(self, game: Game, state: Any, count: int, seed: int) -> list[Suggestion]:
        """The best moves, best first, at most `count`."""
        ...


def parse_name(text: str) -> tuple[str, int | None, bool]:
    """Split NAME, NAME@N or NAME@Nms into (name, N, whether N is milliseconds)."""
    match = _NAME.fullmatch(text)
    if match is None:
        raise ConfigError("unknown_agent", key="agent", value=text[:40])
    name, budget, unit = match.groups()
    return name, None if budget is None else int(budget), unit is not None
