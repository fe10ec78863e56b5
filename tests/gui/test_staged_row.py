"""The row of chips in the action bar, and that a game without a queue never shows it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from prdesk.session import Session
from prdesk.ui import theme
from prdesk.ui.action_bar import ActionBar
from prdesk.ui.app import App
from prdesk.ui.run import application
from prdesk.ui.staged_row import Run, runs
from prdesk.ui.style import apply_style

Table = Callable[..., Session]
Bar = Callable[..., ActionBar]
CHIPS = ["sell wood", "sell wood", "buy steel", "sell wood"]


@pytest.fixture
def bar(qtbot: QtBot) -> Callable[..., ActionBar]:
    """An action bar of some size, on a table."""
    apply_style(application(), theme.palette("light"))
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1280, 800)

    def build(width: int = 870, height: int = 68) -> ActionBar:
        found = ActionBar(table)
        found.setGeometry(0, 0, width, height)
        found.set_prompt("Anna: build, or pass", True)
        found.set_sentence("A sentence.")
        table.show()
        return found

    return build


def test_equal_neighbours_are_taken_together() -> None:
    assert runs([]) == []
    assert runs(CHIPS) == [Run("sell wood", 2, 1), Run("buy steel", 1, 2), Run("sell wood", 1, 3)]


def test_a_chip_names_the_last_of_its_actions(bar: Bar, qtbot: QtBot) -> None:
    found = bar()
    found.show_staged(CHIPS, "4 → 6 silver")
    removed: list[int] = []
    found.staged.removed.connect(removed.append)
    for chip in found.staged.chips:
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert removed == [1, 2, 3]


def test_the_row_is_there_only_while_something_waits(bar: Bar, qtbot: QtBot) -> None:
    found = bar()
    assert found.staged.isHidden()
    found.show_staged(CHIPS, "4 → 6 silver")
    assert found.staged.isVisible()
    assert found.staged.totals == "4 → 6 silver"
    found.show_staged([], "")
    assert found.staged.isHidden()
    assert found.staged.chips == []


def test_three_lines_fit_into_the_bar(bar: Bar, qtbot: QtBot) -> None:
    found = bar()
    found.show_staged(CHIPS, "4 → 6 silver")
    lines = (found._prompt, found._sentence, found.staged)
    assert all(line.isVisible() for line in lines)
    qtbot.waitUntil(lambda: all(line.height() >= line.minimumSizeHint().height() for line in lines))
    assert all(chip.height() >= 24 for chip in found.staged.chips)


def test_in_a_low_bar_the_prompt_gives_way(bar: Bar, qtbot: QtBot) -> None:
    found = bar(height=52)
    found.show_staged(CHIPS, "4 → 6 silver")
    assert not found._prompt.isVisible()
    assert found._sentence.isVisible()
    found.show_staged([], "")
    assert found._prompt.isVisible()


def test_the_prompt_gives_way_to_a_long_sentence(bar: Bar, qtbot: QtBot) -> None:
    found = bar()
    found.show_staged(CHIPS, "4 → 6 silver")
    assert found._prompt.isVisible()
    long = " ".join(["One trade chit is left and could sell goods."] * 4)
    found.set_sentence(long)
    assert not found._prompt.isVisible()
    said = found._sentence
    qtbot.waitUntil(lambda: " ".join(said.layout_lines(said.width())) == long)
    found.set_sentence("Sell wood for 1 silver.")
    assert found._prompt.isVisible()
    found.set_sentence(long)
    found.show_staged([], "")
    assert found._prompt.isVisible()


def test_the_sum_is_shown_whole_beside_many_chips(bar: Bar, qtbot: QtBot) -> None:
    found = bar(width=600)
    total = "14 → 26 silver, 3 → 1 trade chit"
    found.show_staged([f"{word} {n}" for n in range(9) for word in ("buy", "sell")], total)
    row = found.staged
    assert row._totals.layout_lines(row._totals.width()) == [total]
    # The chip staged last can be seen.
    qtbot.waitUntil(lambda: not row.chips[-1].visibleRegion().isEmpty())
    assert row.chips[0].visibleRegion().isEmpty()


def test_puerto_rico_has_nothing_that_waits(app: App, table: Table, qtbot: QtBot) -> None:
    app.model.start(table("human", "human"))
    assert app.window.table.bar.staged.isHidden()
    assert not app.window.actions_.clear_turn.isVisible()
    assert not app.window.actions_.confirm.isEnabled()
    action = app.model.snapshot.actions[0]
    app.window.table.deciding.pick(action)
    assert app.model.session is not None
    assert app.model.session.steps[-1].action == action
