"""What is gathered on the board click by click is carried out by Confirm."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from prdesk.core.record import make_record
from prdesk.games import game
from prdesk.session import Session
from prdesk.ui.app import App

PR = game("puertorico")
OPTIONS = {
    "players": 2,
    "edition": "deluxe",
    "expansions": ["buildings", "nobles"],
    "variants": ["open_vp"],
}
BOARD = {
    "goods": {"corn": 3, "sugar": 2},
    "island": {"corn": {"tiles": 2}, "indigo": {"tiles": 2, "nobles": 2}},
    "city": {"royal_supplier": {"colonists": 1}, "guesthouse": {"colonists": 2}},
}


def at_table(role: str) -> Session:
    """Two people; the first has a Royal supplier and guests, and has just taken the role."""
    start = PR.load({"game": "puertorico", "options": OPTIONS, "players": {"0": BOARD}})
    names, seats = ["Anna", "Bob"], ["human", "human"]
    record = make_record(
        "puertorico",
        PR.ruleset,
        OPTIONS,
        0,
        names,
        seats,
        [{"type": "role", "role": role}],
        created="2031-05-04T18:30:00Z",
        start={**PR.position(start), "players": named(PR.position(start), names)},
    )
    return Session.from_record(record)


def named(position: dict[str, Any], names: list[str]) -> list[dict[str, Any]]:
    """The boards under the names of the record."""
    return [{**board, "name": name} for board, name in zip(position["players"], names, strict=True)]


def click(qtbot: QtBot, app: App, part: str) -> None:
    """Click a place of the board."""
    board = app.window.table.board
    spot = board.spot(part)
    assert spot is not None, part
    place = QPoint(int(spot.rect.cx), int(spot.rect.cy))
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_confirm_sends_goods_to_the_court(app: App, qtbot: QtBot) -> None:
    """Royal supplier: click a good, then Confirm."""
    session = at_table("captain")
    app.model.start(session)
    if session.state.decision == "guesthouse":
        stay(app)
    confirm = app.window.actions_.confirm
    assert app.model.snapshot.position["turn"]["decision"] == "royal_supplier"
    assert not confirm.isEnabled()
    click(qtbot, app, "good:corn")
    assert confirm.isEnabled()
    confirm.trigger()
    assert app.model.session.steps[-1].action == {"type": "royal_supplier", "goods": ["corn"]}


def test_confirm_moves_the_guests(app: App, qtbot: QtBot) -> None:
    """Guesthouse: click an empty circle, then Confirm."""
    app.model.start(at_table("settler"))
    confirm = app.window.actions_.confirm
    assert app.model.snapshot.position["turn"]["decision"] == "guesthouse"
    assert not confirm.isEnabled()
    click(qtbot, app, "circle:island:corn:0")
    assert confirm.isEnabled()
    confirm.trigger()
    assert app.model.session.steps[-1].action == {"type": "guesthouse", "to": ["island:corn"]}


def stay(app: App) -> None:
    """Leave the guests where they are."""
    app.window.actions_.pass_turn.trigger()
