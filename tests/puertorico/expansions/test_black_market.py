"""Black market: rules 4.2, ruling 7.3, rows 76 and 77."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import at_build, board, give, table
from tests.puertorico.table import (
    PR,
    build,
    changes,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    take,
)

OWNER = {"black_market": 1}


RICH = board(
    6,
    vp=2,
    goods={"corn": 1, "sugar": 2},
    city={**OWNER, "office": 1, "hospice": 0},
    island={"corn": (2, 1), "indigo": 1},
    san_juan=1,
)
PLACES = ("san_juan", "island:corn", "city:office")


def test_one_missing_the_whole_list() -> None:
    """4.2: one good, or one VP chip, or one colonist from any tile or San Juan."""
    state = at_build(RICH, "factory")
    assert legal(state) == moves(
        build("factory", give=give("corn")),
        build("factory", give=give("sugar")),
        build("factory", give=give(vp=True)),
        *(build("factory", give=give(colonist=place)) for place in PLACES),
        PASS,
    )


def test_two_missing_the_whole_list() -> None:
    """4.2: two of the three, each at most once."""
    state = at_build(RICH, "university")
    assert legal(state) == moves(
        *(build("university", give=give(good, vp=True)) for good in ("corn", "sugar")),
        *(
            build("university", give=give(good, colonist=place))
            for good in ("corn", "sugar")
            for place in PLACES
        ),
        *(build("university", give=give(vp=True, colonist=place)) for place in PLACES),
        PASS,
    )


def test_three_missing_the_whole_list() -> None:
    """4.2: all three."""
    state = at_build(RICH, "wharf")
    assert legal(state) == moves(
        *(
            build("wharf", give=give(good, vp=True, colonist=place))
            for good in ("corn", "sugar")
            for place in PLACES
        ),
        PASS,
    )


def test_four_missing() -> None:
    """4.2: up to 3."""
    state = at_build(RICH, "fortress", "small_market")
    assert legal(state) == moves(build("small_market"), PASS)
    refused(state, build("fortress", give=give("corn", vp=True, colonist="san_juan")))


def test_row_76_exactly_the_shortfall() -> None:
    """Row 76: 6 coins, cost 8, 1 good and 1 colonist: built, 0 coins; a VP more is illegal."""
    state = at_build(RICH, "harbor")
    refused(state, build("harbor", give=give("corn", vp=True, colonist="san_juan")))
    refused(state, build("harbor", give=give("corn")))
    refused(state, build("harbor"))
    before = PR.position(state)
    play(state, build("harbor", give=give("corn", colonist="san_juan")))
    assert changes(before, state) == {
        "buildings.harbor": (2, 1),
        "goods.corn": (10, 11),
        "colonists.supply": (55, 56),
        "players.0.doubloons": (6, 0),
        "players.0.goods.corn": (1, 0),
        "players.0.san_juan.colonists": (1, 0),
    }


def test_row_77_not_with_enough_coins() -> None:
    """Row 77: enough coins: it may not be used."""
    state = at_build(RICH, "large_warehouse", "hacienda")
    assert legal(state) == moves(build("large_warehouse"), build("hacienda"), PASS)
    for given in (give("corn"), give(vp=True), give(colonist="san_juan")):
        refused(state, build("large_warehouse", give=given))
        refused(state, build("hacienda", give=given))


def test_7_3_discounts_come_first() -> None:
    """7.3, 7.32: the shortfall is what quarries, builder and forests leave to pay."""
    seat = board(
        2, vp=1, city={**OWNER, "forest_house": 0}, island={"quarry": (1, 1)}, forest={"corn": 2}
    )
    state = at_build(seat, "large_warehouse", chooser=True)
    assert legal(state) == moves(
        build("large_warehouse", give=give(vp=True)),
        build("large_warehouse", give=give(colonist="island:quarry")),
        PASS,
    )


def test_7_32_the_colonist_of_a_quarry() -> None:
    """7.32: the quarry's discount was judged before its colonist is given."""
    seat = board(1, city=OWNER, island={"quarry": (2, 2)})
    state = at_build(seat, "hospice")
    assert legal(state) == moves(build("hospice", give=give(colonist="island:quarry")), PASS)
    play(state, build("hospice", give=give(colonist="island:quarry")))
    assert player(state, 0)["island.quarry.colonists"] == 1
    assert "doubloons" not in player(state, 0)


