"""Decisions of the expansions, click by click, and what is said meanwhile."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from pytestqt.qtbot import QtBot

from prdesk.ui.board.elements import Spot
from prdesk.ui.board.view import BoardView
from tests.gui.board.positions import GAME, at, show

SET = (
    "aqueduct hacienda black_market storehouse guesthouse trading_post church small_wharf"
    " lighthouse harbor library union_hall guild_hall residence fortress statue cloister"
).split()


def table(role: str, players: int = 3, kinds: list[str] = SET, **me: Any) -> Any:
    """A game of both expansions in which the first player, equipped so, takes a role."""
    options = {"players": players, "expansions": ["buildings", "nobles"], "set": kinds}
    position = {"format": 1, "game": "puertorico", "options": options, "players": {"0": me}}
    state = GAME.load(position, seed=1)
    GAME.apply(state, {"type": "role", "role": role})
    return state


class Told:
    """What a board tells its shell."""

    def __init__(self, board: BoardView) -> None:
        self.actions: list[dict[str, Any]] = []
        self.said: list[str] = []
        self.ready: list[Any] = []
        board.actionPicked.connect(self.actions.append)
        board.pointed.connect(self.said.append)
        board.placementChanged.connect(lambda unplaced, action: self.ready.append(action))


@pytest.fixture
def told(board: BoardView) -> Told:
    return Told(board)


def spot(board: BoardView, key: str) -> Spot:
    found = board.spot(key)
    assert found is not None, key
    return found


def click(qtbot: QtBot, board: BoardView, *keys: str) -> None:
    for key in keys:
        rect = spot(board, key).rect
        point = QPointF(rect.x + rect.w * 0.4, rect.y + rect.h * 0.4).toPoint()
        qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point)


def hover(board: BoardView, told: Told, key: str) -> str:
    """Point at a part, wherever the pointer was before."""
    rect = spot(board, key).rect
    board.mouseMoveEvent(moved(QPointF(board.bar_rect.x() + 2, board.bar_rect.y() + 2)))
    board.mouseMoveEvent(moved(QPointF(rect.x + rect.w * 0.4, rect.cy)))
    return told.said[-1]


def moved(to: QPointF) -> QMouseEvent:
    none = Qt.MouseButton.NoButton
    keys = Qt.KeyboardModifier.NoModifier
    return QMouseEvent(QEvent.Type.MouseMove, to, to, none, none, keys)


def test_a_small_wharf_is_loaded_barrel_by_barrel(
    board: BoardView, qtbot: QtBot, told: Told
) -> None:
    goods = {"corn": 3, "sugar": 2}
    city = {"small_wharf": {"colonists": 1}, "harbor": {"colonists": 1}}
    board.sync(show(table("captain", goods=goods, city=city)))
    click(qtbot, board, "city:small_wharf", "good:corn", "good:corn", "good:sugar")
    load = {"type": "small_wharf", "goods": {"corn": 2, "sugar": 1}}
    assert told.ready[-1] == load
    assert told.said[-1].startswith("2 corn, 1 sugar: 3 VP.")
    click(qtbot, board, "good:sugar", "good:sugar")
    assert told.ready[-1] == {"type": "small_wharf", "goods": {"corn": 2}}
    click(qtbot, board, "good:sugar", "city:small_wharf")
    assert told.actions == [load]


def test_the_mode_of_the_small_wharf_ends_as_it_began(
    board: BoardView, qtbot: QtBot, told: Told
) -> None:
    city = {"small_wharf": {"nobles": 1}}
    board.sync(show(table("captain", goods={"corn": 2, "sugar": 1}, city=city)))
    plain = board.drawing
    click(qtbot, board, "city:small_wharf", "city:small_wharf")
    assert board.drawing == plain
    click(qtbot, board, "city:small_wharf", "good:corn")
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert board.drawing == plain
    assert told.ready[-1] is None


def test_gifts_to_the_black_market_until_nothing_is_short(
    board: BoardView, qtbot: QtBot, told: Told
) -> None:
    city = {"black_market": {"colonists": 1}, "chapel": {"nobles": 1}}
    state = table("builder", goods={"corn": 1}, city=city, doubloons=3, vp=2)
    board.sync(show(state))
    assert spot(board, "market:union_hall").pick is None
    click(qtbot, board, "market:church")
    assert told.said[-1].startswith("Church: choose 1 thing")
    assert not board.spot("circle:city:black_market:0")
    click(qtbot, board, "circle:city:chapel:0")
    gift = {"colonist": "city:chapel:noble"}
    assert told.actions == [{"type": "build", "building": "church", "give": gift}]
    assert GAME.why(state, told.actions[0]) is None


def test_a_gift_is_taken_back(board: BoardView, qtbot: QtBot, told: Told) -> None:
    city = {"black_market": {"colonists": 1}}
    board.sync(show(table("builder", goods={"corn": 1}, city=city, doubloons=3, vp=2)))
    click(qtbot, board, "market:small_wharf", "good:corn")
    assert told.said[-1].startswith("Small wharf: choose 1 thing")
    assert "corn" in told.said[-1]
    click(qtbot, board, "good:corn")
    assert told.said[-1].startswith("Small wharf: choose 2 things")
    click(qtbot, board, "vp", "good:corn")
    gift = {"good": "corn", "vp": True}
    assert told.actions == [{"type": "build", "building": "small_wharf", "give": gift}]


def test_a_guest_is_chosen_and_moves(board: BoardView, qtbot: QtBot, told: Told) -> None:
    city = {"guesthouse": {"colonists": 1, "nobles": 1}, "harbor": {}}
    island = {"corn": {"tiles": 1}}
    state = table("captain", city=city, island=island, goods={"corn": 1})
    assert state.decision == "guesthouse"
    board.sync(show(state))
    click(qtbot, board, "circle:city:guesthouse:1", "circle:city:harbor:0")
    assert told.ready[-1] == {"type": "guesthouse", "to": ["city:harbor"]}
    click(qtbot, board, "circle:island:corn:0")
    to = ["city:harbor", "island:corn:noble"]
    assert told.actions == [{"type": "guesthouse", "to": to}]


def test_one_guest_moves_with_one_click(board: BoardView, qtbot: QtBot, told: Told) -> None:
    state = table("captain", city={"guesthouse": {"nobles": 1}, "harbor": {}}, goods={"corn": 1})
    board.sync(show(state))
    click(qtbot, board, "circle:city:harbor:0")
    assert told.actions == [{"type": "guesthouse", "to": ["city:harbor:noble"]}]


def test_the_trading_post_is_a_second_place_to_sell(
    board: BoardView, qtbot: QtBot, told: Told
) -> None:
    city = {"trading_post": {"colonists": 1}}
    board.sync(show(table("trader", goods={"corn": 1, "sugar": 1}, city=city)))
    click(qtbot, board, "good:sugar", "city:trading_post", "price:sugar")
    post = {"type": "sell", "good": "sugar", "at": "trading_post"}
    assert told.actions == [post, {"type": "sell", "good": "sugar"}]
    assert "earns 3 doubloons" in hover(board, told, "price:sugar")


def test_the_royal_supplier_takes_one_of_each(board: BoardView, qtbot: QtBot, told: Told) -> None:
    city = {"royal_supplier": {"nobles": 1}, "chapel": {"nobles": 1}}
    board.sync(show(table("captain", goods={"corn": 2, "sugar": 2, "coffee": 1}, city=city)))
    click(qtbot, board, "good:corn", "good:coffee")
    assert told.ready[-1] == {"type": "royal_supplier", "goods": ["coffee", "corn"]}
    assert spot(board, "good:sugar").pick is None
    assert "2 VP" in told.said[-1]
    click(qtbot, board, "good:corn", "city:royal_supplier")
    assert told.actions == [{"type": "royal_supplier", "goods": ["coffee"]}]


def test_the_hospice_is_switched_off_for_tiles_and_forests(
    board: BoardView, qtbot: QtBot, told: Told
) -> None:
    kinds = [k for k in SET if k not in ("black_market", "guesthouse")]
    city = {"forest_house": {"colonists": 1}, "hospice": {"colonists": 1}}
    state = table("settler", kinds=[*kinds, "forest_house", "hospice"], city=city)
    board.sync(show(state))
    tile = GAME.position(state)["plantations"]["face_up"][0]
    click(qtbot, board, "face_up:0/forest", "helped", "face_up:0/forest", "quarry")
    assert told.actions == [
        {"type": "tile", "tile": tile, "forest": True},
        {"type": "tile", "tile": tile, "colonist": False, "forest": True},
        {"type": "tile", "tile": "quarry", "colonist": False},
    ]


@pytest.mark.parametrize("decision", ["hacienda_forest", "land_office_forest"])
def test_a_drawn_tile_is_laid_either_way(
    board: BoardView, qtbot: QtBot, told: Told, decision: str
) -> None:
    state = at(decision, 4, 40, expansions=("buildings", "nobles"))
    board.sync(show(state))
    click(qtbot, board, "drawn:plantation", "drawn:forest")
    assert told.actions == [{"type": decision, "forest": False}, {"type": decision, "forest": True}]
    other = show(state, viewer=(state.player + 1) % 4)
    board.sync(other)
    assert board.spot("drawn:plantation") is None


def test_the_hacienda_stays_closed(board: BoardView, qtbot: QtBot, told: Told) -> None:
    board.sync(show(table("settler", city={"hacienda": {"colonists": 1}})))
    click(qtbot, board, "city:hacienda/hacienda", "stack")
    assert told.actions == [{"type": "hacienda", "use": False}, {"type": "hacienda", "use": True}]


def test_pieces_are_taken_from_the_ship(board: BoardView, qtbot: QtBot, told: Told) -> None:
    board.sync(show(table("mayor")))
    click(qtbot, board, "aboard:noble", "aboard:colonist")
    assert [action["piece"] for action in told.actions] == ["noble", "colonist"]


def test_the_pointer_tells_what_a_building_brings_now(
    board: BoardView, qtbot: QtBot, told: Told
) -> None:
    city = {"jeweler": {"nobles": 1}, "royal_garden": {}, "union_hall": {"colonists": 1}}
    board.sync(show(table("builder", city=city, goods={"corn": 5, "sugar": 2})))
    assert "Now: 1 doubloon at a production." in hover(board, told, "city:jeweler")
    assert "If occupied: 1 VP at the end." in hover(board, told, "city:royal_garden")
    assert "Now: 3 VP at the beginning" in hover(board, told, "city:union_hall")


def test_who_drafts_reads_what_he_would_choose(board: BoardView, qtbot: QtBot, told: Told) -> None:
    options = {"players": 3, "expansions": ["buildings"], "edition": "classic"}
    state = GAME.new(options, None, 1)
    board.sync(show(state))
    assert "Choose: Library" in hover(board, told, "market:library")
    click(qtbot, board, "market:forest_house")
    GAME.apply(state, told.actions[0])
    board.sync(show(state))
    assert spot(board, "market:hacienda").pick is None
    said = hover(board, told, "market:hacienda")
    assert said.startswith(show(state).why({"type": "draft", "building": "hacienda"}))
