"""The methods: results as in docs/formats.md section 5."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from prdesk.core.record import decode, encode
from prdesk.core.record_replay import replay
from prdesk.core.rng import Dice
from prdesk.games import game

ROLE = {"type": "role", "role": "craftsman"}


def play_on(client: Any, actions: int, seed: int = 5) -> list[dict[str, Any]]:
    """Apply so many random actions; returns the results."""
    rng = Dice(seed)
    results = []
    for _ in range(actions):
        legal = client.call("legal")["actions"]
        results.append(client.call("apply", action=legal[rng.below(len(legal))]))
    return results


def over(client: Any) -> dict[str, Any]:
    """Load a position at the end of a game."""
    position = client.new(2)
    position["turn"] = {"decision": "game_over", "player": None}
    position["end_reason"] = "vp"
    result: dict[str, Any] = client.call("load", position=position)
    return result


def test_new_gives_the_position_and_uses_the_defaults(client: Any) -> None:
    position = client.call("new", game="puertorico", options={"players": 4})
    assert position["options"] == {
        "players": 4,
        "edition": "deluxe",
        "expansions": [],
        "variants": [],
    }
    names = [player["name"] for player in position["players"]]
    assert names == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert position == client.call("new", game="puertorico", options={"players": 4}, seed=0)
    assert position == client.call("position")
    assert position != client.call("new", game="puertorico", options={"players": 4}, seed=1)


def test_new_takes_names_and_replaces_the_game(client: Any) -> None:
    client.new(3)
    play_on(client, 4)
    position = client.new(2, names=["Anna\u202e", "Γιώργος"])
    assert [player["name"] for player in position["players"]] == ["Anna", "Γιώργος"]
    assert client.call("record")["actions"] == []
    assert client.refusal("undo") == "nothing_to_undo"


def test_position_of_a_viewer_hides_what_he_may_not_see(client: Any) -> None:
    client.new()
    seen = client.call("position", view=1)
    assert seen["rng"] is None
    assert set(seen["plantations"]["stack"]) == {None}
    assert [player["vp"] for player in seen["players"]] == [None, 0, None]
    assert client.call("position", view=None) == client.call("position")


def test_legal_lists_the_actions_of_who_decides(client: Any) -> None:
    client.new()
    legal = client.call("legal")
    assert (legal["player"], legal["decision"], legal["complete"]) == (0, "role", True)
    assert {"type": "role", "role": "settler"} in legal["actions"]
    assert client.call("legal", view=0) == legal


def test_legal_of_somebody_else_is_null(client: Any) -> None:
    client.new()
    legal = client.call("legal", view=2)
    assert (legal["player"], legal["decision"], legal["actions"]) == (0, "role", None)


def test_legal_is_cut_at_the_limit(client: Any) -> None:
    client.new()
    everything = client.call("legal")["actions"]
    cut = client.call("legal", limit=2)
    assert cut["actions"] == everything[:2]
    assert cut["complete"] is False
    assert client.call("legal", limit=0)["actions"] == []
    assert client.call("legal", limit=len(everything))["complete"] is True


def test_apply_gives_events_and_the_next_turn(client: Any) -> None:
    client.new()
    result = client.call("apply", action={"type": "role", "role": "settler"})
    assert result["turn"] == client.call("position")["turn"]
    assert result["turn"]["decision"] == "tile"
    taken = result["events"][0]
    assert (taken["event"], taken["player"], taken["auto"]) == ("role_taken", 0, False)
    for event in result["events"]:
        assert isinstance(event["event"], str)
        assert event["player"] is None or isinstance(event["player"], int)
        assert isinstance(event["auto"], bool)


def test_apply_takes_defaults_written_out(client: Any) -> None:
    client.new()
    action = {"type": "role", "role": "settler", "privilege": True, "library": True}
    client.call("apply", action=action)
    assert client.call("position")["roles"]["settler"]["taken_by"] == 0


def test_several_actions_are_as_good_as_one_by_one(client: Any) -> None:
    client.new(seed=9)
    results = play_on(client, 12)
    actions = client.call("record")["actions"]
    position = client.call("position")
    client.new(seed=9)
    together = client.call("apply", actions=actions)
    assert together["events"] == [event for result in results for event in result["events"]]
    assert client.call("position") == position


def test_of_several_actions_all_or_none_are_applied(client: Any) -> None:
    before = client.new()
    first = client.call("legal")["actions"][0]
    for wrong, code in ((first, -32010), ({"type": "fly"}, -32602), (7, -32602)):
        error = client.error("apply", actions=[first, wrong, first])
        assert error["code"] == code
        assert error["data"]["index"] == 1
        assert error["data"]["reason"]
        assert client.call("position") == before
        assert client.call("record")["actions"] == []


def test_no_actions_change_nothing(client: Any) -> None:
    before = client.new()
    assert client.call("apply", actions=[]) == {"events": [], "turn": before["turn"]}
    assert client.call("position") == before


def test_a_refused_action_changes_nothing_and_says_why(client: Any) -> None:
    before = client.new()
    assert client.refusal("apply", action={"type": "pass"}) == "wrong_decision"
    error = client.error("apply", action={"type": "role", "role": "prospector"})
    assert error["data"] == {
        "reason": "role_not_in_game",
        "message": "The Prospector is not in play with this number of players.",
    }
    assert client.call("position") == before


def test_why_answers_for_legal_refused_and_malformed_actions(client: Any) -> None:
    before = client.new()
    assert client.call("why", action=ROLE) == {"legal": True, "reason": None, "message": ""}
    refused = client.call("why", action={"type": "role", "role": "prospector"})
    assert (refused["legal"], refused["reason"]) == (False, "role_not_in_game")
    assert refused["message"].endswith(".")
    assert client.invalid("why", action={"type": "role", "role": "king"}) == "role"
    assert client.call("position") == before


def test_a_refusal_names_the_player(client: Any) -> None:
    client.new(names=["Anna", "Bo", "Cleo"])
    client.call("apply", action={"type": "role", "role": "settler"})
    while client.call("position")["turn"]["decision"] != "role":
        client.call("apply", action=client.call("legal")["actions"][0])
    message = client.call("why", action={"type": "role", "role": "settler"})["message"]
    assert "Anna" in message


def test_undo_restores_each_position_exactly(client: Any) -> None:
    positions = [client.new(4, seed=3)]
    for _ in range(25):
        play_on(client, 1, seed=len(positions))
        positions.append(client.call("position"))
    actions = client.call("record")["actions"]
    for count in (1, 3, 7, 14):
        del positions[-count:], actions[-count:]
        undone = client.call("undo", count=count)
        assert undone == {"turn": positions[-1]["turn"], "actions": len(actions)}
        assert client.call("position") == positions[-1]
    assert client.call("record")["actions"] == actions
    assert client.call("record")["meta"]["undone"] == 25
    assert len(actions) == 0


def test_what_is_undone_is_drawn_the_same_again(client: Any) -> None:
    client.new(seed=11)
    play_on(client, 20)
    position = client.call("position")
    actions = client.call("record")["actions"]
    client.call("undo", count=15)
    client.call("apply", actions=actions[5:])
    assert client.call("position") == position


def test_undo_beyond_the_start_undoes_nothing(client: Any) -> None:
    client.new()
    assert client.refusal("undo") == "nothing_to_undo"
    play_on(client, 3)
    before = client.call("position")
    assert client.refusal("undo", count=4) == "nothing_to_undo"
    assert client.call("position") == before
    assert client.call("undo")["actions"] == 2


def test_score_says_who_leads(client: Any) -> None:
    client.new()
    score = client.call("score")
    assert score["final"] is False
    assert len(score["players"]) == 3
    assert score["players"][0] == {
        "vp": 0,
        "buildings": 0,
        "bonus": {},
        "nobles": 0,
        "total": 0,
        "tiebreak": 2,
    }
    assert score["winners"] == [0, 1, 2]
    hidden = client.call("score", view=0)
    assert hidden["players"][0]["total"] == 0
    assert hidden["players"][1]["total"] is None
    assert hidden["winners"] is None


def test_load_of_a_position_goes_on_with_the_same_draws(client: Any) -> None:
    client.new(seed=21)
    play_on(client, 30)
    position = client.call("position")
    after = [play_on(client, 25, seed=8), client.call("position")]
    assert client.call("load", position=position, seed=99) == position
    assert [play_on(client, 25, seed=8), client.call("position")] == after


def test_load_fills_a_partial_position_up(client: Any) -> None:
    options = {"players": 3}
    whole = client.call("new", game="puertorico", options=options, seed=5)
    partial = {"game": "puertorico", "options": options, "vp_supply": 7}
    assert client.call("load", position=partial, seed=5) == {**whole, "vp_supply": 7}


def test_load_with_strict_counts_the_pieces(client: Any) -> None:
    position = client.new()
    position["goods"]["corn"] -= 1
    client.call("load", position=position)
    assert client.invalid("load", position=position, strict=True) == "goods.corn"


@pytest.mark.parametrize("loaded", [False, True])
def test_the_record_replays_to_the_position(client: Any, loaded: bool) -> None:
    position = client.new(4, seed=-77, names=["Anna", "Bo", "Cleo", "Dan"])
    if loaded:
        play_on(client, 10)
        client.call("load", position=client.call("position"), seed=3)
    play_on(client, 40)
    record = client.call("record")
    assert (record["start"] is None) is not loaded
    assert record["names"] == [player["name"] for player in position["players"]]
    assert record["seats"] == ["human"] * 4
    read = decode(json.dumps(record).encode())
    assert json.loads(encode(read)) == record
    rules = game(record["game"])
    played = replay(read, rules)
    assert (played.applied, played.error) == (40, None)
    assert rules.position(played.state) == client.call("position")


@pytest.mark.parametrize("level", ["random", "greedy", "greedy@50"])
def test_suggest_gives_legal_actions_and_changes_nothing(client: Any, level: str) -> None:
    client.new(4)
    before = client.call("position")
    for count in (1, 3):
        found = client.call("suggest", level=level, count=count)["actions"]
        assert 1 <= len(found) <= count
        for one in found:
            assert client.call("why", action=one["action"])["legal"]
            assert one["win"] is None
            assert one["score"] is None
            assert one["reason"].endswith(".")
            assert "not possible" not in one["reason"]
    assert len(client.call("suggest", level=level)["actions"]) == 1
    assert len(client.call("suggest", level=level, count=2**62)["actions"]) > 1
    assert client.call("position") == before


@pytest.mark.parametrize(("level", "least"), [("mcts@400", 3), ("flat-mc@2", 3), ("hard@900ms", 1)])
def test_a_level_that_searches_tells_chances_and_scores(
    client: Any, level: str, least: int
) -> None:
    """Moves that were tried; how many those are in a time, only the machine knows."""
    client.new(4, names=["Anna", "Bo", "Cleo", "Dan"])
    before = client.call("position")
    found = client.call("suggest", level=level, count=3)["actions"]
    assert least <= len(found) <= 3
    for one in found:
        assert list(one) == ["action", "win", "score", "scores", "reason"]
        assert client.call("why", action=one["action"])["legal"]
        assert 0.0 <= one["win"] <= 1.0
        assert one["score"] == one["scores"][0]
        assert len(one["scores"]) == 4
        assert one["reason"].endswith(".")
        assert "Player" not in one["reason"]
    assert client.call("position") == before


def test_suggestions_repeat_for_a_budget_in_nodes(client: Any) -> None:
    asked = []
    for _ in range(2):
        client.new(3, seed=5)
        asked.append(client.call("suggest", level="mcts@20", count=2))
    assert asked[0] == asked[1]


def test_the_reason_names_the_others(client: Any) -> None:
    client.call(
        "load",
        position={
            "game": "puertorico",
            "options": {"players": 3},
            "players": {
                "0": {"name": "Anna", "goods": {"corn": 1}, "island": {}},
                "1": {"name": "Bo", "goods": {"sugar": 5, "coffee": 4}, "island": {}},
            },
            "ships": [
                {"capacity": 4, "good": "corn", "count": 1},
                {"capacity": 5, "good": "sugar", "count": 4},
                {"capacity": 6, "good": "indigo", "count": 3},
            ],
        },
    )
    found = client.call("suggest", level="greedy", count=9)["actions"]
    reasons = {one["action"]["role"]: one["reason"] for one in found}
    assert reasons["captain"].startswith("Bo must throw 7 barrels away. The best move: You ")


def test_after_the_end_no_action_is_legal(client: Any) -> None:
    position = over(client)
    legal = {"player": None, "decision": "game_over", "actions": [], "complete": True}
    assert client.call("legal") == legal
    assert client.call("legal", view=1) == legal
    assert client.refusal("apply", action=ROLE) == "game_over"
    assert client.refusal("apply", actions=[ROLE]) == "game_over"
    assert client.call("why", action=ROLE)["reason"] == "game_over"
    assert client.refusal("suggest", level="greedy") == "game_over"
    assert client.call("score")["final"] is True
    assert client.call("position", view=1) == position


def test_a_game_can_be_played_to_its_end(client: Any) -> None:
    client.new(2, seed=4)
    rng = Dice(4)
    while (legal := client.call("legal", limit=50))["actions"]:
        client.call("apply", action=legal["actions"][rng.below(len(legal["actions"]))])
    assert client.call("position")["end_reason"] in ("colonists", "city", "vp")
    assert client.call("score")["winners"]
    before = copy.deepcopy(client.call("record"))
    client.call("undo")
    client.call("apply", action=before["actions"][-1])
    after = client.call("record")
    assert after["actions"] == before["actions"]
    assert after["meta"]["undone"] == 1
