"""Positions of random games, as the board is given them."""

from collections.abc import Callable
from typing import Any

from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.qt.snapshot import Snapshot, snapshot_of_state

GAME = game("homesteaders")
NAMES = ["Anna", "Bob", "Chloe", "Dimitris"]
DECISIONS = (
    "place_workers",
    "pay_workers",
    "bid",
    "rail_reward",
    "pay_bid",
    "build",
    "second_build",
    "tile_extra",
    "final_trades",
)
"""All but `neutral_bid`, which only 2 players have."""


def play(
    players: int,
    seed: int,
    moves: int,
    until: Callable[[Any], bool] = lambda state: True,
    open_holdings: bool = False,
) -> Any:
    """A state at least `moves` random actions into a game for which `until` holds."""
    variants = ["open_holdings"] if open_holdings else []
    state = GAME.new({"players": players, "variants": variants}, NAMES[:players], seed)
    rng = Dice(seed)
    while state.decision != "game_over" and (moves > 0 or not until(state)):
        GAME.play(state, GAME.random_code(state, rng))
        moves -= 1
    return state


def show(state: Any, viewer: int | None = None) -> Snapshot:
    """What `viewer` (default: who decides) is shown of a state."""
    viewer = max(0, state.player) if viewer is None else viewer
    players = len(state.players)
    seats = ["human"] * players
    decides = state.player == viewer
    return snapshot_of_state(GAME, state, viewer, viewer, decides, NAMES[:players], seats)


def at(decision: str, players: int = 4, moves: int = 60) -> Any:
    """A state of some random game in which that decision is to be made."""
    for seed in range(1, 300):
        state = play(players, seed, moves, lambda s: s.decision == decision)
        if state.decision == decision:
            return state
    raise LookupError(decision)
