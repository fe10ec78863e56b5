"""Homesteaders as the session, the command line and the computer players see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from prdesk.core.engine_game import Engine, EngineGame, check_view
from prdesk.core.game import Json
from prdesk.core.names import seat_names
from prdesk.core.structs import Action
from prdesk.homesteaders import engine
from prdesk.homesteaders.actions import parse
from prdesk.homesteaders.catalog.setup import SEATS
from prdesk.homesteaders.loading import from_json
from prdesk.homesteaders.options import ruleset
from prdesk.homesteaders.outcome import outcome
from prdesk.homesteaders.position import to_json, turn_json
from prdesk.homesteaders.quotes import quotes
from prdesk.homesteaders.scoring import score, standing, winners
from prdesk.homesteaders.setup import new_state
from prdesk.homesteaders.state import State
from prdesk.homesteaders.view import hide, hides_holdings


class Homesteaders(EngineGame):
    """Implements `prdesk.core.game.Game`."""

    id = "homesteaders"
    ruleset = 1
    engine: ClassVar[Engine] = engine
    seats: tuple[int, ...] = SEATS

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
        """The `turn` object; nothing in it is hidden."""
        check_view(state, view)
        return turn_json(state)

    def score(self, state: State, view: int | None = None) -> list[Json]:
        """Score objects of all players."""
        check_view(state, view)
        return [score(state, i, hides_holdings(state, view, i)) for i in self._seats(state)]

    def winners(self, state: State, view: int | None = None) -> list[int] | None:
        """The leaders now; None where hidden holdings decide it."""
        check_view(state, view)
        if any(hides_holdings(state, view, i) for i in self._seats(state)):
            return None
        return winners(state)

    def rule_sets(self) -> dict[str, Json]:
        """None: open holdings change nothing that is measured."""
        return {}

    def quotes(self, state: State, seat: int, view: int | None = None) -> Json:
        """Wages, income, what could be built, least bids and prices, as they are for a seat now."""
        check_view(state, view)
        return quotes(state, seat, view)

    def outcome(self, state: State, action: Json) -> Json:
        """What a legal action changes in its player's holdings at once."""
        return outcome(state, self.encode(state, action))

    def hide(self, state: State, seat: int, salt: int) -> State:
        """A copy in which everything the seat can't know is drawn anew."""
        return engine.asked_anew(hide(state, seat, salt))

    def hides(self, state: State, seat: int) -> bool:
        """Whether the seat has something the others may not see."""
        return not state.rules.open_holdings and bool(state.frames)

    def standing(self, state: State) -> list[tuple[int, int]]:
        """Final score and tie-break of each seat, everything counted; the larger wins."""
        return standing(state)

    def _seats(self, state: State) -> range:
        return range(len(state.players))
