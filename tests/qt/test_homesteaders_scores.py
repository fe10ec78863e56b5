"""The score table of Homesteaders: every figure has its reason, and the reasons add up."""

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.qt.scores import EMPHASIS_ROLE, ScoreModel
from prdesk.qt.snapshot import Snapshot, snapshot_of_state

HS = game("homesteaders")
NAMES = ["Anna", "Ben", "Cleo"]


def seen(state: Any, view: int | None = None) -> Snapshot:
    return snapshot_of_state(HS, state, view or 0, view, False, NAMES, ["human"] * 3)


def played(seed: int) -> Any:
    state = HS.new({"players": 3}, NAMES, seed)
    HS.playout(state, Dice(seed))
    return state


def rows_of(model: ScoreModel) -> dict[str, int]:
    return {model.headerData(row, Qt.Orientation.Vertical): row for row in range(model.rowCount())}


def numbers(text: str) -> int:
    """The sum of all numbers in a text."""
    return sum(int(found.replace("−", "-")) for found in re.findall(r"−?\d+", text))


@pytest.mark.parametrize("seed", range(8))
def test_the_reasons_add_up(qtbot: QtBot, seed: int) -> None:
    state = played(seed)
    snapshot = seen(state)
    model = ScoreModel()
    model.show(snapshot, HS.winners(state))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    rows = rows_of(model)
    assert list(rows)[-3:] == ["Total", "Silver (ties)", "Place"]
    for column, score in enumerate(snapshot.scores):
        total = rows["Total"]
        assert numbers(model.reason(total, column).replace("− ", "−")) == score["total"]
        assert model.index(total, column).data(EMPHASIS_ROLE)
        assert numbers(model.index(total, column).data()) == score["total"]
        assert numbers(model.reason(rows["Buildings"], column)) == score["buildings"]
        for building, bonus in score["bonus"].items():
            row = rows[building.replace("_", " ").title()]
            assert model.index(row, column).data() == str(bonus)
            assert numbers(model.reason(row, column)) == bonus


@pytest.mark.parametrize("seed", range(3))
def test_every_cell_has_a_reason(qtbot: QtBot, seed: int) -> None:
    state = played(seed)
    model = ScoreModel()
    model.show(seen(state), HS.winners(state))
    for row in range(model.rowCount() - 1):
        for column in range(3):
            assert model.reason(row, column)
            figure = model.index(row, column).data()
            assert (figure == "–") == (model.reason(row, column) == "not built")


def test_what_stands_behind_a_screen_stays_hidden(qtbot: QtBot) -> None:
    model = ScoreModel()
    model.show(seen(HS.new({"players": 3}, NAMES, 1), 0), None)
    rows = rows_of(model)
    for title in ("VP chits", "Gold, copper, livestock", "Debts", "Silver (ties)"):
        figures = [model.index(rows[title], column).data() for column in range(3)]
        assert figures[0] != "?"
        assert figures[1:] == ["?", "?"]
        assert "screen" in model.reason(rows[title], 1)
    assert model.index(rows["Buildings"], 1).data() == "0"
    assert model.reason(rows["Total"], 1) == "? + 0 + ? + ?"


def test_goods_debts_and_bonuses_are_told(qtbot: QtBot) -> None:
    state = HS.load(
        {
            "game": "homesteaders",
            "options": {"players": 3, "variants": ["open_holdings"]},
            "players": {
                "0": {
                    "vp": 4,
                    "debt": 3,
                    "workers": 5,
                    "tracks": 2,
                    "goods": {"gold": 1, "copper": 2},
                    "buildings": {"railworkers_house": {}, "stables": {}},
                }
            },
        }
    )
    model = ScoreModel()
    model.show(seen(state), None)
    assert model.account(0) == [
        "Anna",
        "VP chits: 4 = points gathered during the game",
        "Buildings: 0 = no building has points printed on it",
        "Railworkers House: 7 = workers: 5, tracks: 2",
        "Stables: 2 = residential buildings: 2",
        "Gold, copper, livestock: 6 = 1 gold, 2 copper, 2 points each",
        "Debts: −6 = 3 debts: 1 point for the first, 2 for the second, and so on",
        "Total: 13 = 4 + 0 + 7 + 2 + 6 − 6",
        "Silver (ties): 6 = silver left",
    ]
    assert model.account(1)[-3:-1] == ["Debts: 0 = no debts", "Total: 0 = 0 + 0 + 0"]
