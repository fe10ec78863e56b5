"""A record within every limit may hold 20,000 actions; opening it must not freeze the window."""

from __future__ import annotations

import time
from pathlib import Path

from prdesk.core.record import MAX_ACTIONS, encode, make_record
from prdesk.games import game
from prdesk.ui.app import App

MOST_CPU_S = 6.0
"""On a slow machine; with a copy of every state and every line measured it took 13 s."""


def endless(players: int = 3) -> bytes:
    """People pass for ever, because the position they begin at has chips for thousands of turns."""
    rules = game("puertorico")
    start = rules.position(rules.new({"players": players}, None, 1))
    start |= {"vp_supply": 9999, "colonists": {"supply": 9999, "ship": players}}
    state = rules.load(start, 1)
    actions = []
    while len(actions) < MAX_ACTIONS:
        legal, _ = rules.legal(state, 50)
        actions.append({"type": "pass"} if {"type": "pass"} in legal else legal[-1])
        rules.apply(state, actions[-1])
    names = [player["name"] for player in start["players"]]
    return encode(
        make_record(
            rules.id, rules.ruleset, start["options"], 1, names, ["human"] * players, actions, start
        )
    )


def test_the_longest_record_opens_without_freezing_the_window(app: App, tmp_path: Path) -> None:
    file = tmp_path / "long.prdesk"
    file.write_bytes(endless())
    began = time.thread_time()
    assert app.open(file)
    assert time.thread_time() - began < MOST_CPU_S
    session = app.model.session
    assert session is not None
    assert session.cursor == MAX_ACTIONS
    assert app.window.table.log.rowCount() > MAX_ACTIONS
    began = time.thread_time()
    assert app.model.undo()
    assert time.thread_time() - began < 0.5
