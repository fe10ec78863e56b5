"""Steps are shown: every event moves pieces between places that are on the table."""

import pytest

from prdesk.ui.board.telling import MOST
from prdesk.ui.puertorico.story import story_of
from prdesk.ui.puertorico.table import PuertoRicoTable
from tests.gui.board.positions import GAME, show
from tests.gui.told import steps_told

TABLE = PuertoRicoTable()
SILENT = {
    "passed",
    "skipped",
    "goods_stored",
    "game_ended",
    "plantations_dealt",
    "round_ended",
}
"""Events that leave no mark."""


@pytest.mark.parametrize("expansions", [[], ["buildings", "nobles"]], ids=["base", "both"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pieces_move_between_places_on_the_table(players: int, expansions: list[str]) -> None:
    state = GAME.new({"players": players, "expansions": expansions}, None, players)
    told: set[str] = set()
    for step in steps_told(GAME, TABLE, show, state, players):
        told |= step.kinds
        assert set(step.story.touched) <= step.after
        assert step.story.touched or step.kinds <= SILENT
    assert {"role_taken", "tile_taken", "building_built", "goods_loaded"} <= told
    if expansions:
        assert {"building_drafted", "ship_piece_taken", "noble_boarded"} <= told


def test_the_later_event_sets_out_later() -> None:
    before = {"trading_house": ["corn"], "plantations": {"face_up": []}}
    events = [
        {"event": "role_taken", "player": 1, "auto": False, "role": "trader", "doubloons": 2},
        {"event": "good_sold", "player": 1, "auto": False, "good": "sugar", "doubloons": 3},
    ]
    story = story_of(events, before)
    assert [(move.source, move.target, move.stage) for move in story.moves] == [
        ("role:trader", "name:1", 0),
        *[("role:trader", "doubloons:1", 0)] * 2,
        ("good:1:sugar", "house:1", 1),
        *[("house:1", "doubloons:1", 1)] * 3,
    ]
    assert story.touched == ["role:trader", "house:1", "doubloons:1"]


def test_a_second_tile_of_a_kind_leaves_from_its_own_place() -> None:
    before = {"trading_house": [], "plantations": {"face_up": ["corn", "sugar", "corn"]}}
    taken = {"event": "tile_taken", "auto": False, "tile": "corn", "source": "face_up"}
    story = story_of([{**taken, "player": 0}, {**taken, "player": 1}], before)
    assert [move.source for move in story.moves] == ["face_up:0", "face_up:2"]


def test_a_heap_moves_as_a_handful() -> None:
    before = {"trading_house": [], "plantations": {"face_up": []}}
    event = {"event": "ship_refilled", "player": None, "auto": True, "count": 20, "needed": 20}
    assert len(story_of([event], before).moves) == MOST
