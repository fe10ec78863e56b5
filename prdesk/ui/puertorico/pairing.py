"""Choices of two parts, either one first: a good and where it goes. No Qt."""

from collections.abc import Callable
from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Pick, Select
from prdesk.ui.puertorico.picks import Partial, Targets

HOUSE, POST = "trading_house", "trading_post"


def ship_part(ship: Any) -> str:
    """The part that stands for the `ship` of a load."""
    return "city:wharf" if ship == "wharf" else f"ship:{ship}"


def house_part(at: Any) -> str:
    """The part that stands for the `at` of a sale."""
    return "city:trading_post" if at == POST else "trading_house"


def loads(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """Goods and ships; a single possible pair at once."""
    if "barrels" not in partial:
        actions = [a for a in snapshot.actions if a["type"] == "load"]
        _pairs(found, actions, "ship", ship_part, partial)


def sales(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """Goods and houses; the price list sells to the trading house at once."""
    actions = [a for a in snapshot.actions if a["type"] == "sell"]
    given = [{"at": HOUSE, **action} for action in actions]
    plain = {_key(full): action for full, action in zip(given, actions, strict=True)}
    _pairs(found, given, "at", house_part, partial)
    for part, pick in found.picks.items():
        if isinstance(pick, Commit) and pick.action["type"] == "sell":
            found.picks[part] = Commit(plain[_key(pick.action)])
    for action in actions:
        if "at" not in action:
            found.picks[f"price:{action['good']}"] = Commit(action)
    if all("at" not in action for action in actions):
        found.picks.pop("trading_house", None)


def _key(action: Action) -> tuple[str, str]:
    return action["good"], action["at"]


def _pairs(
    found: Targets,
    actions: list[Action],
    where: str,
    part_of: Callable[[Any], str],
    partial: Partial,
) -> None:
    for key, other in (("good", where), (where, "good")):
        for value in dict.fromkeys(action[key] for action in actions):
            part = f"good:{value}" if key == "good" else part_of(value)
            fitting = [action for action in actions if action[key] == value]
            if other in partial:
                fitting = [action for action in fitting if action[other] == partial[other]]
                if fitting:
                    found.picks[part] = Commit(fitting[0])
                elif key == "good":
                    found.picks[part] = _first_click(actions, key, value)
            else:
                found.picks[part] = _first_click(actions, key, value)
        if actions and key in partial:
            value = partial[key]
            found.chosen.add(f"good:{value}" if key == "good" else part_of(value))


def _first_click(actions: list[Action], key: str, value: Any) -> Pick:
    fitting = [action for action in actions if action[key] == value]
    return Commit(fitting[0]) if len(fitting) == 1 else Select(key, value)
