"""Playing a record again through the rules, up to its first illegal action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from prdesk.core.errors import ConfigError, RecordError, RulesError
from prdesk.core.game import Game
from prdesk.core.record import Record


@dataclass(frozen=True)
class Replay:
    """How far a record could be played.

    Attributes:
        state: the state after the last action that was applied.
        applied: how many actions that were.
        error: why the next one was refused, or None.
    """

    state: Any
    applied: int
    error: RulesError | ConfigError | None


def start_of(record: Record, game: Game) -> Any:
    """The state a record begins with.

    Raises:
        RecordError: `bad_field` if the rules can't make a game of its beginning, or if its start
            is one of another game than its options and names.
    """
    if record.ruleset > game.ruleset:
        raise RecordError("bad_field", key="ruleset")
    try:
        new = game.new(record.options, record.names, record.seed)
        if record.start is None:
            return new
        state = game.load(record.start, record.seed)
    except ConfigError as error:
        raise RecordError("bad_field", key=error.params["key"]) from error
    if game.position(state)["options"] != game.position(new)["options"]:
        raise RecordError("bad_field", key="options")
    return state


def replay(record: Record, game: Game, to: int | None = None) -> Replay:
    """Play a record's actions through the rules.

    Args:
        record: what `decode` gave.
        game: the rules of `record.game`.
        to: stop after so many actions; None plays all.

    Raises:
        RecordError: if the record can't even begin.
    """
    state = start_of(record, game)
    applied = 0
    for action in record.actions[:to]:
        try:
            game.apply(state, action)
        except (RulesError, ConfigError) as error:
            return Replay(state, applied, error)
        applied += 1
    return Replay(state, applied, None)
