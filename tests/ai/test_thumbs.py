"""Rules of thumb of games played out (ai/puertorico/thumbs.py): what is chosen out of 60 draws."""

from __future__ import annotations

from collections import Counter

from prdesk.ai.puertorico.thumbs import building, role, tile
from prdesk.core.rng import Dice
from prdesk.games import game

PR = game("puertorico")


def choices(rule, own, *, takes=None, **table):
    """How often a rule takes what, at a decision that begins with a role or is one."""
    position = {
        "game": "puertorico",
        "options": {"players": 3},
        "players": {"0": {"city": {}, "island": {}, **own}},
        **table,
    }
    state = PR.load(position)
    if takes is not None:
        PR.apply(state, {"type": "role", "role": takes})
    player = state.players[state.player]
    dice = Dice(5)
    arguments = (state, player, state.codes) if rule is role else (player, state.codes)
    taken = [PR.decode(state, rule(*arguments, dice)) for _ in range(60)]
    return Counter(str(a.get("role", a.get("tile", a.get("building")))) for a in taken)


def test_a_plant_for_fields_that_lack_one_comes_before_dearer_buildings():
    own = {"doubloons": 5, "island": {"sugar": {"tiles": 3}}}
    assert choices(building, own, takes="builder").most_common(1)[0][0] == "sugar_mill"


def test_a_large_building_comes_first():
    taken = choices(building, {"doubloons": 20}, takes="builder")
    large = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")
    assert sum(taken[name] for name in large) == 60


def test_a_building_is_never_declined():
    assert choices(building, {"doubloons": 1}, takes="builder")["None"] == 0


def test_a_field_for_an_empty_plant_comes_first():
    own = {"city": {"coffee_roaster": {}}}
    face_up = {"face_up": ["indigo", "coffee", "sugar", "tobacco"]}
    assert choices(tile, own, takes="settler", plantations=face_up)["coffee"] > 50


def test_first_quarries_come_before_goods_without_a_plant():
    face_up = {"face_up": ["indigo", "indigo", "sugar", "tobacco"]}
    assert choices(tile, {}, takes="settler", plantations=face_up)["quarry"] > 50


def test_the_role_that_does_most_is_taken_most():
    taken = choices(role, {"goods": {"corn": 6}, "doubloons": 0})
    assert taken.most_common(1)[0][0] == "captain"


def test_doubloons_on_a_role_draw():
    coins = {"settler": {"doubloons": 3}}
    assert choices(role, {"doubloons": 0}, roles=coins).most_common(1)[0][0] == "settler"


def test_no_craftsman_who_produces_for_others():
    goods = {"corn": {"tiles": 3, "colonists": 3}}
    other = {"island": goods, "city": {}}
    own = {"island": {"corn": {"tiles": 1, "colonists": 1}}}
    position = {"players": {"0": {"city": {}, **own}, "1": other}}
    assert choices(role, own, **position)["craftsman"] == 0


def test_no_settler_with_a_full_island():
    own = {"doubloons": 0, "island": {"corn": {"tiles": 12, "colonists": 12}}}
    assert choices(role, own)["settler"] == 0
