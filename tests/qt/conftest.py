"""A session model that is always closed again, and computer players with bad habits."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from prdesk.core.game import Game
from prdesk.qt import thinking
from prdesk.qt.pace import Pace
from prdesk.qt.session_model import SessionModel
from prdesk.session import Session, Setup


@pytest.fixture
def table() -> Callable[..., Session]:
    """A new game: one seat string per player."""

    def build(
        *seats: str, open_vp: bool = False, seed: int = 7, expansions: tuple[str, ...] = ()
    ) -> Session:
        names = ("Anna", "Bob", "Chloe", "Dimitris", "Eszter")[: len(seats)]
        variants = ["open_vp"] if open_vp else []
        choices = {"variants": variants, "expansions": list(expansions)}
        return Setup(names, seats, choices=choices, seed=seed).session()

    return build


@pytest.fixture
def model(qtbot: QtBot) -> Iterator[SessionModel]:
    """At the quickest pace."""
    found = SessionModel()
    found.set_pace(Pace.INSTANT)
    yield found
    assert found.close()


class Slow:
    """Thinks until it is stopped."""

    name = "slow"
    heavy = False
    stopped = 0

    def choose(self, game: Game, state: Any, seed: int, should_stop: Callable[[], bool]) -> int:
        while not should_stop():
            time.sleep(0.002)
        Slow.stopped += 1
        return game.codes(state)[0]


class Deaf:
    """Does not listen for a while."""

    name = "deaf"
    heavy = False

    def choose(self, game: Game, state: Any, seed: int, should_stop: Callable[[], bool]) -> int:
        time.sleep(1.0)
        return game.codes(state)[0]


class Broken:
    """Raises."""

    name = "broken"
    heavy = False

    def choose(self, game: Game, state: Any, seed: int, should_stop: Callable[[], bool]) -> int:
        raise ZeroDivisionError("no idea")


class Cheat:
    """Chooses what is not legal."""

    name = "cheat"
    heavy = False

    def choose(self, game: Game, state: Any, seed: int, should_stop: Callable[[], bool]) -> int:
        return 10**9


BAD = {player.name: player for player in (Slow, Deaf, Broken, Cheat)}


@pytest.fixture
def bad_players(monkeypatch: pytest.MonkeyPatch) -> type[Slow]:
    """The players above beside the real ones; the class that counts its stops."""
    real = thinking.agent
    monkeypatch.setattr(thinking, "agent", lambda name: BAD[name]() if name in BAD else real(name))
    Slow.stopped = 0
    return Slow
