"""Wrong parameters: -32602 and the key, and the game is as it was."""

from __future__ import annotations

from typing import Any

import pytest

NEEDS_GAME = ("position", "legal", "apply", "why", "undo", "score", "suggest", "record")
PARTS = {"game": "puertorico", "options": {"players": 3}}


@pytest.mark.parametrize("method", NEEDS_GAME)
def test_before_the_first_game_there_is_no_game(client: Any, method: str) -> None:
    assert client.refusal(method) == "no_game"
    assert client.refusal(method, action={"type": "pass"}, view=0, foo=1) == "no_game"


@pytest.mark.parametrize("method", ["new", "load", *NEEDS_GAME, "quit"])
def test_an_unknown_parameter_is_named(client: Any, method: str) -> None:
    client.new()
    assert client.invalid(method, veiw=1) == "veiw"
    assert not client.server.finished


TABLE: list[tuple[str, dict[str, Any], str]] = [
    ("new", {}, "game"),
    ("new", {"game": "puertorico"}, "options"),
    ("new", {"options": {"players": 3}}, "game"),
    ("new", {**PARTS, "game": 1}, "game"),
    ("new", {**PARTS, "game": "go"}, "game"),
    ("new", {**PARTS, "game": None}, "game"),
    ("new", {**PARTS, "options": []}, "options"),
    ("new", {**PARTS, "options": {}}, "options.players"),
    ("new", {**PARTS, "options": {"players": 6}}, "options.players"),
    ("new", {**PARTS, "options": {"players": 3.0}}, "options.players"),
    ("new", {**PARTS, "options": {"players": True}}, "options.players"),
    ("new", {**PARTS, "options": {"players": 3, "color": 1}}, "options.color"),
    ("new", {**PARTS, "options": {"players": 3, "edition": "gold"}}, "options.edition"),
    ("new", {**PARTS, "options": {"players": 3, "variants": "open_vp"}}, "options.variants"),
    ("new", {**PARTS, "names": "Anna"}, "names"),
    ("new", {**PARTS, "names": ["Anna", "Bo"]}, "names"),
    ("new", {**PARTS, "names": ["Anna", "Bo", 3]}, "names.2"),
    ("new", {**PARTS, "names": ["Anna", "Bo", ""]}, "names.2"),
    ("new", {**PARTS, "names": ["Anna", "n" * 25, "Cleo"]}, "names.1"),
    ("new", {**PARTS, "names": ["Anna", "\u202e\x07", "Cleo"]}, "names.1"),
    ("new", {**PARTS, "names": None}, "names"),
    ("new", {**PARTS, "seed": "1"}, "seed"),
    ("new", {**PARTS, "seed": 1.0}, "seed"),
    ("new", {**PARTS, "seed": True}, "seed"),
    ("new", {**PARTS, "seed": None}, "seed"),
    ("new", {**PARTS, "seed": 2**63}, "seed"),
    ("new", {**PARTS, "seed": -(2**63) - 1}, "seed"),
    ("new", {**PARTS, "view": 0}, "view"),
    ("load", {}, "position"),
    ("load", {"position": []}, "position"),
    ("load", {"position": {}}, "position.game"),
    ("load", {"position": {"game": 1}}, "position.game"),
    ("load", {"position": {"game": "go"}}, "game"),
    ("load", {"position": {"game": "puertorico"}}, "options"),
    ("load", {"position": {**PARTS, "format": 2}}, "format"),
    ("load", {"position": {**PARTS, "vp": 1}}, "vp"),
    ("load", {"position": {**PARTS, "round": 0}}, "round"),
    ("load", {"position": {**PARTS, "round": 10**30}}, "round"),
    ("load", {"position": {**PARTS, "goods": {"corn": -1}}}, "goods.corn"),
    ("load", {"position": PARTS, "strict": 1}, "strict"),
    ("load", {"position": PARTS, "seed": 1.5}, "seed"),
    ("load", {"position": PARTS, "view": 0}, "view"),
    ("position", {"view": 3}, "view"),
    ("position", {"view": -1}, "view"),
    ("position", {"view": True}, "view"),
    ("position", {"view": 1.0}, "view"),
    ("position", {"view": "0"}, "view"),
    ("legal", {"view": 9}, "view"),
    ("legal", {"limit": -1}, "limit"),
    ("legal", {"limit": 5.0}, "limit"),
    ("legal", {"limit": 100_001}, "limit"),
    ("legal", {"limit": None}, "limit"),
    ("legal", {"limit": 2**63}, "limit"),
    ("score", {"view": 3}, "view"),
    ("apply", {}, "action"),
    ("apply", {"action": None}, "action"),
    ("apply", {"action": []}, "action"),
    ("apply", {"action": "pass"}, "action"),
    ("apply", {"actions": {}}, "actions"),
    ("apply", {"actions": None}, "actions"),
    ("apply", {"actions": [], "action": {"type": "pass"}}, "actions"),
    ("apply", {"action": {"type": "role", "role": "mayor"}, "view": 3}, "view"),
    ("apply", {"action": {}}, "type"),
    ("apply", {"action": {"type": "fly"}}, "type"),
    ("apply", {"action": {"type": 1}}, "type"),
    ("apply", {"action": {"type": "role"}}, "role"),
    ("apply", {"action": {"type": "role", "role": "king"}}, "role"),
    ("apply", {"action": {"type": "role", "role": 1}}, "role"),
    ("apply", {"action": {"type": "role", "role": "mayor", "privilege": 0}}, "privilege"),
    ("apply", {"action": {"type": "role", "role": "mayor", "x": 0}}, "x"),
    ("apply", {"action": {"type": "pass", "good": "corn"}}, "good"),
    ("apply", {"action": {"type": "load", "good": "corn", "ship": 5.0}}, "ship"),
    ("apply", {"action": {"type": "load", "good": "corn", "ship": True}}, "ship"),
    ("apply", {"action": {"type": "place", "island": {"corn": "1"}, "city": {}}}, "island"),
    ("apply", {"action": {"type": "store", "keep": {"wood": 1}}}, "keep"),
    ("apply", {"action": {"type": "store", "keep": []}}, "keep"),
    ("why", {}, "action"),
    ("why", {"action": 1}, "action"),
    ("why", {"action": {"type": "build"}}, "building"),
    ("why", {"action": {"type": "pass"}, "view": 0}, "view"),
    ("undo", {"count": 0}, "count"),
    ("undo", {"count": -1}, "count"),
    ("undo", {"count": 1.0}, "count"),
    ("undo", {"count": True}, "count"),
    ("suggest", {}, "level"),
    ("suggest", {"level": 1}, "level"),
    ("suggest", {"level": "nobody"}, "level"),
    ("suggest", {"level": "greedy@0"}, "level"),
    ("suggest", {"level": "greedy", "count": 0}, "count"),
    ("suggest", {"level": "greedy", "count": "2"}, "count"),
]


@pytest.mark.parametrize(("method", "params", "key"), TABLE)
def test_a_wrong_parameter_is_named_and_changes_nothing(
    client: Any, method: str, params: dict[str, Any], key: str
) -> None:
    before = client.new()
    client.call("apply", action={"type": "role", "role": "settler"})
    client.call("undo")
    assert client.invalid(method, **params).startswith(key)
    assert client.call("position") == before
    assert client.call("record")["actions"] == []
