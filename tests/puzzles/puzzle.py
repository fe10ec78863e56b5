"""Puzzles as data, and what it means to solve one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from prdesk.ai.agent import Agent
from prdesk.core.game import Json
from prdesk.games import game

PR = game("puertorico")
FOLDER = Path(__file__).parent / "data"
TIERS = ("hard", "soft", "unsolved")
PROOFS = ("exact", "long", "search")
SALT = 7


@dataclass(frozen=True)
class Puzzle:
    """One position in which the player to move should find, or avoid, something.

    Attributes:
        position: what the rules load, with everybody's chips.
        best: moves that solve it, all of them equally good; empty if many do.
        forbidden: the tempting mistakes; legal, never in `best`.
        tier: `hard` must be solved by the upper levels, `soft` need not, `unsolved` is not yet.
        proof: `exact` if the tests play the rest of the game out in full (tests.puzzles.exact),
            `long` if that takes minutes, so that only the command does, `search` if the answer
            rests on reasoning and deep search.
        why: the reason in a sentence.
    """

    id: str
    players: int
    title: str
    position: Json
    best: tuple[Json, ...]
    forbidden: tuple[Json, ...]
    tier: str
    proof: str
    why: str

    def state(self) -> Any:
        """A fresh state of the position."""
        return PR.load(self.position, strict=True)

    def codes(self, actions: tuple[Json, ...]) -> set[int]:
        """Codes of actions of this puzzle; two ways to write an action have one code."""
        state = self.state()
        return {PR.encode(state, action) for action in actions}

    def solved_by(self, code: int) -> bool:
        """Whether the move is a best one (if those are named) and not forbidden."""
        best = self.codes(self.best)
        return code not in self.codes(self.forbidden) and (not best or code in best)

    def move_of(self, agent: Agent, seed: int) -> int:
        """What an agent plays here, knowing only what its seat may see."""
        state = self.state()
        return agent.choose(PR, PR.hide(state, state.player, SALT), seed)


def read(path: Path) -> Puzzle:
    """The puzzle of a file."""
    data = json.loads(path.read_text("utf-8"))
    data["best"] = tuple(data["best"])
    data["forbidden"] = tuple(data["forbidden"])
    return Puzzle(**data)


PUZZLES = tuple(read(path) for path in sorted(FOLDER.glob("*.json")))
