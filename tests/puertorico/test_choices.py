"""What people choose before a game becomes its options, and is kept."""

from typing import Any

import pytest

from prdesk.games import CHOICES, game
from prdesk.puertorico.building_sets import SETS, set_fits, set_of

PR = game("puertorico")
CHOOSING = CHOICES["puertorico"]
DRAFT_SPACES = 17


def begun(rules: dict[str, Any]) -> Any:
    """A game for three by what was chosen."""
    return PR.new({"players": 3, **CHOOSING.options(CHOOSING.checked(rules))}, None, 1)


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ({}, {"expansions": [], "variants": []}),
        (
            {"expansions": ["nobles"], "variants": ["decline_colonists", "open_vp"]},
            {"expansions": ["nobles"], "variants": ["decline_colonists", "open_vp"]},
        ),
        (
            {"expansions": ["buildings"], "draft": "random_buildings"},
            {"expansions": ["buildings"], "variants": ["random_buildings"]},
        ),
        (
            {"draft": "random_buildings", "variants": ["nobles_in_draft"]},
            {"expansions": [], "variants": []},
        ),
        (
            {"expansions": ["buildings"], "draft": "set", "buildings": [*SETS["trading"]]},
            {"expansions": ["buildings"], "variants": [], "set": sorted(SETS["trading"])},
        ),
        (
            {"expansions": ["buildings"], "draft": "set", "buildings": ["office"]},
            {"expansions": ["buildings"], "variants": []},
        ),
    ],
)
def test_options(rules: dict[str, Any], options: dict[str, Any]) -> None:
    played = PR.position(begun(rules))["options"]
    if "set" in played:
        played["set"] = sorted(played["set"])
    played["variants"] = sorted(played["variants"])
    assert played == {"players": 3, "edition": "deluxe", **options}


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
@pytest.mark.parametrize("name", SETS)
def test_every_set_of_ours_fits(name: str, edition: str) -> None:
    options = {"edition": edition, "expansions": ["buildings"]}
    assert len(set(SETS[name])) == DRAFT_SPACES
    assert set_fits(SETS[name], options)


def test_what_was_chosen_is_read_again() -> None:
    chosen = {
        "edition": "classic",
        "expansions": ["buildings", "nobles"],
        "variants": ["nobles_in_draft"],
        "draft": "set",
        "buildings": [*SETS["new"]],
    }
    assert CHOOSING.checked(chosen) == chosen


@pytest.mark.parametrize(
    "damage",
    [
        {"edition": "golden"},
        {"edition": ["classic"]},
        {"expansions": ["seafarers"]},
        {"expansions": "nobles"},
        {"variants": ["chaos"]},
        {"variants": 5, "open_vp": True},
        {"draft": "auction"},
    ],
)
def test_unknown_rules_give_the_plain_game(damage: dict[str, Any]) -> None:
    assert CHOOSING.checked({"expansions": ["nobles"], **damage}) == CHOOSING.checked({})


def test_damaged_kinds_are_forgotten_alone() -> None:
    checked = CHOOSING.checked({"edition": "classic", "buildings": [1]})
    assert (checked["edition"], checked["buildings"]) == ("classic", [])


def test_open_points_of_an_older_program_are_kept() -> None:
    assert CHOOSING.checked({"edition": "classic", "open_vp": True})["variants"] == ["open_vp"]


def test_the_set_of_a_game_is_remembered() -> None:
    rules = {"expansions": ["buildings", "nobles"], "draft": "set", "buildings": [*SETS["new"]]}
    played = PR.position(begun(rules))
    plain = CHOOSING.checked({})
    assert set(CHOOSING.learned(plain, played)["buildings"]) == set(SETS["new"])
    drafting = PR.position(begun({"expansions": ["buildings"]}))
    assert set_of(drafting) == ()
    assert CHOOSING.learned(plain, drafting) == plain
    assert set_of(PR.position(begun({}))) == ()
