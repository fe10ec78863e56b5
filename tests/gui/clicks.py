"""What clicks on a table lead to."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from prdesk.core.game import Game
from prdesk.ui.board.elements import Action, Commit, Pick, Select, Spot
from prdesk.ui.board.targets import Targets


def key(action: Action) -> str:
    """The action as something that can be looked up."""
    return json.dumps(action, sort_keys=True)


def check_reach(
    game: Game, state: Any, targets: Callable[[dict[str, Any]], Targets], legal: Iterable[Action]
) -> None:
    """Clicks lead to all these actions, and to none that is refused.

    Args:
        targets: what may be clicked when these parts of an action are settled.
    """
    made = _reachable(targets)
    assert [action for action in legal if key(action) not in made] == []
    assert [action for action in made.values() if game.why(state, action) is not None] == []


def check_drawn(found: Targets, spots: Iterable[Spot]) -> None:
    """Every target is a part of the table, and every small one drawn is a target."""
    drawn = {spot.key for spot in spots if spot.pick is not None}
    assert set(found.picks) - drawn == set()
    small = {part for part in drawn if "/" in part}
    assert len(small) == sum(len(variants) for variants in found.variants.values())


def _reachable(targets: Callable[[dict[str, Any]], Targets]) -> dict[str, Action]:
    """Every action some sequence of clicks leads to."""
    found: dict[str, Action] = {}
    seen: set[str] = set()
    waiting: list[dict[str, Any]] = [{}]
    while waiting:
        partial = waiting.pop()
        if key(partial) in seen:
            continue
        seen.add(key(partial))
        for pick in _picks(targets(partial)):
            if isinstance(pick, Commit):
                found[key(pick.action)] = pick.action
            elif isinstance(pick, Select):
                waiting.append({**partial, pick.name: pick.value})
    return found


def _picks(found: Targets) -> list[Pick]:
    small = [variant.pick for variants in found.variants.values() for variant in variants]
    ready = [] if found.ready is None else [Commit(found.ready)]
    return [*found.picks.values(), *small, *ready]
