"""Black market with other buildings, nobles and the end: rulings 7.27, 7.29 and 7.32."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.expansions.words import at_build, board, give, table
from tests.puertorico.table import PR, build, changes, legal, moves, play, player, refused, take

OWNER = {"black_market": 1}


def test_7_32_the_university_acts_without_its_colonist() -> None:
    """7.32: judged before anything is given."""
    seat = board(2, city={**OWNER, "university": 1})
    state = at_build(seat, "small_warehouse")
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
    state = at_build(seat, "small_warehouse", colonists={"supply": 0, "ship": 0})
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
    state = at_build(seat, "small_warehouse", colonists={"supply": 0, "ship": 0})
    assert legal(state) == moves(
        build("small_warehouse", give=give("corn")),
        build("small_warehouse", give=give(colonist="city:university")),
        build("small_warehouse", give=give(colonist="city:university"), colonist=False),
        PASS,
    )


def test_7_32_the_church_pays_without_its_colonist() -> None:
    """7.32: Church is judged before; its point comes after the chip was given."""
    seat = board(6, vp=1, city={**OWNER, "church": 1})
    state = at_build(seat, "university")
    play(state, build("university", give=give(vp=True, colonist="city:church")))
    assert player(state, 0)["vp"] == 1
    assert PR.position(state)["vp_supply"] == 75


def test_a_point_the_church_would_give_cannot_be_given() -> None:
    """7.32: what one has when building, not what the building will bring."""
    state = at_build(board(7, city={**OWNER, "church": 1}), "university")
    assert legal(state) == moves(build("university", give=give(colonist="city:church")), PASS)
    refused(state, build("university", give=give(vp=True)))


def test_7_32_the_zoning_office_without_its_colonist() -> None:
    """7.32: discounts are judged before."""
    seat = board(1, city={**OWNER, "zoning_office": 1})
    state = at_build(seat, "small_warehouse", nobles=True)
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
    state = at_build(seat, "hospice", nobles=True)
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
    state = at_build(seat, "small_warehouse", nobles=True)
    assert legal(state) == moves(build("small_warehouse", give=give(colonist="san_juan")), PASS)


def test_a_noble_given_is_none_for_the_university() -> None:
    """7.32, formats.md 3: University takes colonists only."""
    seat = board(2, city={**OWNER, "university": 1}, san_juan=(0, 1))
    state = at_build(seat, "small_warehouse", nobles=True, colonists={"supply": 0, "ship": 0})
    given = give(colonist="san_juan:noble")
    assert build("small_warehouse", give=given, colonist=False) not in legal(state)
    play(state, build("small_warehouse", give=given))
    assert "city.small_warehouse.colonists" not in player(state, 0)
    assert PR.position(state)["nobles"]["supply"] == 20


# --- the end -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "supplies"),
    [("vp", {"vp_supply": 0}), ("colonists", {"colonists": {"supply": 0, "ship": 2}})],
)
def test_7_27_a_trigger_is_not_undone(reason: str, supplies: Any) -> None:
    """7.27: VP and colonist given back later change nothing about the end."""
    seat = board(1, vp=9, city=OWNER, san_juan=1)
    state = at_build(seat, "small_warehouse", end_reason=reason, **supplies)
    play(state, build("small_warehouse", give=give(vp=True, colonist="san_juan")))
    assert state.end_reason == reason
    assert PR.position(state)["round"] == 1


def test_7_27_the_chip_lies_in_the_supply_again() -> None:
    """7.27: back in the supply, though the end has been triggered."""
    seat = board(2, vp=9, city=OWNER)
    state = at_build(seat, "small_warehouse", end_reason="vp", vp_supply=0)
    play(state, build("small_warehouse", give=give(vp=True)))
    assert PR.position(state)["vp_supply"] == 1
    assert player(state, 0)["vp"] == 8


def test_7_29_customs_house_after_giving_a_chip() -> None:
    """7.29: a chip returned no longer counts."""
    seat = board(2, vp=8, city={**OWNER, "customs_house": 1})
    state = at_build(seat, "small_warehouse")
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
    state = at_build(seat, "small_warehouse")
    play(state, build("small_warehouse", give=give("corn")))
    assert state.end_reason == "city"
