"""The end of the game: rules section 3.9, rows 23, 34 and 62."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    build,
    changes,
    over,
    pass_while,
    play,
    ship,
    table,
    take,
)

ELEVEN = dict.fromkeys(
    [
        "small_indigo_plant",
        "small_sugar_mill",
        "indigo_plant",
        "sugar_mill",
        "tobacco_storage",
        "coffee_roaster",
        "small_market",
        "hacienda",
        "construction_hut",
        "small_warehouse",
        "hospice",
    ],
    0,
)
ROOMY = board(island={"corn": 12})


def end_by_colonists(players: int) -> Any:
    state = table(players, dict.fromkeys(range(players), ROOMY), colonists={"supply": 0, "ship": 0})
    take(state, "mayor")
    return state


def end_by_city(players: int) -> Any:
    state = table(players, {0: board(10, city=ELEVEN)})
    take(state, "builder")
    play(state, build("wharf"))
    return state


def end_by_vp(players: int) -> Any:
    ships = {"0": {"good": "corn", "count": 1}}
    state = table(players, {0: board(goods={"corn": 1})}, vp_supply=2, ships=ships)
    take(state, "captain")
    return state


ENDS = {"colonists": end_by_colonists, "city": end_by_city, "vp": end_by_vp}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("reason", ENDS)
def test_the_round_is_finished_then_the_game_is_over(reason: str, players: int) -> None:
    """3.9: triggers are checked when they happen; all players choose, all phases resolved."""
    state = ENDS[reason](players)
    assert PR.position(state)["end_reason"] == reason
    picks = {2: 6, 3: 3, 4: 4, 5: 5}[players]
    events = []
    for pick in range(1, picks):
        assert asked(state) == (pick % players, "role")
        roles = PR.position(state)["roles"]
        free = next(r for r in reversed(roles) if roles[r]["taken_by"] is None)
        events = take(state, free)
        while state.decision not in ("role", "game_over"):
            events += play(state, PR.legal(state, 1)[0][0])
    assert over(state)
    position = PR.position(state)
    assert position["end_reason"] == reason
    assert position["turn"] == {"decision": "game_over", "player": None}
    [event] = happened(events, "game_ended")
    assert event["winners"] == PR.winners(state)


def test_the_end_of_the_last_round_is_not_carried_out() -> None:
    """formats.md 3: no coins laid, the governor stays."""
    state = table(
        3,
        end_reason="vp",
        governor=1,
        round=14,
        taken={"mayor": 1, "builder": 2},
    )
    before = PR.position(state)
    events = take(state, "craftsman")
    assert over(state)
    assert {k: v for k, v in changes(before, state).items() if not k.startswith("roles.")} == {}
    position = PR.position(state)
    assert (position["round"], position["governor"]) == (14, 1)
    assert all(card["doubloons"] == 0 for card in position["roles"].values())
    assert happened(events, "round_ended") == []


def test_the_first_reason_stays() -> None:
    """formats.md 3: set at the moment of the trigger; it stays."""
    state = end_by_city(3)
    assert state.end_reason == "city"
    ships = [ship(4, "corn", 1), ship(5), ship(6)]
    state = table(3, {1: board(goods={"corn": 1})}, end_reason="city", vp_supply=1, ships=ships)
    events = take(state, "captain")
    assert PR.position(state)["vp_supply"] == 0
    assert state.end_reason == "city"
    assert [e["reason"] for e in happened(events, "end_triggered") if e["reason"] == "city"] == []


def test_without_a_trigger_the_next_round_begins() -> None:
    """3.1: rounds go on."""
    state = table(3, taken={"mayor": 0, "builder": 1})
    take(state, "craftsman")
    assert asked(state) == (1, "role")
    assert state.round == 2


def test_an_empty_colonist_supply_alone_is_no_end() -> None:
    """3.9 a: only when a refill falls short; Hospice may take the last one before."""
    state = table(
        3,
        {0: board(city={"hospice": 1})},
        colonists={"supply": 1, "ship": 3},
        plantations={"face_up": ["corn"] * 4},
    )
    take(state, "settler")
    play(state, {"type": "tile", "tile": "corn"})
    pass_while(state, "tile")
    assert PR.position(state)["colonists"]["supply"] == 0
    assert state.end_reason is None


def test_nothing_is_asked_after_the_end() -> None:
    """formats.md 5: any action after the end is refused as game_over."""
    state = table(3, turn={"decision": "game_over", "player": None}, end_reason="vp")
    assert over(state)
    why = PR.why(state, PASS)
    assert why is not None
    assert why.reason == "game_over"
    assert PR.legal(state) == ([], True)
    assert PR.codes(state) == []
