"""Pictures of the table to look at: `python -m tests.gui.homesteaders.screens FOLDER [WORD...]`.

As `tests.gui.board.screens` does for the other game.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.gui.board.screens import write
from tests.gui.homesteaders.positions import DECISIONS, at, play, show


def moments() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Names and states."""
    for players in (2, 3, 4):
        for name, moves in (("start", 0), ("middle", 30 * players), ("end", 3000)):
            yield f"{players}-{name}", partial(play, players, 3, moves)
            yield f"{players}-open-{name}", partial(play, players, 3, moves, open_holdings=True)
        for decision in DECISIONS:
            yield f"{players}-{decision}", partial(at, decision, players, 20 * players)
    yield "2-neutral_bid", partial(at, "neutral_bid", 2, 40)


if __name__ == "__main__":
    write(moments(), show, *sys.argv[1:])
