"""Arranging colonists: circles filled and emptied, automatic placing, what may be confirmed."""

import pytest

from prdesk.ui.puertorico.placement import SAN_JUAN, Placement
from tests.gui.board.positions import GAME, play


def board(spare: int = 2) -> Placement:
    return Placement.of(
        {
            "island": {
                "corn": {"tiles": 2, "colonists": 1},
                "coffee": {"tiles": 1, "colonists": 0},
                "quarry": {"tiles": 1, "colonists": 0},
                "forest": {"tiles": 0},
            },
            "city": {"coffee_roaster": {"colonists": 1}, "office": {}},
            "san_juan": {"colonists": spare},
        }
    )


def test_it_begins_as_the_colonists_stand() -> None:
    placement = board()
    assert placement.placed == {
        "island:corn": 1,
        "island:coffee": 0,
        "island:quarry": 0,
        "city:coffee_roaster": 1,
        "city:office": 0,
    }
    assert (placement.total, placement.unplaced, placement.free) == (
        {"colonist": 4, "noble": 0},
        2,
        5,
    )


def test_nobody_stays_in_san_juan_while_a_circle_is_empty() -> None:
    placement = board()
    assert not placement.may_confirm
    placement.auto_place()
    assert placement.unplaced == 0
    assert placement.may_confirm


def test_more_colonists_than_circles_may_be_confirmed() -> None:
    placement = board(spare=9)
    placement.auto_place()
    assert placement.free == 0
    assert placement.unplaced == 4
    assert placement.may_confirm


def test_a_filled_circle_is_emptied_and_filled_again() -> None:
    placement = board()
    assert placement.toggle("island:corn", 0)
    assert placement.placed["island:corn"] == 0
    assert placement.unplaced == 3
    assert placement.toggle("island:corn", 1)
    assert placement.placed["island:corn"] == 1


def test_nothing_is_filled_without_a_colonist() -> None:
    placement = board(spare=0)
    assert not placement.toggle("island:quarry", 0)
    assert placement.placed["island:quarry"] == 0


def test_san_juan_sends_a_colonist_where_he_is_wanted_most() -> None:
    placement = board()
    assert placement.toggle(SAN_JUAN, 0)
    assert placement.placed["island:coffee"] == 1
    placement.auto_place()
    assert not placement.toggle(SAN_JUAN, 0)


def test_automatic_placing_sees_to_production_then_quarries_then_other_buildings() -> None:
    placement = board()
    placement.auto_place()
    assert placement.placed == {
        "island:corn": 2,
        "island:coffee": 1,
        "island:quarry": 0,
        "city:coffee_roaster": 1,
        "city:office": 0,
    }
    placement.total["colonist"] += 1
    placement.auto_place()
    assert placement.placed["island:quarry"] == 1
    placement.total["colonist"] += 1
    placement.auto_place()
    assert placement.placed["city:office"] == 1
    assert placement.placed["city:coffee_roaster"] == 1


def test_reset_brings_the_beginning_back() -> None:
    placement = board()
    before = dict(placement.placed)
    placement.auto_place()
    placement.reset()
    assert placement.placed == before


def test_the_action_names_what_is_filled() -> None:
    placement = board()
    placement.auto_place()
    assert placement.action() == {
        "type": "place",
        "island": {"corn": 2, "coffee": 1},
        "city": {"coffee_roaster": 1},
    }


@pytest.mark.parametrize("seed", range(9))
def test_the_rules_take_what_may_be_confirmed(seed: int) -> None:
    state = play(4, seed, 5 * seed, lambda s: s.decision == "place")
    assert state.decision == "place"
    placement = Placement.of(GAME.position(state)["players"][state.player])
    assert (GAME.why(state, placement.action()) is None) == placement.may_confirm
    placement.auto_place()
    assert placement.may_confirm
    assert GAME.why(state, placement.action()) is None


def with_nobles(colonists: int = 1, nobles: int = 1) -> Placement:
    return Placement.of(
        {
            "island": {
                "corn": {"tiles": 2, "colonists": 1},
                "forest": {"tiles": 3, "kinds": {"corn": 3}},
            },
            "city": {"chapel": {}, "zoning_office": {"nobles": 1}, "statue": {}},
            "san_juan": {"colonists": colonists, "nobles": nobles},
        }
    )


def test_clicks_go_through_colonist_noble_nobody() -> None:
    placement = with_nobles()
    seen = []
    for _ in range(4):
        assert placement.toggle("city:chapel", 0)
        seen.append(placement.slots["city:chapel"][0])
    assert seen == ["colonist", "noble", "", "colonist"]


def test_a_click_leaves_out_whom_there_is_not() -> None:
    placement = with_nobles(colonists=0)
    assert placement.toggle("city:chapel", 0)
    assert placement.slots["city:chapel"] == ["noble"]
    assert placement.toggle("island:corn", 0)
    assert placement.slots["island:corn"] == ["", ""]
    assert not with_nobles(0, 0).toggle("city:chapel", 0)


def test_each_half_of_san_juan_sends_its_own() -> None:
    placement = with_nobles()
    assert placement.toggle(f"{SAN_JUAN}:noble", 0)
    assert placement.slots["island:corn"] == ["colonist", "noble"]
    assert not placement.toggle(f"{SAN_JUAN}:noble", 0)
    assert placement.toggle(SAN_JUAN, 0)
    assert placement.unplaced == 0


def test_automatic_placing_puts_each_where_it_does_more() -> None:
    placement = with_nobles()
    placement.slots = {place: [""] * len(slots) for place, slots in placement.slots.items()}
    placement.auto_place()
    assert {place: sorted(slots) for place, slots in placement.slots.items()} == {
        "island:corn": ["colonist", "noble"],
        "city:chapel": ["noble"],
        "city:zoning_office": ["colonist"],
    }
    assert placement.action() == {
        "type": "place",
        "island": {"corn": 1},
        "city": {"zoning_office": 1},
        "nobles": {"island": {"corn": 1}, "city": {"chapel": 1}},
    }


def test_automatic_placing_leaves_those_who_stand() -> None:
    placement = with_nobles()
    before = {place: slots[:] for place, slots in placement.slots.items()}
    placement.auto_place()
    assert placement.unplaced == 0 or not placement.free
    for place, slots in before.items():
        kept = zip(slots, placement.slots[place], strict=True)
        assert all(now == then for then, now in kept if then)


@pytest.mark.parametrize("seed", range(9))
def test_the_rules_take_nobles_as_they_stand(seed: int) -> None:
    state = play(
        4, seed, 30 + 9 * seed, lambda s: s.decision == "place", expansions=("buildings", "nobles")
    )
    placement = Placement.of(GAME.position(state)["players"][state.player])
    placement.auto_place()
    assert placement.may_confirm
    assert GAME.why(state, placement.action()) is None
