"""Which building kinds are in the game: those named in `buildings` or standing in a city."""

from __future__ import annotations

from typing import Any

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import INDEX, NAMES
from prdesk.puertorico.state import State


def read_kinds(state: State, given: Json, whole: Json) -> None:
    """Set the drafted kinds of the state's rules and bring the merged stock in line with them.

    Kinds drawn at random stay unless one beside them is named. Whether the kinds fit the spaces
    of a draft only `strict` asks.
    """
    rules = state.rules
    if not rules.has_draft or rules.fixed_set:
        return
    names = _keys(given.get("buildings"))
    for board in whole["players"] if isinstance(whole["players"], list) else []:
        names |= _keys(board.get("city") if isinstance(board, dict) else None)
    named = {INDEX[name] for name in names if INDEX[name] in rules.candidates}
    if not named <= set(rules.drafted):
        state.rules = rules.with_drafted(tuple(named))
        state.stock = list(state.rules.stock)
    stock = whole["buildings"]
    if isinstance(stock, dict):
        for name in NAMES:
            if INDEX[name] in state.rules.kinds:
                stock.setdefault(name, state.stock[INDEX[name]])
            elif name not in _keys(given.get("buildings")):
                stock.pop(name, None)


def _keys(value: Any) -> set[str]:
    """Known building ids among the keys of a map."""
    return {name for name in NAMES if name in value} if isinstance(value, dict) else set()
