"""Write the kept positions anew: `python -m tests.perft.regenerate`. Only on purpose: a change of
the counts is a change of the rules."""

from __future__ import annotations

import json
from typing import Any

from tests.perft.counting import (
    FOLDER,
    MOST_ARRANGEMENTS,
    MOST_NODES,
    POSITIONS,
    PR,
    RULE_SETS,
    candidates,
    depth_of,
    nodes,
)

MOST_OF_A_DECISION = 4
"""So that rare decisions come up too."""


def small_enough(state: Any) -> bool:
    """Whether the placements on the board and the first levels of the tree are few."""
    if state.decision == "place":
        return PR.legal(state, MOST_ARRANGEMENTS + 1)[1]
    return len(PR.codes(state)) <= 60


def main() -> None:
    """Choose positions: every decision that random games meet, as evenly as it goes."""
    FOLDER.mkdir(exist_ok=True)
    for rule_set in RULE_SETS:
        seen: dict[str, int] = {}
        kept: list[str] = []
        for state in candidates(rule_set):
            if seen.get(state.decision, 0) == MOST_OF_A_DECISION or not small_enough(state):
                continue
            depth = depth_of(state)
            if not within(state, depth):
                continue
            counts = nodes(state, depth)
            seen[state.decision] = seen.get(state.decision, 0) + 1
            position = json.dumps(PR.position(state), separators=(",", ":"))
            kept.append(f"{','.join(map(str, counts))} {position}")
            if len(kept) == POSITIONS:
                break
        (FOLDER / f"{rule_set}.txt").write_text("\n".join(kept) + "\n", "utf-8")
        print(rule_set, seen)


def within(state: Any, depth: int) -> bool:
    """Whether the tree holds at most MOST_NODES, and no placement too many arrangements."""
    return size(state, depth, MOST_NODES) <= MOST_NODES


def size(state: Any, depth: int, most: int) -> int:
    """Nodes of the tree; counting stops beyond `most`."""
    if state.player < 0:
        return 0
    limit = MOST_ARRANGEMENTS if state.decision == "place" else most
    actions, complete = PR.legal(state, limit)
    count = len(actions)
    if not complete or count > most:
        return most + 1
    if depth > 1:
        for code in PR.codes(state):
            child = state.copy()
            PR.play(child, code)
            count += size(child, depth - 1, most - count)
            if count > most:
                return most + 1
    return count


if __name__ == "__main__":
    main()
