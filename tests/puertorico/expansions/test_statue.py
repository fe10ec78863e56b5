"""Statue: rules 4.2, ruling 7.15, row 88."""

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, place, table
from tests.puertorico.table import PR, build, changes, legal, moves, play, player, refused, take


def test_row_88_eight_points_always() -> None:
    """Row 88: 8 VP, and no bonus of its own."""
    score = PR.score(table(3, {0: board(city={"statue": 0})}))[0]
    assert (score["buildings"], score["bonus"], score["total"]) == (8, {}, 8)


def test_row_88_counts_for_city_hall() -> None:
    """Row 88: 1 for City hall (beige)."""
    score = PR.score(table(3, {0: board(city={"statue": 0, "city_hall": 1, "office": 0})}))[0]
    assert score["bonus"] == {"city_hall": 3}
    assert score["total"] == 8 + 4 + 2 + 3


def test_cost_column_and_size() -> None:
    """2, 2.4: cost 10, column 4, two city spaces, one copy."""
    seat = board(6, island={"quarry": (5, 5)})
    state = table(3, {0: seat}, on_sale=["statue"], governor=2, kinds=["statue"])
    take(state, "builder")
    assert legal(state) == moves(build("statue"), PASS)
    play(state, build("statue"))
    assert "doubloons" not in player(state, 0)
    assert PR.position(state)["buildings"]["statue"] == 0
    assert "statue" in PR.position(state)["players"][0]["city"]


def test_two_spaces_are_needed() -> None:
    """3.4: 2 for large; the Statue is one of them."""
    city = dict.fromkeys(
        ("guild_hall", "residence", "fortress", "customs_house", "office", "wharf", "harbor"), 0
    )
    full = table(3, {0: board(10, city=city)}, kinds=["statue"], on_sale=["statue", "hospice"])
    take(full, "builder")
    refused(full, build("statue"), "city_full")
    assert legal(full) == moves(build("hospice"), PASS)
    del city["harbor"]
    state = table(3, {0: board(10, city=city)}, kinds=["statue"], on_sale=["statue"])
    take(state, "builder")
    play(state, build("statue"))
    assert state.end_reason == "city"


def test_no_circle_to_fill() -> None:
    """4.2: no circle: nobody stands on it, and the ship does not count it."""
    seat = board(city={"statue": 0}, island={"corn": 1, "sugar": 1})
    state = table(3, {0: seat}, colonists={"supply": 9, "ship": 3})
    take(state, "mayor", privilege=False)
    assert asked(state) == (0, "place")
    assert legal(state) == moves(place({"corn": 1}), place({"sugar": 1}))
    refused(state, place({}, {"statue": 1}), "too_many_on_tile", circles=0)
    play(state, place({"corn": 1}))
    assert PR.position(state)["colonists"] == {"supply": 6, "ship": 3}


def test_7_15_the_university_colonist_waits() -> None:
    """7.15: University and Statue: the colonist goes to San Juan."""
    state = table(3, {0: board(9, city={"university": 1})}, on_sale=["statue"], kinds=["statue"])
    take(state, "builder")
    assert legal(state) == moves(build("statue"), build("statue", colonist=False), PASS)
    before = PR.position(state)
    play(state, build("statue"))
    assert changes(before, state) == {
        "buildings.statue": (1, 0),
        "colonists.supply": (55, 54),
        "players.0.doubloons": (9, 0),
        "players.0.san_juan.colonists": (0, 1),
    }


def test_7_15_declined() -> None:
    """3.4: University is optional."""
    state = table(3, {0: board(9, city={"university": 1})}, on_sale=["statue"], kinds=["statue"])
    take(state, "builder")
    play(state, build("statue", colonist=False))
    assert PR.position(state)["colonists"]["supply"] == 55
