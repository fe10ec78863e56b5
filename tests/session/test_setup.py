"""What the new-game dialog asks becomes the options of the game, and is kept."""

from typing import Any

import pytest

from prdesk.session import Setup
from prdesk.session.building_sets import SETS, set_fits, set_of

PLAYERS = {"names": ("A", "B", "C"), "seats": ("human", "ai:random", "ai:random")}
DRAFT_SPACES = 17


def setup(**rules: Any) -> Setup:
    return Setup(**PLAYERS, seed=1, **rules)


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        ({}, {"expansions": [], "variants": []}),
        (
            {"expansions": ("nobles",), "variants": ("decline_colonists",), "open_vp": True},
            {"expansions": ["nobles"], "variants": ["decline_colonists", "open_vp"]},
        ),
        (
            {"expansions": ("buildings",), "draft": "random_buildings"},
            {"expansions": ["buildings"], "variants": ["random_buildings"]},
        ),
        (
            {"draft": "random_buildings", "variants": ("nobles_in_draft",)},
            {"expansions": [], "variants": []},
        ),
        (
            {"expansions": ("buildings",), "draft": "set", "buildings": SETS["trading"]},
            {"expansions": ["buildings"], "variants": [], "set": sorted(SETS["trading"])},
        ),
        (
            {"expansions": ("buildings",), "draft": "set", "buildings": ("office",)},
            {"expansions": ["buildings"], "variants": []},
        ),
    ],
)
def test_options(rules: dict[str, Any], options: dict[str, Any]) -> None:
    chosen = setup(**rules)
    session = chosen.session()
    played = session.game.position(session.state)["options"]
    if "set" in played:
        played["set"] = sorted(played["set"])
    played["variants"] = sorted(played["variants"])
    assert played == {"players": 3, "edition": "deluxe", **options}
    assert session.record().options["expansions"] == options["expansions"]


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
@pytest.mark.parametrize("name", SETS)
def test_every_set_of_ours_fits(name: str, edition: str) -> None:
    options = {"players": 3, "edition": edition, "expansions": ["buildings"]}
    assert len(set(SETS[name])) == DRAFT_SPACES
    assert set_fits(SETS[name], options)


def test_rules_survive_the_settings() -> None:
    chosen = Setup(
        **PLAYERS,
        expansions=("buildings", "nobles"),
        variants=("nobles_in_draft",),
        draft="set",
        buildings=SETS["new"],
    )
    assert Setup.from_json(chosen.to_json()) == chosen


@pytest.mark.parametrize(
    "damage", [{"expansions": ["seafarers"]}, {"variants": ["chaos"]}, {"draft": "auction"}]
)
def test_unknown_rules_give_the_default(damage: dict[str, Any]) -> None:
    assert Setup.from_json({**setup().to_json(), **damage}) == Setup()


def test_settings_of_before_the_expansions_are_read() -> None:
    old = {"names": ["A", "B"], "seats": ["human", "human"], "edition": "classic", "open_vp": True}
    assert Setup.from_json(old) == Setup(("A", "B"), ("human", "human"), "classic", True)


def test_the_set_of_a_game() -> None:
    rules = {"expansions": ("buildings", "nobles"), "draft": "set", "buildings": SETS["new"]}
    assert set(set_of(setup(**rules).session())) == set(SETS["new"])
    drafting = setup(expansions=("buildings",)).session()
    assert set_of(drafting) == ()
    assert set_of(setup().session()) == ()
    assert set_of(None) == ()
