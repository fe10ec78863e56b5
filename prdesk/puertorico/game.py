"""Puerto Rico as the session, the command line and the computer players see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from prdesk.core.engine_game import Engine, EngineGame, check_view
from prdesk.core.game import Json
from prdesk.core.names import seat_names
from prdesk.core.structs import Action
from prdesk.puertorico import engine
from prdesk.puertorico.actions import parse
from prdesk.puertorico.loading import from_json
from prdesk.puertorico.options import ruleset
from prdesk.puertorico.outcome import outcome
from prdesk.puertorico.position import to_json, turn_json
from prdesk.puertorico.quotes import quotes
from prdesk.puertorico.scoring import score, standing, winners
from prdesk.puertorico.setup import new_state
from prdesk.puertorico.state import State
from prdesk.puertorico.view import hide, hides_vp


class PuertoRico(EngineGame):
    """Implements `prdesk.core.game.Game`."""

    id = "puertorico"
    ruleset = 1
    engine: ClassVar[Engine] = engine
    seats: tuple[int, ...] = (2, 3, 4, 5)

    def new(self, options: Json, names: Sequence[str] | None = None, seed: int = 0) -> State:
        """Set up a new game."""
        rules = ruleset(options)
        return new_state(rules, seat_names(names, rules.players), seed)

    def parse(self, action: Json) -> Action:
        """The checked form of an action."""
        return parse(action)

    def load(self, position: Json, seed: int = 0, strict: bool = False) -> State:
        """Build the state of a whole or partial position."""
        return from_json(position, seed, strict)

    def position(self, state: State, view: int | None = None) -> Json:
        """The position as JSON."""
        check_view(state, view)
        return to_json(state, view)

    def turn(self, state: State, view: int | None = None) -> Json:
        """The `turn` object; a drawn tile is seen by its owner alone."""
        check_view(state, view)
        return turn_json(state, view)

    def score(self, state: State, view: int | None = None) -> list[Json]:
        """Score objects of all players."""
        check_view(state, view)
        return [score(state, i, hides_vp(state, view, i)) for i in range(len(state.players))]

    def winners(self, state: State, view: int | None = None) -> list[int] | None:
        """The leaders now; None where a hidden count decides it."""
        check_view(state, view)
        if any(hides_vp(state, view, i) for i in range(len(state.players))):
            return None
        return winners(state)

    def rule_sets(self) -> dict[str, Json]:
        """The expansions, alone and together."""
        together = (("buildings",), ("nobles",), ("buildings", "nobles"))
        return {"+".join(names): {"expansions": list(names)} for names in together}

    def quotes(self, state: State, seat: int, view: int | None = None) -> Json:
        """Prices, incomes, production and the next ship as they are for a seat now."""
        check_view(state, view)
        return quotes(state, seat, view)

    def outcome(self, state: State, action: Json) -> Json:
        """Points and doubloons that a legal action brings at once."""
        return outcome(state, self.encode(state, action))

    def hides(self, state: State, seat: int) -> bool:
        """Whether the seat has points or face-down tiles that the others do not know."""
        player = state.players[seat]
        return not state.rules.open_vp and (player.vp > 0 or any(player.forests))

    def hide(self, state: State, seat: int, salt: int) -> State:
        """A copy in which everything the seat can't know is drawn anew."""
        return engine.asked_anew(hide(state, seat, salt))

    def standing(self, state: State) -> list[tuple[int, int]]:
        """Final score and tie-break of each seat, everything counted; the larger wins."""
        return standing(state)
