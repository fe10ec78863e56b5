"""Pictures of the table to look at: `python -m tests.gui.board.screens FOLDER [WORD...]`.

Writes a PNG for each combination of players, moment, size and theme whose name holds all words
and none of the words that begin with a "!".
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.view import BoardView
from tests.gui.board.longer import Longer
from tests.gui.board.positions import DECISIONS, MORE_DECISIONS, at, play, show

SIZES = ((1280, 800), (1280, 776), (1920, 1080), (2560, 1440))


EXPANSIONS = {"I": ["buildings"], "II": ["nobles"], "both": ["buildings", "nobles"]}


def moments() -> Iterator[tuple[str, Callable[[], Any]]]:
    """Names and states."""
    for players in (2, 3, 4, 5):
        kind = "classic" if players == 3 else "deluxe"
        for name, moves in (("start", 0), ("middle", 60 * players), ("end", 3000)):
            yield f"{players}-{name}", partial(play, players, 3, moves, edition=kind)
            for which, expansions in EXPANSIONS.items():
                yield (
                    f"{players}-{which}-{name}",
                    partial(play, players, 3, moves, edition=kind, expansions=expansions),
                )
        for decision in DECISIONS:
            yield f"{players}-{decision}", partial(at, decision, players, 60, kind)
        for decision in (*DECISIONS, *MORE_DECISIONS):
            moves = 3 if decision == "draft" else 100
            yield (
                f"{players}-both-{decision}",
                partial(at, decision, players, moves, kind, EXPANSIONS["both"]),
            )


def main(folder: str, *words: str) -> None:
    """Write the pictures."""
    write(moments(), show, folder, *words)


def write(
    moments: Iterable[tuple[str, Callable[[], Any]]],
    show: Callable[[Any], Snapshot],
    folder: str,
    *words: str,
) -> None:
    """Write pictures of states at these moments, as whoever decides is shown them."""
    application = QApplication([])
    language = Longer()
    for moment, make in moments:
        for theme in ("light", "dark"):
            for width, height in SIZES:
                for longer in ("", "-longer"):
                    name = f"{moment}-{theme}-{width}x{height}{longer}"
                    if not all((word.lstrip("!") in name) != (word[0] == "!") for word in words):
                        continue
                    if longer:
                        QCoreApplication.installTranslator(language)
                    view = BoardView()
                    view.resize(width, height)
                    view.set_theme(theme)
                    view.sync(show(make()))
                    view.show()
                    view.grab().save(str(Path(folder) / f"{name}.png"))
                    view.close()
                    QCoreApplication.removeTranslator(language)
                    application.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])
