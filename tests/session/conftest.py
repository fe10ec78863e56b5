"""Small games to play with."""

from collections.abc import Callable

import pytest

from prdesk.core.rng import Dice
from prdesk.session import Session, Setup

Play = Callable[[Session, int], None]


@pytest.fixture
def table() -> Callable[..., Session]:
    """A new game: one seat string per player."""

    def build(*seats: str, open_vp: bool = False, seed: int = 7) -> Session:
        names = tuple("ABCDE"[: len(seats)])
        choices = {"variants": ["open_vp"] if open_vp else []}
        return Setup(names, seats, choices=choices, seed=seed).session()

    return build


@pytest.fixture
def play() -> Play:
    """Plays random moves: so many, or to the end of the game."""

    def go_on(session: Session, count: int = 10_000) -> None:
        rng = Dice(session.seed + session.cursor)
        for _ in range(count):
            if session.over:
                return
            code = session.game.random_code(session.state, rng)
            session.submit([session.game.decode(session.state, code)])

    return go_on
