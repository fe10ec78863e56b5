"""What the screens and the piles hide: rules section 1.4, formats.md sections 4 and 5."""

from typing import Any

import pytest

from tests.homesteaders.stands import DECISIONS
from tests.homesteaders.table import HS, Json, board, play, table

HIDDEN = ("silver", "trade", "debt", "vp", "goods")
OVER = {"decision": "game_over", "player": None}


def rich(seat: int) -> Json:
    return board(7 + seat, 2, "stables", trade=seat, debt=1, vp=seat, goods="wood gold")


def sides(players: int) -> dict[int, Json]:
    return {i: rich(i) for i in range(players)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_screens(players: int) -> None:
    """1.4: silver, goods, trade chits, debts, points; the rest is open, one's own things too."""
    state = table(players, sides(players))
    whole = HS.position(state)
    for seat in range(players):
        seen = HS.position(state, seat)
        for i, (side, all_of_it) in enumerate(zip(seen["players"], whole["players"], strict=True)):
            masked = dict.fromkeys(HIDDEN) if i != seat else {}
            assert side == {**all_of_it, **masked}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_piles(players: int) -> None:
    """formats.md 4: decks 2 and 3 become lists of null; pile 1 lies face up."""
    state = HS.new({"players": players}, None, 2)
    whole, seen = HS.position(state), HS.position(state, 1)
    for lot, pile in whole["decks"].items():
        assert seen["decks"][lot] == (pile if lot == "1" else [None] * len(pile))
    rest = {key for key in whole if seen[key] != whole[key]}
    assert rest == {"decks", "players"}


def test_open_holdings() -> None:
    """formats.md 4: no screens; the piles stay hidden."""
    state = table(3, sides(3), variants=["open_holdings"])
    whole, seen = HS.position(state), HS.position(state, 2)
    assert seen["players"] == whole["players"]
    assert seen["decks"]["2"] == [None] * 9
    assert HS.score(state, 2) == HS.score(state)
    assert HS.winners(state, 2) == HS.winners(state)


@pytest.mark.parametrize("seat", range(3))
def test_the_score(seat: int) -> None:
    """formats.md 5: every field that depends on a hidden count is null, and so are the winners."""
    state = table(3, sides(3))
    for i, (seen, whole) in enumerate(zip(HS.score(state, seat), HS.score(state), strict=True)):
        secret = ("vp", "goods", "debt", "total", "tiebreak") if i != seat else ()
        assert seen == {**whole, **dict.fromkeys(secret)}
    assert HS.winners(state, seat) is None


@pytest.mark.parametrize("seat", range(3))
def test_everything_is_shown_at_the_end(seat: int) -> None:
    """formats.md 4: null until `game_over`."""
    state = table(3, sides(3), round=11, turn=OVER)
    assert HS.position(state, seat) == HS.position(state)
    assert HS.score(state, seat) == HS.score(state)
    assert HS.winners(state, seat) == [2]


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_turn_tells_no_secret(decision: str) -> None:
    """What the others have shall not show in the turn: it is the same for all."""
    state = DECISIONS[decision]()
    for seat in range(len(HS.position(state)["players"])):
        assert HS.turn(state, seat) == HS.turn(state)


def test_who_has_something_to_hide() -> None:
    """1.4: the curtain falls between people only where there are screens."""
    assert all(HS.hides(table(3, sides(3)), seat) for seat in range(3))
    opened = table(3, sides(3), variants=["open_holdings"])
    assert not any(HS.hides(opened, seat) for seat in range(3))


@pytest.mark.parametrize("seat", range(3))
def test_hide_depends_on_what_the_seat_knows(seat: int) -> None:
    """A copy in which what the seat cannot know is drawn anew; what it sees is the same."""
    state = table(3, sides(3))
    before = HS.position(state)
    drawn = set()
    for salt in range(8):
        guess = HS.hide(state, seat, salt)
        found: Any = HS.position(guess)
        mine = HS.position(state, seat)
        assert found["players"][seat] == mine["players"][seat]
        assert found["decks"]["1"] == mine["decks"]["1"]
        assert sorted(found["decks"]["2"]) == sorted(before["decks"]["2"])
        for i, side in enumerate(found["players"]):
            open_part = {k: v for k, v in side.items() if k not in HIDDEN}
            assert open_part == {k: v for k, v in mine["players"][i].items() if k not in HIDDEN}
        drawn.add(str([found["decks"]["2"], found["players"]]))
        if guess.player >= 0:
            play(guess, HS.legal(guess)[0][0])
    assert len(drawn) > 1
    assert HS.position(state) == before


def test_hide_twice_is_hide_once() -> None:
    """What is assumed is known from then on: only the piles are drawn again."""
    state = table(3, sides(3))
    once = HS.hide(state, 0, 5)
    again = HS.hide(once, 0, 6)
    assert HS.position(again)["players"] == HS.position(once)["players"]


def test_a_game_followed_from_the_beginning_can_be_counted() -> None:
    """1.4: hidden holdings are trackable: all that is taken and paid lies in the open."""
    state = HS.new({"players": 3}, None, 1)
    play(state, {"type": "place_workers", "buildings": {"homestead": [1, 0]}})
    assert HS.position(HS.hide(state, 1, 3))["players"] == HS.position(state)["players"]
