"""What each game brings to the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from prdesk.ui.board.table import Table
from prdesk.ui.puertorico.rules_page import PuertoRicoRules
from prdesk.ui.puertorico.table import PuertoRicoTable
from prdesk.ui.rules_page import RulesPage


@dataclass(frozen=True)
class GameWindow:
    """The parts of the window that are a game's own.

    Attributes:
        table: its boards.
        rules: makes the page of the new-game dialog on which its rules are chosen.
    """

    table: Table
    rules: Callable[[], RulesPage]


WINDOWS: Final[Mapping[str, GameWindow]] = {
    "puertorico": GameWindow(PuertoRicoTable(), PuertoRicoRules),
}
"""By game id, in the order in which they are offered."""
