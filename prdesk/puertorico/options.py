"""The `options` object of formats.md section 3, checked."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.values import as_choice, as_int, as_list, as_map, no_other_keys
from prdesk.puertorico.catalog.buildings import DRAFT_SPACES, INDEX, NAMES
from prdesk.puertorico.catalog.ids import EDITIONS, EXPANSIONS, VARIANTS
from prdesk.puertorico.catalog.setup import SETUP
from prdesk.puertorico.rules import Ruleset, made

_KEYS = ("players", "edition", "expansions", "variants", "set")
_NEEDS = {
    "random_buildings": ("buildings",),
    "nobles_in_draft": ("buildings", "nobles"),
}
"""Expansions that a variant makes no sense without."""


def ruleset(options: Any) -> Ruleset:
    """Check an `options` object and choose the rule set; ConfigError if it doesn't fit."""
    given = as_map(options, "options")
    no_other_keys(given, _KEYS, "options.")
    if "players" not in given:
        raise ConfigError("missing_key", key="options.players")
    players = as_int(given["players"], "options.players", min(SETUP), max(SETUP))
    edition = as_choice(given.get("edition", "deluxe"), "options.edition", EDITIONS)
    expansions = _chosen(given, "expansions", EXPANSIONS)
    variants = _chosen(given, "variants", VARIANTS)
    for variant in variants:
        if not set(_NEEDS.get(variant, ())) <= set(expansions):
            raise ConfigError("does_not_go_together", key="options.variants", value=variant)
    rules = made(players, edition, expansions, variants, (), ())
    if "set" not in given:
        return rules
    if "buildings" not in expansions or "random_buildings" in variants:
        raise ConfigError("does_not_go_together", key="options.set", value="set")
    return _with_set(rules, as_list(given["set"], "options.set"))


def _chosen(given: dict[str, Any], key: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    items = as_list(given.get(key, []), f"options.{key}")
    chosen = {as_choice(item, f"options.{key}.{i}", ids) for i, item in enumerate(items)}
    return tuple(i for i in ids if i in chosen)


def _with_set(rules: Ruleset, items: list[Any]) -> Ruleset:
    """The rule set of a named set of kinds, which must fill the spaces of the draft exactly."""
    drafted: tuple[int, ...] = ()
    growing = rules
    for i, item in enumerate(items):
        index = INDEX[as_choice(item, f"options.set.{i}", NAMES)]
        if index not in growing.draftable:
            raise ConfigError("does_not_fit_the_draft", key=f"options.set.{i}", value=NAMES[index])
        drafted = (*drafted, index)
        growing = growing.with_drafted(drafted)
    if len(drafted) != sum(DRAFT_SPACES.values()):
        raise ConfigError("out_of_range", key="options.set")
    fixed = tuple(NAMES[i] for i in sorted(drafted))
    return made(
        rules.players,
        rules.edition,
        rules.expansions,
        rules.variants,
        fixed,
        tuple(sorted(drafted)),
    )
