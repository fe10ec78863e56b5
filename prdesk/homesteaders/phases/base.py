"""What all phases share. A phase is stateless; its progress is a frame on the state's stack.

A phase that is over puts the frame of the next one in its place; only the rail reward lies above
another frame.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

from prdesk.core.errors import IllegalAction
from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders.state import SEAT, Frame, State

Events = list[Json] | None

PASS: Final = 255
"""Code of a pass, at every decision that allows one."""

NOTHING: Final[list[int]] = []
"""No legal code: shared, never changed."""

PLACE: Final = 0
WAGES: Final = 1
NEUTRAL: Final = 2
BIDDING: Final = 3
RAIL: Final = 4
SETTLE: Final = 5
PAY_BID: Final = 6
BUILD: Final = 7
EXTRA: Final = 8
FINAL: Final = 9
"""Numbers of the phases."""

DONE: Final = 2
"""Frame field of phases in which everybody acts once: players who have acted."""

LOT: Final = 2
SECOND: Final = 3
"""Frame fields while lots are settled: index of the lot; the second building of a Train Station."""

Fields = tuple[tuple[str, str], ...]


class Phase:
    """Rules of one phase.

    Attributes:
        number: first entry of its frames.
        fields: names and kinds of the frame's entries after the seat, for positions; a kind is
            "count" (of players), "lot" or "flag".
        decisions: ids of what it asks; none for one that only carries out.
        trading: the player may trade before he decides.
    """

    number: ClassVar[int]
    fields: ClassVar[Fields] = ()
    decisions: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        # Class attributes are slow to reach in compiled code.
        self._asks = self.decisions[0] if self.decisions else ""
        self.trading = False

    def decision(self, frame: Frame) -> str:
        """Id of what the frame's seat must decide."""
        return self._asks

    def legal(self, state: State, frame: Frame) -> list[int]:
        """The decision's own codes, trades apart; empty if there is nothing to choose."""
        raise NotImplementedError

    def waits(self, state: State, frame: Frame) -> bool:
        """Whether the seat is asked although it has less than two codes of its own."""
        return False

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        """Carry a legal code out and move the frame on."""
        raise NotImplementedError

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """Move on where there is nothing to choose."""
        raise NotImplementedError

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        """Code of an action; IllegalAction with the reason if the rules refuse it."""
        raise NotImplementedError

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        """Action of a code, without keys at their default."""
        raise NotImplementedError

    def passed(self, frame: Frame, events: Events, auto: bool) -> None:
        """Report a pass."""
        if events is not None:
            report(events, "passed", frame[SEAT], auto, decision=self.decision(frame))


class TradePhase(Phase):
    """A phase in which the player may trade; with a trade chit he is always asked."""

    def __init__(self) -> None:
        super().__init__()
        self.trading = True

    def waits(self, state: State, frame: Frame) -> bool:
        return state.players[frame[SEAT]].trade > 0


def all_acted(state: State, frame: Frame) -> bool:
    """Give the turn to the next player; true after the last one."""
    done = frame[DONE] = frame[DONE] + 1
    seat = frame[SEAT] + 1
    frame[SEAT] = 0 if seat == len(state.players) else seat
    return done == len(state.players)


def report(events: list[Json], event: str, player: int | None, auto: bool, **keys: Any) -> None:
    """Add an event for whoever listens; without a listener the caller saves himself the trouble."""
    events.append({"event": event, "player": player, "auto": auto, **keys})


def refuse(reason: str, **params: object) -> NoReturn:
    """Raise the refusal of an action."""
    raise IllegalAction(reason, **params)
