"""Loading with `strict`: formats.md section 5."""

from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.table import PR, Json, unloadable


def one(**keys: Any) -> Json:
    """A position in which player 1 has these keys."""
    return {"players": {"0": keys}}


def test_strict_accepts_what_is_complete() -> None:
    """`strict` checks that every component total is right: it is after `new`."""
    for players in (2, 3, 4, 5):
        position = PR.position(PR.new({"players": players}, None, 4))
        assert PR.position(PR.load(position, 0, True)) == position


MISSING: list[tuple[Json, str]] = [
    ({"goods": {"corn": 9}}, "corn"),
    ({"goods": {"coffee": 10}}, "coffee"),
    ({"colonists": {"supply": 74}}, "colonists"),
    ({"colonists": {"ship": 5}}, "colonists"),
    ({"vp_supply": 99}, "vp"),
    ({"vp_supply": 101}, "vp"),
    ({"quarries": 7}, "quarr"),
    ({"buildings": {"wharf": 1}}, "wharf"),
    ({"buildings": {"city_hall": 2}}, "city_hall"),
    ({"plantations": {"stack": []}}, ""),
    ({"plantations": {"discard": ["corn"]}}, "corn"),
    ({"trading_house": ["corn"]}, "corn"),
    ({"ships": {"0": {"good": "corn", "count": 1}}}, "corn"),
    (one(goods={"sugar": 1}), "sugar"),
    (one(vp=1), "vp"),
    (one(city={"office": {}}), "office"),
    (one(san_juan={"colonists": 1}), "colonists"),
    (one(island={}), "indigo"),
]


@pytest.mark.parametrize(("partial", "key"), MISSING)
def test_strict_refuses_a_wrong_total(partial: Json, key: str) -> None:
    """... and refuses a piece too many or too few, which is accepted without `strict`."""
    position = {"game": "puertorico", "options": {"players": 4}, **partial}
    PR.load(position)
    unloadable(position, key, strict=True)


def test_strict_counts_everywhere() -> None:
    """Totals count supplies, ships, house and boards together."""
    tiles = PR.position(PR.new({"players": 4}, None, 0))["plantations"]
    tiles["stack"].remove("sugar")
    position = {
        "game": "puertorico",
        "options": {"players": 4},
        "goods": {"corn": 5},
        "trading_house": ["corn"],
        "ships": {"0": {"good": "corn", "count": 3}},
        "colonists": {"supply": 71, "ship": 4},
        "vp_supply": 93,
        "quarries": 7,
        "buildings": {"wharf": 1},
        "plantations": tiles,
        "players": {
            "0": {
                "vp": 7,
                "goods": {"corn": 1},
                "island": {
                    "indigo": {"tiles": 1, "colonists": 1},
                    "quarry": {"tiles": 1, "colonists": 1},
                    "sugar": {"tiles": 1},
                },
                "city": {"wharf": {"colonists": 1}},
                "san_juan": {"colonists": 1},
            }
        },
    }
    assert asked(PR.load(position, 0, True)) == (0, "role")


def test_strict_allows_paper() -> None:
    """3.7: with no chips left the points go on on paper."""
    players = {str(i): {"vp": 30} for i in range(4)}
    options = {"players": 4}
    position = {"game": "puertorico", "options": options, "players": players, "vp_supply": 0}
    assert asked(PR.load(position, 0, True)) == (0, "role")
    few = {str(i): {"vp": 20} for i in range(4)}
    unloadable({**position, "players": few}, "vp", strict=True)
