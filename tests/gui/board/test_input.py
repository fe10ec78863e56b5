"""Mouse and keyboard on the board: what they choose and what is said meanwhile."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from prdesk.texts.puertorico import TEXTS
from prdesk.ui.board.elements import Select, Spot, Text, Toggle
from prdesk.ui.board.view import BoardView
from tests.gui.board.positions import GAME, at, play, show


def spot(board: BoardView, key: str) -> Spot:
    found = board.spot(key)
    assert found is not None, key
    return found


def middle(board: BoardView, key: str) -> QPoint:
    rect = spot(board, key).rect
    return QPointF(rect.x + rect.w * 0.3, rect.y + rect.h * 0.3).toPoint()


def click(qtbot: QtBot, board: BoardView, key: str) -> None:
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=middle(board, key))


def hover(qtbot: QtBot, board: BoardView, key: str) -> list[str]:
    said: list[str] = []
    board.pointed.connect(said.append)
    qtbot.mouseMove(board.viewport(), QPoint(board.bar_rect.x() + 2, board.bar_rect.y() + 2))
    qtbot.mouseMove(board.viewport(), middle(board, key))
    board.pointed.disconnect(said.append)
    return said


def first(board: BoardView, kind: type) -> Spot:
    return next(s for s in board.drawing.spots if isinstance(s.pick, kind))


def test_a_click_on_a_role_takes_it(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    with qtbot.waitSignal(board.actionPicked) as picked:
        click(qtbot, board, "role:trader")
    assert picked.args == [{"type": "role", "role": "trader"}]


def test_the_small_target_leaves_the_privilege(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    with qtbot.waitSignal(board.actionPicked) as picked:
        click(qtbot, board, "role:mayor/colonist")
    assert picked.args == [{"type": "role", "role": "mayor", "privilege": False}]


def test_a_click_that_slips_off_does_nothing(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    with qtbot.assertNotEmitted(board.actionPicked):
        at_press, at_release = middle(board, "role:trader"), middle(board, "role:settler")
        qtbot.mousePress(board.viewport(), Qt.MouseButton.LeftButton, pos=at_press)
        qtbot.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, pos=at_release)


def test_a_click_on_what_is_illegal_does_nothing(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    with qtbot.assertNotEmitted(board.actionPicked):
        click(qtbot, board, "market:office")


def test_good_then_ship(board: BoardView, qtbot: QtBot) -> None:
    options = {"format": 1, "game": "puertorico", "options": {"players": 3}}
    state = GAME.load({**options, "players": {"0": {"goods": {"corn": 1, "sugar": 1}}}}, seed=1)
    GAME.apply(state, {"type": "role", "role": "captain"})
    board.sync(show(state))
    assert spot(board, "good:corn").pick == Select("good", "corn")
    click(qtbot, board, "good:corn")
    assert spot(board, "good:corn").chosen
    with qtbot.waitSignal(board.actionPicked) as picked:
        click(qtbot, board, "ship:5")
    assert picked.args == [{"type": "load", "good": "corn", "ship": 5}]


def test_escape_takes_a_chosen_good_back(board: BoardView, qtbot: QtBot) -> None:
    options = {"format": 1, "game": "puertorico", "options": {"players": 3}}
    state = GAME.load({**options, "players": {"0": {"goods": {"corn": 1, "sugar": 1}}}}, seed=1)
    GAME.apply(state, {"type": "role", "role": "captain"})
    board.sync(show(state))
    plain = board.dump()
    click(qtbot, board, "good:corn")
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert not spot(board, "good:corn").chosen
    qtbot.mouseMove(board.viewport(), board.bar_rect.center())
    assert board.dump() == plain


def test_circles_are_filled_and_emptied(board: BoardView, qtbot: QtBot) -> None:
    told: list[tuple[int, Any]] = []
    board.placementChanged.connect(lambda unplaced, action: told.append((unplaced, action)))
    board.sync(show(at("place", 4)))
    assert board.placement is not None
    board.auto_place()
    unplaced, action = told[-1]
    assert action is not None
    filled = next(s for s in board.drawing.spots if isinstance(s.pick, Toggle) and not s.fills)
    click(qtbot, board, filled.key)
    assert told[-1] == (unplaced + 1, None)
    board.auto_place()
    unplaced_again, action = told[-1]
    assert unplaced_again == unplaced
    assert action is not None


def test_confirmed_arrangements_are_those_of_the_rules(board: BoardView) -> None:
    told: list[tuple[int, Any]] = []
    board.placementChanged.connect(lambda unplaced, action: told.append((unplaced, action)))
    state = at("place", 4)
    seat = state.player
    board.sync(show(state))
    board.auto_place()
    assert GAME.why(state, told[-1][1]) is None
    board.reset_placement()
    assert told[-1][0] == told[0][0]
    GAME.apply(state, told[0][1] or GAME.decode(state, GAME.codes(state)[0]))
    board.sync(show(state, viewer=seat))
    assert board.placement is None
    assert told[-1] == (0, None)


def test_pointing_at_a_building_tells_price_and_effect(board: BoardView, qtbot: QtBot) -> None:
    state = at("build", 4, 40)
    snapshot = show(state)
    board.sync(snapshot)
    building = str(next(a for a in snapshot.actions if a["type"] == "build")["building"])
    said = hover(qtbot, board, f"market:{building}")[-1]
    assert "doubloon" in said
    assert TEXTS.effects[building].rstrip(".") in said


def test_pointing_at_what_is_illegal_tells_why(board: BoardView, qtbot: QtBot) -> None:
    snapshot = show(at("build", 4, 40))
    board.sync(snapshot)
    legal = [action.get("building") for action in snapshot.actions]
    barred = next(name for name in snapshot.position["buildings"] if name not in legal)
    would = {"type": "build", "building": barred}
    assert spot(board, f"market:{barred}").would == would
    said = hover(qtbot, board, f"market:{barred}")[-1]
    assert said.startswith(snapshot.why(would))
    assert TEXTS.effects[barred].rstrip(".") in said


def test_nothing_is_said_once_the_pointer_is_gone(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    said: list[str] = []
    board.pointed.connect(said.append)
    qtbot.mouseMove(board.viewport(), middle(board, "role:trader"))
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert said[0]
    assert said[-1] == ""


def test_tab_goes_round_the_targets_and_enter_takes_one(board: BoardView, qtbot: QtBot) -> None:
    snapshot = show(play(4, 1, 0))
    board.sync(snapshot)
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(board.hasFocus)
    said: list[str] = []
    board.pointed.connect(said.append)
    for _ in range(2):
        qtbot.keyClick(board, Qt.Key.Key_Tab)
    with qtbot.waitSignal(board.actionPicked) as picked:
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert picked.args[0] in snapshot.actions
    assert snapshot.label(picked.args[0]).rstrip(".") in said[-1]
    assert board.accessibleDescription() == said[-1]


@pytest.mark.parametrize(
    ("keys", "role"),
    [
        ([Qt.Key.Key_Right], "settler"),
        ([Qt.Key.Key_Right] * 4, "builder"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left], "settler"),
    ],
)
def test_arrows_move_the_ring(
    board: BoardView, qtbot: QtBot, keys: list[Qt.Key], role: str
) -> None:
    board.sync(show(play(4, 1, 0)))
    board.setFocus()
    for key in keys:
        qtbot.keyClick(board, key)
    with qtbot.waitSignal(board.actionPicked) as picked:
        qtbot.keyClick(board, Qt.Key.Key_Space)
    assert picked.args[0]["role"] == role


def test_tab_leaves_behind_the_last_target(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    board, behind = BoardView(window), QWidget(window)
    behind.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.show()
    board.resize(1280, 800)
    snapshot = show(play(3, 1, 0))
    board.sync(snapshot)
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(board.hasFocus)
    pressed = 0
    while board.hasFocus():
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        pressed += 1
    assert behind.hasFocus()
    assert pressed in (len(snapshot.actions), len(snapshot.actions) + 1)


def test_the_ring_stays_for_the_next_decision_of_a_keyboard_player(
    board: BoardView, qtbot: QtBot
) -> None:
    state = play(4, 1, 0)
    board.sync(show(state))
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Right)
    with qtbot.waitSignal(board.actionPicked) as picked:
        qtbot.keyClick(board, Qt.Key.Key_Return)
    GAME.apply(state, picked.args[0])
    snapshot = show(state)
    board.sync(snapshot)
    with qtbot.waitSignal(board.actionPicked) as picked:
        qtbot.keyClick(board, Qt.Key.Key_Return)
    assert picked.args[0] in snapshot.actions


def test_a_click_on_another_board_shows_it_large(board: BoardView, qtbot: QtBot) -> None:
    snapshot = show(play(5, 3, 150), viewer=0)
    board.sync(snapshot)
    plain = board.dump()
    names = [e.text for e in board.drawing.elements if isinstance(e, Text)]
    click(qtbot, board, "name:2")
    large = [e for e in board.drawing.elements if isinstance(e, Text) and e.key == "own/name"]
    assert "Chloe" in names
    assert [e.text for e in large] == ["Chloe"]
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    qtbot.mouseMove(board.viewport(), board.bar_rect.center())
    assert board.dump() == plain


def test_pages_turn_the_boards(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(3, 3, 60), viewer=0))
    seen = []
    for _ in range(3):
        qtbot.keyClick(board, Qt.Key.Key_PageDown)
        seen += [e.text for e in board.drawing.elements if e.key == "own/name"]
    assert seen == ["Bob", "Chloe", "Anna"]


@pytest.mark.usefixtures("longer")
def test_a_shortened_text_is_told_whole(board: BoardView) -> None:
    board.sync(show(play(5, 3, 0)))
    short = next(e for e in board.drawing.elements if isinstance(e, Text) and e.full != e.text)
    where = QPoint(int(short.rect.cx), int(short.rect.cy))
    event = QHelpEvent(QEvent.Type.ToolTip, where, board.mapToGlobal(where))
    QApplication.sendEvent(board.viewport(), event)
    assert QToolTip.text() == short.full
    QToolTip.hideText()


def test_the_shell_is_told_where_its_widgets_go(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(5, 3, 0)))
    before = board.bar_rect
    with qtbot.waitSignal(board.layoutChanged):
        board.resize(1600, 900)
    assert board.bar_rect != before
    area = board.rect()
    assert area.contains(board.bar_rect)
    assert area.contains(board.feed_rect)
    assert not board.bar_rect.intersects(board.feed_rect)


def test_a_click_ends_what_is_moving(board: BoardView, qtbot: QtBot) -> None:
    from prdesk.session import Step

    state = play(3, 3, 0)
    board.sync(show(state, viewer=0))
    events: list[dict[str, Any]] = []
    GAME.apply(state, {"type": "role", "role": "trader"}, events)
    step = Step({"type": "role", "role": "trader"}, 0, events, 1)
    board.show_step(step, show(state, viewer=0), 5000)
    assert board.director.running
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not board.director.running
    assert spot(board, "role:trader").about.startswith("Trader, taken by")


def test_what_belongs_to_another_phase_says_so(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    for key, phase in (("market:wharf", "Builder"), ("quarry", "Settler"), ("ship:5", "Captain")):
        assert f"the {phase} phase. Now: choose a role." in hover(qtbot, board, key)[-1]
    with qtbot.waitSignal(board.refused) as refused:
        click(qtbot, board, "market:wharf")
    assert refused.args[0].startswith("Buildings are bought in the Builder phase.")


def test_a_full_ship_is_called_full_whatever_one_has(board: BoardView, qtbot: QtBot) -> None:
    options = {"format": 1, "game": "puertorico", "options": {"players": 3}}
    ships = {"ships": {"0": {"good": "corn", "count": 4}}}
    players = {"players": {"0": {"goods": {"sugar": 1}}}}
    state = GAME.load({**options, **ships, **players}, seed=1)
    GAME.apply(state, {"type": "role", "role": "captain"})
    board.sync(show(state))
    assert hover(qtbot, board, "ship:4")[-1].startswith("The 4-ship is full.")
    assert hover(qtbot, board, "good:corn")[-1].startswith("Anna has no corn.")


def test_a_click_on_a_building_fills_its_circles(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(at("place", 3)))
    placement = board.placement
    assert placement is not None
    placement.slots = {place: [""] * len(slots) for place, slots in placement.slots.items()}
    place = next(place for place in placement.slots if place.startswith("island:"))
    click(qtbot, board, f"{place}:0")
    assert placement.placed[place] == 1
    click(qtbot, board, f"{place}:0")
    assert placement.placed[place] == 0


def test_the_way_back_from_another_board_can_be_seen(board: BoardView, qtbot: QtBot) -> None:
    board.sync(show(play(4, 1, 0)))
    click(qtbot, board, "look:2")
    assert hover(qtbot, board, "look:2")[-1] == "A click shows your own board again."
    assert any(isinstance(e, Text) and "(Esc)" in e.text for e in board.drawing.elements)
    click(qtbot, board, "back")
    assert board.spot("back") is None


def test_waiting_on_a_place_tells_the_whole_sentence(board: BoardView, qtbot: QtBot) -> None:
    """The bar may have had to shorten it; the tool-tip has several lines."""
    board.sync(show(at("build", 3)))
    said = hover(qtbot, board, "market:university")[-1]
    at_pointer = middle(board, "market:university")
    where = board.viewport().mapToGlobal(at_pointer)
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, at_pointer, where)
    QApplication.sendEvent(board.viewport(), help_wanted)
    assert TEXTS.effects["university"] in said
    assert QToolTip.text() == f"<span>{said}</span>"
    QToolTip.hideText()
