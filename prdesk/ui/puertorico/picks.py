"""What may be clicked on the table at one moment. No Qt."""

from dataclasses import dataclass, field
from typing import Any

from prdesk.ui.board import targets


@dataclass
class Targets(targets.Targets):
    """What may be clicked, by part.

    Attributes:
        gathered: barrels of each good that lie ready for a small wharf or the royal supplier.
    """

    gathered: dict[str, int] = field(default_factory=dict)

    @property
    def touches_circles(self) -> bool:
        """Whether circles and the pieces on them are something to click."""
        return any(part.startswith("circle:") for part in (*self.picks, *self.chosen))


Partial = dict[str, Any]
