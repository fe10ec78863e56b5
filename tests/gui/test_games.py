"""Two games in one window: each with its own rules page, table, help, tables and scores."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QDialog, QTableWidget, QTabWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from prdesk.ai.games import STRENGTH
from prdesk.ai.strength import Result
from prdesk.games import CHOICES, GAMES
from prdesk.session import HUMAN, Setup, Setups
from prdesk.ui.almanac import AlmanacDialog
from prdesk.ui.app import App
from prdesk.ui.games import WINDOWS
from prdesk.ui.help import HelpDialog
from prdesk.ui.new_game import NewGameDialog
from tests.gui.conftest import running

OPEN = {"variants": ["open_holdings"]}
HS = Setup(("A", "B"), (HUMAN, "ai:random"), "homesteaders", OPEN, 5)


def choose(dialog: NewGameDialog, game: str) -> None:
    dialog.game.setCurrentIndex(dialog.game.findData(game))


def test_every_game_there_is_can_be_chosen(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Setups())
    qtbot.addWidget(dialog)
    offered = [dialog.game.itemText(i) for i in range(dialog.game.count())]
    assert offered == ["Puerto Rico", "Homesteaders"]
    assert GAMES.keys() == CHOICES.keys() == WINDOWS.keys()


def test_a_game_has_its_own_seats_and_rules(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Setups())
    qtbot.addWidget(dialog)
    dialog.show()
    choose(dialog, "homesteaders")
    assert [dialog.count.itemData(i) for i in range(dialog.count.count())] == [2, 3, 4]
    assert sum(row.name.isVisible() for row in dialog.rows) == 4
    assert dialog.setup().options() == {"players": 4, "variants": []}
    dialog.rules.rules["open_holdings"].box.click()
    assert dialog.setup().options() == {"players": 4, "variants": ["open_holdings"]}
    assert dialog.setup().session().game is GAMES["homesteaders"]


def test_what_was_entered_for_one_game_stays_while_another_is_looked_at(qtbot: QtBot) -> None:
    dialog = NewGameDialog(Setups().after(HS))
    qtbot.addWidget(dialog)
    assert replace(dialog.setup(), seed=5) == HS
    choose(dialog, "puertorico")
    assert dialog.setup() == replace(Setup(), choices=CHOICES["puertorico"].checked({}))
    dialog.rows[0].name.setText("Zoë")
    choose(dialog, "homesteaders")
    assert replace(dialog.setup(), seed=5) == HS
    choose(dialog, "puertorico")
    assert dialog.setup().names[0] == "Zoë"


def test_a_level_is_as_strong_as_it_was_measured_at_the_game(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {"easy": (Result("random", 4, 200, 150.0, 0.7, 0.8),)}
    monkeypatch.setitem(STRENGTH, "homesteaders", measured)
    monkeypatch.setitem(STRENGTH, "puertorico", {})
    dialog = NewGameDialog(Setups())
    qtbot.addWidget(dialog)
    assert "%" not in dialog.strength
    choose(dialog, "homesteaders")
    assert "it won 75 % of 200 games against 3 × Random." in dialog.strength


def test_the_game_set_up_last_is_offered_next_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: NewGameDialog) -> QDialog.DialogCode:
        choose(dialog, "homesteaders")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameDialog, "exec", accept)
    with running() as app:
        app.window.actions_.new.trigger()
        assert app.window.windowTitle() == "Homesteaders, round 1"
    with running() as app:
        assert app.window.setups.last == "homesteaders"


@pytest.mark.parametrize("game", WINDOWS)
def test_help_and_tables_are_those_of_the_game_that_is_played(app: App, game: str) -> None:
    app.model.start(replace(HS, game=game, choices={}).session())
    app.window.actions_.how_to_play.trigger()
    page = app.window.findChild(HelpDialog).findChild(QTextBrowser).toPlainText()
    assert ("trading house" in page) == (game == "puertorico")
    assert ("railroad" in page) == (game == "homesteaders")
    assert "undo, redo" in page
    app.window.actions_.buildings.trigger()
    tables = app.window.findChild(AlmanacDialog).findChildren(QTableWidget)
    named = {table.item(i, 0).text() for table in tables for i in range(table.rowCount())}
    assert ("Lawyer" in named) == (game == "homesteaders")
    assert ("Wharf" in named) == (game == "puertorico")


def test_the_tables_of_homesteaders_are_complete(qtbot: QtBot) -> None:
    dialog = AlmanacDialog(WINDOWS["homesteaders"].almanac())
    qtbot.addWidget(dialog)
    tabs = dialog.findChild(QTabWidget)
    titles = [tabs.tabText(i) for i in range(tabs.count())]
    assert titles == ["Buildings", "Auction tiles", "Market", "Railroad"]
    tables = [tabs.widget(i) for i in range(tabs.count())]
    assert [table.rowCount() for table in tables] == [32, 30, 6, 5]

    def row(table: QTableWidget, name: str) -> list[str]:
        found = next(i for i in range(table.rowCount()) if table.item(i, 0).text() == name)
        return [table.item(found, column).text() for column in range(table.columnCount())]

    assert row(tables[0], "Farm")[:5] == ["Farm", "Settlement", "Residential", "1 wood", "0"]
    assert row(tables[0], "Homestead")[1:4] == ["–", "Residential", "–"]
    assert "each special building" in row(tables[0], "Bank")[5]
    assert tables[1].item(8, 1).text() == "Round 9"
    assert tables[1].item(29, 1).text() == "City"
    assert "4 VP for 1 copper" in tables[1].item(8, 3).text()
    assert row(tables[2], "Steel")[1:] == [
        "Pay 3 silver and 1 trade chit.",
        "Give it with 1 trade chit, get 3 silver and 1 VP.",
    ]
    assert tables[3].item(1, 1).text() == "1 trade chit or 1 track"
    assert all(
        table.item(i, column).text()
        for table in tables
        for i in range(table.rowCount())
        for column in range(table.columnCount())
    )
