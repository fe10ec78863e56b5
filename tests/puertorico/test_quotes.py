"""Figures for whoever draws the table agree with what the rules then do."""

from typing import Any

import pytest

from prdesk.core.rng import Dice
from prdesk.games import game

GAME = game("puertorico")
BOTH = ["buildings", "nobles"]


def table(role: str = "", **me: Any) -> Any:
    position = {
        "format": 1,
        "game": "puertorico",
        "options": {"players": 3, "expansions": ["nobles"]},
        "players": {"0": me},
    }
    state = GAME.load(position, seed=1)
    if role:
        GAME.apply(state, {"type": "role", "role": role})
    return state


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_quotes_and_outcomes_come_true(players: int, seed: int) -> None:
    """What is built costs its quoted price; what is sold or loaded brings its outcome."""
    state = GAME.new({"players": players, "expansions": BOTH}, None, seed)
    rng = Dice(seed)
    checked = set()
    while state.decision != "game_over":
        action = GAME.decode(state, GAME.random_code(state, rng))
        seat = state.player
        quote, promised = GAME.quotes(state, seat, seat), GAME.outcome(state, action)
        before = GAME.position(state)
        events: list[dict[str, Any]] = []
        GAME.apply(state, action, events)
        if action["type"] == "build" and "give" not in action:
            assert events[0]["cost"] == quote["prices"][action["building"]]
            assert quote["builds"][action["building"]] == 0
        elif action["type"] == "build":
            assert quote["builds"][action["building"]] == len(action["give"])
        elif action["type"] == "sell":
            at_house = action.get("at") is None
            assert events[0]["doubloons"] == promised["doubloons"]
            assert not at_house or promised["doubloons"] == quote["incomes"][action["good"]]
        elif action["type"] in ("load", "small_wharf"):
            assert events[0]["vp"] == promised["vp"]
        elif action["type"] == "draft":
            assert action["building"] in quote["draft"]["open"]
            assert action["building"] in quote["draft"]["candidates"]
        else:
            continue
        assert before["players"][seat]["name"] == GAME.position(state)["players"][seat]["name"]
        checked.add(action["type"])
    assert {"draft", "build", "sell"} <= checked


@pytest.mark.parametrize("seed", [4, 5])
def test_an_outcome_changes_nothing(seed: int) -> None:
    state = GAME.new({"players": 3, "expansions": BOTH}, None, seed)
    rng = Dice(seed)
    while state.decision != "game_over":
        code = GAME.random_code(state, rng)
        before = GAME.position(state)
        GAME.outcome(state, GAME.decode(state, code))
        for seat in range(3):
            GAME.quotes(state, seat)
        assert GAME.position(state) == before
        GAME.play(state, code)


def test_what_buildings_bring() -> None:
    state = table(
        island={"corn": {"tiles": 2, "colonists": 2}},
        city={"jeweler": {"nobles": 1}, "chapel": {"nobles": 1}, "guild_hall": {}},
        san_juan={"nobles": 1},
    )
    worth = GAME.quotes(state, 0)["worth"]
    assert worth["jeweler"] == {"production": 3}
    assert worth["chapel"] == {"production_vp": 1}
    assert worth["royal_garden"] == {"end": 3}
    assert worth["large_market"] == {"sale": 2}
    assert worth["villa"] == {"nobles": 1}
    assert worth["guild_hall"] == {"end": 2}
    assert worth["city_hall"] == {"end": 3}
    assert worth["harbor"] == {"load_vp": 1}
    assert worth["hospice"] == {}


def test_hidden_points_are_not_told() -> None:
    state = table(vp=40)
    assert GAME.quotes(state, 0, 0)["worth"]["customs_house"] == {"end": 10}
    assert GAME.quotes(state, 0, 1)["worth"]["customs_house"] == {}


def test_the_privilege_counts_while_it_acts() -> None:
    plain = GAME.quotes(table(), 0)["prices"]["factory"]
    state = table("builder", doubloons=9)
    assert GAME.quotes(state, 0)["prices"]["factory"] == plain - 1
    assert GAME.quotes(state, 1)["prices"]["factory"] == plain
