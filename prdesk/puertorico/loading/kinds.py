"""Which building kinds are in the game: those named in `buildings` or standing in a city."""

from __future__ import annotations

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import INDEX, NAMES
from prdesk.puertorico.state import State


def read_kinds(state: State, given: Json) -> None:
    """Set the drafted kinds of the state's rules; ConfigError for one that can't be there."""
    rules = state.rules
    named = _named(given)
    if not rules.has_draft or rules.fixed_set:
        for key, name in named:
            if name not in rules.kind_names():
                raise ConfigError("unknown_id", key=key, value=name)
        return
    named = [(key, name) for key, name in named if INDEX[name] in rules.candidates]
    if not named:
        return
    growing = rules.with_drafted(())
    drafted: tuple[int, ...] = ()
    for key, name in named:
        if INDEX[name] in drafted:
            continue
        if INDEX[name] not in growing.draftable:
            raise ConfigError("does_not_fit_the_draft", key=key, value=name)
        drafted = (*drafted, INDEX[name])
        growing = growing.with_drafted(drafted)
    state.rules = growing
    state.stock = list(growing.copies)


def _named(given: Json) -> list[tuple[str, str]]:
    """(key, id) of every building id in the stock and the cities, as far as they are maps."""
    found = [("buildings", name) for name in _keys(given.get("buildings"))]
    players = given.get("players")
    if isinstance(players, dict):
        boards = list(players.items())
    elif isinstance(players, list):
        boards = [(str(i), board) for i, board in enumerate(players)]
    else:
        boards = []
    for i, board in boards:
        if isinstance(board, dict):
            found += [(f"players.{i}.city", name) for name in _keys(board.get("city"))]
    return found


def _keys(value: object) -> list[str]:
    """Known building ids among the keys of a map."""
    return [name for name in NAMES if name in value] if isinstance(value, dict) else []
