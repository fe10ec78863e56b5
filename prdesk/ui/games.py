"""What each game brings to the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from prdesk.ui.board.table import Table
from prdesk.ui.homesteaders.almanac import almanac as homesteaders_almanac
from prdesk.ui.homesteaders.help import chapters as homesteaders_chapters
from prdesk.ui.homesteaders.rules_page import HomesteadersRules
from prdesk.ui.homesteaders.table import HomesteadersTable
from prdesk.ui.pages import AlmanacPage, Chapter
from prdesk.ui.puertorico.almanac import almanac as puertorico_almanac
from prdesk.ui.puertorico.help import chapters as puertorico_chapters
from prdesk.ui.puertorico.rules_page import PuertoRicoRules
from prdesk.ui.puertorico.table import PuertoRicoTable
from prdesk.ui.rules_page import RulesPage


@dataclass(frozen=True)
class GameWindow:
    """The parts of the window that are a game's own.

    Attributes:
        table: its boards.
        rules: makes the page of the new-game dialog on which its rules are chosen.
        help: the rules in short, in the language of the window.
        almanac: its pieces in tables, in the language of the window.
    """

    table: Table
    rules: Callable[[], RulesPage]
    help: Callable[[], Sequence[Chapter]]
    almanac: Callable[[], Sequence[AlmanacPage]]


WINDOWS: Final[Mapping[str, GameWindow]] = {
    "puertorico": GameWindow(
        PuertoRicoTable(), PuertoRicoRules, puertorico_chapters, puertorico_almanac
    ),
    "homesteaders": GameWindow(
        HomesteadersTable(), HomesteadersRules, homesteaders_chapters, homesteaders_almanac
    ),
}
"""By game id, in the order in which they are offered."""
