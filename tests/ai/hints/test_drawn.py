"""Reasons that would claim too much: tiles still to be drawn, nobles taken for colonists."""

from __future__ import annotations

import pytest

from prdesk.ai.hints.facts import Fact
from prdesk.ai.hints.trial import facts_after
from tests.ai.hints.told import told
from tests.puertorico.expansions.stands import at_forest
from tests.puertorico.expansions.words import board, forest, table
from tests.puertorico.table import PR, hacienda, play, role


@pytest.mark.parametrize("stack", [["corn"] * 9, ["corn", "coffee", "sugar"] * 3])
@pytest.mark.parametrize("house", [{}, {"forest_house": 1}])
def test_a_tile_still_to_be_drawn_is_not_named(stack, house):
    tiles = {"face_up": ["indigo"], "stack": stack, "discard": []}
    state = table(3, {0: board(city={"hacienda": 1, **house})}, plantations=tiles)
    play(state, role("settler"))
    assert told(state, hacienda(True), hacienda(False)) == [
        "You draw a face-down plantation.",
        "The best move: You draw a face-down plantation.",
    ]


def test_a_tile_that_its_owner_has_drawn_is_named():
    state = at_forest()
    keep, turn = (forest("hacienda_forest", turned) for turned in (False, True))
    tiles = [
        {fact.what for fact in facts_after(PR, state, PR.encode(state, action), 1) if fact.of}
        for action in (keep, turn)
    ]
    assert "indigo" in tiles[0]
    assert "forest" in tiles[1] - tiles[0]


def test_a_noble_of_the_villa_is_no_colonist():
    state = table(3, {0: board(city={"villa": (1, 0)})}, nobles=True)
    facts = facts_after(PR, state, PR.encode(state, role("mayor")), 1)
    colonists, nobles = (facts[Fact(text, 0)].number for text in ("colonists", "nobles"))
    # The privilege, Villa's noble, and one piece of the ship.
    assert colonists + nobles == 3
    assert nobles >= 1
