"""What somebody has in mind who points at a part that is not legal now. No Qt."""

from typing import Any

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.board.elements import Action

Position = dict[str, Any]


def would_be(part: str, position: Position, partial: dict[str, Any], viewer: int) -> Action | None:
    """The action meant by a part; None where a click on it never means one."""
    kind, _, value = part.partition(":")
    now = _now(kind, value, position, partial, viewer)
    later = _elsewhere(kind, value, position) if now is None else None
    decision = position["turn"]["decision"]
    return now if later is None or later["type"] == decision else later


def _now(
    kind: str, value: str, position: Position, partial: dict[str, Any], viewer: int
) -> Action | None:
    """What the part means for the present decision."""
    decision = position["turn"]["decision"]
    match decision, kind:
        case "draft", "market":
            return {"type": "draft", "building": value}
        case "role", "role":
            return {"type": "role", "role": value}
        case "hacienda", "stack":
            return {"type": "hacienda", "use": True}
        case "hacienda", "quarry":
            return {"type": "hacienda", "use": True, "quarry": True}
        case "tile" | "library_tile", "quarry":
            return {"type": "tile", "tile": "quarry"}
        case "tile" | "library_tile", "face_up":
            return {"type": "tile", "tile": position["plantations"]["face_up"][int(value)]}
        case "build", "market":
            return {"type": "build", "building": value}
        case "craftsman_bonus", "good" | "supply":
            return {"type": "craftsman_bonus", "good": value}
        case "sell", "good" | "price":
            return {"type": "sell", "good": value}
        case "royal_supplier", "good":
            return {"type": "royal_supplier", "goods": [value]}
        case "hunting_lodge", "island":
            return {"type": "discard_tile", "tile": value.partition(":")[0]}
        case "land_office", "island":
            return {"type": "land_office", "sell": value.partition(":")[0]}
        case "land_office", "stack":
            return {"type": "land_office", "buy": True}
        case "load", _:
            return _load(kind, value, position, partial, viewer)
    return None


def _elsewhere(kind: str, value: str, position: Position) -> Action | None:
    """What the part means in the phase it belongs to."""
    match kind:
        case "role":
            return {"type": "role", "role": value}
        case "face_up":
            return {"type": "tile", "tile": position["plantations"]["face_up"][int(value)]}
        case "quarry":
            return {"type": "tile", "tile": "quarry"}
        case "stack":
            return {"type": "hacienda", "use": True}
        case "market":
            return {"type": "build", "building": value}
        case "supply":
            return {"type": "craftsman_bonus", "good": value}
        case "price" | "trading_house":
            return {"type": "sell", "good": value or GOODS[0]}
        case "ship":
            return {"type": "load", "good": GOODS[0], "ship": int(value)}
        case "san_juan":
            return {"type": "place", "island": {}, "city": {}}
    return None


def _load(
    kind: str, value: str, position: Position, partial: dict[str, Any], viewer: int
) -> Action | None:
    if kind == "good" and "barrels" in partial:
        return {"type": "small_wharf", "goods": {value: 1}}
    if kind == "good":
        return {"type": "load", "good": value, "ship": _ship_in_mind(position, value, partial)}
    if kind == "ship":
        good = _good_in_mind(position, int(value), partial, viewer)
        return {"type": "load", "good": good, "ship": int(value)}
    if (kind, value) == ("city", "wharf"):
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
