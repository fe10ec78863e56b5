"""What a move comes to by the end of its phase, as countable facts about each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from prdesk.core.game import Json

NOBODY: Final = -1


class Fact(NamedTuple):
    """A kind of thing that happens to a seat.

    Attributes:
        text: id of the sentence that tells it.
        seat: to whom, or NOBODY.
        of: the placeholder of what it is about, "" if the sentence has none.
        what: what it is about.
    """

    text: str
    seat: int
    of: str = ""
    what: str = ""


class Amount(NamedTuple):
    """How much of it.

    Attributes:
        worth: to that seat, in victory points; negative for a loss.
        number: of pieces, coins, points, whatever the sentence counts.
        vp: victory points that it scores.
    """

    worth: float
    number: float = 1
    vp: float = 0


NOTHING: Final = Amount(0, 0)


class Differences(Protocol):
    """Knowledge of one game: which facts there are, and the price list that compares them."""

    def facts(
        self, state: Any, viewer: int, events: Sequence[Json]
    ) -> Iterator[tuple[Fact, Amount]]:
        """The facts of a phase; amounts of the same fact add up.

        Args:
            state: the position after it.
            viewer: whose knowledge the facts may rest on.
            events: what happened in it.
        """
        ...
