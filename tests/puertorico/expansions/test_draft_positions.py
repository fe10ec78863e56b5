"""Positions at the draft, and its actions: formats.md sections 3 and 5."""

from collections.abc import Iterator
from typing import Any

import pytest

from prdesk.core.rng import Dice
from tests.acting import asked
from tests.puertorico.components import (
    copies,
    drafted,
)
from tests.puertorico.expansions.drafting import BOTH, choose, draft, new, play_draft
from tests.puertorico.table import PR, legal, malformed, play, refused, unloadable


def at_draft(player: int | None, *kinds: str, governor: int = 0, **more: Any) -> dict[str, Any]:
    return {
        "game": "puertorico",
        "options": {"players": 3, "expansions": ["buildings"]},
        "governor": governor,
        "turn": {"decision": "draft", "player": player},
        "buildings": {b: copies(b, 3) for b in kinds},
        **more,
    }


def test_a_position_written_by_hand() -> None:
    """formats.md 3: it may stand at `draft`."""
    state = PR.load(at_draft(2, "hacienda", "statue"))
    assert asked(state) == (2, "draft")
    choose(state, "black_market")
    assert asked(state) == (0, "draft")
    refused(state, draft("construction_hut"))
    chosen = play_draft(state, 0)
    assert len(chosen) == 14
    assert asked(state) == (0, "role")


def test_a_position_at_the_beginning_of_the_draft() -> None:
    """formats.md 3 and 5: what is left out is as after `new`."""
    state = PR.load(at_draft(0))
    assert PR.position(state) == PR.position(new())


@pytest.mark.parametrize("position", [at_draft(0, "hacienda"), at_draft(3), at_draft(None)])
def test_a_turn_that_cannot_be(position: dict[str, Any]) -> None:
    """formats.md 5: a `turn.player` whose turn it cannot be."""
    unloadable(position, "player")


NOT_AT_DRAFT: list[dict[str, Any]] = [
    at_draft(2, "small_market", "aqueduct"),
    at_draft(2, *drafted()),
    at_draft(0, "villa"),
    at_draft(0, options={"players": 3}),
    at_draft(0, options={"players": 3, "expansions": ["nobles"]}),
    at_draft(0, options={"players": 3, "expansions": ["buildings"], "set": drafted()}),
]


@pytest.mark.parametrize("position", NOT_AT_DRAFT)
def test_a_draft_that_cannot_be(position: dict[str, Any]) -> None:
    """formats.md 5: `load` refuses what cannot lie on a table."""
    unloadable(position, "")


def walk(state: Any) -> Iterator[Any]:
    rng = Dice(11)
    while state.decision == "draft":
        yield state
        actions = legal(state)
        play(state, actions[rng.below(len(actions))])
    yield state


@pytest.mark.parametrize("variants", [[], ["nobles_in_draft"]])
def test_round_trip_at_every_choice(variants: list[str]) -> None:
    """formats.md 3: load(position()) is the same, and goes on the same."""
    for state in walk(new(4, BOTH, 3, variants=variants)):
        position = PR.position(state)
        again = PR.load(position, 99)
        assert PR.position(again) == position
        assert PR.legal(again) == PR.legal(state)
        assert PR.position(PR.load(position, 0, True)) == position


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = new()
    malformed(state, {"type": "draft"}, "building")
    malformed(state, draft("castle"), "building")
    malformed(state, {"type": "draft", "building": 3}, "building")
    malformed(state, {**draft("wharf"), "free": True}, "free")


def test_nothing_else_at_the_draft() -> None:
    """formats.md 3: only `draft` is asked."""
    state = new()
    refused(state, {"type": "pass"}, "wrong_decision")
    refused(state, {"type": "role", "role": "mayor"}, "wrong_decision")
    choose(state, "library")
    play_draft(state, 2)
    refused(state, draft("wharf"), "wrong_decision")
