"""The methods of the RPC (docs/formats.md section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from prdesk.ai.levels import agent
from prdesk.cli.rpc import params
from prdesk.cli.rpc.params import REQUIRED, Check
from prdesk.cli.rpc.table import RefusedAt, Table
from prdesk.core.errors import ConfigError, GameOver, RecordError, RulesError
from prdesk.core.game import Json
from prdesk.core.record import as_object
from prdesk.core.rng import mix
from prdesk.games import game as find_game
from prdesk.texts import texts_of

MOST_SUGGESTIONS: Final = 1000
"""More than any decision has but placements, of which nobody reads so many."""


class Methods:
    """One game at a time, and the methods that act on it.

    Attributes:
        table: the present game; None before the first `new` or `load`.
        finished: whether `quit` was called.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        self.finished = False

    def call(self, method: str, given: Json) -> Any:
        """Carry a method out and return its result.

        Raises:
            KeyError: there is no method of that name.
            ConfigError: a parameter is missing, unknown or wrong.
            RulesError: the rules refuse it, or there is no game yet.
            RefusedAt: one of several actions is refused.
        """
        entry = METHODS[method]
        if isinstance(entry, OnTable):
            if self.table is None:
                raise RulesError("no_game")
            return entry.run(self.table, params.read(given, entry.params))
        return entry.run(self, params.read(given, entry.params))

    def new(self, given: Json) -> Json:
        """Set up a new game in place of the present one."""
        game = find_game(given["game"])
        state = game.new(given["options"], given["names"], given["seed"])
        self.table = Table(game, state, given["seed"], loaded=False)
        return game.position(state)

    def load(self, given: Json) -> Json:
        """Set a position up in place of the present game."""
        position = given["position"]
        if "game" not in position:
            raise ConfigError("missing_key", key="position.game")
        game = find_game(params.text(position["game"], "position.game"))
        state = game.load(position, given["seed"], given["strict"])
        self.table = Table(game, state, given["seed"], loaded=True)
        return game.position(state)

    def quit(self, given: Json) -> None:
        """End the process after this answer."""
        self.finished = True


def position(table: Table, given: Json) -> Json:
    """The position, as `view` sees it."""
    return table.game.position(table.state, _view(table, given))


def legal(table: Table, given: Json) -> Json:
    """The legal actions; null for somebody who has not to decide."""
    view = _view(table, given)
    turn = table.game.turn(table.state, view)
    head = {"player": turn["player"], "decision": turn["decision"]}
    if view is not None and turn["player"] not in (view, None):
        return {**head, "actions": None, "complete": True}
    actions, complete = table.game.legal(table.state, given["limit"])
    return {**head, "actions": actions, "complete": complete}


def apply(table: Table, given: Json) -> Json:
    """Carry one action out, or several, all or none."""
    view = _view(table, given)
    action, actions = given["action"], given["actions"]
    if actions is None:
        if action is None:
            raise ConfigError("missing_key", key="action")
        events = _apply_one(table, action)
    elif action is None:
        events = table.apply(actions)
    else:
        raise ConfigError("unknown_key", key="actions")
    return {"events": events, "turn": table.game.turn(table.state, view)}


def why(table: Table, given: Json) -> Json:
    """Whether an action is legal, and if not, why."""
    refusal = table.game.why(table.state, given["action"])
    if refusal is None:
        return {"legal": True, "reason": None, "message": ""}
    texts = texts_of(table.game.id)
    message = texts.sentence_of_reason(refusal.reason, refusal.params, names=table.names)
    return {"legal": False, "reason": refusal.reason, "message": message}


def undo(table: Table, given: Json) -> Json:
    """Take actions back, each with all that followed from it."""
    table.undo(given["count"])
    return {"turn": table.game.turn(table.state), "actions": len(table.actions)}


def score(table: Table, given: Json) -> Json:
    """The scores now, and who leads."""
    view = _view(table, given)
    return {
        "players": table.game.score(table.state, view),
        "winners": table.game.winners(table.state, view),
        "final": table.state.player < 0,
    }


def suggestions(table: Table, given: Json) -> Json:
    """What a computer player would do."""
    try:
        adviser = agent(given["level"])
    except ConfigError as error:
        raise ConfigError(error.reason, **{**error.params, "key": "level"}) from error
    if table.state.player < 0:
        raise GameOver()
    seed = mix(table.seed, len(table.actions))
    count = min(given["count"], MOST_SUGGESTIONS)
    found = adviser.suggest(table.game, table.state, count, seed)
    seat, names = table.state.player, table.names
    texts = texts_of(table.game.id)
    return {
        "actions": [
            {
                "action": one.action,
                "win": one.win,
                "score": None if one.scores is None else one.scores[seat],
                "scores": None if one.scores is None else list(one.scores),
                "reason": texts.sentence_of_hint(one.reasons, seat, names=names),
            }
            for one in found
        ]
    }


def record(table: Table, given: Json) -> Json:
    """The record so far; refused once the game is longer than a record may be."""
    try:
        return as_object(table.record())
    except RecordError as error:
        raise RulesError(error.reason, **error.params) from error


def _apply_one(table: Table, action: Json) -> list[Json]:
    """Carry out an action that is the only one, so that no index belongs to its refusal."""
    try:
        return table.apply([action])
    except RefusedAt as refused:
        raise refused.error from None


def _view(table: Table, given: Json) -> int | None:
    view: int | None = given["view"]
    if view is not None and view >= len(table.names):
        raise ConfigError("out_of_range", key="view")
    return view


class OfProcess(NamedTuple):
    """A method that needs no game."""

    run: Callable[[Methods, Json], Any]
    params: dict[str, tuple[Check, Any]]


class OnTable(NamedTuple):
    """A method that needs a game."""

    run: Callable[[Table, Json], Any]
    params: dict[str, tuple[Check, Any]]


_VIEW: Final[dict[str, tuple[Check, Any]]] = {"view": (params.seat, None)}

METHODS: Final[dict[str, OfProcess | OnTable]] = {
    "new": OfProcess(
        Methods.new,
        {
            "game": (params.text, REQUIRED),
            "options": (params.mapping, REQUIRED),
            "names": (params.texts, None),
            "seed": (params.integer, 0),
        },
    ),
    "load": OfProcess(
        Methods.load,
        {
            "position": (params.mapping, REQUIRED),
            "seed": (params.integer, 0),
            "strict": (params.flag, False),
        },
    ),
    "quit": OfProcess(Methods.quit, {}),
    "position": OnTable(position, _VIEW),
    "legal": OnTable(legal, {"limit": (params.list_length, 5000), **_VIEW}),
    "apply": OnTable(
        apply, {"action": (params.mapping, None), "actions": (params.array, None), **_VIEW}
    ),
    "why": OnTable(why, {"action": (params.mapping, REQUIRED)}),
    "undo": OnTable(undo, {"count": (params.positive, 1)}),
    "score": OnTable(score, _VIEW),
    "suggest": OnTable(
        suggestions, {"level": (params.text, REQUIRED), "count": (params.positive, 1)}
    ),
    "record": OnTable(record, {}),
}
