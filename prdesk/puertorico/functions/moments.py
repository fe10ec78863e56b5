"""The building functions of a game, resolved to building indices."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from prdesk.core.additions import added_modules
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.functions import base, new_buildings, nobles
from prdesk.puertorico.functions.hooks import Hooks, merged

HOOKS: Hooks = merged(
    (
        base.HOOKS,
        new_buildings.HOOKS,
        nobles.HOOKS,
        *(module.HOOKS for module in added_modules("prdesk.puertorico.fan", "functions").values()),
    )
)

V = TypeVar("V")


class Moments:
    """Attributes named like the fields of `Hooks`, for the buildings of some expansions.

    They hold (building index, figure or function). A kind that a draft left out stands in no city,
    so nobody needs to leave it out here.
    """

    def __init__(self, expansions: tuple[str, ...]) -> None:
        sets = ("base", *expansions)
        there = {row.id for row in BUILDINGS if row.set in sets}

        def pairs(table: dict[str, V]) -> tuple[tuple[int, V], ...]:
            return tuple((INDEX[k], v) for k, v in table.items() if k in there)

        self.sale_bonus = pairs(HOOKS.sale_bonus)
        self.storage = pairs(HOOKS.storage)
        self.spare_barrels = pairs(HOOKS.spare_barrels)
        self.discount = pairs(HOOKS.discount)
        self.owned_discount = pairs(HOOKS.owned_discount)
        self.built = pairs(HOOKS.built)
        self.load_vp = pairs(HOOKS.load_vp)
        self.load_pay = pairs(HOOKS.load_pay)
        self.captain_began = pairs(HOOKS.captain_began)
        self.more_made = pairs(HOOKS.more_made)
        self.produced = pairs(HOOKS.produced)
        self.production_vp = pairs(HOOKS.production_vp)
        self.barrel_pay = pairs(HOOKS.barrel_pay)
        self.mayor_began = pairs(HOOKS.mayor_began)
        self.after_sale = pairs(HOOKS.after_sale)
        self.after_settler = pairs(HOOKS.after_settler)
        self.before_captain = pairs(HOOKS.before_captain)
        self.end_bonus = pairs(HOOKS.end_bonus)


moments = lru_cache(maxsize=8)(Moments)
"""The functions of those expansions; equal expansions share one."""
