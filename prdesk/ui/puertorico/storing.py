"""Choosing the goods to keep. No Qt."""

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Select
from prdesk.ui.puertorico.picks import Partial, Targets


def stores(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """Each click settles how many of a kind are kept, most of them first."""
    actions = [action for action in snapshot.actions if action["type"] == "store"]
    keep: dict[str, int] = partial.get("keep", {})
    for good in dict.fromkeys(good for action in actions for good in action["keep"]):
        settled = {kind: count for kind, count in keep.items() if kind != good}
        possible = sorted(
            {a["keep"].get(good, 0) for a in fitting_stores(actions, settled)}, reverse=True
        )
        now = keep.get(good)
        later = [count for count in possible if count and (now is None or count < now)]
        if now is not None:
            found.chosen.add(f"good:{good}")
        after = {**settled, good: later[0]} if later else settled
        left = fitting_stores(actions, after)
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
