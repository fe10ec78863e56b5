"""What a Homesteaders player is shown of the others: nothing behind a screen before the end."""

from __future__ import annotations

from typing import Any

from prdesk.core.game import Json
from prdesk.core.rng import Dice
from prdesk.games import game

RULES = game("homesteaders")
HIDDEN = ("silver", "trade", "debt", "vp", "goods")


def masked(position: Json, seat: int) -> Json:
    """What the contract leaves of a position for a seat."""
    decks = {
        lot: tiles if lot == "1" else [None] * len(tiles)
        for lot, tiles in position["decks"].items()
    }
    players = [
        player if i == seat else {**player, **dict.fromkeys(HIDDEN)}
        for i, player in enumerate(position["players"])
    ]
    return {**position, "decks": decks, "players": players}


def test_a_view_shows_the_rest_of_the_position_until_the_end() -> None:
    for seed in range(3):
        rng = Dice(seed)
        state = RULES.new({"players": 2 + seed}, None, seed)
        while state.player >= 0:
            whole = RULES.position(state)
            for seat in range(2 + seed):
                assert RULES.position(state, seat) == masked(whole, seat)
                assert RULES.turn(state, seat) == whole["turn"]
            RULES.play(state, RULES.random_code(state, rng))
        for seat in range(2 + seed):
            assert RULES.position(state, seat) == RULES.position(state)
            assert RULES.score(state, seat) == RULES.score(state)
            assert RULES.winners(state, seat) == RULES.winners(state)


def test_the_view_does_not_depend_on_what_is_hidden(client: Any) -> None:
    one = {"name": "Bo", "silver": 3, "vp": 1, "goods": {"gold": 1}}
    other = {"name": "Bo", "silver": 9, "debt": 4, "trade": 2}
    seen = []
    for bo in (one, other):
        client.load(seats=3, turn={"decision": "bid", "player": 0}, players={"1": bo})
        seen.append([client.call(m, view=0) for m in ("position", "legal", "score")])
    assert seen[0] == seen[1]


def test_open_holdings_hide_the_piles_alone(client: Any) -> None:
    options = {"players": 4, "variants": ["open_holdings"]}
    whole = client.call("new", game="homesteaders", options=options, seed=2)
    assert whole["options"] == options
    seen = client.call("position", view=3)
    assert seen["players"] == whole["players"]
    assert seen["decks"] == {"1": whole["decks"]["1"], "2": [None] * 9, "3": [None] * 9}
    assert client.call("score", view=3) == client.call("score")


def test_a_score_shows_what_lies_open(client: Any) -> None:
    client.load(
        2,
        players={
            "0": {"vp": 3, "debt": 2, "goods": {"gold": 1, "wood": 4}},
            "1": {"vp": 5, "buildings": {"church": {}, "stables": {}}},
        },
    )
    score = client.call("score", view=0)
    assert score["players"][0] == {
        "vp": 3,
        "buildings": 0,
        "bonus": {},
        "goods": 2,
        "debt": -3,
        "total": 2,
        "tiebreak": 6,
    }
    assert score["players"][1] == {
        "vp": None,
        "buildings": 10,
        "bonus": {"stables": 2},
        "goods": None,
        "debt": None,
        "total": None,
        "tiebreak": None,
    }
    assert (score["winners"], score["final"]) == (None, False)
    assert client.call("score")["winners"] == [1]


def test_the_actions_of_another_are_null(client: Any) -> None:
    client.new(3, 1, "homesteaders")
    for view, known in ((0, True), (1, False), (2, False)):
        legal = client.call("legal", view=view)
        assert (legal["player"], legal["decision"]) == (0, "place_workers")
        assert (legal["actions"] is not None) is known


def test_a_view_is_no_position_to_load(client: Any) -> None:
    client.new(3, 1, "homesteaders")
    seen = client.call("position", view=1)
    assert client.invalid("load", position=seen).startswith("players.0.")


def test_what_is_hidden_is_drawn_anew_from_what_is_seen() -> None:
    """`hide` keeps what the seat sees and doesn't depend on the rest; once open, it stays."""
    for seed in range(6):
        players = 2 + seed % 3
        state = RULES.new({"players": players}, None, seed)
        rng = Dice(seed)
        played = 0
        while played < 30 or state.player != 1:
            RULES.play(state, RULES.random_code(state, rng))
            played += 1
        tracked = RULES.hide(state, 1, 7)
        assert RULES.position(tracked)["players"] == RULES.position(state)["players"]
        loaded = RULES.load(RULES.position(state))
        swapped = RULES.position(state)
        swapped["players"][0].update(silver=77, vp=55, debt=44, trade=33, goods={"gold": 22})
        hidden = [RULES.hide(s, 1, 7) for s in (loaded, RULES.load(swapped))]
        assert RULES.position(hidden[0]) == RULES.position(hidden[1])
        assert RULES.position(hidden[0], 1)["players"][1] == RULES.position(state, 1)["players"][1]
        again = RULES.hide(hidden[0], 1, 8)
        assert RULES.position(again)["players"] == RULES.position(hidden[0])["players"]
        child = RULES.load(RULES.position(hidden[0]))
        assert (
            RULES.position(RULES.hide(child, 1, 9))["players"]
            == (RULES.position(hidden[0])["players"])
        )


def test_hidden_tiles_are_shuffled_inside_their_stage() -> None:
    state = RULES.new({"players": 4}, None, 1)
    whole = RULES.position(state)["decks"]
    found = [RULES.position(RULES.hide(state, 0, salt))["decks"] for salt in range(9)]
    assert all(decks["1"] == whole["1"] for decks in found)
    for lot in "23":
        assert len({tuple(decks[lot]) for decks in found}) > 5
        for decks in found:
            for stage in (slice(0, 3), slice(3, 7), slice(7, 9)):
                assert sorted(decks[lot][stage]) == sorted(whole[lot][stage])
