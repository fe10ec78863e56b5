"""Placing workers: rules section 5.2a, formats.md section 4."""

import pytest

from tests.acting import asked
from tests.homesteaders.components import ALL
from tests.homesteaders.moves import DEBT, HIRE, buy, moves, pay, place
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    gains,
    legal,
    own,
    play,
    player,
    refused,
    slots,
    table,
    trades,
)


def placing(seat: Json) -> list[Json]:
    """The placements this player may choose from."""
    return own(table(3, {0: seat}))


def test_one_worker_on_the_homestead() -> None:
    """1.3: either slot, or idle."""
    state = table(3, {0: board(6, 1)})
    assert asked(state) == (0, "place_workers")
    assert legal(state) == moves(place(), place(homestead=[1, 0]), place(homestead=[0, 1]), DEBT)


def test_two_workers_on_the_homestead() -> None:
    """5.2a: one worker per slot; the separate spaces work one by one."""
    assert placing(board(0, 2)) == moves(
        place(),
        place(homestead=[1, 0]),
        place(homestead=[0, 1]),
        place(homestead=[1, 1]),
    )


def test_one_worker_and_two_buildings() -> None:
    """5.2a: as many slots as there are workers."""
    assert placing(board(0, 1, "farm", "market")) == moves(
        place(),
        place(homestead=[1, 0]),
        place(homestead=[0, 1]),
        place(farm=[1, 0]),
        place(farm=[0, 1]),
        place(market=[1]),
    )


def test_two_workers_and_a_port() -> None:
    """formats.md 4: `legal` lists River Port only with both workers."""
    assert placing(board(0, 2, "river_port")) == moves(
        place(),
        place(homestead=[1, 0]),
        place(homestead=[0, 1]),
        place(homestead=[1, 1]),
        place(river_port=[1, 1]),
    )


def test_one_worker_cannot_fill_the_port() -> None:
    assert placing(board(0, 1, "river_port")) == moves(
        place(), place(homestead=[1, 0]), place(homestead=[0, 1])
    )


@pytest.mark.parametrize("filled", [[1, 0], [0, 1]])
def test_row_4_one_worker_at_the_port(filled: list[int]) -> None:
    """Row 4: River Port with 1 worker: nothing, though it may stand there."""
    state = table(3, {0: board(0, 1, "river_port")})
    before = HS.position(state)
    play(state, place(river_port=filled))
    assert gained(before, state) == {"silver": 2 - 1}
    assert player(state)["buildings"]["river_port"] == {"workers": filled}


def test_all_workers_may_be_moved_each_round() -> None:
    """5.2a: what is not named is emptied."""
    state = table(3, {0: board(0, 2, placed={"homestead": [1, 0], "farm": [0, 1]})})
    play(state, place(farm=[1, 0]))
    buildings = player(state)["buildings"]
    assert buildings == {"homestead": {"workers": [0, 0]}, "farm": {"workers": [1, 0]}}


def test_placements_stay_until_the_next() -> None:
    """formats.md 4: workers stand where they were placed until the player places anew."""
    placed = {"homestead": [1, 0], "foundry": [1]}
    state = table(3, {0: board(0, 2, placed=placed), 1: board(0, 2, placed=placed)})
    play(state, place(homestead=[0, 1]))
    assert asked(state) == (1, "place_workers")
    assert player(state, 1)["buildings"]["foundry"] == {"workers": [1]}
    assert player(state, 0)["buildings"]["foundry"] == {"workers": [0]}


@pytest.mark.parametrize("building", [name for name in ALL if slots(name)])
def test_every_slot_can_be_filled(building: str) -> None:
    """Section 2: the slots of each building, all of them, are filled by so many workers."""
    filled = [1] * slots(building)
    others = () if building == "homestead" else (building,)
    state = table(3, {0: board(9, 3, *others)})
    play(state, place(**{building: filled}))
    assert player(state)["buildings"][building] == {"workers": filled}


@pytest.mark.parametrize("building", [name for name in ALL if not slots(name)])
def test_buildings_without_slots(building: str) -> None:
    """Section 2: no worker can stand there, and `legal` leaves them out."""
    state = table(3, {0: board(0, 1, building)})
    assert own(state) == moves(place(), place(homestead=[1, 0]), place(homestead=[0, 1]))
    refused(state, place(**{building: [1]}), "slot_count_wrong", building=building)
    assert player(state)["buildings"][building] == {"workers": []}


def test_everybody_places_in_turn_order_before_anything_is_collected() -> None:
    """formats.md 4: place_workers of all from the start player, then all collect."""
    seats = {i: board(0, 1) for i in range(3)}
    state = table(3, seats, start=2)
    for seat in (2, 0, 1):
        assert asked(state) == (seat, "place_workers")
        assert [p["silver"] for p in HS.position(state)["players"]] == [0, 0, 0]
        play(state, place(homestead=[1, 0]))
    assert asked(state) == (2, "bid")
    assert [p["silver"] for p in HS.position(state)["players"]] == [1, 1, 1]


def test_row_51_hired_before_the_placement() -> None:
    """Row 51: a worker hired now is placed this round, and his wage is due this round."""
    state = table(3, {0: board(0, 1, trade=1, goods="food")})
    assert gains(state, HIRE) == {"workers": 1, "trade": -1, "food": -1}
    assert asked(state) == (0, "place_workers")
    before = HS.position(state)
    play(state, place(homestead=[1, 1]))
    assert gained(before, state) == {"wood": 1, "vp": 1}, "2$ of income, two wages"


def test_trades_are_open() -> None:
    """formats.md 4: trades are legal at place_workers."""
    state = table(3, {0: board(1, 1, trade=1)})
    assert trades(state) == moves(DEBT, buy("wood"))


def test_refusals() -> None:
    state = table(3, {0: board(0, 1, "market")})
    refused(state, place(farm=[1, 0]), "building_not_owned", building="farm")
    refused(state, place(homestead=[1, 1]), "too_few_workers", have=1, need=2)
    refused(state, place(homestead=[1, 0], market=[1]), "too_few_workers", have=1, need=2)
    refused(state, place(market=[-1]), "negative_count")
    refused(state, place(market=[2]), "one_worker_a_slot", building="market")
    refused(state, place(market=[1, 0]), "slot_count_wrong", building="market")
    refused(state, place(homestead=[1]), "slot_count_wrong", building="homestead")
    refused(state, {"type": "pass"}, "wrong_decision")
    refused(state, pay(), "wrong_decision")


def test_row_8_an_idle_worker() -> None:
    """Row 8: 3 workers, 2 slots: the third idle, still paid: 3$."""
    state = table(3, {0: board(6, 3)})
    before = HS.position(state)
    play(state, place(homestead=[1, 1]))
    assert gained(before, state) == {"silver": 2 - 3, "wood": 1, "vp": 1}
