"""Positions of random games, as the board is given them."""

from collections.abc import Callable
from typing import Any

from prdesk.core.rng import Rng
from prdesk.games import game
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate
from prdesk.texts import label_of_action, sentence_of_reason

GAME = game("puertorico")
NAMES = ["Anna", "Bob", "Chloe", "Dimitris", "Eszter"]
DECISIONS = ("role", "tile", "place", "build", "craftsman_bonus", "sell", "load", "store")


def play(
    players: int,
    seed: int,
    moves: int,
    until: Callable[[Any], bool] = lambda state: True,
    edition: str = "deluxe",
) -> Any:
    """A state at least `moves` random actions into a game for which `until` holds."""
    options = {"players": players, "edition": edition}
    state = GAME.new(options, NAMES[:players], seed)
    rng = Rng(seed)
    while state.decision != "game_over" and (moves > 0 or not until(state)):
        GAME.play(state, GAME.random_code(state, rng))
        moves -= 1
    return state


def show(state: Any, viewer: int | None = None) -> Snapshot:
    """What `viewer` (default: who decides) is shown of a state."""
    viewer = max(0, state.player) if viewer is None else viewer
    decides = state.player == viewer
    actions, complete = GAME.legal(state, 400) if decides else ([], True)
    position = GAME.position(state, viewer)

    def why(action: dict[str, Any]) -> str:
        refusal = GAME.why(state, action)
        if refusal is None:
            return ""
        return sentence_of_reason(refusal.reason, refusal.params, translate)

    return Snapshot(
        position=position,
        viewer=viewer,
        actions=actions,
        complete=complete,
        interactive=decides,
        names=NAMES[: len(position["players"])],
        seats=["human"] * len(position["players"]),
        scores=GAME.score(state, viewer),
        why=why,
        label=lambda action: label_of_action(action, position, translate),
    )


def at(decision: str, players: int = 5, moves: int = 150, edition: str = "deluxe") -> Any:
    """A state of some random game in which that decision is to be made."""
    for seed in range(1, 200):
        state = play(players, seed, moves, lambda s: s.decision == decision, edition)
        if state.decision == decision:
            return state
    raise LookupError(decision)
