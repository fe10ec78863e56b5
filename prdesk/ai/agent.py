"""What a computer player is, and the notation of its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from prdesk.core.errors import ConfigError
from prdesk.core.game import Game, Json

ShouldStop = Callable[[], bool]

_NAME = re.compile(r"([a-z][a-z0-9_-]*)(?:@([1-9][0-9]{0,8})(ms)?)?")


@dataclass(frozen=True)
class Suggestion:
    """A move with what the player thinks of it.

    Attributes:
        win: chance to win from 0 to 1, None for an agent without an estimate.
        score: expected final score of the seat, None likewise.
        reason: id of a sentence in `prdesk.texts`, with `params`.
    """

    action: Json
    win: float | None
    score: float | None
    reason: str
    params: dict[str, Any] = field(default_factory=dict)


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
