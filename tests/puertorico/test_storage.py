"""Storing goods: rules section 3.7 step 8, rows 59 to 61."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    legal,
    load,
    moves,
    play,
    player,
    refused,
    ship,
    store,
    table,
    take,
)

# Neither corn nor sugar can be loaded.
BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]
# One more barrel of each kind fills each ship.
NEARLY_FULL = [ship(4, "corn", 3), ship(5, "indigo", 4), ship(6, "sugar", 5)]
HELD = {"corn": 4, "sugar": 3}


def store_after_loading(state: object) -> None:
    """Take the captain; load what must be loaded."""
    take(state, "captain")
    while asked(state)[1] == "load":
        play(state, legal(state)[0])


def kept(state: object, seat: int) -> dict[str, int]:
    return {k[6:]: n for k, n in player(state, seat).items() if k.startswith("goods.")}


def test_one_barrel_of_ones_choice() -> None:
    """3.7 step 8: keep 1 barrel; the rest goes to the supply; own choice."""
    state = table(3, {1: board(goods=HELD)}, ships=BUSY)
    take(state, "captain")
    assert asked(state) == (1, "store")
    assert legal(state) == moves(store(corn=1), store(sugar=1))
    before = PR.position(state)
    events = play(state, store(sugar=1))
    assert changes(before, state) == {
        "players.1.goods.corn": (4, 0),
        "players.1.goods.sugar": (3, 1),
        "goods.corn": (10, 14),
        "goods.sugar": (11, 13),
    }
    [event] = happened(events, "goods_stored")
    assert event["player"] == 1
    assert {g: n for g, n in event["keep"].items() if n} == {"sugar": 1}
    assert {g: n for g, n in event["lost"].items() if n} == {"corn": 4, "sugar": 2}
    assert asked(state) == (1, "role")


def test_one_kind_is_no_question() -> None:
    """formats.md 3: no question with a single answer."""
    state = table(3, {1: board(goods={"corn": 4})}, ships=BUSY)
    events = take(state, "captain")
    assert asked(state) == (1, "role")
    assert kept(state, 1) == {"corn": 1}
    assert PR.position(state)["goods"]["corn"] == 13
    assert happened(events, "goods_stored")[0]["auto"] is True


def test_row_59_small_warehouse() -> None:
    """Row 59: 4 corn 3 sugar 2 coffee left: keep e.g. 4 corn + 1 coffee, 4 go back."""
    goods = {"corn": 5, "sugar": 4, "coffee": 2}
    state = table(3, {1: board(goods=goods, city={"small_warehouse": 1})}, ships=NEARLY_FULL)
    store_after_loading(state)
    assert kept(state, 1) == {"corn": 4, "sugar": 3, "coffee": 2}
    assert legal(state) == moves(
        store(corn=4, sugar=1),
        store(corn=4, coffee=1),
        store(sugar=3, corn=1),
        store(sugar=3, coffee=1),
        store(coffee=2, corn=1),
        store(coffee=2, sugar=1),
    )
    before = PR.position(state)
    play(state, store(corn=4, coffee=1))
    # 3 sugar and 1 coffee go back; the two ships filled in this phase are emptied as well
    assert changes(before, state) == {
        "players.1.goods.sugar": (3, 0),
        "players.1.goods.coffee": (2, 1),
        "goods.corn": (10, 14),
        "goods.sugar": (11, 20),
        "goods.coffee": (9, 10),
        "ships.0.good": ("corn", None),
        "ships.0.count": (4, 0),
        "ships.2.good": ("sugar", None),
        "ships.2.count": (6, 0),
    }


@pytest.mark.parametrize(("city", "kinds"), [("small_warehouse", 1), ("large_warehouse", 2)])
def test_all_of_one_or_two_kinds_besides_the_barrel(city: str, kinds: int) -> None:
    """2.2: Small warehouse 1 kind, Large warehouse 2 kinds, besides the free barrel."""
    goods = dict.fromkeys(("corn", "indigo", "sugar"), 4)
    state = table(3, {1: board(goods=goods, city={city: 1})}, ships=NEARLY_FULL)
    store_after_loading(state)
    counts = {tuple(sorted(action["keep"].values())) for action in legal(state)}
    assert counts == ({(1, 3)} if kinds == 1 else {(1, 3, 3)})
    assert len(legal(state)) == (6 if kinds == 1 else 3)


def test_row_60_both_warehouses() -> None:
    """Row 60: 3 full kinds + 1 barrel."""
    goods = {"corn": 5, "indigo": 4, "sugar": 3, "tobacco": 2}
    city = {"small_warehouse": 1, "large_warehouse": 1}
    state = table(3, {1: board(goods=goods, city=city)}, ships=NEARLY_FULL)
    store_after_loading(state)
    assert legal(state) == moves(
        store(corn=4, indigo=3, sugar=2, tobacco=1),
        store(corn=4, indigo=3, sugar=1, tobacco=2),
        store(corn=4, indigo=1, sugar=2, tobacco=2),
        store(corn=1, indigo=3, sugar=2, tobacco=2),
    )


def test_unoccupied_warehouses() -> None:
    """2: only when occupied."""
    city = {"small_warehouse": 0, "large_warehouse": 0}
    state = table(3, {1: board(goods=HELD, city=city)}, ships=BUSY)
    take(state, "captain")
    assert legal(state) == moves(store(corn=1), store(sugar=1))


def test_everything_fits() -> None:
    """3.7 step 8: nothing is lost, nothing asked."""
    state = table(
        3, {1: board(goods={"corn": 4, "sugar": 1}, city={"small_warehouse": 1})}, ships=BUSY
    )
    events = take(state, "captain")
    assert asked(state) == (1, "role")
    assert kept(state, 1) == {"corn": 4, "sugar": 1}
    [event] = happened(events, "goods_stored")
    assert (event["keep"], event["lost"]) == ({"corn": 4, "sugar": 1}, {})


def test_single_barrels_in_the_warehouse() -> None:
    """formats.md 3: only keeps that nothing could be added to are legal."""
    goods = {"corn": 4, "indigo": 1, "sugar": 1}
    ships = [ship(4, "corn", 3), ship(5, "tobacco", 1), ship(6, "coffee", 1)]
    state = table(3, {1: board(goods=goods, city={"small_warehouse": 1})}, ships=ships)
    store_after_loading(state)
    assert legal(state) == moves(
        store(corn=3, indigo=1), store(corn=3, sugar=1), store(indigo=1, sugar=1)
    )
    refused(state, store(corn=1, indigo=1), "could_keep_more")
    refused(state, store(corn=2, indigo=1), "could_keep_more")


def test_refusals() -> None:
    """3.7 step 8: neither more than the warehouses take, nor less, nor what one has not."""
    state = table(3, {1: board(goods=HELD)}, ships=BUSY)
    take(state, "captain")
    refused(state, store(corn=2), "keeps_too_much")
    refused(state, store(corn=1, sugar=1), "keeps_too_much")
    refused(state, store(), "could_keep_more")
    refused(state, store(corn=5), "keep_more_than_held", good="corn")
    refused(state, store(tobacco=1), "keep_more_than_held", good="tobacco")
    refused(state, PASS, "wrong_decision")


def test_row_61_no_holding_back_of_loadable_goods() -> None:
    """Row 61: warehouses do not save goods from forced loading."""
    city = {"small_warehouse": 1, "large_warehouse": 1}
    state = table(
        3,
        {1: board(goods={"corn": 4}, city=city)},
        ships=[ship(4), ship(5, "corn", 1), ship(6)],
    )
    take(state, "captain")
    assert kept(state, 1) == {}
    assert player(state, 1)["vp"] == 4


def test_what_did_not_fit_is_stored() -> None:
    """3.7 steps 3 and 8: storage comes after the loading of all."""
    state = table(
        3,
        {0: board(goods={"corn": 3, "sugar": 2}), 1: board(goods={"corn": 1})},
        ships=[ship(4, "corn", 3), ship(5, "tobacco", 1), ship(6, "coffee", 1)],
    )
    take(state, "captain")
    assert asked(state) == (0, "store")
    assert legal(state) == moves(store(corn=1), store(sugar=1))
    # full ships are emptied after the storage (step 9)
    assert PR.position(state)["ships"][0] == {"capacity": 4, "good": "corn", "count": 4}
    play(state, store(sugar=1))
    assert PR.position(state)["ships"][0] == {"capacity": 4, "good": None, "count": 0}


def test_everybody_stores() -> None:
    """3.7 step 8: all players."""
    state = table(3, dict.fromkeys(range(3), board(goods=HELD)), governor=1, ships=BUSY)
    take(state, "captain")
    order = []
    while state.decision == "store":
        order.append(state.player)
        play(state, store(corn=1))
    assert order == [1, 2, 0]
    assert [kept(state, i) for i in range(3)] == [{"corn": 1}] * 3
    assert PR.position(state)["goods"] == {
        "corn": 19,
        "indigo": 11,
        "sugar": 20,
        "tobacco": 9,
        "coffee": 9,
    }


def test_goods_are_kept_without_limit_outside_the_captain_phase() -> None:
    """3.7: goods gained outside are kept until the next captain phase ends."""
    state = table(3, {1: board(goods=HELD, island={"corn": (2, 2)})})
    take(state, "craftsman")
    assert kept(state, 1) == {"corn": 6, "sugar": 3}
    take(state, "trader")
    play(state, PASS)
    assert kept(state, 1) == {"corn": 6, "sugar": 3}


def test_the_wharf_may_be_held_back_into_storage() -> None:
    """3.7 steps 6 and 8: an owner who declines stores what is left."""
    state = table(3, {1: board(goods=HELD, city={"wharf": 1})}, ships=BUSY)
    take(state, "captain")
    play(state, load("corn", "wharf"))
    assert kept(state, 1) == {"sugar": 1}
