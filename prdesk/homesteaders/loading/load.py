"""The whole of loading: merge into a new game, read each part, go on to the next decision."""

from __future__ import annotations

from typing import Any

from prdesk.core.partial import merge, with_head
from prdesk.core.values import as_int, no_other_keys
from prdesk.homesteaders import engine
from prdesk.homesteaders.catalog.ids import FINAL_ROUND
from prdesk.homesteaders.loading.auctions import lay_out, read_auctions
from prdesk.homesteaders.loading.players import read_players
from prdesk.homesteaders.loading.stock import read_stock
from prdesk.homesteaders.loading.turn import read_turn
from prdesk.homesteaders.options import ruleset
from prdesk.homesteaders.position import to_json
from prdesk.homesteaders.setup import new_state
from prdesk.homesteaders.state import State
from prdesk.homesteaders.totals import check_totals


def from_json(position: Any, seed: int, strict: bool) -> State:
    """Read a position; ConfigError names the key that is wrong."""
    given = with_head(position, "homesteaders")
    rules = ruleset(given["options"])
    state = new_state(rules, tuple(f"Player {i + 1}" for i in range(rules.players)), seed)
    whole = to_json(state)
    no_other_keys(given, whole)
    state.round = as_int(given.get("round", 1), "round", 1, FINAL_ROUND)
    lay_out(whole, given, state.round)
    parts = {key: value for key, value in given.items() if key not in ("turn", "options")}
    merge(
        whole,
        parts,
        replaced=("neutral", "bids", "auctions", "stock"),
        in_player=("goods", "buildings"),
    )
    state.start = as_int(whole["start_player"], "start_player", 0, rules.players - 1)
    read_players(state, whole["players"])
    read_auctions(state, whole)
    read_stock(state, given)
    read_turn(state, given)
    if strict:
        check_totals(state)
    state.tracked = False
    engine.run(state, None)
    return state
