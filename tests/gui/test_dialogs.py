"""New game, scores, buildings, about; and what a screen reader finds everywhere."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from prdesk.ai import levels
from prdesk.ai.strength import Result
from prdesk.core.rng import Dice
from prdesk.games import CHOICES
from prdesk.puertorico.building_sets import SETS
from prdesk.session import HUMAN, Session, Setup, Setups
from prdesk.ui.about import AboutDialog, versions
from prdesk.ui.almanac import AlmanacDialog
from prdesk.ui.app import App
from prdesk.ui.curtain import Curtain
from prdesk.ui.games import WINDOWS
from prdesk.ui.help import HelpDialog
from prdesk.ui.new_game import DEFAULT_NAMES, NewGameDialog
from prdesk.ui.scores_dialog import ScoresDialog
from tests.gui.conftest import running
from tests.points import with_points

AI = "ai:greedy"
LAST_SET = ("aqueduct", "hacienda", *SETS["new"][2:])
Table = Callable[..., Session]


def plain(setup: Setup | None = None, **rules: Any) -> Setup:
    """A set-up with these choices; otherwise as in the plain game."""
    setup = setup or Setup()
    return replace(setup, choices=CHOICES[setup.game].checked(rules))


def asking(setup: Setup | None = None) -> NewGameDialog:
    """The dialog when this was set up last."""
    return NewGameDialog(Setups() if setup is None else Setups().after(setup))


def finish(session: Session) -> None:
    rng = Dice(session.seed)
    while not session.over:
        code = session.game.random_code(session.state, rng)
        session.submit([session.game.decode(session.state, code)])


def test_the_dialog_gives_back_the_setup_it_got(qtbot: QtBot) -> None:
    for setup in (
        plain(),
        plain(Setup(("A", "B"), (HUMAN, HUMAN), seed=77), edition="classic", variants=["open_vp"]),
        plain(Setup(("A", "B", "C", "D", "E"), ("ai:random", HUMAN, AI, AI, HUMAN))),
        plain(expansions=["nobles"], variants=["corn_compensation"]),
        plain(expansions=["buildings", "nobles"], variants=["nobles_in_draft"]),
        plain(expansions=["buildings"], draft="random_buildings", buildings=[*SETS["island"]]),
        plain(expansions=["buildings"], draft="set", buildings=[*SETS["shipping"]]),
        plain(expansions=["buildings"], draft="set", buildings=[*LAST_SET]),
    ):
        dialog = asking(setup)
        qtbot.addWidget(dialog)
        if setup.seed is not None:
            dialog.seed.setText(str(setup.seed))
        assert dialog.setup() == setup


def test_rules_that_do_not_go_together_say_why(qtbot: QtBot) -> None:
    dialog = asking(Setup(choices={"variants": ["nobles_in_draft"]}))
    qtbot.addWidget(dialog)
    rules = dialog.rules
    drafted = rules.rules["nobles_in_draft"]
    assert not drafted.box.isEnabled()
    assert drafted.box.accessibleDescription() == "Needs both expansions."
    assert not rules.draft.isEnabled()
    assert dialog.setup().options()["variants"] == []
    for expansion in ("buildings", "nobles"):
        rules.rules[expansion].box.click()
    assert drafted.box.isEnabled()
    assert "drafted" in drafted.box.accessibleDescription()
    assert rules.draft.isEnabled()
    assert dialog.setup().options()["variants"] == ["nobles_in_draft"]


def test_a_set_that_does_not_fit_cannot_be_played(qtbot: QtBot) -> None:
    both = tuple(kind if kind != "black_market" else "hacienda" for kind in SETS["new"])
    dialog = asking(plain(expansions=["buildings"], draft="set", buildings=list(both)))
    qtbot.addWidget(dialog)
    assert dialog.start.isEnabled()
    dialog.rules.edition.setCurrentIndex(1)
    assert not dialog.start.isEnabled()
    assert dialog.rules.problem
    dialog.rules.set.setCurrentIndex(dialog.rules.set.findData("new"))
    assert dialog.start.isEnabled()


def test_the_set_of_the_last_game_is_offered(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    session = plain(Setup(seed=3), expansions=["buildings"], draft="random_buildings").session()
    app.model.start(session)
    seen = []

    def look(dialog: NewGameDialog) -> QDialog.DialogCode:
        rules = dialog.rules
        rules.draft.setCurrentIndex(rules.draft.findData("set"))
        seen.append((str(rules.set.currentData()), rules.buildings))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(NewGameDialog, "exec", look)
    app.window.actions_.new.trigger()
    assert [name for name, _ in seen] == ["last"]
    assert set(seen[0][1]) <= set(session.game.position(session.state)["buildings"])
    assert len(seen[0][1]) == 17


def test_rows_follow_the_number_of_players(qtbot: QtBot) -> None:
    dialog = asking()
    qtbot.addWidget(dialog)
    dialog.show()
    for number in range(2, 6):
        dialog.count.setCurrentIndex(number - 2)
        shown = [row for row in dialog.rows if row.name.isVisible()]
        assert len(shown) == number
        assert len(dialog.setup().seats) == number


def test_an_unknown_computer_player_of_old_becomes_one_there_is(qtbot: QtBot) -> None:
    dialog = asking(Setup(("A", "B"), (HUMAN, "ai:gone")))
    qtbot.addWidget(dialog)
    assert dialog.setup().seats == (HUMAN, "ai:easy")


def test_four_levels_are_offered_to_play_against(qtbot: QtBot) -> None:
    dialog = asking()
    qtbot.addWidget(dialog)
    kind = dialog.rows[1].kind
    offered = [kind.itemText(index) for index in range(kind.count())]
    assert offered == ["Person", *(f"Computer: {n}" for n in ("Easy", "Medium", "Hard", "Expert"))]
    for index in range(1, kind.count()):
        assert kind.itemData(index, Qt.ItemDataRole.ToolTipRole).endswith(".")


def test_a_player_of_an_older_game_stays_until_another_is_chosen(qtbot: QtBot) -> None:
    dialog = asking(Setup(("A", "B"), (HUMAN, "ai:greedy")))
    qtbot.addWidget(dialog)
    assert dialog.rows[1].kind.currentText() == "Computer: Greedy"
    assert dialog.setup().seats == (HUMAN, "ai:greedy")
    assert dialog.rows[0].kind.findData("ai:greedy") < 0


def test_the_levels_at_the_table_are_told_with_their_measured_strength(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = {
        "easy": (Result("random", 4, 100, 97.0, 0.9, 1.0), Result("random", 3, 50, 49.0, 0.9, 1.0)),
        "medium": (Result("easy", 4, 200, 130.0, 0.6, 0.7),),
    }
    monkeypatch.setitem(levels.STRENGTH, "puertorico", measured)
    dialog = asking(Setup(("A", "B", "C"), (HUMAN, "ai:easy", "ai:easy")))
    qtbot.addWidget(dialog)
    dialog.show()
    width = dialog.width()
    assert dialog.strength == (
        "Easy: Looks no further than the phase being played, and is not too particular."
        " With 3 players it won 98 % of 50 games against 2 × Random."
    )
    dialog.rows[2].kind.setCurrentIndex(2)
    lines = dialog.strength.split("\n")
    assert lines[0].startswith("Easy: ")
    assert lines[1].startswith("Medium: ")
    assert lines[1].endswith(" With 4 players it won 65 % of 200 games against 3 × Easy.")
    assert dialog.width() == width
    for row in dialog.rows:
        row.kind.setCurrentIndex(0)
    assert dialog.strength == ""


def test_names_are_short_and_never_empty(qtbot: QtBot) -> None:
    dialog = asking()
    qtbot.addWidget(dialog)
    dialog.rows[0].name.setText("x" * 100)
    dialog.rows[1].name.setText("   ")
    dialog.rows[2].name.setText("\u200b\u202e")
    names = dialog.setup().names
    assert len(names[0]) == 24
    assert names[1:3] == DEFAULT_NAMES[1:3]
    dialog.setup().session()


@pytest.mark.parametrize("name", ["<b>Bob</b>", "\u202eevil", "{player}", "Γιώργος", "&Őrsi"])
def test_any_name_can_be_played_and_is_shown_as_it_is(app: App, qtbot: QtBot, name: str) -> None:
    session = Setup((name, "B"), (HUMAN, HUMAN)).session()
    app.model.start(session)
    assert app.window.table.bar.prompt == f"{session.names[0]}: choose a role"


def test_the_last_setup_is_offered_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def accept(dialog: NewGameDialog) -> QDialog.DialogCode:
        dialog.count.setCurrentIndex(1)
        dialog.rows[0].name.setText("Zoë")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGameDialog, "exec", accept)
    with running() as app:
        app.window.actions_.new.trigger()
        assert app.model.session is not None
        assert app.model.session.names[0] == "Zoë"
    with running() as app:
        assert app.window.setups["puertorico"].names[0] == "Zoë"
        assert len(app.window.setups["puertorico"].seats) == 3


def test_a_cancelled_dialog_changes_nothing(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(HUMAN, AI)
    app.model.start(session)
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    app.window.actions_.new.trigger()
    assert app.model.session is session


def test_final_scores_explain_every_figure_of_a_player(
    app: App, table: Table, qtbot: QtBot
) -> None:
    session = table(HUMAN, HUMAN, HUMAN)
    finish(session)
    app.model.start(session)
    app.window.actions_.scores.trigger()
    dialog = app.window.findChild(ScoresDialog)
    assert dialog is not None
    winners = session.game.winners(session.state)
    assert winners is not None
    name = session.names[winners[0]]
    told = dialog.explanation.text()
    assert told.startswith(f"{name}\nVictory point chips: ")
    assert "\nBuildings: " in told
    assert " = " in told
    qtbot.keyClick(dialog.table, Qt.Key.Key_Right)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Left)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Left)
    assert dialog.explanation.text() != told or winners[0] == 0
    dialog.close()


def test_a_held_enter_does_not_lift_the_curtain(qtbot: QtBot) -> None:
    curtain = Curtain()
    qtbot.addWidget(curtain)
    curtain.hand_over("Bob", "Anna")
    curtain.show()
    revealed: list[bool] = []
    curtain.revealed.connect(lambda: revealed.append(True))
    press = QKeyEvent.Type.KeyPress
    none = Qt.KeyboardModifier.NoModifier
    for button in (curtain, *curtain.findChildren(QPushButton)):
        QApplication.sendEvent(button, QKeyEvent(press, Qt.Key.Key_Return, none, "\r", True))
    assert revealed == []
    qtbot.keyClick(curtain, Qt.Key.Key_Return)
    assert revealed == [True]


def test_versions_can_be_copied(app: App, qtbot: QtBot) -> None:
    dialog = AboutDialog(app.window)
    qtbot.addWidget(dialog)
    copy = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Copy versions")
    qtbot.mouseClick(copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == versions()
    assert "PySide6" in versions()


def test_log_lines_can_be_copied(app: App, table: Table, qtbot: QtBot) -> None:
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    app.window.actions_.log.trigger()
    app.window.table.feed.copy()
    assert QApplication.clipboard().text() == "Settler: Anna"
    app.window.table.feed.copy_all()
    assert QApplication.clipboard().text() == app.window.table.log.text()


def unnamed(widget: QWidget) -> list[str]:
    """Focusable widgets a screen reader could not name."""
    found = []
    for child in [widget, *widget.findChildren(QWidget)]:
        reached = child.focusPolicy() & Qt.FocusPolicy.TabFocus and child.isVisible()
        if not reached or child.objectName().startswith("qt_") or child.focusProxy():
            continue
        interface = QAccessible.queryAccessibleInterface(child)
        if not interface.text(QAccessible.Text.Name).strip():
            found.append(repr(child))
    return found


def test_every_widget_one_can_reach_has_a_name(app: App, table: Table, qtbot: QtBot) -> None:
    assert unnamed(app.window) == []
    session = with_points(table(HUMAN, HUMAN, AI))
    app.model.start(session)
    app.window.actions_.choices.trigger()
    assert unnamed(app.window) == []
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    assert app.window.curtain.isVisible()
    assert unnamed(app.window) == []
    app.model.reveal()
    app.window.actions_.scores.trigger()
    dialogs: list[QDialog] = [
        NewGameDialog(Setups(), app.window),
        AboutDialog(app.window),
        AlmanacDialog(WINDOWS["homesteaders"].almanac(), app.window),
        *app.window.findChildren(ScoresDialog),
    ]
    for dialog in dialogs:
        dialog.show()
        assert unnamed(dialog) == []
        dialog.close()


def test_long_names_are_told_whole(app: App, table: Table) -> None:
    name = "Maximiliana-Theodora Ann"
    app.model.start(Setup((name, *"BCDE"), (HUMAN,) * 5).session())
    app.window.actions_.scores.trigger()
    dialog = app.window.findChild(ScoresDialog)
    assert dialog is not None
    header = dialog.table.horizontalHeader()
    assert header.textElideMode() == Qt.TextElideMode.ElideRight
    model = dialog.table.model()
    tip = model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == name


def test_computers_wait_behind_the_new_game_dialog(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(HUMAN, HUMAN, open_vp=True)
    app.model.start(session)
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    seen: list[tuple[bool, bool]] = []

    def look(dialog: NewGameDialog) -> QDialog.DialogCode:
        labels = [label.text() for label in dialog.findChildren(QLabel) if not label.isHidden()]
        told = "The game now running is kept: Game, Open recent." in labels
        seen.append((app.model.paused, told))
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(NewGameDialog, "exec", look)
    app.window.actions_.new.trigger()
    assert seen == [(True, True)]
    assert not app.model.paused
    assert app.model.session is session


def test_the_help_tells_roles_end_and_keys(app: App) -> None:
    app.window.actions_.how_to_play.trigger()
    dialog = app.window.findChild(HelpDialog)
    assert dialog is not None
    page = dialog.findChild(QTextBrowser)
    assert page is not None
    told = page.toPlainText()
    for word in ("Settler", "Captain", "Prospector", "The end", "Shift+Space", "F2", "Ctrl+H"):
        assert word in told
