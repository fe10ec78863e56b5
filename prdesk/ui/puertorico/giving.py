"""Building, and what is given to the Black market for what is short of the price. No Qt."""

from typing import Any

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Pick, Select
from prdesk.ui.board.targets import Variant
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.picks import Partial, Targets
from prdesk.ui.puertorico.pieces import piece_parts

NO_HELP = f"{ART}/pieces/colonist"
KINDS = ("good", "vp", "colonist")
"""One of each may be given."""


def builds(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """A click builds; where doubloons are short, further clicks choose what is given."""
    quote = snapshot.quotes[snapshot.viewer]
    short: dict[str, int] = quote.get("builds", {})
    begun: dict[str, Any] = partial.get("build", {})
    for building, missing in short.items():
        part = f"market:{building}"
        found.picks[part] = _begin(building, missing, True)
        if quote["helped"]:
            without = Variant(_begin(building, missing, False), NO_HELP, struck=True)
            found.variants[part] = [without]
    if begun:
        found.chosen.add(f"market:{begun['building']}")
        missing = short[begun["building"]] - len(begun["give"])
        for single in quote["gives"]:
            _give(found, snapshot, begun, single, missing)


def _begin(building: str, missing: int, helped: bool) -> Pick:
    begun = {"building": building, "colonist": helped, "give": {}}
    return Select("build", begun) if missing else Commit(built(begun))


def built(begun: dict[str, Any]) -> Action:
    """The action of a building that has been chosen and what is given for it."""
    return {
        "type": "build",
        "building": begun["building"],
        **({} if begun["colonist"] else {"colonist": False}),
        **({"give": begun["give"]} if begun["give"] else {}),
    }


def _give(
    found: Targets,
    snapshot: Snapshot,
    begun: dict[str, Any],
    single: dict[str, Any],
    missing: int,
) -> None:
    """Light up what may be given; what is chosen already is taken back by another click."""
    given = begun["give"]
    ((kind, value),) = single.items()
    taken = given.get(kind) == value
    parts = _parts(snapshot, kind, value)
    if taken:
        left = {k: v for k, v in given.items() if k != kind}
        found.chosen.add(parts[0])
        found.picks[parts[0]] = Select("build", {**begun, "give": left})
        return
    after = {k: {**given, kind: value}[k] for k in KINDS if k in given or k == kind}
    pick: Pick = Select("build", {**begun, "give": after})
    if kind not in given and missing == 1:
        pick = Commit(built({**begun, "give": after}))
    for part in parts:
        found.picks[part] = pick


def _parts(snapshot: Snapshot, kind: str, value: Any) -> list[str]:
    if kind == "good":
        return [f"good:{value}"]
    if kind == "vp":
        return ["vp"]
    return piece_parts(snapshot.position["players"][snapshot.viewer], str(value))
