"""Which parts of the table a click may choose now, and what it then does. No Qt.

Parts are named `role:ID`, `face_up:N`, `quarry`, `stack`, `market:ID`, `good:ID` (the viewer's
own), `price:ID`, `supply:ID`, `ship:CAPACITY`, `wharf`, `san_juan` and `circle:PLACE:N`. A
variant is the same choice with an optional key at its other value, such as a tile without the
colonist.
"""

from dataclasses import dataclass, field
from typing import Any

from prdesk.ui.board.elements import Action, Commit, Pick, Select, Toggle
from prdesk.ui.puertorico.placement import SAN_JUAN, Placement

OPTIONAL = ("colonist", "privilege")
"""Keys whose other value makes a variant."""

Position = dict[str, Any]


@dataclass
class Targets:
    """What may be clicked, by part.

    Attributes:
        picks: what a click on the part does.
        variants: what a click on the small target beside it does.
        chosen: parts that are settled already and wait for the rest of the action.
    """

    picks: dict[str, Pick] = field(default_factory=dict)
    variants: dict[str, Pick] = field(default_factory=dict)
    chosen: set[str] = field(default_factory=set)


def targets_of(
    position: Position,
    actions: list[Action],
    partial: dict[str, Any],
    placement: Placement | None,
) -> Targets:
    """The targets of a decision.

    Args:
        position: what the viewer sees.
        actions: the legal actions; empty while nobody here decides.
        partial: parts of an action settled by earlier clicks.
        placement: the arrangement being edited, at `place`.
    """
    found = Targets()
    if placement is not None:
        _placing(found, placement)
        return found
    loads = [action for action in actions if action["type"] == "load"]
    stores = [action for action in actions if action["type"] == "store"]
    if loads:
        _loading(found, loads, partial)
    if stores:
        _storing(found, stores, partial.get("keep", {}))
    for action in actions:
        chosen = found.picks
        if any(not action.get(key, True) for key in OPTIONAL):
            chosen = found.variants
        for part in parts_of(action, position):
            chosen.setdefault(part, Commit(action))
    return found


def parts_of(action: Action, position: Position) -> list[str]:
    """The parts of the table that stand for an action made by a single click."""
    match action["type"]:
        case "role":
            return [f"role:{action['role']}"]
        case "hacienda" if action["use"]:
            return ["quarry" if action.get("quarry") else "stack"]
        case "tile" if action["tile"] == "quarry":
            return ["quarry"]
        case "tile":
            row = position["plantations"]["face_up"]
            return [f"face_up:{i}" for i, tile in enumerate(row) if tile == action["tile"]]
        case "build":
            return [f"market:{action['building']}"]
        case "craftsman_bonus":
            return [f"good:{action['good']}", f"supply:{action['good']}"]
        case "sell":
            return [f"good:{action['good']}", f"price:{action['good']}"]
    return []


def ship_part(ship: Any) -> str:
    """The part that stands for the `ship` of a load."""
    return "wharf" if ship == "wharf" else f"ship:{ship}"


def _loading(found: Targets, loads: list[Action], partial: dict[str, Any]) -> None:
    """Goods and ships: either one first; a single possible pair at once."""
    for key, other in (("good", "ship"), ("ship", "good")):
        for value in dict.fromkeys(action[key] for action in loads):
            part = f"good:{value}" if key == "good" else ship_part(value)
            fitting = [action for action in loads if action[key] == value]
            if other in partial:
                fitting = [action for action in fitting if action[other] == partial[other]]
                if fitting:
                    found.picks[part] = Commit(fitting[0])
                elif key == "good":
                    found.picks[part] = _first_click(loads, key, value)
            else:
                found.picks[part] = _first_click(loads, key, value)
        if key in partial:
            value = partial[key]
            found.chosen.add(f"good:{value}" if key == "good" else ship_part(value))


def _first_click(loads: list[Action], key: str, value: Any) -> Pick:
    fitting = [action for action in loads if action[key] == value]
    return Commit(fitting[0]) if len(fitting) == 1 else Select(key, value)


