"""Of the many gifts to Black market only a few are looked at (ai/puertorico/mixes.py)."""

from __future__ import annotations

from collections import Counter

from prdesk.ai.games import HEURISTICS
from prdesk.games import game
from tests.puertorico.expansions.words import table as expansion_table
from tests.puertorico.table import board, role, table

PR = game("puertorico")


def builds(state):
    """The actions looked at that build, with and without gifts."""
    codes = HEURISTICS["puertorico"].candidates(state)
    assert set(codes) <= set(PR.codes(state))
    return [PR.decode(state, code) for code in codes]


def at_the_builder():
    seat = board(
        2,
        vp=3,
        goods={"corn": 1, "coffee": 1},
        san_juan=1,
        island={"corn": (1, 1)},
        city={"black_market": 1},
    )
    state = expansion_table(3, {0: seat}, kinds=["black_market"])
    PR.apply(state, role("builder"))
    assert state.decision == "build"
    return state


def test_three_gifts_for_a_building_at_most():
    state = at_the_builder()
    with_gifts = [a for a in builds(state) if "give" in a]
    assert with_gifts
    assert max(Counter(a["building"] for a in with_gifts).values()) <= 3
    assert len(PR.codes(state)) > len(builds(state))


def test_the_spare_colonist_goes_before_the_coffee():
    gifts = [a["give"] for a in builds(at_the_builder()) if "give" in a and len(a["give"]) == 1]
    assert {"colonist": "san_juan"} in gifts
    assert {"good": "coffee"} not in gifts


def test_without_gifts_nothing_is_left_out():
    state = table(3, {0: board(9)})
    PR.apply(state, role("builder"))
    assert HEURISTICS["puertorico"].candidates(state) == PR.codes(state)
