"""Play, undo, redo, save, load and branch in any order: the state is always that of a replay."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from prdesk.core.rng import Dice
from tests.property.walks import PR, Json
from tests.puertorico.invariants import Totals, check
from tests.puertorico.rule_sets import RULE_SETS, RuleSet, options_of


class Play(RuleBasedStateMachine):
    """A game with its history; `done` are the actions that lead to `state`."""

    @initialize(
        players=st.integers(2, 5), rules=st.sampled_from(RULE_SETS), seed=st.integers(0, 2**32)
    )
    def begin(self, players: int, rules: RuleSet, seed: int) -> None:
        self.options = options_of(players, "deluxe", rules)
        self.seed = seed
        self.totals = Totals(players, *rules)
        self.state: Any = PR.new(self.options, None, seed)
        self.done: list[Json] = []
        self.snapshots: list[Any] = []
        self.undone: list[tuple[Json, Json]] = []
        self.saved: list[tuple[Json, list[Json]]] = []

    @rule(salt=st.integers(0, 2**32), count=st.integers(1, 30))
    def play(self, salt: int, count: int) -> None:
        rng = Dice(salt)
        for _ in range(count):
            if self.state.decision == "game_over":
                return
            self.snapshots.append(self.state.copy())
            action = PR.decode(self.state, PR.random_code(self.state, rng))
            PR.apply(self.state, action)
            self.done.append(action)
            self.undone.clear()

    @precondition(lambda self: self.done)
    @rule(count=st.integers(1, 10))
    def undo(self, count: int) -> None:
        for _ in range(min(count, len(self.done))):
            self.undone.append((self.done.pop(), PR.position(self.state)))
            self.state = self.snapshots.pop()

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        action, position = self.undone.pop()
        self.snapshots.append(self.state.copy())
        PR.apply(self.state, action)
        self.done.append(action)
        assert PR.position(self.state) == position

    @rule()
    def save(self) -> None:
        self.saved.append((PR.position(self.state), [*self.done]))

    @precondition(lambda self: self.saved)
    @rule(data=st.data())
    def load(self, data: st.DataObject) -> None:
        position, done = data.draw(st.sampled_from(self.saved))
        self.state = PR.load(position, 99)
        self.done = [*done]
        self.undone.clear()
        self.snapshots = [*self.replayed()[:-1]]

    def replayed(self) -> list[Any]:
        """The states before each action done, and after the last."""
        state = PR.new(self.options, None, self.seed)
        states = [state.copy()]
        for action in self.done:
            PR.apply(state, action)
            states.append(state.copy())
        return states

    @invariant()
    def components_are_complete(self) -> None:
        check(PR.position(self.state), self.totals)

    def teardown(self) -> None:
        if hasattr(self, "state"):
            assert PR.position(self.replayed()[-1]) == PR.position(self.state)


TestPlay = Play.TestCase
