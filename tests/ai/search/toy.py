"""A tiny game of three seats with a hidden card, given as a tree, whose solution is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from prdesk.core.game import Json
from prdesk.core.rng import Dice, mix

KNOWS = 2
"""The seat that sees the card; the others must guess."""


@dataclass(frozen=True)
class End:
    """Scores by seat, for card 0 and for card 1."""

    scores: tuple[int, int, int]
    with_card: tuple[int, int, int] | None = None


@dataclass(frozen=True)
class Choice:
    """A decision; moves listed in `only` are legal with card 1 alone."""

    seat: int
    moves: tuple[Choice | End, ...]
    only: tuple[int, ...] = ()


class ToyState:
    round = 1
    end_reason = None

    def __init__(self, node: Choice | End, card: int) -> None:
        self.node = node
        self.card = card

    @property
    def player(self) -> int:
        return self.node.seat if isinstance(self.node, Choice) else -1

    @property
    def decision(self) -> str:
        return "move" if isinstance(self.node, Choice) else "game_over"

    def copy(self) -> ToyState:
        return ToyState(self.node, self.card)


class Toy:
    """The `Game` around a tree; its own heuristic too."""

    id = "toy"
    ruleset = 1
    seats = (3,)

    def __init__(self, root: Choice) -> None:
        self.root = root
        self.plays = 0

    def new(self, options: Json, names: Sequence[str] | None = None, seed: int = 0) -> ToyState:
        return ToyState(self.root, seed % 2)

    def hide(self, state: ToyState, seat: int, salt: int) -> ToyState:
        copy = state.copy()
        if seat != KNOWS:
            copy.card = Dice(mix(salt, seat)).below(2)
        return copy

    def codes(self, state: ToyState) -> list[int]:
        node = state.node
        if isinstance(node, End):
            return []
        return [i for i in range(len(node.moves)) if state.card == 1 or i not in node.only]

    def play(self, state: ToyState, code: int, events: list[Json] | None = None) -> None:
        assert code in self.codes(state)
        assert isinstance(state.node, Choice)
        self.plays += 1
        state.node = state.node.moves[code]

    def random_code(self, state: ToyState, dice: Dice) -> int:
        codes = self.codes(state)
        return codes[dice.below(len(codes))]

    def playout(self, state: ToyState, dice: Dice) -> int:
        count = 0
        while state.player >= 0:
            self.play(state, self.random_code(state, dice))
            count += 1
        return count

    def standing(self, state: ToyState) -> list[tuple[int, int]]:
        node = state.node
        if isinstance(node, Choice):
            return [(0, 0)] * 3
        scores = node.with_card if state.card and node.with_card else node.scores
        return [(score, 0) for score in scores]

    def candidates(self, state: ToyState) -> list[int]:
        return self.codes(state)

    def settled(self, state: ToyState) -> bool:
        return True

    def outlook(self, state: ToyState) -> tuple[list[float], list[float]]:
        return [1 / 3] * 3, [float(score) for score, _ in self.standing(state)]

    def utility(self, state: ToyState, seat: int) -> float:
        return float(self.standing(state)[seat][0])

    def parts(self, state: ToyState, seat: int) -> dict[str, float]:
        return {"points": self.utility(state, seat)}

    def encode(self, state: ToyState, action: Json) -> int:
        return int(action["move"])

    def decode(self, state: ToyState, code: int) -> Json:
        return {"type": "move", "move": code}

    def unused(self, *arguments: Any, **named: Any) -> Any:
        raise AssertionError("a search needs none of this")

    load = position = turn = legal = apply = why = score = winners = rule_sets = unused
    quotes = outcome = unused


RIVALS_CHOOSE = Choice(
    0,
    (
        # Wins three times of four at random, but the rivals' best replies give it to seat 2.
        Choice(
            1,
            (
                Choice(2, (End((10, 0, 20)), End((30, 0, 0)))),
                Choice(2, (End((30, 0, 0)), End((30, 0, 1)))),
            ),
        ),
        # Wins half the time at random, and always once seat 1 looks after itself.
        Choice(
            1,
            (
                Choice(2, (End((0, 0, 30)), End((0, 0, 31)))),
                Choice(2, (End((20, 18, 10)), End((20, 18, 12)))),
            ),
        ),
    ),
)
"""max^n answers 1 here, with scores 20, 18, 12; flat Monte Carlo answers 0."""

HIDDEN_CARD = Choice(
    0,
    (
        End((9, 5, 5), (0, 5, 5)),
        End((6, 5, 5)),
        Choice(1, (End((7, 5, 5)), End((6, 8, 5)), End((0, 9, 5))), only=(2,)),
    ),
)
"""Move 1 wins for sure, move 0 with one card only; seat 1's last reply to move 2 needs the card."""
