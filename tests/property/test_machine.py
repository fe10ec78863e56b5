"""Play, undo, redo, save, load and branch in any order: the state is always that of a replay."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from prdesk.core.rng import Dice
from tests.property.walks import AnyWalk, Json, any_walks


class Play(RuleBasedStateMachine):
    """A game with its history; `done` are the actions that lead to `state`."""

    @initialize(walk=any_walks(0))
    def begin(self, walk: AnyWalk) -> None:
        self.walk = walk
        self.game = walk.game
        self.state: Any = walk.new()
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
            action = self.game.decode(self.state, self.game.random_code(self.state, rng))
            self.game.apply(self.state, action)
            self.done.append(action)
            self.undone.clear()

    @precondition(lambda self: self.done)
    @rule(count=st.integers(1, 10))
    def undo(self, count: int) -> None:
        for _ in range(min(count, len(self.done))):
            self.undone.append((self.done.pop(), self.game.position(self.state)))
            self.state = self.snapshots.pop()

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        action, position = self.undone.pop()
        self.snapshots.append(self.state.copy())
        self.game.apply(self.state, action)
        self.done.append(action)
        assert self.game.position(self.state) == position

    @rule()
    def save(self) -> None:
        self.saved.append((self.game.position(self.state), [*self.done]))

    @precondition(lambda self: self.saved)
    @rule(data=st.data())
    def load(self, data: st.DataObject) -> None:
        position, done = data.draw(st.sampled_from(self.saved))
        self.state = self.game.load(position, 99)
        self.done = [*done]
        self.undone.clear()
        self.snapshots = [*self.replayed()[:-1]]

    def replayed(self) -> list[Any]:
        """The states before each action done, and after the last."""
        state = self.walk.new()
        states = [state.copy()]
        for action in self.done:
            self.game.apply(state, action)
            states.append(state.copy())
        return states

    @invariant()
    def components_are_complete(self) -> None:
        self.walk.check(self.game.position(self.state))

    def teardown(self) -> None:
        if hasattr(self, "state"):
            assert self.game.position(self.replayed()[-1]) == self.game.position(self.state)


TestPlay = Play.TestCase
