"""Whoever bids reads on the scale, and of each bid, what it takes to pay it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from prdesk.ui.app import App
from prdesk.ui.board.elements import Text
from prdesk.ui.board.table import Sight
from prdesk.ui.homesteaders.table import HomesteadersTable
from tests.gui.homesteaders.positions import GAME, NAMES, show
from tests.gui.homesteaders.turns import FARMER, at_table, done, press

TABLE = HomesteadersTable()
PAYS = [
    (4, "It leaves you 2 silver."),
    (6, "It leaves you 0 silver."),
    (7, "It takes gold as well."),
    (9, "It takes gold as well."),
    (12, "It takes all silver and gold, and 1 debt or a sale."),
    (16, "It takes all silver and gold, and 3 debts or sales."),
]


def bidding() -> Sight:
    """The first of four bids, with 6 silver, 1 gold and 1 trade chit."""
    position = {
        "game": "homesteaders",
        "options": {"players": 4, "variants": []},
        "round": 2,
        "players": {"0": {"silver": 6, "trade": 1, "goods": {"gold": 1}}},
        "turn": {"decision": "bid", "player": 0},
    }
    state = GAME.load(position)
    state.names = NAMES
    return Sight(show(state), (1280, 800))


@pytest.mark.parametrize(("amount", "words"), PAYS)
def test_a_bid_says_what_it_takes(amount: int, words: str) -> None:
    sight = bidding()
    spot = next(s for s in TABLE.draw(sight).spots if s.key == f"bid:1:{amount}")
    said = TABLE.sentence(sight, spot)
    assert said.startswith(f"Bid {amount} on lot 1. ")
    assert words in said


def test_bids_beyond_silver_and_gold_stand_in_thin_figures() -> None:
    found = [e for e in TABLE.draw(bidding()).elements if isinstance(e, Text)]
    weights = {t.text: t.weight for t in found if t.key.startswith("lots/1/") and "amount" in t.key}
    assert {text for text, weight in weights.items() if weight < 600} == {"12", "16", "21"}


def test_a_building_says_which_goods_are_lacking() -> None:
    sight = bidding()
    said = {spot.key: spot.about for spot in TABLE.draw(sight).spots}
    assert "You have all it costs." in said["stock:trading_post"]
    assert "You lack 1 wood: trades or debts bring it." in said["stock:farm"]
    assert "You lack 1 wood, 1 food and 1 steel, and cannot get it yet." in said["stock:ranch"]


def test_0_passes(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER, turn={"decision": "bid", "player": 0})
    app.model.start(session)
    press(qtbot, app, Qt.Key.Key_0)
    assert done(session)[0] == {"type": "pass"}
