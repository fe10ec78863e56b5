"""Node counts of the tree of asked decisions below a position."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from prdesk.core.rng import Dice
from prdesk.games import game
from tests.perft.slow import SLOW

PR = game("puertorico")
FOLDER = Path(__file__).parent / "positions"
RULE_SETS: dict[str, dict[str, Any]] = {
    "base": {},
    "classic": {"edition": "classic"},
    "buildings": {"expansions": ["buildings"], "variants": ["random_buildings"]},
    "nobles": {"expansions": ["nobles"]},
    "buildings+nobles": {
        "expansions": ["buildings", "nobles"],
        "variants": ["random_buildings", "nobles_in_draft"],
    },
}
POSITIONS = 30
DEPTH = 3
MOST_ARRANGEMENTS = 2_000
MOST_NODES = 20_000
"""Larger trees are not kept: all of them are counted at each test."""


def nodes(state: Any, depth: int) -> list[int]:
    """Nodes at depth 1, 2, ...; below a `place` decision the tree stops at depth 2."""
    counts = [0] * depth
    for at in _walk(state, depth):
        counts[at - 1] += 1
    while counts and not counts[-1]:
        counts.pop()
    return counts


def _walk(state: Any, depth: int, at: int = 1) -> Iterator[int]:
    if state.player < 0:
        return
    for code in PR.codes(state):
        yield at
        if at < depth:
            child = state.copy()
            PR.play(child, code)
            yield from _walk(child, depth, at + 1)


def depth_of(state: Any) -> int:
    """2 where a `place` decision lies within reach, else DEPTH."""
    return 2 if _meets_place(state, DEPTH) else DEPTH


def _meets_place(state: Any, depth: int) -> bool:
    if state.player < 0 or not depth:
        return False
    if state.decision == "place":
        return True
    for code in PR.codes(state):
        child = state.copy()
        PR.play(child, code)
        if _meets_place(child, depth - 1):
            return True
    return False


def compare(state: Any, depth: int) -> int:
    """Compare the legal lists with the slow reading throughout the tree; decisions compared."""
    if state.player < 0:
        return 0
    compared = 0
    if state.decision in SLOW:
        position = PR.position(state)
        fast = sorted(_text(a) for a in PR.legal(state, MOST_NODES)[0])
        slow = sorted(_text(a) for a in SLOW[state.decision](position))
        assert fast == slow, json.dumps(position)
        compared = 1
    if depth > 1:
        for code in PR.codes(state):
            child = state.copy()
            PR.play(child, code)
            compared += compare(child, depth - 1)
    return compared


def _text(action: Any) -> str:
    return json.dumps(action, sort_keys=True)


def lines(rule_set: str) -> list[tuple[dict[str, Any], list[int]]]:
    """The kept positions of a rule set with their counts."""
    text = (FOLDER / f"{rule_set}.txt").read_text("utf-8")
    found = []
    for line in text.splitlines():
        counts, _, position = line.partition(" ")
        found.append((json.loads(position), [int(n) for n in counts.split(",")]))
    return found


def candidates(rule_set: str) -> Iterator[Any]:
    """States of random games of all player counts, a few from each."""
    seed = 0
    while True:
        options = {"players": 2 + seed % 4, **RULE_SETS[rule_set]}
        state = PR.new(options, None, seed)
        rng = Dice(seed)
        stop = 15 + rng.below(200)
        for _ in range(stop):
            if state.player < 0:
                break
            PR.play(state, PR.random_code(state, rng))
        if state.player >= 0:
            yield state
        seed += 1
