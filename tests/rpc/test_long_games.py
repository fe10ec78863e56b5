"""Games longer than a record may be, and positions that would make every state heavy."""

from __future__ import annotations

from typing import Any

import pytest

from prdesk.cli.rpc import methods
from prdesk.cli.rpc.methods import Methods
from prdesk.core.errors import ConfigError, RecordError, RulesError


@pytest.fixture
def table() -> Methods:
    """The methods of a process with a new game."""
    running = Methods()
    running.call("new", {"game": "puertorico", "options": {"players": 3}})
    return running


def test_a_game_too_long_for_a_record_is_refused_with_its_reason(
    table: Methods, monkeypatch: pytest.MonkeyPatch
) -> None:
    def too_long(record: Any) -> Any:
        raise RecordError("too_many_actions", limit=20_000)

    monkeypatch.setattr(methods, "as_object", too_long)
    with pytest.raises(RulesError) as refused:
        table.call("record", {})
    assert refused.value.reason == "too_many_actions"


@pytest.mark.parametrize("pile", ["face_up", "stack", "discard"])
def test_a_pile_that_no_box_holds_is_refused(table: Methods, pile: str) -> None:
    position = {
        "game": "puertorico",
        "options": {"players": 3},
        "plantations": {pile: ["corn"] * 100},
    }
    with pytest.raises(ConfigError) as refused:
        table.call("load", {"position": position})
    assert refused.value.params["key"] == f"plantations.{pile}"
