"""What all phases share. A phase is stateless; its progress is a frame on the state's stack."""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn

from prdesk.core.errors import IllegalAction
from prdesk.core.game import Json
from prdesk.puertorico.actions import Action
from prdesk.puertorico.state import SEAT, Frame, State

Events = list[Json] | None

PASS = 255
"""Code of a pass, at every decision that allows one."""

DONE = 3
"""Frame field: how many players have had their turn in this phase."""

ROUND_PHASE, SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, STORE = range(8)


class Phase:
    """Rules of one phase.

    Attributes:
        number: first entry of its frames.
        fields: names and kinds of the frame's entries after the chooser, for positions; a kind
            is "flag", "count", "goods" or "seats" (bit sets).
        decisions: ids of what it asks.
    """

    number: ClassVar[int]
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("done", "count"),)
    decisions: ClassVar[tuple[str, ...]]

    def start(self, state: State, chooser: int, events: Events) -> None:
        """Begin after the role card was taken: push the frame, do what needs no decision."""
        state.frames.append([self.number, chooser, chooser, *([0] * len(self.fields))])

    def decision(self, frame: Frame) -> str:
        """Id of what the frame's seat must decide."""
        return self.decisions[0]

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


class TurnPhase(Phase):
    """A phase in which each player acts once, the chooser first, then clockwise."""

    def next_player(self, state: State, frame: Frame, events: Events) -> None:
        """Give the turn to the next player, or end the phase after the last one."""
        frame[DONE] += 1
        count = len(state.players)
        if frame[DONE] == count:
            state.frames.pop()
            self.close(state, events)
        else:
            seat = frame[SEAT] + 1
            frame[SEAT] = 0 if seat == count else seat

    def close(self, state: State, events: Events) -> None:
        """What happens once all players have acted."""

    def passed(self, frame: Frame, events: Events, auto: bool) -> None:
        """Report a pass."""
        report(events, "passed", frame[SEAT], auto, decision=self.decision(frame))

    def skipped(self, frame: Frame, events: Events, reason: str) -> None:
        """Report a player who can do nothing, and why."""
        report(events, "skipped", frame[SEAT], True, decision=self.decision(frame), reason=reason)


def report(events: Events, event: str, player: int | None, auto: bool, **keys: Any) -> None:
    """Add an event for whoever listens."""
    if events is not None:
        events.append({"event": event, "player": player, "auto": auto, **keys})


def refuse(reason: str, **params: object) -> NoReturn:
    """Raise the refusal of an action."""
    raise IllegalAction(reason, **params)


def gain_vp(state: State, seat: int, count: int, events: Events) -> None:
    """Take victory points; beyond the supply they are noted on paper and count (rules 3.7).

    The last chip triggers the end in any phase (ruling 7.18).
    """
    state.players[seat].vp += count
    state.vp_supply = max(0, state.vp_supply - count)
    if state.vp_supply == 0 and state.trigger_end("vp"):
        report(events, "end_triggered", None, True, reason="vp")


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
    report(events, "colonist_gained", seat, True, source=source, by=by, to=to)
