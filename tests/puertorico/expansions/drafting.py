"""Words for the tests of the draft."""

from typing import Any

from prdesk.core.rng import Dice
from tests.puertorico.components import NOBLES_DRAFT
from tests.puertorico.table import PR, legal, moves, play

BOTH = ["buildings", "nobles"]
COST = {b: cost for cost, kinds in NOBLES_DRAFT.items() for b in kinds}


def new(players: int = 3, expansions: list[str] | None = None, seed: int = 0, **keys: Any) -> Any:
    options = {"players": players, "expansions": expansions or ["buildings"], **keys}
    return PR.new(options, None, seed)


def draft(building: str) -> dict[str, str]:
    return {"type": "draft", "building": building}


def drafts(*kinds: str) -> list[Any]:
    return moves(*(draft(kind) for kind in kinds))


def choose(state: Any, *kinds: str) -> None:
    play(state, *(draft(kind) for kind in kinds))


def play_draft(state: Any, seed: int) -> list[str]:
    """Draft at random to the end; what was chosen."""
    rng = Dice(seed)
    chosen = []
    while state.decision == "draft":
        actions = legal(state)
        action = actions[rng.below(len(actions))]
        chosen.append(action["building"])
        play(state, action)
    return chosen
