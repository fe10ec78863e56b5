"""Who sits before the screen, and when a curtain must hide the table from him."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from prdesk.session.seating import is_human


class Looking:
    """Follows the game and knows whose secrets may be on the screen.

    With one person at the table it is always his. With several, and something hidden, it stays
    the last one's until the next one has said that he is alone (`reveal`). Where nothing is
    hidden, or nobody has anything to hide yet, the table simply turns to whoever decides.

    Attributes:
        viewer: seat whose secrets may be shown; None while that is nobody's.
    """

    def __init__(self, seats: list[str], hides: Callable[[Any, int], bool]) -> None:
        """Args: hides: whether a seat has something in a state that others may not see."""
        self._hides = hides
        self._people = [i for i, seat in enumerate(seats) if is_human(seat)]
        self._seats = len(seats)
        self.viewer: int | None = None
        self._due: int | None = None

    @property
    def spectated(self) -> bool:
        """Whether only computers play, so that whoever looks may see everything."""
        return not self._people

    @property
    def curtain(self) -> int | None:
        """Person who must confirm that he looks before the table is shown; None if nobody."""
        return self._due

    def opened(self, state: Any) -> None:
        """A game begins, or one without secrets: whoever decides first sits there already."""
        self.viewer = self._next_person(state)
        self._due = None

    def returned(self, state: Any) -> None:
        """A game comes from a file: nobody knows who sits there."""
        if state.player >= 0 and self._secrets(state):
            self.viewer = None
            self._due = self._next_person(state)
        else:
            self.opened(state)

    def moved(self, state: Any) -> None:
        """The game went on, or back."""
        if state.player < 0 or state.player not in self._people:
            if self.viewer is not None:
                self._due = None
        elif not self._secrets(state):
            self._due = None
            self.viewer = state.player
        else:
            self._due = state.player if state.player != self.viewer else None

    def reveal(self) -> None:
        """The person the curtain waits for has said that he looks."""
        if self._due is not None:
            self.viewer, self._due = self._due, None

    def _secrets(self, state: Any) -> bool:
        """Whether somebody may not see what another person may."""
        return len(self._people) > 1 and any(self._hides(state, seat) for seat in self._people)

    def _next_person(self, state: Any) -> int | None:
        """The deciding person, or the next one in turn order after a computer."""
        first = max(state.player, 0)
        order = [(first + i) % self._seats for i in range(self._seats)]
        return next((seat for seat in order if seat in self._people), None)
