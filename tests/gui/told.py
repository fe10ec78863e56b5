"""What is told of the steps of a whole game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from prdesk import resources
from prdesk.core.game import Game
from prdesk.core.rng import Dice
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.motion import Story
from prdesk.ui.board.table import Sight, Table


@dataclass(frozen=True)
class Told:
    """One step: the kinds of its events, its story, the places on the table before and after."""

    kinds: set[str]
    story: Story
    before: set[str]
    after: set[str]


def steps_told(
    game: Game, table: Table, show: Callable[[Any, int], Snapshot], state: Any, seed: int
) -> Iterator[Told]:
    """Play at random to the end; every move is of a known piece, between places there are."""
    rng = Dice(seed)
    after = _places(table, show(state, 0))
    while state.decision != "game_over":
        position, before = game.position(state), after
        events: list[dict[str, Any]] = []
        game.play(state, game.random_code(state, rng), events)
        after = _places(table, show(state, 0))
        story = table.story(events, position)
        for move in story.moves:
            assert move.source in before | after, move
            assert move.target in before | after, move
            assert resources.path(f"svg/{move.element}.svg").is_file()
        yield Told({event["event"] for event in events}, story, before, after)


def _places(table: Table, snapshot: Snapshot) -> set[str]:
    return set(table.draw(Sight(snapshot, (1280, 800))).anchors)
