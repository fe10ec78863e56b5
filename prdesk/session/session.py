"""One running game: the record is the truth, states kept on the way make undo quick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prdesk.core.errors import PrdeskError, RecordError
from prdesk.core.game import Game, Json
from prdesk.core.record import Record, make_record, now
from prdesk.core.record_replay import start_of
from prdesk.games import game as find_game
from prdesk.session.history import History, Played, play
from prdesk.session.looking import Looking
from prdesk.session.seating import is_human
from prdesk.session.step import Step


class Session:
    """A game, its history and who sits where. States are never changed in place.

    Attributes:
        game: the rules.
        options: options the game was set up with.
        names: names of the players by seat.
        seats: `human` or `ai:NAME` by seat.
        seed: seed of the game's own draws.
        start: position the game began from; None for an ordinary set-up.
        state: the present state, for reading only.
        cursor: number of steps done.
        undone: how many actions were taken back so far.
        note: why the record this game came from could not be followed to its end, or None.
        looking: who sits before the screen.
    """

    def __init__(
        self,
        game: Game,
        first: Any,
        options: Json,
        seats: Sequence[str],
        seed: int,
        start: Json | None = None,
    ) -> None:
        """A session that begins at the state `first`; see `new` and `from_record`."""
        self.game = game
        self.options = options
        self.seats = list(seats)
        self.seed = seed
        self.start = start
        self.state = first
        self.cursor = 0
        self.undone = 0
        self.note: PrdeskError | None = None
        self.created = now()
        self.names = [player["name"] for player in game.position(first)["players"]]
        self._history = History(game, first)
        self.looking = Looking(self.seats, game.hides)
        self.looking.opened(self.state)

    @classmethod
    def new(
        cls, game_id: str, options: Json, names: Sequence[str], seats: Sequence[str], seed: int
    ) -> Session:
        """Set up a new game.

        Raises:
            ConfigError: unknown game, or options that do not fit.
        """
        game = find_game(game_id)
        return cls(game, game.new(options, names, seed), options, seats, seed)

    @classmethod
    def from_record(cls, record: Record) -> Session:
        """Replay a record. An illegal action N opens the game after action N-1, with a `note`.

        Raises:
            ConfigError, RecordError: the game cannot even begin.
        """
        game = find_game(record.game)
        first = start_of(record, game)
        session = cls(game, first, record.options, record.seats, record.seed, record.start)
        if len(session.names) != len(record.seats):
            raise RecordError("bad_field", key="seats")
        session.created = record.meta.created
        for action in record.actions:
            try:
                session._carry_out([action])
            except PrdeskError as error:
                session.note = error
                break
        session.undone = record.meta.undone
        session.looking.returned(session.state)
        return session

    @property
    def steps(self) -> list[Step]:
        """All known steps; `steps[:cursor]` are done, the rest can be redone."""
        return self._history.steps

    @property
    def last_step(self) -> Step | None:
        """The step done last, None before the first."""
        return self.steps[self.cursor - 1] if self.cursor else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.player < 0)

    @property
    def person_decides(self) -> bool:
        """Whether a person has to decide now."""
        return not self.over and is_human(self.seats[self.state.player])

    def submit(self, actions: Sequence[Json]) -> list[Step]:
        """Carry actions out, all or none and as one turn: undo takes all of them back.

        A repeated move keeps what can be redone after it.

        Raises:
            RulesError: the rules refuse one of them.
            ConfigError: one of them is malformed.
        """
        steps = self._carry_out(actions)
        self.looking.moved(self.state)
        return steps

    def undo(self) -> int:
        """Go back to a person's last decision; where only computers play, one step.

        Returns:
            How many steps were taken back, 0 if there is nothing to take back.
        """
        target = self._last_decision_before(self.cursor)
        if target is None:
            return 0
        count = self.cursor - target
        self.undone += count
        self._move_to(target, self._history.state_after(target))
        return count

    def redo(self) -> int:
        """Carry out again what `undo` took back; returns the number of steps."""
        if self.cursor == len(self.steps):
            return 0
        target = self.cursor + 1
        while target < len(self.steps) and not self._is_stop(target):
            target += 1
        count = target - self.cursor
        self._move_to(target, self._history.state_after(target))
        return count

    def last_decision(self) -> tuple[Step, Any] | None:
        """The step that ended the turn which `undo` takes back, and the state it was taken in."""
        last = self._last_decision_before(self.cursor)
        if last is None:
            return None
        while last + 1 < self.cursor and self.steps[last + 1].joined:
            last += 1
        return self.steps[last], self._history.state_after(last)

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would do something."""
        return self._last_decision_before(self.cursor) is not None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would do something."""
        return self.cursor < len(self.steps)

    def record(self) -> Record:
        """The record so far; what could be redone is not part of it."""
        return make_record(
            self.game.id,
            self.game.ruleset,
            self.options,
            self.seed,
            self.names,
            self.seats,
            [step.action for step in self.steps[: self.cursor]],
            start=self.start,
            undone=self.undone,
            created=self.created,
        )

    def _carry_out(self, actions: Sequence[Json]) -> list[Step]:
        """As `submit`, while nobody looks."""
        state = self.state
        played: list[Played] = []
        for action in actions:
            step, state = play(self.game, state, action, joined=bool(played))
            played.append((step, state))
        begin, end = self.cursor, self.cursor + len(played)
        if _moves(self.steps[begin:end]) != _moves([step for step, _ in played]):
            self._history.cut(begin)
            self._history.add(played)
        self.cursor, self.state = end, state
        return self.steps[begin:end]

    def _is_stop(self, index: int) -> bool:
        """Whether undo and redo stop before step `index`."""
        if self.steps[index].joined:
            return False
        if not any(is_human(seat) for seat in self.seats):
            return True
        return is_human(self.seats[self.steps[index].player])

    def _last_decision_before(self, cursor: int) -> int | None:
        return next((i for i in range(cursor - 1, -1, -1) if self._is_stop(i)), None)

    def _move_to(self, cursor: int, state: Any) -> None:
        self.cursor = cursor
        self.state = state
        self.looking.moved(state)


def _moves(steps: Sequence[Step]) -> list[tuple[Json, bool]]:
    """What was done, and what of it together."""
    return [(step.action, step.joined) for step in steps]