def _storing(found: Targets, stores: list[Action], keep: dict[str, int]) -> None:
    """Goods to keep: each click settles how many of a kind, most of them first."""
    for good in dict.fromkeys(good for action in stores for good in action["keep"]):
        settled = {kind: count for kind, count in keep.items() if kind != good}
        possible = sorted(
            {a["keep"].get(good, 0) for a in fitting_stores(stores, settled)}, reverse=True
        )
        now = keep.get(good)
        later = [count for count in possible if count and (now is None or count < now)]
        if now is not None:
            found.chosen.add(f"good:{good}")
        after = {**settled, good: later[0]} if later else settled
        left = fitting_stores(stores, after)
        if later and len(left) == 1:
            found.picks[f"good:{good}"] = Commit(left[0])
        elif later or now is not None:
            found.picks[f"good:{good}"] = Select("keep", after)


def fitting_stores(stores: list[Action], keep: dict[str, int]) -> list[Action]:
    """The `store` actions that keep just so many of the kinds already settled."""
    return [
        action
        for action in stores
        if all(action["keep"].get(good, 0) == count for good, count in keep.items())
    ]


def _placing(found: Targets, placement: Placement) -> None:
    for place, count in placement.circles.items():
        for index in range(count):
            empty = index >= placement.placed[place]
            if not empty or placement.unplaced:
                found.picks[f"circle:{place}:{index}"] = Toggle(place, index, empty)
    if placement.unplaced and placement.free:
        found.picks[SAN_JUAN] = Toggle(SAN_JUAN, 0, True)


def would_be(part: str, position: Position, partial: dict[str, Any], viewer: int) -> Action | None:
    """The action somebody has in mind who points at a part that is not legal now.

    None where the part has nothing to do with the present decision.
    """
    kind, _, value = part.partition(":")
    match position["turn"]["decision"], kind:
        case "role", "role":
            return {"type": "role", "role": value}
        case "hacienda", "stack":
            return {"type": "hacienda", "use": True}
        case "hacienda", "quarry":
            return {"type": "hacienda", "use": True, "quarry": True}
        case "tile", "quarry":
            return {"type": "tile", "tile": "quarry"}
        case "tile", "face_up":
            return {"type": "tile", "tile": position["plantations"]["face_up"][int(value)]}
        case "build", "market":
            return {"type": "build", "building": value}
        case "craftsman_bonus", "good" | "supply":
            return {"type": "craftsman_bonus", "good": value}
        case "sell", "good" | "price":
            return {"type": "sell", "good": value}
        case "load", "good":
            return {"type": "load", "good": value, "ship": _ship_in_mind(position, value, partial)}
        case "load", "ship":
            good = _good_in_mind(position, int(value), partial, viewer)
            return {"type": "load", "good": good, "ship": int(value)}
        case "load", "wharf":
            good = _good_in_mind(position, 0, partial, viewer)
            return {"type": "load", "good": good, "ship": "wharf"}
    return None


def _ship_in_mind(position: Position, good: str, partial: dict[str, Any]) -> Any:
    """The ship chosen, or the one that carries the good, or the emptiest."""
    ships = position["ships"]
    if "ship" in partial:
        return partial["ship"]
    for ship in ships:
        if ship["good"] == good:
            return ship["capacity"]
    return max(ships, key=lambda ship: ship["capacity"] - ship["count"])["capacity"]


def _good_in_mind(position: Position, capacity: int, partial: dict[str, Any], viewer: int) -> str:
    """The good chosen, or what the ship carries if the viewer has it, or the first he has."""
    if "good" in partial:
        return str(partial["good"])
    held = [good for good, count in position["players"][viewer]["goods"].items() if count]
    carried = [s["good"] for s in position["ships"] if s["capacity"] == capacity and s["good"]]
    fitting = [good for good in carried if good in held]
    return str((fitting or held or carried or ["corn"])[0])
