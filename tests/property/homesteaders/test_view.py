"""A seat's view leaks nothing: what looks the same to it is treated the same."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.homesteaders.components import GOODS, STAGES, TILES
from tests.property.walks import HS, HomesteadersWalk, Json, homesteaders_walks

HIDDEN = ("silver", "trade", "debt", "vp", "goods")
WAITING = ("neutral_bid", "bid", "rail_reward")
"""Decisions that do not depend on what is hidden, whoever takes them."""


def permuted(state: Any, seat: int, walk: HomesteadersWalk) -> Any:
    """The same table with the hidden facts swapped about: face-down tiles, others' holdings."""
    position: Json = HS.position(state)
    rng = walk.rng(77)
    for lot, pile in position["decks"].items():
        if lot != "1":
            position["decks"][lot] = []
            for stage in STAGES:
                tiles = [tile for tile in pile if TILES[tile].stage == stage]
                order = list(range(len(tiles)))
                rng.shuffle(order)
                position["decks"][lot] += [tiles[i] for i in order]
    for i, side in enumerate(position["players"]):
        if i != seat and not walk.variants:
            side |= {key: rng.below(9) for key in HIDDEN if key != "goods"}
            side["goods"] = {good: rng.below(3) for good in GOODS}
    return HS.load(position)


def reread(state: Any) -> Any:
    """The same table as somebody finds it who did not follow the game."""
    return HS.load(HS.position(state))


def masked(whole: Json, seat: int, walk: HomesteadersWalk) -> Json:
    """The position as formats.md 4 says that the seat sees it."""
    for lot, pile in whole["decks"].items():
        if lot != "1":
            whole["decks"][lot] = [None] * len(pile)
    for i, side in enumerate(whole["players"]):
        if i != seat and not walk.variants:
            side |= dict.fromkeys(HIDDEN)
    return whole


def still_asked(state: Any, other: Any) -> bool:
    """Whether other holdings have left the question as it was (forced steps may follow)."""
    return (state.player, state.decision, state.round) == (
        other.player,
        other.decision,
        other.round,
    )


@given(homesteaders_walks(), st.data())
def test_permuted_secrets_look_the_same(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """formats.md 4 and 5: position, turn, score, winners and quotes as the seat may see them."""
    state = walk.end()
    if state.decision == "game_over":
        return
    seat = data.draw(st.integers(0, walk.players - 1))
    other = permuted(state, seat, walk)
    if not still_asked(state, other):
        assert state.player != seat
        return
    assert HS.position(other, seat) == HS.position(state, seat)
    assert HS.turn(other, seat) == HS.turn(state, seat)
    assert HS.score(other, seat) == HS.score(state, seat)
    assert HS.winners(other, seat) == HS.winners(state, seat)
    assert (HS.winners(state, seat) is None) == (not walk.variants)
    for i in range(walk.players):
        assert HS.quotes(other, i, seat) == HS.quotes(state, i, seat)
    if state.player == seat or state.decision in WAITING:
        assert HS.legal(other) == HS.legal(state)


@given(homesteaders_walks(), st.data())
def test_hidden_facts_are_drawn_from_what_the_seat_knows(
    walk: HomesteadersWalk, data: st.DataObject
) -> None:
    """`hide` depends on nothing the seat cannot know, and is a sound table."""
    state = reread(walk.end())
    if state.decision == "game_over":
        return
    seat = data.draw(st.integers(0, walk.players - 1))
    salt = data.draw(st.integers(0, 2**32))
    other = permuted(state, seat, walk)
    guess = HS.hide(state, seat, salt)
    position = HS.position(guess)
    if still_asked(state, other):
        assert HS.position(HS.hide(other, seat, salt)) == position
    loaded = HS.load(position, 0, True)
    # Another's drawn holdings may leave him nothing to build: loading goes on to the next step.
    assert still_asked(guess, loaded) or state.player != seat
    if still_asked(guess, loaded):
        assert HS.position(loaded) == position
    whole = HS.position(state)
    if still_asked(state, guess):
        assert position["players"][seat] == whole["players"][seat]
        assert position["decks"]["1"] == whole["decks"]["1"]
        assert position["stock"] == whole["stock"]


@given(homesteaders_walks(), st.data())
def test_a_game_that_was_followed(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """1.4: who was there from the beginning can count all holdings; the piles stay unknown."""
    state = walk.end()
    seat = data.draw(st.integers(0, walk.players - 1))
    guess, whole = HS.position(HS.hide(state, seat, 5)), HS.position(state)
    assert guess["players"] == whole["players"]
    assert guess["turn"] == whole["turn"]
    for lot, pile in whole["decks"].items():
        assert sorted(guess["decks"][lot]) == sorted(pile)


@given(homesteaders_walks())
def test_the_view_shows_everything_else(walk: HomesteadersWalk) -> None:
    """Only what the rules hide is null."""
    state = walk.end()
    for seat in range(walk.players):
        whole = HS.position(state)
        expected = whole if state.decision == "game_over" else masked(whole, seat, walk)
        assert HS.position(state, seat) == expected
