"""The part of the new-game dialog that says who plays: names, people, levels of computers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QWidget

from prdesk.ai.levels import LEVELS, Level
from prdesk.ai.strength import Result
from prdesk.qt.translate import translate
from prdesk.session import HUMAN, agent_of, seat_of_agent
from prdesk.texts import QT_TRANSLATE_NOOP, name_of

CONTEXT: Final = "NewGameDialog"
NAME_LENGTH: Final = 24
OFFERED: Final = tuple(level for level in LEVELS if level.offered)
OTHERS: Final = frozenset(level.name for level in LEVELS if not level.offered)
"""Players of older games; one stays where it is until another is chosen."""

MEANS: Final = {
    "easy": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Looks no further than the phase being played, and is not too particular."
    ),
    "medium": QT_TRANSLATE_NOOP("NewGameDialog", "Plays some games out before each move."),
    "hard": QT_TRANSLATE_NOOP("NewGameDialog", "Plays many games out before each move."),
    "expert": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Plays games out for a second before each move: as strong as it gets."
    ),
}


class SeatRow:
    """Name and kind of one player."""

    def __init__(self, number: int, parent: QWidget) -> None:
        seat = str(number + 1)
        self.label = QLabel(translate("NewGameDialog", "Player {number}").format(number=seat))
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.name = QLineEdit(parent)
        self.name.setMaxLength(NAME_LENGTH)
        name = translate("NewGameDialog", "Name of player {number}").format(number=seat)
        self.name.setAccessibleName(name)
        self.kind = QComboBox(parent)
        who = translate("NewGameDialog", "Who plays for player {number}").format(number=seat)
        self.kind.setAccessibleName(who)
        self.kind.addItem(name_of("human", translate), HUMAN)
        for level in OFFERED:
            self._offer(level.name)
            means = translate(CONTEXT, MEANS[level.name])
            self.kind.setItemData(self.kind.count() - 1, means, Qt.ItemDataRole.ToolTipRole)

    @property
    def seat(self) -> str:
        """`human` or `ai:NAME`."""
        return str(self.kind.currentData())

    def fill(self, name: str, seat: str) -> None:
        """Show a player; a computer player that is not here any more becomes the first level."""
        self.name.setText(name)
        if agent_of(seat) in OTHERS and self.kind.findData(seat) < 0:
            self._offer(agent_of(seat))
        found = self.kind.findData(seat)
        self.kind.setCurrentIndex(found if found >= 0 else 1)

    def show(self, shown: bool) -> None:
        """Show or hide the row."""
        for widget in (self.label, self.name, self.kind):
            widget.setVisible(shown)

    def _offer(self, agent: str) -> None:
        words = translate("NewGameDialog", "Computer: {level}")
        self.kind.addItem(words.format(level=name_of(agent, translate)), seat_of_agent(agent))


def about_levels(game: str, seats: Sequence[str]) -> str:
    """A line for each level at the table: how it plays, how strong it was measured to be."""
    chosen = {agent_of(seat) for seat in seats}
    return "\n".join(_about(level, game, len(seats)) for level in OFFERED if level.name in chosen)


def _about(level: Level, game: str, players: int) -> str:
    words = translate("NewGameDialog", "{level}: {means}")
    told = words.format(
        level=name_of(level.name, translate), means=translate(CONTEXT, MEANS[level.name])
    )
    results = level.results(game)
    measured = [result for result in results if result.players == players]
    found = (measured or list(results))[:1]
    return " ".join([told, *(_strength(result) for result in found)])


def _strength(result: Result) -> str:
    words = translate(
        "NewGameDialog",
        "With {players} players it won {share} % of {games} games against {count} × {opponent}.",
    )
    return words.format(
        players=result.players,
        share=round(100 * result.wins / result.games),
        games=result.games,
        count=result.players - 1,
        opponent=name_of(result.opponent, translate),
    )
