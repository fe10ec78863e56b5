"""Positions of random games, as the board is given them."""

from collections.abc import Callable, Sequence
from typing import Any

from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.qt.snapshot import Snapshot, snapshot_of_state

GAME = game("puertorico")
NAMES = ["Anna", "Bob", "Chloe", "Dimitris", "Eszter"]
DECISIONS = ("role", "tile", "place", "build", "craftsman_bonus", "sell", "load", "store")
MORE_DECISIONS = (
    "draft",
    "hacienda",
    "ship_piece",
    "hacienda_forest",
    "guesthouse",
    "library_tile",
    "hunting_lodge",
    "land_office",
    "land_office_forest",
    "royal_supplier",
)
"""Those that only the expansions bring, and the Hacienda."""


def play(
    players: int,
    seed: int,
    moves: int,
    until: Callable[[Any], bool] = lambda state: True,
    edition: str = "deluxe",
    expansions: Sequence[str] = (),
    variants: Sequence[str] = (),
) -> Any:
    """A state at least `moves` random actions into a game for which `until` holds."""
    options = {
        "players": players,
        "edition": edition,
        "expansions": list(expansions),
        "variants": list(variants),
    }
    state = GAME.new(options, NAMES[:players], seed)
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


def at(
    decision: str,
    players: int = 5,
    moves: int = 150,
    edition: str = "deluxe",
    expansions: Sequence[str] = (),
) -> Any:
    """A state of some random game in which that decision is to be made."""
    moves = min(moves, 5) if decision == "draft" else moves
    for seed in range(1, 200):
        state = play(players, seed, moves, lambda s: s.decision == decision, edition, expansions)
        if state.decision == decision:
            return state
    raise LookupError(decision)
