"""Barrels gathered click by click: for a small wharf, for the royal supplier. No Qt."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Select
from prdesk.ui.puertorico.picks import Partial, Targets

WHARF = "city:small_wharf"
SUPPLIER = "city:royal_supplier"


def small_wharf(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """A click on the small wharf begins its load, each click on a good adds a barrel.

    Another click on the wharf, or Confirm, sends it off. Behind the last barrel of a good the
    count begins anew.
    """
    if all(action["type"] != "small_wharf" for action in snapshot.actions):
        return
    if "barrels" not in partial:
        found.picks[WHARF] = Select("barrels", {})
        return
    barrels: dict[str, int] = partial["barrels"]
    held = snapshot.position["players"][snapshot.viewer]["goods"]
    for good in GOODS:
        if held.get(good, 0):
            count = (barrels.get(good, 0) + 1) % (held[good] + 1)
            after = {g: n for g, n in {**barrels, good: count}.items() if n}
            found.picks[f"good:{good}"] = Select("barrels", after)
    found.gathered = dict(barrels)
    found.chosen |= {f"good:{good}" for good in barrels}
    if barrels:
        goods = {good: barrels[good] for good in GOODS if good in barrels}
        found.ready = {"type": "small_wharf", "goods": goods}
        found.picks[WHARF] = Commit(found.ready)
    else:
        found.picks[WHARF] = Select("barrels", {})
        found.chosen.add(WHARF)


def royal_supplier(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """A click adds a barrel of a good, another takes it back; the last possible one commits."""
    lists = [a["goods"] for a in snapshot.actions if a["type"] == "royal_supplier"]
    if not lists:
        return
    chosen: list[str] = partial.get("supplied", [])
    for good in sorted({good for goods in lists for good in goods}):
        if good in chosen:
            found.chosen.add(f"good:{good}")
            found.picks[f"good:{good}"] = Select("supplied", [g for g in chosen if g != good])
            continue
        after = sorted([*chosen, good])
        if after in lists:
            only = all(len(goods) == 1 for goods in lists)
            select = Select("supplied", after)
            found.picks[f"good:{good}"] = Commit(_supply(after)) if only else select
    found.gathered = dict.fromkeys(chosen, 1)
    if chosen:
        found.ready = _supply(chosen)
        found.picks[SUPPLIER] = Commit(found.ready)


def _supply(goods: list[str]) -> Action:
    return {"type": "royal_supplier", "goods": goods}
