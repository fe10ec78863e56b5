"""Messages survive the wire; what is none is refused; a position carries the whole decision."""

import json
from typing import Any

import pytest

from prdesk.ai.workers import protocol
from prdesk.ai.workers.protocol import (
    Beat,
    Cancel,
    Chosen,
    Failed,
    Move,
    Ready,
    Task,
    Think,
    Weighed,
    line_of,
    order_of,
    report_of,
)
from prdesk.core.rng import Dice, mix
from prdesk.games import GAMES

TASK = Task("g", {"round": 1, "end_reason": None}, "mcts@8", 2**64 - 1, "choose")
MOVE = Move({"type": "pass"}, 12, 0.25, (0.75, 0.25), (31.5, 28.0))


@pytest.mark.parametrize("order", [Think(1, TASK), Cancel(7)])
def test_orders(order: Any) -> None:
    line = line_of(order)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    assert order_of(line) == order


@pytest.mark.parametrize(
    "report",
    [Ready(), Beat(), Chosen(1, {"type": "pass"}), Weighed(2, [MOVE]), Failed(3, "no\nidea")],
)
def test_reports(report: Any) -> None:
    assert report_of(line_of(report)) == report


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"thinking...\n",
        b"\xff\xfe\n",
        b"[]\n",
        b"7\n",
        b"{}\n",
        b'{"say":"hello"}\n',
        b'{"say":"ready","more":1}\n',
        b'{"say":"think","id":1}\n',
        b'{"say":"chosen","id":"1","action":{}}\n',
        b'{"say":"chosen","id":1.5,"action":{}}\n',
        b'{"say":"chosen","id":1,"action":[]}\n',
        b'{"say":"chosen","id":1,"action":' + b"[" * 100_000 + b"\n",
        b'{"say":"weighed","id":1,"moves":[{"action":{},"visits":1}]}\n',
        b'{"say":"weighed","id":1,"moves":[{"action":{},"visits":1,"utility":NaN,'
        b'"wins":[],"scores":[]}]}\n',
        b'{"say":"ready"}{"say":"ready"}\n',
        b'{"say":"ready"}' + b" " * protocol.MAX_LINE + b"\n",
    ],
)
def test_what_is_no_report_is_refused(line: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (msgspec words it)
        report_of(line)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (5, {}),
        (2, {"expansions": ["buildings"]}),
        (3, {"expansions": ["nobles"], "variants": ["decline_colonists"]}),
        (4, {"expansions": ["buildings", "nobles"], "variants": ["open_vp"]}),
        (2, {"expansions": ["buildings", "nobles"]}),
    ],
)
def test_a_position_carries_the_whole_decision(players: int, options: dict[str, Any]) -> None:
    game = GAMES["puertorico"]
    state = game.new({"players": players, **options}, None, players)
    rng = Dice(players)
    seen = set()
    while state.player >= 0:
        known = game.hide(state, state.player, mix(rng.state))
        position = game.position(known)
        loaded = game.load(json.loads(json.dumps(position)))
        seen.add(known.decision)
        assert (loaded.decision, loaded.player) == (known.decision, known.player)
        assert game.position(loaded) == position
        assert game.legal(loaded, 200) == game.legal(known, 200)
        code = game.random_code(known, rng)
        assert game.encode(loaded, game.decode(known, code)) == code
        game.play(state, code)
    assert {"role", "place", "build"} <= seen
