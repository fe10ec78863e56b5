"""Workers are arranged space by space, or all at once where they bring most."""

from itertools import product

import pytest

from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.texts.homesteaders.rows import slots_of, worker_income
from prdesk.ui.homesteaders.targets import IDLE
from prdesk.ui.homesteaders.workers import WORTH, Workers

GAME = game("homesteaders")
PLACES = (
    "farm",
    "market",
    "foundry",
    "ranch",
    "gold_mine",
    "copper_mine",
    "river_port",
    "meatpacking_plant",
    "forge",
)


def workers(total: int, *buildings: str, round_: int = 3, **stand: list[int]) -> Workers:
    """An arrangement of so many workers on a homestead and these buildings."""
    names = ("homestead", *buildings)
    held = {name: {"workers": stand.get(name, [0] * len(slots_of(name)))} for name in names}
    return Workers.of({"workers": total, "buildings": held}, round_)


def filled(found: Workers) -> dict[str, list[int]]:
    buildings: dict[str, list[int]] = found.action()["buildings"]
    return buildings


def test_it_begins_as_the_workers_stand() -> None:
    found = workers(3, "farm", farm=[0, 1])
    assert filled(found) == {"farm": [0, 1]}
    assert found.unplaced == 2
    assert found.may_confirm


def test_a_space_is_filled_and_emptied() -> None:
    found = workers(1, "farm")
    assert found.toggle("farm", 0)
    assert filled(found) == {"farm": [1, 0]}
    assert not found.toggle("farm", 1)
    assert found.toggle("farm", 0)
    assert filled(found) == {}


def test_both_spaces_of_a_river_port_go_together() -> None:
    found = workers(2, "river_port")
    found.toggle("river_port", 0)
    assert filled(found) == {"river_port": [1, 1]}
    found.toggle("river_port", 1)
    assert filled(found) == {}


def test_a_single_worker_may_stand_at_a_river_port() -> None:
    found = workers(1, "river_port")
    assert found.toggle("river_port", 1)
    assert filled(found) == {"river_port": [0, 1]}
    assert found.toggle("river_port", 1)
    assert filled(found) == {}


def test_an_idle_worker_goes_where_he_brings_most() -> None:
    found = workers(2, "gold_mine", "foundry")
    assert found.toggle(IDLE, 0)
    assert filled(found) == {"gold_mine": [1]}
    assert found.toggle(IDLE, 0)
    assert filled(found) == {"gold_mine": [1], "foundry": [1]}
    assert not found.toggle(IDLE, 0)


def test_back_to_where_they_stood() -> None:
    found = workers(2, "farm", farm=[1, 0])
    found.toggle("farm", 1)
    found.toggle("farm", 0)
    found.reset()
    assert filled(found) == {"farm": [1, 0]}


def test_it_goes_on_with_another_number_of_workers() -> None:
    begun = workers(3, "farm", farm=[1, 1], homestead=[0, 1])
    fewer = workers(2, "farm", farm=[1, 1])
    fewer.take_over(begun)
    assert filled(fewer) == {"homestead": [0, 1], "farm": [1, 0]}
    more = workers(4, "farm", farm=[1, 1])
    more.take_over(begun)
    assert more.unplaced == 1


def test_nothing_is_to_be_arranged_where_all_stand_well() -> None:
    found = workers(1, "gold_mine", "foundry", gold_mine=[1])
    assert not found.may_auto
    found.toggle("gold_mine", 0)
    assert found.may_auto
    found.auto_place()
    assert filled(found) == {"gold_mine": [1]}
    assert not found.may_auto


def test_an_arrangement_that_is_as_good_stays() -> None:
    found = workers(2, "meatpacking_plant", "forge", meatpacking_plant=[0, 1], forge=[1])
    found.auto_place()
    assert filled(found) == {"meatpacking_plant": [0, 1], "forge": [1]}


def test_two_workers_at_a_river_port_are_worth_less_than_two_good_places() -> None:
    two = workers(2, "river_port", "gold_mine", "ranch")
    two.auto_place()
    assert filled(two) == {"gold_mine": [1], "ranch": [1]}
    four = workers(4, "river_port", "gold_mine", "ranch")
    four.auto_place()
    assert filled(four) == {"river_port": [1, 1], "gold_mine": [1], "ranch": [1]}


def test_in_the_last_round_points_count_and_wood_hardly() -> None:
    found = workers(1, round_=11)
    found.auto_place()
    assert filled(found) == {"homestead": [0, 1]}


@pytest.mark.parametrize("seed", range(12))
def test_no_other_arrangement_brings_more(seed: int) -> None:
    dice = Dice(seed)
    buildings = [name for name in PLACES if dice.below(2)]
    total = 1 + dice.below(9)
    found = workers(total, *buildings)
    found.auto_place()
    assert sum(map(sum, filled(found).values())) <= total
    names = list(found.slots)
    ways = product(*(product((0, 1), repeat=len(found.slots[name])) for name in names))
    best = max(
        sum(worth(name, way) for name, way in zip(names, ways_, strict=True))
        for ways_ in ways
        if sum(map(sum, ways_)) <= total
    )
    assert sum(worth(name, way) for name, way in filled(found).items()) == best


def worth(building: str, way: tuple[int, ...] | list[int]) -> int:
    return sum(WORTH[what] * count for what, count in worker_income(building, way).items())
