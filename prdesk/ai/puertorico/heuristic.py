"""Puerto Rico for the computer players: candidates and the worth of a position."""

from __future__ import annotations

from prdesk.ai.puertorico.evaluation import PARTS, worth_parts
from prdesk.ai.puertorico.mixes import with_cheapest_gifts, worthwhile
from prdesk.ai.puertorico.placing import arrangements
from prdesk.ai.puertorico.prospects import rounds_left
from prdesk.ai.puertorico.rollout import playout
from prdesk.core.rng import Dice
from prdesk.core.sums import added_up
from prdesk.puertorico.scoring import tiebreak
from prdesk.puertorico.state import State

_LEADER = 0.45
"""How much the best rival's gain hurts, against one's own; the others count less."""
_OTHERS = 0.15
_TIEBREAK = 0.01


class PuertoRicoHeuristic:
    """Implements `prdesk.ai.heuristic.Heuristic`."""

    def candidates(self, state: State) -> list[int]:
        """All legal codes; a handful of arrangements at `place`, of mixes at `load` and of gifts
        to Black market."""
        if state.decision == "place":
            return arrangements(state.players[state.player])
        if state.decision == "load":
            return worthwhile(state.codes)
        if state.decision == "build":
            return with_cheapest_gifts(state.codes)
        return state.codes

    def settled(self, state: State) -> bool:
        """Between phases."""
        return state.decision in ("role", "draft", "game_over")

    def playout(self, state: State, dice: Dice) -> None:
        """Play to the end of the game by rules of thumb."""
        playout(state, dice)

    def utility(self, state: State, seat: int) -> float:
        """Own worth, less a share of the rivals', the leader's most."""
        return added_up(self.parts(state, seat).values())

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """Own worth by part, and `rivals` (negative) for what the others have."""
        rounds = rounds_left(state) if state.frames else 0.0
        own = worth_parts(state, state.players[seat], rounds)
        if not rounds:
            own[1] += _TIEBREAK * tiebreak(state.players[seat])
        others = [
            added_up(worth_parts(state, player, rounds))
            for i, player in enumerate(state.players)
            if i != seat
        ]
        rivals = _LEADER * max(others) + _OTHERS * added_up(others) / len(others)
        return {**dict(zip(PARTS, own, strict=True)), "rivals": -rivals}
