"""What buildings, auction tiles and the railroad are said to do."""

import pytest

from prdesk.homesteaders.catalog.building import Building
from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.texts.homesteaders import TEXTS, tile_name
from prdesk.texts.homesteaders.amounts import amount, amounts, changes, told
from prdesk.texts.homesteaders.rewards import rewards
from prdesk.texts.homesteaders.rows import cost_of, price_of, slots_of, worker_income
from prdesk.texts.mark import english


@pytest.mark.parametrize(
    ("name_id", "effect"),
    [
        (
            "homestead",
            "Each round: 2 silver. Workers here: 1 wood on the first space, 1 VP on the second.",
        ),
        (
            "farm",
            "Workers here: 2 silver and 1 trade chit on the first space, 1 food on the second.",
        ),
        ("meatpacking_plant", "Each of 2 workers here: 2 VP."),
        (
            "stables",
            "Each round: 1 trade chit and 1 VP. At the end: 1 VP for each residential"
            " building, the Homestead too.",
        ),
        (
            "railworkers_house",
            "Each round: 1 silver and 1 trade chit."
            " At the end: 1 VP for each worker and each track.",
        ),
        ("ranch", "A worker here: 1 livestock. When built: 1 trade chit."),
        ("2-16", "The winner may build one building: commercial or industrial."),
        ("1-5", "The winner may build one building: commercial. Then, if wanted: 1 worker."),
        (
            "1-9",
            "The winner may build a building of any type."
            " Then, once and if wanted: 4 VP for 1 copper.",
        ),
        (
            "2-14",
            "Nothing is built. The lot brings 1 worker and a step on the railroad,"
            " with its reward.",
        ),
        (
            "3-30",
            "Nothing is built. The lot brings 6 VP. Then, once and if wanted: 2 VP for 1 food.",
        ),
    ],
)
def test_effects(name_id: str, effect: str) -> None:
    assert TEXTS.effect_of(name_id) == effect


def test_both_workers_of_a_river_port_are_needed() -> None:
    assert worker_income("river_port", [1, 0]) == worker_income("river_port", [0, 1]) == {}
    assert worker_income("river_port", [1, 1]) == {"gold": 1}
    assert worker_income("meatpacking_plant", [0, 1]) == {"vp": 2}
    assert worker_income("farm", [1, 1]) == {"silver": 2, "trade": 1, "food": 1}
    assert "2 workers here together: 1 gold;" in TEXTS.effect_of("river_port")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_an_effect_names_all_incomes_and_all_bonuses(row: Building) -> None:
    effect = TEXTS.effect_of(row.id)
    for slot in slots_of(row.id):
        assert all(amount(what, n, english) in effect for what, n in slot.items())
    assert ("At the end: 1 VP for each" in effect) is bool(row.bonus)
    assert all(f"each {what}" in effect for what in row.bonus)


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        ("1-1", "residential or commercial"),
        ("2-13", "any building"),
        ("2-18", "residential or special, then 1 track for 1 wood"),
        ("3-24", "no building, but 1 worker and a step on the railroad"),
        ("3-30", "no building, but 6 VP, plus 2 VP for 1 food"),
    ],
)
def test_tiles_in_a_few_words(tile: str, name: str) -> None:
    assert tile_name(tile) == name


def test_numbers_of_things() -> None:
    held = {"silver": 1, "trade": 2, "vp": 0, "goods": {"wood": 1, "livestock": 2}, "workers": 2}
    assert amounts(held, english) == "1 silver, 2 trade chits, 1 wood, 2 livestock, 2 workers"
    assert told({"tracks": 1, "debts": 2}, english) == "1 track and 2 debts"
    assert told({}, english) == amounts({"goods": None}, english) == "nothing"
    assert changes({"trade": -1, "gold": 1}, english) == "−1 trade chit, +1 gold"


def test_what_things_cost() -> None:
    assert cost_of("church") == {"wood": 1, "steel": 1, "gold": 1, "copper": 1}
    assert cost_of("foundry") == {}
    assert price_of("steel") == {"silver": 3}
    assert price_of("livestock") == {"gold": 1}


def test_a_step_on_the_railroad_offers_all_that_was_passed() -> None:
    assert rewards(1) == "1 trade chit"
    assert rewards(5) == "1 trade chit, 1 track, 1 worker, 1 good of choice or 3 VP"
