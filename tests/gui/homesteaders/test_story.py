"""Steps are shown: every event moves pieces between places that are on the table."""

import pytest

from prdesk.ui.board.telling import MOST
from prdesk.ui.homesteaders.story import story_of
from prdesk.ui.homesteaders.table import HomesteadersTable
from tests.gui.homesteaders.positions import GAME, play, show
from tests.gui.told import steps_told

TABLE = HomesteadersTable()
SILENT = {"skipped", "level_moved", "finished_trading", "game_ended", "workers_placed"}
"""Events that may leave no mark."""

TOLD = {
    "workers_placed",
    "income_collected",
    "paid",
    "debt_taken",
    "bid",
    "passed",
    "rail_advanced",
    "rail_rewarded",
    "lot_won",
    "built",
    "bonus_gained",
    "bought",
    "sold",
    "stage_started",
}
"""Events that every game has."""


@pytest.mark.parametrize("open_holdings", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_move_between_places_on_the_table(players: int, open_holdings: bool) -> None:
    state = play(players, players, 0, open_holdings=open_holdings)
    told: set[str] = set()
    for step in steps_told(GAME, TABLE, show, state, players):
        told |= step.kinds
        assert set(step.story.touched) <= step.before | step.after
        assert step.story.touched or step.kinds <= SILENT
    assert told >= TOLD


def test_the_later_event_sets_out_later() -> None:
    before = GAME.position(play(3, 1, 0))
    income = {"silver": 2, "trade": 0, "vp": 0, "debts": 0, "goods": {"wood": 1}}
    sources = {"homestead": {"silver": 2, "goods": {"wood": 1}}}
    events = [
        {"event": "income_collected", "player": 1, "auto": True, **income, "sources": sources},
        {"event": "paid", "player": 1, "auto": True, "what": "wages", "silver": 1, "gold": 0},
    ]
    story = story_of(events, before)
    assert [(move.source, move.target, move.stage) for move in story.moves] == [
        ("building:homestead:1", "silver:1", 0),
        ("building:homestead:1", "silver:1", 0),
        ("building:homestead:1", "good:1:wood", 0),
        ("silver:1", "market", 1),
    ]
    assert story.touched == ["silver:1", "good:1:wood"]


def test_a_bid_is_paid_to_its_lot() -> None:
    before = {"bids": {"2": {"player": 0, "amount": 5}}}
    event = {"event": "paid", "player": 0, "auto": False, "what": "bid", "silver": 5, "gold": 0}
    assert {move.target for move in story_of([event], before).moves} == {"lot:2"}


def test_a_heap_moves_as_a_handful() -> None:
    event = {"event": "debt_taken", "player": 0, "auto": False, "count": 9}
    moves = story_of([event], {}).moves
    assert [move.target for move in moves] == ["debt:0"] * MOST + ["silver:0"] * MOST


def test_a_building_brings_its_bonus_when_built() -> None:
    events = [
        {"event": "built", "player": 0, "auto": False, "building": "forge", "goods": {"steel": 2}},
        {"event": "bonus_gained", "player": 0, "auto": True, "by": "forge", "vp": 1},
    ]
    story = story_of(events, {})
    assert [(move.source, move.target) for move in story.moves] == [
        ("good:0:steel", "stock:forge"),
        ("good:0:steel", "stock:forge"),
        ("stock:forge", "land:0"),
        ("building:forge:0", "vp:0"),
    ]
