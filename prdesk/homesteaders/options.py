"""The `options` object of formats.md section 4, checked."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.values import as_choice, as_int, as_list, as_map, no_other_keys
from prdesk.homesteaders.catalog.ids import VARIANTS
from prdesk.homesteaders.catalog.setup import SEATS
from prdesk.homesteaders.rules import Ruleset

_KEYS = ("players", "variants")


def ruleset(options: Any) -> Ruleset:
    """Check an `options` object and choose the rule set; ConfigError if it doesn't fit."""
    given = as_map(options, "options")
    no_other_keys(given, _KEYS, "options.")
    if "players" not in given:
        raise ConfigError("missing_key", key="options.players")
    players = as_int(given["players"], "options.players", min(SEATS), max(SEATS))
    variants = as_list(given.get("variants", []), "options.variants")
    chosen = {as_choice(v, f"options.variants.{i}", VARIANTS) for i, v in enumerate(variants)}
    return Ruleset(players, "open_holdings" in chosen)
