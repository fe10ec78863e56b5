"""The whole of loading: merge into a new game, read each part, go on to the next decision."""

from __future__ import annotations

from typing import Any

from prdesk.core.partial import merge, with_head
from prdesk.core.values import no_other_keys
from prdesk.puertorico import engine
from prdesk.puertorico.loading.kinds import read_kinds
from prdesk.puertorico.loading.players import read_players
from prdesk.puertorico.loading.table import read_table
from prdesk.puertorico.loading.turn import read_turn
from prdesk.puertorico.options import ruleset
from prdesk.puertorico.position import to_json
from prdesk.puertorico.setup import new_state
from prdesk.puertorico.state import State
from prdesk.puertorico.totals import check_totals

_KEYS = ("removed",)
"""Keys that not every position has."""


def from_json(position: Any, seed: int, strict: bool) -> State:
    """Read a position; ConfigError names the key that is wrong."""
    given = with_head(position, "puertorico")
    rules = ruleset(given["options"])
    state = new_state(rules, tuple(f"Player {i + 1}" for i in range(rules.players)), seed)
    no_other_keys(given, (*to_json(state), *_KEYS))
    whole = to_json(state)
    parts = {key: value for key, value in given.items() if key not in ("turn", "options")}
    merge(
        whole,
        parts,
        replaced=(),
        in_player=("goods", "island", "city"),
        by_element=("players", "ships"),
    )
    read_kinds(state, given, whole)
    read_table(state, whole)
    read_players(state, whole["players"])
    read_turn(state, given)
    if strict:
        check_totals(state)
    engine.run(state, None)
    return state
