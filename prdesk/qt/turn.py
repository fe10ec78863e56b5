"""The turn a person puts together: what waits to be carried out with one confirmation."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Signal

from prdesk.core.errors import PrdeskError
from prdesk.core.game import Json
from prdesk.qt.translate import translate
from prdesk.session import Session
from prdesk.session.staging import Dropped, Staging
from prdesk.texts import texts_of


@dataclass(frozen=True)
class Staged:
    """What waits at one moment.

    Attributes:
        actions: what waits, in order.
        before: the deciding player in the position without it.
        after: the same player after all of it.
        complete: whether the rules then go on by themselves, so that nothing can follow.
    """

    actions: list[Json] = field(default_factory=list)
    before: Json = field(default_factory=dict)
    after: Json = field(default_factory=dict)
    complete: bool = False


NOTHING = Staged()
"""Nothing waits."""


def staged_of(session: Session, staging: Staging) -> Staged:
    """What waits in a session, as the person who decides may see it."""
    if not staging.actions:
        return NOTHING
    seat = staging.before.player
    before, after = (
        dict(session.game.position(state, seat)["players"][seat])
        for state in (staging.before, staging.after)
    )
    return Staged(staging.actions, before, after, staging.complete)


class TurnModel(QObject):
    """Lets actions wait, and takes them out again, on the position the person saw.

    Signals:
        changed(): something else waits.
        failed(str): a sentence about what was refused, or had to go with what was taken out.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, is_present: Callable[[int], bool], parent: QObject | None = None) -> None:
        """Args: is_present: whether a ticket is that of the present position, and a person's."""
        super().__init__(parent)
        self._is_present = is_present
        self._session: Session | None = None
        self.staging: Staging | None = None

    def begin(self, session: Session) -> None:
        """Let nothing wait: there is a new position."""
        self._session = session
        self.staging = Staging(session.game, session.state)

    @property
    def actions(self) -> list[Json]:
        """What waits, in order."""
        return [] if self.staging is None else self.staging.actions

    @property
    def complete(self) -> bool:
        """Whether nothing can follow what waits."""
        return self.staging is not None and self.staging.complete

    @property
    def can_repeat(self) -> bool:
        """Whether something was taken back that may wait again."""
        return self.staging is not None and self.staging.can_repeat

    @property
    def shown(self) -> Any:
        """The state that is shown, with what waits as if it were done. Only with a session."""
        assert self.staging is not None
        return self.staging.shown

    @property
    def last(self) -> tuple[Json, Any] | None:
        """The action that waits last and the state it was staged in; None if nothing waits."""
        return None if self.staging is None else self.staging.last

    def add(self, ticket: int, action: Json) -> bool:
        """Let an action wait; False if that is stale, not his to do, or illegal."""
        if self.staging is None or not self._is_present(ticket):
            return False
        try:
            self.staging.add(action)
        except PrdeskError as error:
            self.failed.emit(self._reason(error))
            return False
        self.changed.emit()
        return True

    def remove(self, ticket: int, index: int) -> bool:
        """Take the action out that waits at a place; says which others had to go, and why."""
        if self.staging is None or not self._is_present(ticket):
            return False
        dropped = self.staging.remove(index)
        self.changed.emit()
        if dropped:
            self.failed.emit(self._farewell(dropped))
        return True

    def clear(self) -> bool:
        """Let nothing wait any more; False if nothing did."""
        if self.staging is None or not self.staging.actions:
            return False
        self.staging.clear()
        self.changed.emit()
        return True

    def take_back(self) -> bool:
        """Take the last one out; False if nothing waits."""
        done = self.staging is not None and self.staging.take_back()
        if done:
            self.changed.emit()
        return done

    def repeat(self) -> bool:
        """Let the one wait again that was taken back last; False if there is none."""
        done = self.staging is not None and self.staging.repeat()
        if done:
            self.changed.emit()
        return done

    def _farewell(self, dropped: list[Dropped]) -> str:
        """Which actions had to go with the one taken out, each with its reason."""
        assert self._session is not None
        assert self.staging is not None
        game = self._session.game
        words, position = texts_of(game.id), game.position(self.staging.shown)
        text = self.tr("Taken out too: {action}. {reason}")
        told = [(words.label_of_action(one.action, position, translate), one) for one in dropped]
        return " ".join(
            text.format(action=label, reason=self._reason(one.error)) for label, one in told
        )

    def _reason(self, error: PrdeskError) -> str:
        assert self._session is not None
        session = self._session
        params = {"player": session.state.player, **error.params}
        words = texts_of(session.game.id)
        return words.sentence_of_reason(error.reason, params, translate, session.names)