def test_not_the_colonist_on_it() -> None:
    """4.2: not the one on the Black market itself."""
    state = at_build(board(2, city=OWNER), "small_warehouse", "small_market")
    assert legal(state) == moves(build("small_market"), PASS)
    refused(state, build("small_warehouse", give=give(colonist="city:black_market")))


@pytest.mark.parametrize("city", [{}, {"black_market": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing may be given."""
    state = at_build(board(2, vp=3, goods={"corn": 1}, city=city), "small_warehouse", "hacienda")
    assert legal(state) == moves(build("hacienda"), PASS)
    refused(state, build("small_warehouse", give=give(vp=True)))


def test_only_what_one_has() -> None:
    """4.2: a good, a chip, a colonist of one's own."""
    seat = board(2, goods={"corn": 1}, city={**OWNER, "office": 0}, island={"corn": 1})
    state = at_build(seat, "small_warehouse")
    assert legal(state) == moves(build("small_warehouse", give=give("corn")), PASS)
    refused(state, build("small_warehouse", give=give("sugar")), "good_not_held")
    refused(state, build("small_warehouse", give=give(vp=True)))
    for place in ("san_juan", "island:corn", "island:sugar", "city:office", "city:wharf"):
        refused(state, build("small_warehouse", give=give(colonist=place)))


def test_nothing_affordable_even_so() -> None:
    """3.4: neither coins nor anything to give: not asked."""
    state = table(3, {0: board(city=OWNER)}, on_sale=["small_warehouse"], governor=0)
    take(state, "builder")
    assert asked(state) == (1, "role")


def test_each_piece_goes_to_its_supply() -> None:
    """4.2: to their supplies: good, chip and colonist."""
    state = at_build(RICH, "wharf")
    before = PR.position(state)
    play(state, build("wharf", give=give("sugar", vp=True, colonist="island:corn")))
    assert changes(before, state) == {
        "buildings.wharf": (2, 1),
        "goods.sugar": (11, 12),
        "vp_supply": (75, 76),
        "colonists.supply": (55, 56),
        "players.0.doubloons": (6, 0),
        "players.0.goods.sugar": (2, 1),
        "players.0.vp": (2, 1),
        "players.0.island.corn.colonists": (1, 0),
    }


def test_anybody_who_builds() -> None:
    """4.2: builder phase, on its owner's turn; two owners, each his own."""
    seat = board(1, goods={"corn": 1}, city=OWNER)
    state = table(3, {1: seat, 2: seat}, on_sale=["hacienda"], kinds=["hacienda"])
    take(state, "builder")
    for seat_number in (1, 2):
        assert asked(state) == (seat_number, "build")
        play(state, build("hacienda", give=give("corn")))
    assert PR.position(state)["goods"]["corn"] == 12


# --- what is no action ----------------------------------------------------------------------


def test_the_default_written_out() -> None:
    """formats.md 5: a key at its default is accepted and changes nothing."""
    state = at_build(board(3, vp=1, city=OWNER), "small_warehouse")
    for empty in ({}, {"vp": False}):
        copy = state.copy()
        play(copy, build("small_warehouse", give=empty))
        assert player(copy, 0)["vp"] == 1


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"good": "cotton"}, "good"),
        ({"good": 1}, "good"),
        ({"good": None}, "good"),
        ({"vp": 1}, "vp"),
        ({"vp": "true"}, "vp"),
        ({"colonist": True}, "colonist"),
        ({"colonist": "island:cotton"}, "colonist"),
        ({"colonist": "city:castle"}, "colonist"),
        ({"colonist": "island"}, "colonist"),
        ({"colonist": "san_juan:king"}, "colonist"),
        ({"noble": "san_juan"}, "noble"),
        ([], "give"),
        (None, "give"),
        ("vp", "give"),
    ],
)
def test_malformed(given: Any, key: str) -> None:
    """formats.md 5: -32602 names the key."""
    malformed(at_build(RICH, "factory"), build("factory", give=given), key)
