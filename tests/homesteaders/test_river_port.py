"""River Port: rules sections 2.2 and 4.2, formats.md section 4."""

from typing import Any

from tests.acting import PASS, asked
from tests.homesteaders.moves import TAKE_EXTRA, build, buy, market, moves, pay, place, sell
from tests.homesteaders.table import HS, Json, board, gains, own, play, refused, table, trades, won


def port(tile: str, goods: str, *owned: str, **counts: Any) -> Any:
    """The owner of a River Port has won the tile."""
    return won(tile, board(0, 1, "river_port", *owned, goods=goods, **counts))


def test_row_31_gold_for_the_copper_of_tile_9() -> None:
    """Row 31: tile 9 (C -> 4V), holds only G: may pay 1G for 4V, once."""
    state = port("1-9", "gold gold")
    assert asked(state) == (0, "tile_extra")
    action: Json = {**TAKE_EXTRA, "gold": True}
    assert own(state) == moves(action, PASS)
    assert gains(state, action) == {"gold": -1, "vp": 4}
    assert asked(state) == (0, "place_workers")


def test_row_32_gold_for_copper_and_livestock() -> None:
    """Row 32: Fairgrounds with 2W 2G: legal, G for C and G for L."""
    state = port("1-8", "wood wood gold gold")
    action = build("fairgrounds", copper=1, livestock=1)
    assert action in own(state)
    refused(state, build("fairgrounds"), "not_enough_goods")
    assert gains(state, action) == {"fairgrounds": 1, "wood": -2, "gold": -2}


def test_row_33_gold_is_not_sold_as_copper() -> None:
    """Row 33: illegal; the gold is sold as gold."""
    state = port("1-8", "gold", trade=1)
    refused(state, sell("copper"), "good_not_held", good="copper")
    refused(state, sell("livestock"), "good_not_held", good="livestock")
    assert sell("gold") in trades(state)


def test_row_34_one_real_gold_and_one_for_copper() -> None:
    """Row 34: Church with 2G 1W 1S: legal."""
    state = port("1-8", "gold gold wood steel")
    assert gains(state, build("church", copper=1)) == {
        "church": 1,
        "gold": -2,
        "wood": -1,
        "steel": -1,
    }


def test_one_gold_does_not_do_for_both() -> None:
    state = port("1-8", "gold wood steel")
    assert build("church", copper=1) not in own(state)
    refused(state, build("church", copper=1), "not_enough_goods", good="gold", need=2)


def test_every_payable_combination_is_listed() -> None:
    """formats.md 4: `legal` lists each payable combination."""
    state = port("1-8", "wood wood copper livestock gold gold")
    fairs = [action for action in own(state) if action.get("building") == "fairgrounds"]
    assert fairs == moves(
        build("fairgrounds"),
        build("fairgrounds", copper=1),
        build("fairgrounds", livestock=1),
        build("fairgrounds", copper=1, livestock=1),
    )
    lone = port("1-8", "wood wood copper livestock gold")
    fairs = [action for action in own(lone) if action.get("building") == "fairgrounds"]
    assert fairs == moves(
        build("fairgrounds"), build("fairgrounds", copper=1), build("fairgrounds", livestock=1)
    )


def test_no_more_gold_than_the_cost_has_copper_and_livestock() -> None:
    state = port("1-8", "wood wood gold gold gold gold livestock copper")
    refused(state, build("stables", livestock=2), "gold_as_too_much", good="livestock")
    refused(state, build("stables", copper=1), "gold_as_too_much", good="copper")
    refused(state, build("stables", livestock=-1), "negative_count")


def test_gold_stands_for_nothing_else() -> None:
    """2.2: in place of C or L only."""
    state = port("1-8", "gold gold")
    refused(state, build("workshop"), "not_enough_goods", good="steel")
    assert all(
        "gold_as" in a for a in own(state) if a.get("building") not in (None, "trading_post")
    )


def test_not_for_the_market_nor_for_trades() -> None:
    """2.2: for building costs and auction tile extras, not for selling."""
    state = port("1-8", "gold", "market", trade=1)
    refused(state, market("food"), "good_not_held", good="wood")
    refused(state, buy("copper", gold=True), "price_is_gold")


def test_row_5_both_workers_for_one_gold() -> None:
    """Row 5: 2 workers, 1G; also beside other workers."""
    state = table(3, {0: board(9, 3, "river_port")})
    assert place(river_port=[1, 1], homestead=[1, 0]) in own(state)
    before = HS.position(state)["players"][0]["goods"].get("gold", 0)
    play(state, place(river_port=[1, 1], homestead=[1, 0]), pay())
    assert HS.position(state)["players"][0]["goods"]["gold"] == before + 1
