"""Which parts of the table a click may choose now, and what it then does. No Qt.

Parts of all: `role:ID`, `face_up:N`, `helped`, `quarry`, `stack`, `drawn:KIND`, `market:ID`,
`price:ID`, `supply:ID`, `trading_house`, `ship:CAPACITY`, `aboard:PIECE`. Parts of the viewer's
own board: `good:ID`, `vp`, `city:ID`, `island:TILE:N`, `san_juan`, `san_juan:noble` and
`circle:PLACE:N`. A variant is the same choice with an optional key at its other value, such as a
tile without the colonist: a small target of its own.
"""

from collections.abc import Callable
from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Toggle
from prdesk.ui.board.targets import Variant
from prdesk.ui.puertorico import gathering, giving, guests, pairing, storing, taking
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.picks import Targets
from prdesk.ui.puertorico.pieces import SAN_JUAN
from prdesk.ui.puertorico.placement import Placement

Position = dict[str, Any]

OPTIONAL = {
    "privilege": f"{ART}/pieces/colonist",
    "library": f"{ART}/buildings/library",
}
"""Keys that are true unless the small target is chosen, and what is struck out on it."""

ELSEWHERE = (
    "tile",
    "load",
    "small_wharf",
    "sell",
    "store",
    "build",
    "royal_supplier",
    "guesthouse",
)
"""Types of actions that modules of their own see to."""


def targets_of(snapshot: Snapshot, partial: dict[str, Any], placement: Placement | None) -> Targets:
    """The targets of a decision.

    Args:
        snapshot: what the viewer sees; no targets unless he may decide now.
        partial: parts of an action settled by earlier clicks.
        placement: the arrangement being edited, at `place`.
    """
    found = Targets()
    if not snapshot.interactive:
        return found
    if placement is not None:
        _placing(found, placement)
        return found
    for build in _BUILDERS:
        build(found, snapshot, partial)
    for action in snapshot.actions:
        if action["type"] not in ELSEWHERE:
            _single(found, action, snapshot.position)
    return found


_BUILDERS: tuple[Callable[[Targets, Snapshot, dict[str, Any]], None], ...] = (
    taking.takes,
    pairing.loads,
    pairing.sales,
    gathering.small_wharf,
    gathering.royal_supplier,
    storing.stores,
    giving.builds,
    guests.moves,
)


def _single(found: Targets, action: Action, position: Position) -> None:
    """A choice made by one click."""
    declined = [key for key in OPTIONAL if not action.get(key, True)]
    for part in parts_of(action, position):
        if declined:
            found.variants.setdefault(part, []).append(
                Variant(Commit(action), OPTIONAL[declined[0]], struck=True)
            )
        elif action == {"type": "hacienda", "use": False}:
            unused = Variant(Commit(action), f"{ART}/buildings/hacienda", struck=True)
            found.variants[part] = [unused]
        else:
            found.picks.setdefault(part, Commit(action))


def parts_of(action: Action, position: Position) -> list[str]:
    """The parts of the table that stand for an action made by a single click."""
    match action["type"]:
        case "draft":
            return [f"market:{action['building']}"]
        case "role":
            return [f"role:{action['role']}"]
        case "hacienda":
            if not action["use"]:
                return ["city:hacienda"]
            return ["quarry" if action.get("quarry") else "stack"]
        case "hacienda_forest" | "land_office_forest":
            return ["drawn:forest" if action["forest"] else "drawn:plantation"]
        case "ship_piece":
            return [f"aboard:{action['piece']}"]
        case "craftsman_bonus":
            return [f"good:{action['good']}", f"supply:{action['good']}"]
        case "discard_tile":
            return _tiles(action["tile"], action, position)
        case "land_office" if action.get("buy"):
            return ["stack", "city:land_office"]
        case "land_office":
            return _tiles(action["sell"], action, position)
    return []


def _tiles(kind: str, action: Action, position: Position) -> list[str]:
    """The viewer's island tiles that an action which gives one up may mean."""
    held = position["players"][position["turn"]["player"]]["island"][kind]
    nobles = held.get("nobles", 0)
    manned = nobles + held.get("colonists", 0)
    count = held["tiles"]
    if action.get("piece") == "noble":
        return [f"island:{kind}:{n}" for n in range(nobles)]
    if action.get("occupied") or manned == count:
        first = nobles if manned > nobles else 0
        return [f"island:{kind}:{n}" for n in range(first, manned)]
    return [f"island:{kind}:{n}" for n in range(manned, count)]


def _placing(found: Targets, placement: Placement) -> None:
    for place, slots in placement.slots.items():
        for index, piece in enumerate(slots):
            if piece or placement.unplaced:
                found.picks[f"circle:{place}:{index}"] = Toggle(place, index)
    if placement.free:
        for part, piece in ((SAN_JUAN, "colonist"), (f"{SAN_JUAN}:noble", "noble")):
            if placement.spare(piece):
                found.picks[part] = Toggle(part, 0)
