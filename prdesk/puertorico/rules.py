"""The rule set of one game: catalogue, set-up and building functions that its options choose."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.values import as_choice, as_int, as_list, as_map, no_other_keys
from prdesk.puertorico import effects
from prdesk.puertorico.catalog import buildings
from prdesk.puertorico.catalog.ids import (
    EDITIONS,
    EXPANSIONS,
    PROSPECTOR,
    ROLES,
    VARIANTS,
)
from prdesk.puertorico.catalog.setup import SETUP

AVAILABLE_VARIANTS = ("open_vp",)


class Ruleset:
    """Everything of a game that never changes while it is played; shared by all state copies.

    Attributes:
        roles: indices of the role cards in play.
        rows: (index, cost, column, size) of each building kind in the game.
        sale_bonus: (building, doubloons) that sales earn.
        storage: (building, kinds of goods it keeps).
        loaded: (building, function) run after each load.
        produced: (building, function) run after a player's production.
        end_bonus: (building, function) of the large buildings.
        hacienda_takes_quarry: ruling 7.1, `deluxe` only.
        open_vp: victory point chips lie open.
    """

    def __init__(self, players: int, edition: str, variants: tuple[str, ...]) -> None:
        self.players = players
        self.edition = edition
        self.variants = variants
        self.setup = SETUP[players]
        self.roles = tuple(range(PROSPECTOR + self.setup.prospectors))
        self.picks = self.setup.picks
        self.copies = tuple(b.copies_2 if players == 2 else b.copies for b in buildings.BUILDINGS)
        self.rows = tuple((i, b.cost, b.column, b.size) for i, b in enumerate(buildings.BUILDINGS))
        index = buildings.INDEX
        self.sale_bonus = tuple((index[k], v) for k, v in effects.SALE_BONUS.items())
        self.storage = tuple((index[k], v) for k, v in effects.STORAGE.items())
        self.loaded = tuple((index[k], f) for k, f in effects.LOADED.items())
        self.produced = tuple((index[k], f) for k, f in effects.PRODUCED.items())
        self.end_bonus = tuple((index[k], f) for k, f in effects.END_BONUS.items())
        self.hacienda_takes_quarry = edition == "deluxe"
        self.open_vp = "open_vp" in variants

    def options(self) -> Json:
        """The `options` object of a position."""
        return {
            "players": self.players,
            "edition": self.edition,
            "expansions": [],
            "variants": list(self.variants),
        }

    def role_names(self) -> list[str]:
        """Ids of the role cards in play."""
        return [ROLES[r] for r in self.roles]


def ruleset(options: Any) -> Ruleset:
    """Check an `options` object and choose the rule set; ConfigError if it doesn't fit."""
    options = as_map(options, "options")
    no_other_keys(options, ("players", "edition", "expansions", "variants", "set"), "options.")
    if "players" not in options:
        raise ConfigError("missing_key", key="options.players")
    players = as_int(options["players"], "options.players", min(SETUP), max(SETUP))
    edition = as_choice(options.get("edition", "deluxe"), "options.edition", EDITIONS)
    for i, item in enumerate(as_list(options.get("expansions", []), "options.expansions")):
        name = as_choice(item, f"options.expansions.{i}", EXPANSIONS)
        raise ConfigError("not_available", key="options.expansions", value=name)
    chosen = set()
    for i, item in enumerate(as_list(options.get("variants", []), "options.variants")):
        name = as_choice(item, f"options.variants.{i}", VARIANTS)
        if name not in AVAILABLE_VARIANTS:
            raise ConfigError("not_available", key="options.variants", value=name)
        chosen.add(name)
    if "set" in options:
        raise ConfigError("not_available", key="options.set", value="set")
    return Ruleset(players, edition, tuple(v for v in VARIANTS if v in chosen))
