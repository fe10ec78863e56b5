"""A tiny game of two stall keepers who sell, buy, borrow and pay a rent, for staged turns.

Selling takes a ware and a trade chit and brings 2 silver; a ware costs 3; a debt brings 2; the
rent is 5.
Who can pay and has no chit left pays without being asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from prdesk.core.errors import ConfigError, GameOver, IllegalAction, RulesError
from prdesk.core.game import Json
from prdesk.session import Session

RENT, PRICE, ROUNDS = 5, 3, 3
SELL, BUY, DEBT, PAY = ({"type": kind} for kind in ("sell", "buy", "debt", "pay"))


@dataclass
class Keeper:
    name: str
    silver: int = 1
    wares: int = 2
    chits: int = 2
    debt: int = 0
    vp: int = 0


@dataclass
class StallState:
    keepers: list[Keeper]
    player: int = 0
    round: int = 1
    end_reason: str | None = None
    secrets: list[int] = field(default_factory=lambda: [11, 12, 13])

    @property
    def decision(self) -> str:
        return "pay_rent" if self.player >= 0 else "game_over"

    def copy(self) -> "StallState":
        return replace(self, keepers=[replace(keeper) for keeper in self.keepers])


class Stall:
    """The `Game`, as far as a session and a snapshot need it."""

    id = "stall"
    ruleset = 1
    seats = (2,)

    def new(self, options: Json, names: Sequence[str] | None, seed: int) -> StallState:
        return StallState([Keeper(name) for name in names or ("A", "B")])

    def position(self, state: StallState, view: int | None = None) -> Json:
        return {
            "game": self.id,
            "round": state.round,
            "options": {},
            # A new secret is turned up each round, before anybody decides.
            "open": state.secrets[state.round - 1] if state.player >= 0 else None,
            "turn": {"decision": state.decision, "player": state.player},
            "players": [vars(keeper) | {"island": {}} for keeper in state.keepers],
        }

    def why(self, state: StallState, action: Json) -> RulesError | None:
        if action.get("type") not in ("sell", "buy", "debt", "pay"):
            raise ConfigError("bad_field", key="type")
        if state.player < 0:
            return GameOver()
        keeper = state.keepers[state.player]
        if action == SELL and not keeper.chits:
            return IllegalAction("no_trade_chit")
        if action == SELL and not keeper.wares:
            return IllegalAction("good_not_held", good="wares")
        cost = {"pay": RENT, "buy": PRICE}.get(action["type"], 0)
        if keeper.silver < cost:
            return IllegalAction("not_enough_silver", cost=cost, have=keeper.silver)
        return None

    def legal(self, state: StallState, limit: int = 5000) -> tuple[list[Json], bool]:
        if state.player < 0:
            return [], True
        found = [a for a in (PAY, SELL, BUY, DEBT) if self.why(state, a) is None]
        return found[:limit], len(found) <= limit

    def apply(self, state: StallState, action: Json, events: list[Json] | None = None) -> None:
        refusal = self.why(state, action)
        if refusal is not None:
            raise refusal
        keeper = state.keepers[state.player]
        told = [{"event": action["type"], "player": state.player, "auto": False}]
        if action == SELL:
            keeper.chits -= 1
            keeper.wares -= 1
            keeper.silver += 2
        elif action == BUY:
            keeper.silver -= PRICE
            keeper.wares += 1
        elif action == DEBT:
            keeper.silver += 2
            keeper.debt += 1
        if action == PAY or (not keeper.chits and keeper.silver >= RENT):
            told.append({"event": "paid", "player": state.player, "auto": action != PAY})
            keeper.silver -= RENT
            keeper.vp += 1
            state.player = 1 - state.player
            state.round += not state.player
            if state.round > ROUNDS:
                state.player, state.round, state.end_reason = -1, ROUNDS, "rounds"
        if events is not None:
            events += told

    def score(self, state: StallState, view: int | None = None) -> list[Json]:
        return [{"total": keeper.vp} for keeper in state.keepers]

    def winners(self, state: StallState, view: int | None = None) -> list[int] | None:
        return [0]

    def quotes(self, state: StallState, seat: int, view: int | None = None) -> Json:
        return {}

    def outcome(self, state: StallState, action: Json) -> Json:
        return {"silver": {"pay": -RENT, "buy": -PRICE}.get(action["type"], 2)}

    def hides(self, state: StallState, seat: int) -> bool:
        return False

    def hide(self, state: StallState, seat: int, salt: int) -> StallState:
        return state.copy()

    def encode(self, state: StallState, action: Json) -> int:
        refusal = self.why(state, action)
        if refusal is not None:
            raise refusal
        return [SELL, BUY, DEBT, PAY].index(action)

    def decode(self, state: StallState, code: int) -> Json:
        return [SELL, BUY, DEBT, PAY][code]


def stall(*seats: str) -> Session:
    """A new game of the stall; open holdings, so that no curtain comes between."""
    game: Any = Stall()
    options = {"variants": ["open_vp"]}
    return Session(game, game.new(options, ("Anna", "Bob"), 0), options, seats, 0)
