"""Which rules of a game people choose before it begins, and how that is remembered."""

from __future__ import annotations

from typing import Protocol

from prdesk.core.game import Json


class Choices(Protocol):
    """The rules a game lets people choose: a JSON object of its own, of which it knows more.

    It may hold what makes no sense with the rest just now, so that a window can offer it again.
    """

    def checked(self, kept: Json) -> Json:
        """What was kept, complete; the plain game if any of it makes no sense."""
        ...

    def options(self, chosen: Json) -> Json:
        """Options of the game but `players`; what does not go together is left out."""
        ...

    def learned(self, chosen: Json, position: Json) -> Json:
        """The choices with what a game in this position has settled since."""
        ...
