"""The small variants: rules 4.6; swap, corn compensation, open points."""

from typing import Any

import pytest

from prdesk.core.errors import ConfigError
from tests.puertorico.components import SETUP
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, build, play, player, refused, take


@pytest.mark.parametrize(
    ("players", "doubloons"),
    [(2, [3, 2]), (3, [2, 2, 1]), (4, [3, 3, 2, 2]), (5, [4, 4, 4, 3, 3])],
)
@pytest.mark.parametrize("expansions", [[], ["buildings", "nobles"]])
def test_corn_compensation(players: int, doubloons: list[int], expansions: list[str]) -> None:
    """4.6: who starts with corn gets 1 doubloon less."""
    options = {"players": players, "variants": ["corn_compensation"], "expansions": expansions}
    position = PR.position(PR.new(options, None, 0))
    assert [p["doubloons"] for p in position["players"]] == doubloons
    assert [next(iter(p["island"])) for p in position["players"]] == SETUP[players]["start"]


def swapped(building: str, seat: Any, **partial: Any) -> Any:
    variants = ["factory_university_swap"]
    state = table(3, {0: seat}, on_sale=[building], governor=2, variants=variants, **partial)
    take(state, "builder")
    return state


@pytest.mark.parametrize("expansion", [True, False])
@pytest.mark.parametrize(("building", "cost"), [("factory", 8), ("university", 7)])
def test_factory_university_swap(building: str, cost: int, expansion: bool) -> None:
    """4.6: Factory 8, University 7; column 3 and 3 points as printed."""
    state = swapped(building, board(9), buildings=expansion)
    play(state, build(building))
    assert player(state, 0)["doubloons"] == 9 - cost
    assert PR.score(state)[0]["buildings"] == 3


@pytest.mark.parametrize(("building", "cost"), [("factory", 8), ("university", 7)])
def test_swap_leaves_the_column(building: str, cost: int) -> None:
    """formats.md 3: at most 3 quarries count, as before."""
    state = swapped(building, board(cost - 3, island={"quarry": (4, 4)}))
    play(state, build(building))
    assert player(state, 0).get("doubloons", 0) == 0
    short = swapped(building, board(cost - 4, goods={"corn": 1}, island={"quarry": (4, 4)}))
    assert short.decision != "build"


def test_no_other_price_changes() -> None:
    """4.6: these two only."""
    state = table(
        3, {0: board(20)}, buildings=False, governor=2, variants=["factory_university_swap"]
    )
    take(state, "builder")
    while state.player != 0:
        play(state, {"type": "pass"})
    for building, left in [("harbor", 12), ("wharf", 11), ("large_warehouse", 14)]:
        copy = state.copy()
        play(copy, build(building))
        assert player(copy, 0)["doubloons"] == left


def test_open_vp_with_nobles() -> None:
    """4.6: chips visible, the score of everybody too."""
    state = table(
        3,
        {1: board(vp=7, san_juan=(0, 2), city={"royal_garden": 1})},
        nobles=True,
        variants=["open_vp"],
    )
    assert PR.position(state, 0)["players"][1]["vp"] == 7
    assert PR.score(state, 0) == PR.score(state)


def test_all_variants_together() -> None:
    """4.6: variants that do not exclude each other go together."""
    variants = [
        "corn_compensation",
        "factory_university_swap",
        "random_buildings",
        "nobles_in_draft",
        "decline_colonists",
        "open_vp",
    ]
    options = {"players": 3, "expansions": ["buildings", "nobles"], "variants": variants}
    position = PR.position(PR.new(options, None, 5))
    assert sorted(position["options"]["variants"]) == sorted(variants)
    assert PR.position(PR.load(position)) == position


@pytest.mark.parametrize("variant", ["festival", "buccaneer", "jeweler_cap", "", 3])
def test_variants_that_are_not_offered(variant: Any) -> None:
    """4.6: only rows with an id of formats.md."""
    with pytest.raises(ConfigError) as caught:
        PR.new({"players": 3, "variants": [variant]}, None, 0)
    assert "variants" in str(caught.value.params["key"])


def test_without_the_swap() -> None:
    """2.2: Factory 7, University 8."""
    state = table(3, {0: board(7)}, on_sale=["factory", "university"], governor=2)
    take(state, "builder")
    refused(state, build("university"), "not_enough_doubloons", cost=8)
    play(state, build("factory"))
