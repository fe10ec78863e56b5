"""Sets of buildings for games of the expansion "The New Buildings" that are played undrafted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.puertorico.catalog.setup import SETUP
from prdesk.puertorico.options import ruleset


def _set(small: str, large: str) -> tuple[str, ...]:
    return (*small.split(), *large.split())


SETS: Final[Mapping[str, tuple[str, ...]]] = {
    "new": _set(
        "aqueduct forest_house black_market storehouse guesthouse trading_post church"
        " small_wharf lighthouse specialty_factory library union_hall",
        "statue cloister guild_hall residence city_hall",
    ),
    "base": _set(
        "small_market hacienda construction_hut small_warehouse hospice office large_market"
        " large_warehouse factory university harbor wharf",
        "guild_hall residence fortress customs_house city_hall",
    ),
    "shipping": _set(
        "aqueduct hacienda construction_hut storehouse hospice large_market church small_wharf"
        " lighthouse harbor library union_hall",
        "customs_house guild_hall fortress statue residence",
    ),
    "trading": _set(
        "small_market construction_hut black_market small_warehouse guesthouse trading_post"
        " large_market large_warehouse factory specialty_factory university wharf",
        "guild_hall city_hall statue residence fortress",
    ),
    "island": _set(
        "aqueduct forest_house construction_hut storehouse hospice office church small_wharf"
        " factory library specialty_factory wharf",
        "cloister residence guild_hall fortress city_hall",
    ),
}
"""17 kinds each, one for every space of the draft."""


def set_fits(kinds: Sequence[str], options: Json) -> bool:
    """Whether a game with these options may be played with this set, whoever takes part."""
    try:
        ruleset({**options, "players": min(SETUP), "set": list(kinds)})
    except ConfigError:
        return False
    return True


def set_of(position: Json) -> tuple[str, ...]:
    """The kinds that were drafted for a game; empty where nothing was, or not all yet."""
    options = position["options"]
    if "buildings" not in options["expansions"] or position["turn"]["decision"] == "draft":
        return ()
    nobles_too = "nobles_in_draft" in options["variants"]
    return tuple(
        row.id
        for row in BUILDINGS
        if row.id in position["buildings"] and (nobles_too if row.set == "nobles" else row.violet)
    )
