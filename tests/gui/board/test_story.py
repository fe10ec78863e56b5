"""Steps are shown: every event moves pieces between places that are on the table."""

from typing import Any

import pytest

from prdesk import resources
from prdesk.core.rng import Dice
from prdesk.ui.board.table import Sight
from prdesk.ui.board.telling import MOST
from prdesk.ui.puertorico.story import story_of
from prdesk.ui.puertorico.table import PuertoRicoTable
from tests.gui.board.positions import GAME, show

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


def anchors(state: Any, viewer: int) -> set[str]:
    return set(TABLE.draw(Sight(show(state, viewer), (1280, 800))).anchors)


@pytest.mark.parametrize("expansions", [[], ["buildings", "nobles"]], ids=["base", "both"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pieces_move_between_places_on_the_table(players: int, expansions: list[str]) -> None:
    state = GAME.new({"players": players, "expansions": expansions}, None, players)
    rng = Dice(players)
    told: set[str] = set()
    after = anchors(state, 0)
    while state.decision != "game_over":
        before, places = GAME.position(state), after
        events: list[dict[str, Any]] = []
        GAME.play(state, GAME.random_code(state, rng), events)
        after = anchors(state, 0)
        told |= {event["event"] for event in events}
        story = story_of(events, before)
        for move in story.moves:
            assert move.source in places | after, move
            assert move.target in places | after, move
            assert resources.path(f"svg/{move.element}.svg").is_file()
        assert [place for place in story.touched if place not in after] == []
        assert story.touched or {event["event"] for event in events} <= SILENT
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
