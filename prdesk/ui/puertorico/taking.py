"""Taking a face-up plantation or a quarry: with or without a colonist, as it is or as a forest.

No Qt.
"""

from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Select
from prdesk.ui.board.targets import Variant
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.picks import Partial, Targets

FOREST = f"{ART}/tiles/forest"
COLONIST = f"{ART}/pieces/colonist"
HELPED = "helped"
"""The part beside the tiles that decides for all of them whether a colonist comes along, where
each tile has a small target for the forest already."""


def takes(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """One click on a tile, or on a small target on it, takes it."""
    actions = [action for action in snapshot.actions if action["type"] == "tile"]
    forests = any(action.get("forest") for action in actions)
    both = forests and any(not action.get("colonist", True) for action in actions)
    helped = bool(partial.get(HELPED, True))
    for action in actions:
        with_colonist = bool(action.get("colonist", True))
        if both and with_colonist != helped:
            continue
        for part in parts_of_tile(action, snapshot.position):
            if action.get("forest"):
                _add(found, part, Variant(Commit(action), FOREST))
            elif with_colonist or both:
                found.picks[part] = Commit(action)
            else:
                _add(found, part, Variant(Commit(action), COLONIST, struck=True))
    if both:
        found.picks[HELPED] = Select(HELPED, not helped)


def _add(found: Targets, part: str, variant: Variant) -> None:
    found.variants.setdefault(part, []).append(variant)


def parts_of_tile(action: Action, position: dict[str, Any]) -> list[str]:
    """The places where such a tile lies."""
    if action["tile"] == "quarry":
        return ["quarry"]
    row = position["plantations"]["face_up"]
    return [f"face_up:{i}" for i, tile in enumerate(row) if tile == action["tile"]]
