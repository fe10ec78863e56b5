"""The puzzles are sound, their proofs hold, and the upper levels solve the hard ones."""

from __future__ import annotations

import pytest

from prdesk.ai.levels import LEVELS, agent
from tests.puzzles.exact import margin
from tests.puzzles.puzzle import FOLDER, PR, PROOFS, PUZZLES, TIERS, Puzzle

UPPER = ("hard", "expert")
"""Levels that must not miss a hard puzzle."""
NODES = 4000
"""Iterations a decision: about a second of the compiled engine."""
CLEAR = 0.05
LARGEST_TREE = 200_000

PHASES = {"role", "tile", "place", "build", "craftsman_bonus", "sell", "load", "store"}


def named(puzzle: Puzzle) -> str:
    return puzzle.id


def test_there_are_enough_of_all_kinds() -> None:
    assert len(PUZZLES) >= 30
    assert sorted(p.id for p in PUZZLES) == sorted(path.stem for path in FOLDER.iterdir())
    assert {p.players for p in PUZZLES} == {2, 3, 4, 5}
    assert {p.state().decision for p in PUZZLES} >= PHASES
    used = {name for p in PUZZLES for name in p.position["options"]["expansions"]}
    assert used == {"buildings", "nobles"}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_it_is_a_real_choice(puzzle: Puzzle) -> None:
    """The position can lie on a table, all moves named are legal, some right and some wrong."""
    state = puzzle.state()
    assert (len(state.players), state.round) == (puzzle.players, puzzle.position["round"])
    assert PR.turn(state) == puzzle.position["turn"]
    assert puzzle.tier in TIERS
    assert puzzle.proof in PROOFS
    assert puzzle.title
    assert puzzle.why
    legal = set(PR.codes(state))
    best, forbidden = puzzle.codes(puzzle.best), puzzle.codes(puzzle.forbidden)
    assert len(legal) >= 2
    assert best | forbidden <= legal
    assert not best & forbidden
    solved = {code for code in legal if puzzle.solved_by(code)}
    assert solved == (best or legal - forbidden)
    assert solved != legal


@pytest.mark.parametrize("puzzle", [p for p in PUZZLES if p.proof == "exact"], ids=named)
def test_playing_everything_out_proves_it(puzzle: Puzzle) -> None:
    assert margin(puzzle, LARGEST_TREE) >= CLEAR


@pytest.mark.parametrize("puzzle", [p for p in PUZZLES if p.tier == "hard"], ids=named)
def test_the_upper_levels_solve_it(puzzle: Puzzle) -> None:
    """Levels that differ only in their budget are asked once."""
    searches = {}
    for level in LEVELS:
        if level.name in UPPER:
            player = agent(f"{level.name}@{NODES}")
            searches[str(vars(player) | {"name": ""})] = player
    assert searches
    for player in searches.values():
        code = puzzle.move_of(player, 0)
        assert puzzle.solved_by(code), (player.name, PR.decode(puzzle.state(), code))
