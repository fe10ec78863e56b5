"""Black market: rules 4.2, rulings 7.3, 7.27, 7.29 and 7.32, rows 76 and 77."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import board, give, table
from tests.puertorico.table import (
    PASS,
    PR,
    asked,
    build,
    changes,
    happened,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    take,
)

OWNER = {"black_market": 1}


def builder(seat: Any, *on_sale: str, chooser: bool = False, **partial: Any) -> Any:
    """Player 1 to build (not the builder, unless `chooser`), with only these on sale."""
    state = table(
        3,
        {0: seat},
        kinds=["black_market", *on_sale],
        on_sale=on_sale,
        governor=0 if chooser else 2,
        **partial,
    )
    take(state, "builder")
    while asked(state) == (2, "build"):
        play(state, PASS)
    assert asked(state) == (0, "build")
    return state


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
    state = builder(RICH, "factory")
    assert legal(state) == moves(
        build("factory", give=give("corn")),
        build("factory", give=give("sugar")),
        build("factory", give=give(vp=True)),
        *(build("factory", give=give(colonist=place)) for place in PLACES),
        PASS,
    )


def test_two_missing_the_whole_list() -> None:
    """4.2: two of the three, each at most once."""
    state = builder(RICH, "university")
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
    state = builder(RICH, "wharf")
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
    state = builder(RICH, "fortress", "small_market")
    assert legal(state) == moves(build("small_market"), PASS)
    refused(state, build("fortress", give=give("corn", vp=True, colonist="san_juan")))


def test_row_76_exactly_the_shortfall() -> None:
    """Row 76: 6 coins, cost 8, 1 good and 1 colonist: built, 0 coins; a VP more is illegal."""
    state = builder(RICH, "harbor")
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
    state = builder(RICH, "large_warehouse", "hacienda")
    assert legal(state) == moves(build("large_warehouse"), build("hacienda"), PASS)
    for given in (give("corn"), give(vp=True), give(colonist="san_juan")):
        refused(state, build("large_warehouse", give=given))
        refused(state, build("hacienda", give=given))


def test_7_3_discounts_come_first() -> None:
    """7.3, 7.32: the shortfall is what quarries, builder and forests leave to pay."""
    seat = board(
        2, vp=1, city={**OWNER, "forest_house": 0}, island={"quarry": (1, 1)}, forest={"corn": 2}
    )
    state = builder(seat, "large_warehouse", chooser=True)
    assert legal(state) == moves(
        build("large_warehouse", give=give(vp=True)),
        build("large_warehouse", give=give(colonist="island:quarry")),
        PASS,
    )


def test_7_32_the_colonist_of_a_quarry() -> None:
    """7.32: the quarry's discount was judged before its colonist is given."""
    seat = board(1, city=OWNER, island={"quarry": (2, 2)})
    state = builder(seat, "hospice")
    assert legal(state) == moves(build("hospice", give=give(colonist="island:quarry")), PASS)
    play(state, build("hospice", give=give(colonist="island:quarry")))
    assert player(state, 0)["island.quarry.colonists"] == 1
    assert "doubloons" not in player(state, 0)


def test_not_the_colonist_on_it() -> None:
    """4.2: not the one on the Black market itself."""
    state = builder(board(2, city=OWNER), "small_warehouse", "small_market")
    assert legal(state) == moves(build("small_market"), PASS)
    refused(state, build("small_warehouse", give=give(colonist="city:black_market")))


