"""What an action brings its player at once: tried on a copy, before anything that follows."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.puertorico import engine
from prdesk.puertorico.state import State

_PART_OF_IT = ("goods_produced", "pieces_given", "colonist_gained")
"""Events that may stand between an action and what it brings."""


def outcome(state: State, code: int) -> Json:
    """Points and doubloons of a legal action for who takes it.

    Only the action's own event counts and what it brings directly, so it tells nothing that
    is decided or drawn later.

    Returns:
        `vp` and `doubloons`; what was paid or lay on a role card does not count.
    """
    copy = state.copy()
    seat = state.player
    events: list[Json] = []
    engine.play(copy, code, events)
    found = {"vp": 0, "doubloons": 0}
    for number, event in enumerate(events):
        kind = event["event"]
        if event["player"] == seat and kind in ("vp_gained", "doubloons_gained"):
            found["vp" if kind == "vp_gained" else "doubloons"] += event["count"]
        elif number == 0:
            found["vp"] += event.get("vp", 0)
            if kind == "good_sold":
                found["doubloons"] += event["doubloons"]
        elif event["player"] != seat or kind not in _PART_OF_IT:
            break
    return found
