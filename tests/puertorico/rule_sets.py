"""The rule sets that random play goes through: expansions and variants, beside the editions."""

from __future__ import annotations

from typing import Any

RuleSet = tuple[tuple[str, ...], tuple[str, ...]]
"""(expansions, variants)."""

BASE: RuleSet = ((), ())
RULE_SETS: list[RuleSet] = [
    BASE,
    ((), ("corn_compensation", "factory_university_swap", "decline_colonists", "open_vp")),
    (("buildings",), ()),
    (("buildings",), ("random_buildings", "corn_compensation", "decline_colonists")),
    (("nobles",), ()),
    (("nobles",), ("decline_colonists", "factory_university_swap")),
    (("buildings", "nobles"), ()),
    (("buildings", "nobles"), ("random_buildings", "nobles_in_draft", "open_vp")),
    (("buildings", "nobles"), ("random_buildings",)),
    (("buildings", "nobles"), ("nobles_in_draft", "decline_colonists")),
]


def options_of(players: int, edition: str, rules: RuleSet) -> dict[str, Any]:
    """The `options` object of a game."""
    expansions, variants = rules
    return {
        "players": players,
        "edition": edition,
        "expansions": list(expansions),
        "variants": list(variants),
    }
