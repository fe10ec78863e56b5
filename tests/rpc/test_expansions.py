"""The expansions by RPC: draft, options that don't go together, drawn tiles, gifts."""

from __future__ import annotations

from typing import Any

import pytest

BOTH = {"players": 3, "expansions": ["buildings", "nobles"]}
DRAFTED = [
    *("small_market", "hacienda", "forest_house", "small_warehouse", "hospice", "office"),
    *("church", "large_warehouse", "factory", "harbor", "library", "wharf"),
    *("guild_hall", "residence", "fortress", "statue", "cloister"),
]


def test_the_players_draft_in_turn_and_then_choose_roles(client: Any) -> None:
    position = client.call("new", game="puertorico", options=BOTH)
    assert position["turn"] == {"decision": "draft", "player": 0}
    for i, building in enumerate(DRAFTED[:-1]):
        legal = client.call("legal")
        assert (legal["decision"], legal["player"]) == ("draft", i % 3)
        done = client.call("apply", action={"type": "draft", "building": building})
        assert done["events"][0] == {
            "event": "building_drafted",
            "player": i % 3,
            "auto": False,
            "building": building,
        }
    client.call("apply", action={"type": "draft", "building": DRAFTED[-1]})
    position = client.call("position")
    assert position["turn"] == {"decision": "role", "player": 0}
    assert set(DRAFTED) < set(position["buildings"])
    assert {"villa", "jeweler"} < set(position["buildings"])
    assert len(position["buildings"]) == 6 + 17 + 8


def test_the_draft_refuses_in_words(client: Any) -> None:
    client.call("new", game="puertorico", options=BOTH)
    assert client.refusal("apply", action={"type": "draft", "building": "villa"}) == (
        "not_in_the_draft"
    )
    client.call("apply", action={"type": "draft", "building": "aqueduct"})
    again = {"type": "draft", "building": "aqueduct"}
    assert client.refusal("apply", action=again) == "already_drafted"
    why = client.call("why", action={"type": "draft", "building": "small_market"})
    assert why["reason"] == "no_space_of_that_cost"
    assert "Small market" in why["message"]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"expansions": ["nobles"], "variants": ["random_buildings"]}, "options.variants"),
        ({"expansions": ["buildings"], "variants": ["nobles_in_draft"]}, "options.variants"),
        ({"set": DRAFTED}, "options.set"),
        (
            {"expansions": ["buildings"], "variants": ["random_buildings"], "set": DRAFTED},
            "options.set",
        ),
        ({"expansions": ["buildings"], "set": DRAFTED[:5]}, "options.set"),
        ({"expansions": ["buildings"], "set": ["villa"]}, "options.set.0"),
        (
            {"edition": "classic", "expansions": ["buildings"], "set": DRAFTED},
            "options.set.2",
        ),
        ({"expansions": ["homesteads"]}, "options.expansions.0"),
    ],
)
def test_options_that_do_not_go_together_are_named(
    client: Any, options: dict[str, Any], key: str
) -> None:
    assert client.invalid("new", game="puertorico", options={"players": 3, **options}) == key


def test_a_drawn_tile_is_for_its_owner(client: Any) -> None:
    city = {building: {"colonists": 1} for building in ("hacienda", "forest_house")}
    position = {
        "game": "puertorico",
        "options": {**BOTH, "set": DRAFTED},
        "players": {"0": {"city": city}},
    }
    client.call("load", position=position)
    client.call("apply", action={"type": "role", "role": "settler"})
    drawn = client.call("position")["plantations"]["stack"][0]
    turn = client.call("apply", action={"type": "hacienda", "use": True}, view=0)["turn"]
    assert (turn["decision"], turn["drawn"]) == ("hacienda_forest", drawn)
    assert client.call("position", view=1)["turn"]["drawn"] is None
    client.call("apply", action={"type": "hacienda_forest", "forest": True})
    forest = [client.call("position", view=v)["players"][0]["island"]["forest"] for v in (0, 1)]
    assert forest == [
        {"tiles": 1, "kinds": {drawn: 1}, "drawn": {drawn: 1}},
        {"tiles": 1, "kinds": {}},
    ]


@pytest.mark.parametrize(
    ("give", "key"),
    [
        ({"good": "wood"}, "give.good"),
        ({"colonist": "island:moon"}, "give.colonist"),
        ({"colonist": 1}, "give.colonist"),
        ({"doubloon": 1}, "give.doubloon"),
    ],
)
def test_a_malformed_gift_names_its_key(client: Any, give: dict[str, Any], key: str) -> None:
    client.call("new", game="puertorico", options={**BOTH, "set": DRAFTED})
    client.call("apply", action={"type": "role", "role": "builder"})
    action = {"type": "build", "building": "small_market", "give": give}
    assert client.invalid("apply", action=action) == key