@pytest.mark.parametrize("city", [{}, {"black_market": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing may be given."""
    state = builder(board(2, vp=3, goods={"corn": 1}, city=city), "small_warehouse", "hacienda")
    assert legal(state) == moves(build("hacienda"), PASS)
    refused(state, build("small_warehouse", give=give(vp=True)))


def test_only_what_one_has() -> None:
    """4.2: a good, a chip, a colonist of one's own."""
    seat = board(2, goods={"corn": 1}, city={**OWNER, "office": 0}, island={"corn": 1})
    state = builder(seat, "small_warehouse")
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
    state = builder(RICH, "wharf")
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


# --- University, Church, Zoning office, Guesthouse -------------------------------------------


def test_7_32_the_university_acts_without_its_colonist() -> None:
    """7.32: judged before anything is given."""
    seat = board(2, city={**OWNER, "university": 1})
    state = builder(seat, "small_warehouse")
    given = give(colonist="city:university")
    assert legal(state) == moves(
        build("small_warehouse", give=given),
        build("small_warehouse", give=given, colonist=False),
        PASS,
    )
    before = PR.position(state)
    play(state, build("small_warehouse", give=given))
    assert changes(before, state) == {
        "buildings.small_warehouse": (2, 1),
        "players.0.doubloons": (2, 0),
        "players.0.city.university.colonists": (1, 0),
        "players.0.city.small_warehouse.colonists": (0, 1),
    }


@pytest.mark.parametrize("decline", [True, False])
def test_7_32_the_given_colonist_comes_back(decline: bool) -> None:
    """7.32: a given piece is in the supply before University acts, supply and ship empty."""
    seat = board(2, city={**OWNER, "university": 1}, san_juan=1)
    state = builder(seat, "small_warehouse", colonists={"supply": 0, "ship": 0})
    given = give(colonist="san_juan")
    assert build("small_warehouse", give=given, colonist=False) in legal(state)
    keys = {"colonist": False} if decline else {}
    events = play(state, build("small_warehouse", give=given, **keys))
    back = 0 if decline else 1
    assert player(state, 0).get("city.small_warehouse.colonists", 0) == back
    assert PR.position(state)["colonists"] == {"supply": 1 - back, "ship": 0}
    assert len(happened(events, "colonist_gained")) == back


def test_7_32_nothing_comes_back_for_a_good() -> None:
    """7.32: a good given brings University no colonist, supply and ship empty."""
    seat = board(2, goods={"corn": 1}, city={**OWNER, "university": 1})
    state = builder(seat, "small_warehouse", colonists={"supply": 0, "ship": 0})
    assert legal(state) == moves(
        build("small_warehouse", give=give("corn")),
        build("small_warehouse", give=give(colonist="city:university")),
        build("small_warehouse", give=give(colonist="city:university"), colonist=False),
        PASS,
    )


def test_7_32_the_church_pays_without_its_colonist() -> None:
    """7.32: Church is judged before; its point comes after the chip was given."""
    seat = board(6, vp=1, city={**OWNER, "church": 1})
    state = builder(seat, "university")
    play(state, build("university", give=give(vp=True, colonist="city:church")))
    assert player(state, 0)["vp"] == 1
    assert PR.position(state)["vp_supply"] == 75


def test_a_point_the_church_would_give_cannot_be_given() -> None:
    """7.32: what one has when building, not what the building will bring."""
    state = builder(board(7, city={**OWNER, "church": 1}), "university")
    assert legal(state) == moves(build("university", give=give(colonist="city:church")), PASS)
    refused(state, build("university", give=give(vp=True)))


def test_7_32_the_zoning_office_without_its_colonist() -> None:
    """7.32: discounts are judged before."""
    seat = board(1, city={**OWNER, "zoning_office": 1})
    state = builder(seat, "small_warehouse", nobles=True)
    given = give(colonist="city:zoning_office")
    assert legal(state) == moves(build("small_warehouse", give=given), PASS)
    play(state, build("small_warehouse", give=given))
    assert "city.zoning_office.colonists" not in player(state, 0)


def test_a_guest_may_be_given() -> None:
    """4.2: a colonist from any tile: the Guesthouse is one."""
    seat = board(2, city={**OWNER, "guesthouse": 1})
    state = table(3, {0: seat}, on_sale=["small_warehouse"], governor=2)
    take(state, "builder")
    given = give(colonist="city:guesthouse")
    assert asked(state) == (0, "build")
    play(state, build("small_warehouse", give=given))
    assert "city.guesthouse.colonists" not in player(state, 0)


# --- nobles --------------------------------------------------------------------------------


def test_a_noble_may_be_given() -> None:
    """4.5: back to the noble supply; `:noble` at the end of the place."""
    seat = board(
        2,
        city={**OWNER, "office": (0, 1)},
        island={"corn": (3, 1, 1), "quarry": (1, 0, 1)},
        san_juan=(1, 1),
    )
    state = builder(seat, "hospice", nobles=True)
    places = [
        "san_juan",
        "san_juan:noble",
        "island:corn",
        "island:corn:noble",
        "island:quarry:noble",
        "city:office:noble",
    ]
    assert legal(state) == moves(
        *(build("hospice", give=give(colonist=place)) for place in places), PASS
    )
    for place in ("island:quarry", "city:office", "city:black_market:noble"):
        refused(state, build("hospice", give=give(colonist=place)))
    before = PR.position(state)
    play(state, build("hospice", give=give(colonist="island:corn:noble")))
    assert changes(before, state) == {
        "buildings.hospice": (2, 1),
        "nobles.supply": (19, 20),
        "players.0.doubloons": (2, 0),
        "players.0.island.corn.nobles": (1, 0),
    }


def test_not_the_noble_on_it() -> None:
    """4.2: the piece on the Black market itself stays, colonist or noble."""
    seat = board(2, city={"black_market": (0, 1)}, san_juan=1)
    state = builder(seat, "small_warehouse", nobles=True)
    assert legal(state) == moves(build("small_warehouse", give=give(colonist="san_juan")), PASS)


def test_a_noble_given_is_none_for_the_university() -> None:
    """7.32, formats.md 3: University takes colonists only."""
    seat = board(2, city={**OWNER, "university": 1}, san_juan=(0, 1))
    state = builder(seat, "small_warehouse", nobles=True, colonists={"supply": 0, "ship": 0})
    given = give(colonist="san_juan:noble")
    assert build("small_warehouse", give=given, colonist=False) not in legal(state)
    play(state, build("small_warehouse", give=given))
    assert "city.small_warehouse.colonists" not in player(state, 0)
    assert PR.position(state)["nobles"]["supply"] == 20


# --- the end -------------------------------------------------------------------------------


def test_7_27_a_trigger_is_not_undone() -> None:
    """7.27: VP and colonist given back later change nothing about the end."""
    seat = board(1, vp=9, city=OWNER, san_juan=1)
    for reason, supplies in [
        ("vp", {"vp_supply": 0}),
        ("colonists", {"colonists": {"supply": 0, "ship": 2}}),
    ]:
        state = builder(seat, "small_warehouse", end_reason=reason, **supplies)
        play(state, build("small_warehouse", give=give(vp=True, colonist="san_juan")))
        assert state.end_reason == reason
        assert PR.position(state)["round"] == 1


def test_7_27_the_chip_lies_in_the_supply_again() -> None:
    """7.27: back in the supply, though the end has been triggered."""
    seat = board(2, vp=9, city=OWNER)
    state = builder(seat, "small_warehouse", end_reason="vp", vp_supply=0)
    play(state, build("small_warehouse", give=give(vp=True)))
    assert PR.position(state)["vp_supply"] == 1
    assert player(state, 0)["vp"] == 8


def test_7_29_customs_house_after_giving_a_chip() -> None:
    """7.29: a chip returned no longer counts."""
    seat = board(2, vp=8, city={**OWNER, "customs_house": 1})
    state = builder(seat, "small_warehouse")
    play(state, build("small_warehouse", give=give(vp=True)))
    assert PR.score(state)[0]["bonus"] == {"customs_house": 1}


def test_the_twelfth_space_by_black_market() -> None:
    """3.9 b: the city may be filled so, too."""
    city = {
        **dict.fromkeys(("guild_hall", "residence", "fortress", "customs_house"), 0),
        **dict.fromkeys(("office", "wharf"), 0),
        **OWNER,
    }
    seat = board(2, goods={"corn": 1}, city=city)
    state = builder(seat, "small_warehouse")
    play(state, build("small_warehouse", give=give("corn")))
    assert state.end_reason == "city"


# --- what is no action ----------------------------------------------------------------------


def test_the_default_written_out() -> None:
    """formats.md 5: a key at its default is accepted and changes nothing."""
    state = builder(board(3, vp=1, city=OWNER), "small_warehouse")
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
    malformed(builder(RICH, "factory"), build("factory", give=given), key)
