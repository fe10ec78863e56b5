"""The invariants themselves: each finds what it is there to find."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.property.walks import PR, Json, Walk
from tests.puertorico.invariants import Totals, check, check_step

POSITION = PR.position(Walk(4, "deluxe", 5, 150).end())


def square(tiles: int, colonists: int, nobles: int = 0) -> Json:
    return {"tiles": tiles, "colonists": colonists, "nobles": nobles}


def changed(change: Callable[[Json], Any]) -> Json:
    position = PR.position(PR.load(POSITION))
    change(position)
    return position


def add(position: Json, path: str, n: int) -> None:
    """Add to the figure at a dotted path."""
    node: Any = position
    *way, last = path.split(".")
    for key in way:
        node = node[int(key)] if isinstance(node, list) else node.setdefault(key, {})
    node[last] = node.get(last, 0) + n


def test_the_position_is_sound() -> None:
    check(POSITION, Totals(4))
    check_step(POSITION, POSITION)


@pytest.mark.parametrize("n", [1, -1])
@pytest.mark.parametrize(
    "path",
    [
        "colonists.supply",
        "colonists.ship",
        "goods.corn",
        "goods.coffee",
        "quarries",
        "vp_supply",
        "buildings.wharf",
        "players.0.vp",
        "players.1.san_juan.colonists",
        "players.2.goods.sugar",
    ],
)
def test_a_piece_too_many_or_too_few(path: str, n: int) -> None:
    position = changed(lambda p: add(p, path, n))
    with pytest.raises(AssertionError):
        check(position, Totals(4))


BROKEN: list[Callable[[Json], Any]] = [
    lambda p: p["plantations"]["stack"].pop(),
    lambda p: p["plantations"]["discard"].append("corn"),
    lambda p: p["plantations"]["stack"].__setitem__(0, "quarry"),
    lambda p: p["trading_house"].extend(["corn"] * 5),
    lambda p: p["ships"][0].update(good="corn", count=9),
    lambda p: p["ships"][0].update(good=None, count=1),
    lambda p: p["ships"].pop(),
    lambda p: p["roles"]["mayor"].update(taken_by=0),
    lambda p: p["roles"]["mayor"].update(doubloons=-1),
    lambda p: p.update(governor=(p["governor"] + 1) % 4),
    lambda p: p["players"][0].update(doubloons=-1),
    lambda p: p["players"][0]["island"].update(corn=square(1, 2)),
    lambda p: p["players"][0]["city"].update(wharf=square(1, 2)),
    lambda p: p["players"][0]["city"].update({b: square(1, 0) for b in p["buildings"]}),
    lambda p: p["turn"].update(decision="dance"),
    lambda p: p["turn"].update(decision="game_over", player=None),
    lambda p: p["turn"].update(player=4),
    lambda p: p["nobles"].update(supply=1),
]


@pytest.mark.parametrize("change", BROKEN)
def test_what_cannot_be(change: Callable[[Json], Any]) -> None:
    with pytest.raises(AssertionError):
        check(changed(change), Totals(4))


BOTH = Walk(4, "deluxe", 8, 250, (("buildings", "nobles"), ()))
NEW_POSITION = PR.position(BOTH.end())
NEW_BROKEN: list[Callable[[Json], Any]] = [
    lambda p: add(p, "nobles.supply", 1),
    lambda p: add(p, "players.0.san_juan.nobles", 1),
    lambda p: add(p, "nobles.ship", -1),
    lambda p: p.update(removed={"colonists": 1, "nobles": 0}),
    lambda p: p["players"][0]["island"].update(forest={"tiles": 1, "kinds": {"corn": 1}}),
    lambda p: p["players"][0]["city"].update(chapel=square(1, 1, 1)),
    lambda p: p["buildings"].update(small_market=2, aqueduct=2),
    lambda p: p["buildings"].pop("villa"),
    lambda p: p["turn"].update(decision="draft", player=0),
    lambda p: p.update(end_reason="colonists"),
]


def test_the_position_with_expansions_is_sound() -> None:
    check(NEW_POSITION, BOTH.totals())
    check_step(NEW_POSITION, NEW_POSITION)


@pytest.mark.parametrize("change", NEW_BROKEN)
def test_what_cannot_be_with_expansions(change: Callable[[Json], Any]) -> None:
    position = PR.position(BOTH.end())
    change(position)
    with pytest.raises(AssertionError):
        check(position, BOTH.totals())


UNDONE: list[Callable[[Json], Any]] = [
    lambda p: p.update(round=p["round"] - 1),
    lambda p: p.update(round=p["round"] + 2),
    lambda p: p.update(governor=(p["governor"] + 1) % 4),
    lambda p: p["players"][0].update(vp=-1),
    lambda p: p["players"][0]["city"].popitem(),
    lambda p: next(iter(p["players"][0]["island"].values())).update(tiles=0),
]


@pytest.mark.parametrize("change", UNDONE)
def test_what_no_action_can_do(change: Callable[[Json], Any]) -> None:
    with pytest.raises(AssertionError):
        check_step(POSITION, changed(change))


def test_a_trigger_stays() -> None:
    triggered = changed(lambda p: p.update(end_reason="city"))
    with pytest.raises(AssertionError):
        check_step(triggered, POSITION)
    with pytest.raises(AssertionError):
        check_step(triggered, changed(lambda p: p.update(end_reason="city", round=p["round"] + 1)))
