"""Acting at the table of a game and looking at what it says: the words both games' tests share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from prdesk.core.errors import ConfigError, GameOver, RulesError
from prdesk.core.game import Game

Json = dict[str, Any]

PASS: Json = {"type": "pass"}


@dataclass(frozen=True)
class Acting:
    """What tests do with a game.

    Attributes:
        moves: actions in the order `legal` gives them here, each written in one way.
    """

    game: Game
    moves: Callable[..., list[Json]]

    def play(self, state: Any, *actions: Json) -> list[Json]:
        """Carry the actions out one after the other; all their events."""
        events: list[Json] = []
        for action in actions:
            self.game.apply(state, action, events)
        return events

    def legal(self, state: Any) -> list[Json]:
        """The complete list of legal actions, sorted."""
        actions, complete = self.game.legal(state)
        assert complete
        return self.moves(*actions)

    def refused(self, state: Any, action: Json, *reasons: str, **params: Any) -> RulesError:
        """The rules refuse the action (for one of the reasons) and nothing changes."""
        game = self.game
        before = game.position(state)
        why = game.why(state, action)
        assert why is not None, f"{action} is legal"
        with pytest.raises(RulesError) as caught:
            game.apply(state, action)
        assert game.position(state) == before
        assert (caught.value.reason, caught.value.params) == (why.reason, why.params)
        assert self.moves(action)[0] not in self.moves(*game.legal(state)[0])
        if reasons:
            assert why.reason in reasons
        assert params.items() <= why.params.items()
        return caught.value

    def malformed(self, state: Any, action: Any, key: str) -> None:
        """The action is not one of the contract; the error names the key; nothing changes."""
        before = self.game.position(state)
        for ask in (self.game.why, self.game.apply):
            with pytest.raises(ConfigError) as caught:
                ask(state, action)
            assert key in named(caught.value)
        assert self.game.position(state) == before

    def unloadable(self, position: Any, key: str, strict: bool = False) -> None:
        """The position (of the game unless it says so) can't be loaded; the error names the key."""
        if isinstance(position, dict):
            position = {"game": self.game.id, **position}
        with pytest.raises(ConfigError) as caught:
            self.game.load(position, 0, strict)
        assert key in named(caught.value)

    def over(self, state: Any) -> bool:
        """The game has ended: nobody's turn, nothing legal, every action refused."""
        if state.decision != "game_over":
            return False
        assert state.player == -1
        assert self.game.turn(state)["player"] is None
        assert self.legal(state) == []
        with pytest.raises(GameOver):
            self.game.apply(state, PASS)
        return True


def asked(state: Any) -> tuple[int, str]:
    """Who must decide, and what."""
    return state.player, state.decision


def happened(events: list[Json], event: str) -> list[Json]:
    """The events of one kind."""
    return [e for e in events if e["event"] == event]


def named(error: ConfigError) -> str:
    """The key the error names, with the unknown id if it is about one."""
    return f"{error.params['key']} {error.params.get('value', '')}"
