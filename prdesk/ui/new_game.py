"""The dialog that sets a new game up; it remembers what was played last."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSignalBlocker
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from prdesk.core.names import cleaned_name
from prdesk.games import CHOICES, GAMES
from prdesk.qt.translate import translate
from prdesk.session import HUMAN, Setup, Setups
from prdesk.session.setup import MAX_SEED
from prdesk.texts import title_of
from prdesk.ui.games import WINDOWS
from prdesk.ui.letters import HEADING, letter
from prdesk.ui.new_game_seats import SeatRow, about_levels
from prdesk.ui.rules_page import RulesPage, note

MOST = max(number for game in WINDOWS for number in GAMES[game].seats)
DEFAULT_NAMES = ("Anna", "Bruno", "Clara", "Diego", "Elena")


class NewGameDialog(QDialog):
    """Asks for the game, seats, rules and the number of the deal; keeps the answers by game."""

    def __init__(
        self, setups: Setups, parent: QWidget | None = None, running: bool = False
    ) -> None:
        """Args: running: a game is being played that the new one takes the place of."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._setups = setups
        self.game = QComboBox(self)
        self.game.setAccessibleName(self.tr("Game"))
        for game in WINDOWS:
            self.game.addItem(title_of(game, translate), game)
        self.count = QComboBox(self)
        self.count.setAccessibleName(self.tr("Number of players"))
        self.rows = [SeatRow(i, self) for i in range(MOST)]
        self._levels = note()
        # It is as wide as the rest of its column, whatever it says.
        self._levels.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._pages = {game: window.rules() for game, window in WINDOWS.items()}
        self._stack = QStackedWidget()
        for page in self._pages.values():
            self._stack.addWidget(page)
            page.changed.connect(self._allow_start)
        self.seed = QLineEdit()
        self.seed.setAccessibleName(self.tr("Deal number"))
        self.seed.setPlaceholderText(self.tr("a new deal"))
        digits = QRegularExpression("[0-9]{0,18}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        sides = QHBoxLayout()
        sides.setSpacing(30)
        sides.addLayout(self._players(), 4)
        sides.addLayout(self._which_rules(), 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(14)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        column.addLayout(sides)
        kept = note()
        kept.setText(self.tr("The game now running is kept: Game, Open recent."))
        kept.setVisible(running)
        column.addWidget(kept)
        column.addWidget(self._buttons())
        self._shown = setups.last
        self.game.setCurrentIndex(self.game.findData(setups.last))
        self.game.currentIndexChanged.connect(self._change_game)
        self.count.currentIndexChanged.connect(self._show_rows)
        for row in self.rows:
            row.kind.currentIndexChanged.connect(self._tell_levels)
        self._fill(setups[setups.last])

    @property
    def rules(self) -> RulesPage:
        """The page of the game that is chosen."""
        return self._pages[self._shown]

    def _players(self) -> QVBoxLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        for i, row in enumerate(self.rows):
            row.label.setBuddy(row.name)
            grid.addWidget(row.label, i, 0)
            grid.addWidget(row.name, i, 1)
            grid.addWidget(row.kind, i, 2)
        deal = QFormLayout()
        deal.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        deal.addRow(self.tr("Deal number:"), self.seed)
        means = note()
        means.setText(self.tr("Up to 18 digits. The same number deals the same game again."))
        self.seed.setAccessibleDescription(means.text())
        deal.addRow(means)
        players = QFormLayout()
        players.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        players.addRow(self.tr("Game:"), self.game)
        players.addRow(self.tr("Players:"), self.count)
        column = self._column(self.tr("Who plays?"))
        column.addLayout(players)
        column.addLayout(grid)
        column.addWidget(self._levels)
        column.addLayout(deal)
        column.addStretch(1)
        return column

    def _which_rules(self) -> QVBoxLayout:
        column = self._column(self.tr("Which rules?"))
        column.addWidget(self._stack, 1)
        return column

    @staticmethod
    def _column(words: str) -> QVBoxLayout:
        title = QLabel(words)
        letter(title, HEADING)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(title)
        return column

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        self.start = buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("strong", True)
        self.start.setDefault(True)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _allow_start(self) -> None:
        """The reason why not stands beside the rules."""
        self.start.setEnabled(not self.rules.problem)

    @property
    def strength(self) -> str:
        """What is said of the levels at the table."""
        return self._levels.text()

    def setup(self) -> Setup:
        """What has been chosen."""
        seed = self.seed.text()
        rows = self.rows[: self.count.currentData()]
        return Setup(
            names=tuple(
                cleaned_name(row.name.text()) or DEFAULT_NAMES[i] for i, row in enumerate(rows)
            ),
            seats=tuple(row.seat for row in rows),
            game=self._shown,
            choices=self.rules.choices(),
            seed=min(int(seed), MAX_SEED) if seed else None,
        )

    def _change_game(self) -> None:
        """Show another game as it was set up last; what was entered here is kept meanwhile."""
        self._setups = self._setups.after(self.setup())
        self._shown = str(self.game.currentData())
        self._fill(self._setups[self._shown])

    def _fill(self, setup: Setup) -> None:
        self._stack.setCurrentWidget(self.rules)
        with QSignalBlocker(self.count):
            self.count.clear()
            for number in GAMES[setup.game].seats:
                self.count.addItem(self.tr("{number} players").format(number=number), number)
        computer = next((seat for seat in setup.seats if seat != HUMAN), "")
        for i, row in enumerate(self.rows):
            known = i < len(setup.seats)
            name = setup.names[i] if known else DEFAULT_NAMES[i]
            row.fill(name, setup.seats[i] if known else computer)
        self.count.setCurrentIndex(self.count.findData(len(setup.seats)))
        self.rules.fill(CHOICES[setup.game].checked(setup.choices))
        self._allow_start()
        self._show_rows()

    def _show_rows(self) -> None:
        for i, row in enumerate(self.rows):
            row.show(i < self.count.currentData())
        self._tell_levels()

    def _tell_levels(self) -> None:
        seats = [row.seat for row in self.rows[: self.count.currentData()]]
        told = about_levels(self._shown, seats)
        self._levels.setText(told)
        self._levels.setVisible(bool(told))
