"""What all phases share. A phase is stateless; its progress is a frame on the state's stack."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

from prdesk.core.errors import IllegalAction
from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.puertorico.catalog.buildings import GUESTHOUSE as GUESTHOUSE_BUILDING
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, State

Events = list[Json] | None

PASS: Final = 255
"""Code of a pass, at every decision that allows one."""

NOTHING: Final[list[int]] = []
"""No legal code: shared, never changed."""

DONE: Final = 3
PRIVILEGE: Final = 4
"""Frame fields of role phases: players who have had their turn; strength of the privilege
(0 declined or used up, 1, or 2 with Library)."""

ROUND_PHASE: Final = 0
SETTLER: Final = 1
MAYOR: Final = 2
BUILDER: Final = 3
CRAFTSMAN: Final = 4
TRADER: Final = 5
CAPTAIN: Final = 6
STORE: Final = 7
DRAFT: Final = 8
SHIP_PIECE: Final = 9
GUESTHOUSE: Final = 10
HACIENDA_FOREST: Final = 11
LIBRARY_TILE: Final = 12
HUNTING_LODGE: Final = 13
LAND_OFFICE: Final = 14
LAND_OFFICE_FOREST: Final = 15
ROYAL_SUPPLIER: Final = 16
"""Numbers of the phases; a role phase has the index of its role + 1."""

Fields = tuple[tuple[str, str], ...]


class Phase:
    """Rules of one phase.

    Attributes:
        number: first entry of its frames.
        fields: names and kinds of the frame's entries after the chooser, for positions; a kind
            is "flag", "count", "privilege", "seats" (set of bits), "barrels" (5 bits a good),
            "owed" (5 bits a seat), "role" (index + 1, 0 for none) or "tile".
        decisions: ids of what it asks.
        of_role: index of the role during which it asks, -1 for none.
        has_privilege: whether its frames hold the strength of the privilege.
    """

    number: ClassVar[int]
    of_role: ClassVar[int] = -1
    has_privilege: ClassVar[bool] = False
    fields: ClassVar[Fields] = (("done", "count"),)
    decisions: ClassVar[tuple[str, ...]]

    def __init__(self) -> None:
        # Class attributes are slow to reach in compiled code.
        self._blank = [self.number, 0, 0, *([0] * len(self.fields))]
        self._privileged = self.has_privilege
        self._asks = self.decisions[0]

    def start(self, state: State, chooser: int, privilege: int, events: Events) -> None:
        """Begin after the role card was taken: push the frame, do what needs no decision."""
        frame = self._blank[:]
        frame[SEAT] = chooser
        frame[CHOOSER] = chooser
        if self._privileged:
            frame[PRIVILEGE] = privilege
        state.frames.append(frame)

    def decision(self, frame: Frame) -> str:
        """Id of what the frame's seat must decide."""
        return self._asks

    def legal(self, state: State, frame: Frame) -> list[int]:
        """Codes the frame's seat may choose from; empty if there is nothing to decide."""
        raise NotImplementedError

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        """Carry a legal code out and move the frame on."""
        raise NotImplementedError

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """Move on where there is nothing to decide."""
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

    def skipped(self, frame: Frame, events: Events, reason: str) -> None:
        """Report a player who can do nothing, and why."""
        if events is not None:
            report(
                events, "skipped", frame[SEAT], True, decision=self.decision(frame), reason=reason
            )


class TurnPhase(Phase):
    """A phase in which each player acts once, the chooser first, then clockwise.

    When all have acted the frame stays on top until whatever was put above it is done; then it
    closes.
    """

    def legal(self, state: State, frame: Frame) -> list[int]:
        return NOTHING if frame[DONE] == len(state.players) else self.options(state, frame)

    def options(self, state: State, frame: Frame) -> list[int]:
        """Codes of the player whose turn it is."""
        raise NotImplementedError

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        if frame[DONE] == len(state.players):
            state.frames.pop()
            self.close(state, frame, events)
        else:
            self.skip_player(state, frame, events)

    def skip_player(self, state: State, frame: Frame, events: Events) -> None:
        """Move on where the player has nothing to decide."""
        self.next_player(state, frame, events)

    def next_player(self, state: State, frame: Frame, events: Events) -> None:
        """Give the turn to the next player, or begin what comes after the last one."""
        done = frame[DONE] = frame[DONE] + 1
        seat = frame[SEAT] + 1
        frame[SEAT] = 0 if seat == len(state.players) else seat
        if done == len(state.players):
            self.all_acted(state, frame, events)

    def all_acted(self, state: State, frame: Frame, events: Events) -> None:
        """Once all players have acted: phases that still have to ask go on top."""

    def close(self, state: State, frame: Frame, events: Events) -> None:
        """The end of the phase; its frame is off the stack."""


def report(events: list[Json], event: str, player: int | None, auto: bool, **keys: Any) -> None:
    """Add an event for whoever listens; without a listener the caller saves himself the trouble."""
    events.append({"event": event, "player": player, "auto": auto, **keys})


def refuse(reason: str, **params: object) -> NoReturn:
    """Raise the refusal of an action."""
    raise IllegalAction(reason, **params)


def gain_vp(state: State, seat: int, count: int, events: Events, by: str = "") -> None:
    """Take victory points; beyond the supply they are noted on paper and count (rules 3.7).

    The last chip triggers the end in any phase (ruling 7.18). `by` names the building that gives
    them; points for a load are part of its own event.
    """
    if not count:
        return
    state.players[seat].vp += count
    state.vp_supply = state.vp_supply - count if state.vp_supply > count else 0
    if by and events is not None:
        report(events, "vp_gained", seat, True, count=count, by=by)
    if state.vp_supply == 0:
        trigger_end(state, "vp", events)


def trigger_end(state: State, reason: str, events: Events) -> None:
    """Note that the game ends with this round; the first reason stays."""
    if state.end_reason is None:
        state.end_reason = reason
        if events is not None:
            report(events, "end_triggered", None, True, reason=reason)


def gain_doubloons(state: State, seat: int, count: int, events: Events, by: str) -> None:
    """Take doubloons that a role or a building gives."""
    if count:
        state.players[seat].doubloons += count
        if events is not None:
            report(events, "doubloons_gained", seat, True, count=count, by=by)


def helper_source(state: State) -> str:
    """Where Hospice and University take their colonist: supply, else ship, else nowhere ("")."""
    if state.colonist_supply:
        return "supply"
    return "ship" if state.colonist_ship else ""


def take_helper(state: State, seat: int, by: str, to: str, events: Events) -> None:
    """Take the colonist of Hospice or University; there must be one."""
    source = helper_source(state)
    if source == "supply":
        state.colonist_supply -= 1
    else:
        state.colonist_ship -= 1
    if events is not None:
        report(events, "colonist_gained", seat, True, source=source, by=by, to=to)


def ask_guests(state: State, seat: int) -> None:
    """Offer Guesthouse after its owner placed something with an empty circle."""
    if state.players[seat].city[GUESTHOUSE_BUILDING] > 0:
        count = len(state.players)
        state.frames.append([GUESTHOUSE, seat, (seat + 1) % count, count - 1, 0, 0])


def ask_all(state: State, phase: int, chooser: int) -> None:
    """Let a phase ask every player in turn, from the chooser, before the frame below goes on."""
    state.frames.append([phase, chooser, chooser, 0])
