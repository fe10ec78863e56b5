"""Puerto Rico as the session, the command line and the computer players see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prdesk.core.errors import ConfigError, RulesError
from prdesk.core.game import Json
from prdesk.core.names import checked_name
from prdesk.core.rng import Dice
from prdesk.puertorico import engine
from prdesk.puertorico.actions import parse
from prdesk.puertorico.loading import from_json
from prdesk.puertorico.options import ruleset
from prdesk.puertorico.outcome import outcome
from prdesk.puertorico.position import to_json, turn_json
from prdesk.puertorico.quotes import quotes
from prdesk.puertorico.scoring import score, standing, winners
from prdesk.puertorico.setup import new_state
from prdesk.puertorico.state import PHASE, State
from prdesk.puertorico.view import hide, hides_vp

_PLAYERS: Final = tuple(f"Player {i + 1}" for i in range(5))


class PuertoRico:
    """Implements `prdesk.core.game.Game`."""

    id = "puertorico"
    ruleset = 1
    seats: tuple[int, ...] = (2, 3, 4, 5)

    def new(self, options: Json, names: Sequence[str] | None = None, seed: int = 0) -> State:
        """Set up a new game."""
        rules = ruleset(options)
        if names is None:
            return new_state(rules, _PLAYERS[: rules.players], seed)
        if len(names) != rules.players:
            raise ConfigError("wrong_number_of_names", key="names")
        checked = tuple(checked_name(name, f"names.{i}") for i, name in enumerate(names))
        return new_state(rules, checked, seed)

    def load(self, position: Json, seed: int = 0, strict: bool = False) -> State:
        """Build the state of a whole or partial position."""
        return from_json(position, seed, strict)

    def position(self, state: State, view: int | None = None) -> Json:
        """The position as JSON."""
        self._check_view(state, view)
        return to_json(state, view)

    def turn(self, state: State, view: int | None = None) -> Json:
        """The `turn` object; a drawn tile is seen by its owner alone."""
        self._check_view(state, view)
        return turn_json(state, view)

    def legal(self, state: State, limit: int = 5000) -> tuple[list[Json], bool]:
        """Legal actions and whether the list is complete."""
        codes, complete = engine.legal_codes(state, limit)
        return [self.decode(state, code) for code in codes], complete

    def apply(self, state: State, action: Json, events: list[Json] | None = None) -> None:
        """Carry an action and all forced steps after it out."""
        engine.play(state, self.encode(state, action), events)

    def why(self, state: State, action: Json) -> RulesError | None:
        """Why the rules refuse the action, or None."""
        try:
            self.encode(state, action)
        except RulesError as error:
            return error
        return None

    def score(self, state: State, view: int | None = None) -> list[Json]:
        """Score objects of all players."""
        self._check_view(state, view)
        return [score(state, i, hides_vp(state, view, i)) for i in range(len(state.players))]

    def winners(self, state: State, view: int | None = None) -> list[int] | None:
        """The leaders now; None where a hidden count decides it."""
        self._check_view(state, view)
        if any(hides_vp(state, view, i) for i in range(len(state.players))):
            return None
        return winners(state)

    def rule_sets(self) -> dict[str, Json]:
        """The expansions, alone and together."""
        together = (("buildings",), ("nobles",), ("buildings", "nobles"))
        return {"+".join(names): {"expansions": list(names)} for names in together}

    def quotes(self, state: State, seat: int, view: int | None = None) -> Json:
        """Prices, incomes, production and the next ship as they are for a seat now."""
        self._check_view(state, view)
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

    def codes(self, state: State) -> list[int]:
        """All legal codes."""
        return engine.legal_codes(state)[0]

    def encode(self, state: State, action: Json) -> int:
        """Code of a legal action."""
        return engine.encode(state, parse(action))

    def decode(self, state: State, code: int) -> Json:
        """Action of a legal code."""
        frame = state.frames[-1]
        return engine.PHASES[frame[PHASE]].decode(state, frame, code)

    def play(self, state: State, code: int, events: list[Json] | None = None) -> None:
        """Carry a legal code out."""
        engine.play(state, code, events)

    def random_code(self, state: State, dice: Dice) -> int:
        """A random legal choice."""
        return engine.random_code(state, dice)

    def _check_view(self, state: State, view: int | None) -> None:
        if view is not None and not 0 <= view < len(state.players):
            raise ConfigError("out_of_range", key="view")

    def playout(self, state: State, dice: Dice) -> int:
        """Play random choices to the end of the game; returns how many."""
        return engine.playout(state, dice)

    def standing(self, state: State) -> list[tuple[int, int]]:
        """Final score and tie-break of each seat, everything counted; the larger wins."""
        return standing(state)
