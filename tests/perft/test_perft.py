"""Perft: node counts from kept positions, and legality against a second reading of the rules."""

from __future__ import annotations

import pytest

from tests.perft.counting import POSITIONS, PR, RULE_SETS, compare, lines, nodes


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_the_counts_are_as_kept(rule_set: str) -> None:
    """A change of a count is a change of the rules."""
    kept = lines(rule_set)
    assert len(kept) >= POSITIONS
    for position, counts in kept:
        assert nodes(PR.load(position), len(counts)) == counts


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_the_slow_reading_of_the_rules_agrees(rule_set: str) -> None:
    """Captain, builder and mayor phases: the same legal actions throughout the trees."""
    compared = sum(compare(PR.load(position), 2) for position, _ in lines(rule_set))
    assert compared > POSITIONS
