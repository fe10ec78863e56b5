"""Games that stand where something can be staged, and the ways a person reaches the table."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from prdesk.games import game
from prdesk.session import Session
from prdesk.ui.app import App

GAME = game("homesteaders")
NAMES = ["Anna", "Bob", "Chloe"]
Json = dict[str, Any]

FARMER: Json = {
    "silver": 4,
    "workers": 2,
    "trade": 2,
    "goods": {"wood": 2, "gold": 1},
    "buildings": {"homestead": {"workers": [1, 0]}, "farm": {"workers": [0, 0]}},
}
"""Has two workers, of whom one is idle, and something to trade."""


def at_table(
    player: Json, *moves: Json, round_: int = 2, turn: Json | None = None, hidden: bool = False
) -> Session:
    """Three people; the first owns this and decides, after the moves if there are any."""
    options = {"players": 3, "variants": [] if hidden else ["open_holdings"]}
    position: Json = {"game": "homesteaders", "options": options, "round": round_}
    position["players"] = {"0": player}
    if turn is not None:
        position["turn"] = turn
    state = GAME.load(position)
    start = GAME.position(state)
    for one, name in zip(start["players"], NAMES, strict=True):
        one["name"] = name
    session = Session(GAME, GAME.load(start), options, ["human"] * 3, 0, start)
    for move in moves:
        session.submit([move])
    return session


def at_wages(player: Json) -> Session:
    """The same after everybody has placed workers: the first pays wages."""
    others = {"type": "place_workers", "buildings": {}}
    held = player["buildings"].items()
    buildings = {name: one["workers"] for name, one in held if any(one.get("workers", ()))}
    own = {"type": "place_workers", "buildings": buildings}
    return at_table(player, own, others, others)


def at_the_end(player: Json, hidden: bool = False) -> Session:
    """The last trades of the first player."""
    turn = {"decision": "final_trades", "player": 0}
    return at_table(player, round_=11, turn=turn, hidden=hidden)


def click(qtbot: QtBot, app: App, part: str) -> None:
    """Click a place of the board."""
    board = app.window.table.board
    spot = board.spot(part)
    assert spot is not None, part
    place = QPoint(int(spot.rect.cx), int(spot.rect.cy))
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)


def press(qtbot: QtBot, app: App, key: Qt.Key, held: Qt.KeyboardModifier | None = None) -> None:
    """Press a key wherever the keyboard is."""
    widget = app.window.focusWidget() or app.window
    qtbot.keyClick(widget, key, held or Qt.KeyboardModifier.NoModifier)


def tab_to(qtbot: QtBot, app: App, part: str) -> None:
    """Go to a part of the board by Tab."""
    board = app.window.table.board
    board.setFocus()
    for _ in range(200):
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        if board._focused is not None and board._focused.key == part:
            return
    raise AssertionError(part)


def chips(app: App) -> list[str]:
    """What the chips say."""
    return [chip.text().removesuffix("  ×") for chip in app.window.table.bar.staged.chips]


def totals(app: App) -> str:
    """What the bar says of the sum."""
    return app.window.table.bar.staged.totals


def done(session: Session) -> list[Json]:
    """What was carried out."""
    return [step.action for step in session.steps[: session.cursor]]
