"""Homesteaders actions by RPC: events, automatic steps, undo, the record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prdesk.core.record import decode
from prdesk.core.record_replay import replay
from prdesk.core.rng import Dice
from prdesk.games import game

IDLE = {"type": "place_workers", "buildings": {}}


def test_automatic_steps_belong_to_the_action_before_them(client: Any) -> None:
    before = client.new(2, 1, "homesteaders")
    client.call("apply", action=IDLE)
    events = client.call("apply", action=IDLE)["events"]
    assert [(e["event"], e["player"], e["auto"]) for e in events] == [
        ("workers_placed", 1, False),
        ("income_collected", 0, True),
        ("income_collected", 1, True),
        ("paid", 0, True),
        ("paid", 1, True),
    ]
    assert client.call("position")["turn"] == {"decision": "neutral_bid", "player": 0}
    assert len(client.call("record")["actions"]) == 2
    undone = client.call("undo")
    assert undone == {
        "turn": {"decision": "place_workers", "player": 1, "done": 1},
        "actions": 1,
    }
    assert client.call("undo")["actions"] == 0
    assert client.call("position") == before


def test_trades_are_steps_of_their_own(client: Any) -> None:
    start = client.load(players={"0": {"trade": 2, "goods": {"food": 1}}})
    client.call("apply", action={"type": "hire"})
    client.call("apply", action={"type": "debt"})
    turn = client.call("apply", action={"type": "buy", "good": "food"})["turn"]
    assert turn == start["turn"]
    player = client.call("position")["players"][0]
    assert (player["workers"], player["silver"], player["debt"], player["trade"]) == (2, 6, 1, 0)
    assert client.call("undo", count=3)["actions"] == 0
    assert client.call("position") == start


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_and_the_record_lead_to_each_position(client: Any, players: int) -> None:
    positions = [
        client.new(players, players, "homesteaders", names=["Anna", "Bo", "Cy", "Di"][:players])
    ]
    rng = Dice(players)
    while (legal := client.call("legal", limit=60))["actions"]:
        actions = [a for a in legal["actions"] if a["type"] != "debt"] or legal["actions"]
        client.call("apply", action=actions[rng.below(len(actions))])
        positions.append(client.call("position"))
    record = client.call("record")
    rules = game("homesteaders")
    assert rules.position(replay(decode(json.dumps(record).encode()), rules).state) == positions[-1]
    for count in (1, 2, 5, 20):
        del positions[-count:]
        client.call("undo", count=count)
        assert client.call("position") == positions[-1]
    actions = record["actions"][len(positions) - 1 :]
    client.call("apply", actions=actions)
    assert client.call("record")["actions"] == record["actions"]


def test_one_of_several_actions_is_refused_with_its_index(client: Any) -> None:
    before = client.new(3, 1, "homesteaders")
    error = client.error("apply", actions=[IDLE, {"type": "debt"}, {"type": "pass"}, IDLE])
    assert (error["code"], error["data"]["index"]) == (-32010, 2)
    assert error["data"]["reason"] == "wrong_decision"
    error = client.error("apply", actions=[IDLE, {"type": "pay"}])
    assert (error["code"], error["data"]["index"], error["data"]["key"]) == (-32602, 1, "gold")
    assert client.call("position") == before


def test_a_game_of_each_kind_in_one_process(client: Any) -> None:
    client.new(3, 1)
    client.call("apply", action={"type": "role", "role": "settler"})
    client.new(3, 1, "homesteaders")
    assert client.invalid("apply", action={"type": "role", "role": "mayor"}) == "type"
    assert client.call("record")["game"] == "homesteaders"
    message = client.error("apply", action={"type": "bid", "auction": "1", "amount": 3})["message"]
    assert "workers" in message.lower()
    client.new(3, 1)
    assert client.invalid("apply", action=IDLE) == "type"
