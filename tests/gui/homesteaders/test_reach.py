"""Whatever is legal can be reached on the table: by a click, by Confirm or by Pass."""

from typing import Any

import pytest

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.qt.choices import ChoiceModel
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Commit, Select
from prdesk.ui.board.table import Sight
from prdesk.ui.homesteaders.table import HomesteadersTable
from prdesk.ui.homesteaders.trades import ALL
from tests.gui.homesteaders.positions import DECISIONS, GAME, at, show
from tests.gui.homesteaders.turns import FARMER, at_the_end

TABLE = HomesteadersTable()
SIZE = (1280, 800)
CROWDED = FARMER | {
    "silver": 3,
    "workers": 7,
    "trade": 3,
    "buildings": {
        name: {}
        for name in (
            "homestead",
            "farm",
            "market",
            "foundry",
            "ranch",
            "gold_mine",
            "copper_mine",
            "meatpacking_plant",
            "bank",
        )
    },
}
"""Has hundreds of arrangements."""


def clicked(snapshot: Snapshot) -> list[dict[str, Any]]:
    """The actions that one click carries out or stages."""
    spots = TABLE.draw(Sight(snapshot, SIZE)).spots
    return [spot.pick.action for spot in spots if isinstance(spot.pick, Commit)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_legal_action_has_its_place(decision: str, players: int) -> None:
    snapshot = show(at(decision, players, 40))
    arrangement = TABLE.arrangement(snapshot)
    ready = TABLE.ready(Sight(snapshot, SIZE, {}, arrangement))
    found = clicked(snapshot)
    for action in snapshot.actions:
        match action["type"]:
            case "place_workers":
                assert arrangement is not None
            case "pay":
                spots = TABLE.draw(Sight(snapshot, SIZE)).spots
                assert Select("gold", action["gold"]) in [spot.pick for spot in spots]
            case "done":
                assert ready == action
            case "pass":
                continue  # it has a button
            case _:
                assert action in found


def test_trades_are_not_lost_among_hundreds_of_arrangements() -> None:
    options = {"players": 3, "variants": []}
    state = GAME.load(
        {"game": "homesteaders", "options": options, "round": 7, "players": {"0": CROWDED}}
    )
    snapshot = show(state)
    assert not snapshot.complete
    legal = [action for action in ALL if GAME.why(state, action) is None]
    assert len(legal) > 10
    assert TABLE.queue.possible(snapshot) == legal
    found = clicked(snapshot)
    assert [action for action in legal if action not in found] == []
    choices = ChoiceModel()
    choices.show(snapshot, legal)
    assert [choices.action(row) for row in range(len(legal))] == legal


def test_all_trades_of_the_rules_are_known() -> None:
    owner = {"trade": 3, "debt": 1, "goods": dict.fromkeys(GOODS, 1)}
    owner["buildings"] = {"homestead": {}, "market": {}, "bank": {}}
    # Only who is short of silver may pay a purchase with gold.
    states = [at_the_end(owner | {"silver": silver}).state for silver in (9, 0)]
    legal = [action for state in states for action in GAME.legal(state)[0]]
    waiting = [action for action in legal if TABLE.queue.waits(action)]
    assert [action for action in waiting if action not in ALL] == []
    assert [action for action in ALL if action not in waiting] == []
