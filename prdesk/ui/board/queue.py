"""What a game offers whose turns are put together from several actions."""

from typing import Protocol

from prdesk.qt.snapshot import Snapshot
from prdesk.qt.turn import Staged
from prdesk.ui.board.elements import Action


class Queue(Protocol):
    """What waits, and what carries it out. Stateless: the session's model keeps what waits."""

    def waits(self, action: Action) -> bool:
        """Whether an action waits for the one that ends the turn; any other ends it."""
        ...

    def possible(self, snapshot: Snapshot) -> list[Action]:
        """All that may wait now, also where `snapshot.actions` is cut off."""
        ...

    def chip(self, action: Action) -> str:
        """An action that waits, in two or three translated words."""
        ...

    def totals(self, staged: Staged) -> str:
        """What the player holds before and after all that waits, as far as it differs."""
        ...

    def loss(self, snapshot: Snapshot, action: Action) -> str:
        """What ending the turn so would lose for good, a translated sentence; "" for nothing."""
        ...
