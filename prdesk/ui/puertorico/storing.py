"""Choosing the goods to keep. No Qt."""

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Pick, Select
from prdesk.ui.puertorico.picks import Partial, Targets

Keep = dict[str, int]


def stores(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """Each click settles how many of a kind are kept, most of them first.

    The click that leaves a single possibility carries it out, unless some keeps could not be
    reached then (with a Storehouse): there it waits for Confirm.
    """
    actions = [action for action in snapshot.actions if action["type"] == "store"]
    if not actions:
        return
    keep: Keep = partial.get("keep", {})
    at_once = _reaches_all(actions)
    for good in _goods(actions):
        if good in keep:
            found.chosen.add(f"good:{good}")
        pick = _pick(actions, keep, good, at_once)
        if pick is not None:
            found.picks[f"good:{good}"] = pick
    fitting = fitting_stores(actions, keep)
    if keep and len(fitting) == 1:
        found.ready = fitting[0]


def _goods(actions: list[Action]) -> list[str]:
    return list(dict.fromkeys(good for action in actions for good in action["keep"]))


def _pick(actions: list[Action], keep: Keep, good: str, at_once: bool) -> Pick | None:
    """What a click on a good does: fewer of it each time, then none of it is settled."""
    settled = {kind: count for kind, count in keep.items() if kind != good}
    possible = {a["keep"].get(good, 0) for a in fitting_stores(actions, settled)}
    now = keep.get(good)
    later = sorted((n for n in possible if n and (now is None or n < now)), reverse=True)
    after = {**settled, good: later[0]} if later else settled
    left = fitting_stores(actions, after)
    if later and len(left) == 1 and (at_once or len(later) == 1):
        return Commit(left[0])
    return Select("keep", after) if later or now is not None else None


def _reaches_all(actions: list[Action]) -> bool:
    """Whether clicks lead to every keep although the last one carries it out at once."""
    missing = [action["keep"] for action in actions]
    waiting: list[Keep] = [{}]
    seen: list[Keep] = []
    while waiting and missing:
        keep = waiting.pop()
        seen.append(keep)
        for good in _goods(actions):
            pick = _pick(actions, keep, good, True)
            if isinstance(pick, Commit) and pick.action["keep"] in missing:
                missing.remove(pick.action["keep"])
            if isinstance(pick, Select) and pick.value not in seen + waiting:
                waiting.append(pick.value)
    return not missing


def fitting_stores(stores: list[Action], keep: Keep) -> list[Action]:
    """The `store` actions that keep just so many of the kinds already settled."""
    return [
        action
        for action in stores
        if all(action["keep"].get(good, 0) == count for good, count in keep.items())
    ]
