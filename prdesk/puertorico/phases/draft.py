"""The draft of the expansion "The New Buildings" (rules 4.1): players pick kinds in turn."""

from __future__ import annotations

from typing import ClassVar

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import INDEX, NAMES
from prdesk.puertorico.phases.base import DRAFT, Events, Fields, Phase, refuse, report
from prdesk.puertorico.state import SEAT, Frame, State


class DraftPhase(Phase):
    """Codes: index of the building kind."""

    number: ClassVar[int] = DRAFT
    fields: ClassVar[Fields] = ()
    decisions: ClassVar[tuple[str, ...]] = ("draft",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        return list(state.rules.draftable)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        add_kind(state, code)
        if events is not None:
            report(events, "building_drafted", frame[SEAT], auto, building=NAMES[code])
        frame[SEAT] = (frame[SEAT] + 1) % len(state.players)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        state.frames.pop()

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.Draft)
        building = INDEX[action.building]
        rules = state.rules
        if building not in rules.candidates:
            refuse("not_in_the_draft", building=action.building)
        if building in rules.drafted:
            refuse("already_drafted", building=action.building)
        if building not in rules.draftable:
            refuse("no_space_of_that_cost", building=action.building)
        return building

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "draft", "building": NAMES[code]}


def add_kind(state: State, building: int) -> None:
    """Bring a drafted kind with all its tiles into the game."""
    state.rules = state.rules.drafting(building)
    state.stock[building] = state.rules.copies[building]
