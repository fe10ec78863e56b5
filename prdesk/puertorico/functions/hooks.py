"""The moments at which a building function can act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from prdesk.core.game import Json
from prdesk.puertorico.state import Player, State

Events = list[Json] | None


@dataclass(frozen=True)
class Hooks:
    """Figures and functions by building id. A function acts only while its building is occupied
    (`discount` and `owned_discount` tell which of the two they need).

    Attributes:
        sale_bonus: doubloons more for a sale to the trading house.
        storage: kinds kept whole at the end of the captain phase.
        spare_barrels: barrels of any kind kept besides.
        discount: doubloons off a building, by (player, column).
        owned_discount: the same, occupied or not.
        built: after its owner built another building: (state, seat, building built, events).
        load_vp: victory points for a load.
        load_pay: doubloons for a load.
        captain_began: (state, seat, whether that seat chose the captain, events).
        more_made: barrels more by good, wished for after a production: (player, made).
        produced: doubloons for a production: (player, made by good).
        production_vp: victory points in the craftsman phase.
        barrel_pay: doubloons for a production, bonus barrels included, at the end of the phase
            (Specialty factory).
        mayor_began: (state, seat, events), before the ship is unloaded.
        after_sale, after_settler, before_captain: number of a phase that asks its owner then.
        end_bonus: points at the end of the game.
    """

    sale_bonus: dict[str, int] = field(default_factory=dict)
    storage: dict[str, int] = field(default_factory=dict)
    spare_barrels: dict[str, int] = field(default_factory=dict)
    discount: dict[str, Callable[[Player, int], int]] = field(default_factory=dict)
    owned_discount: dict[str, Callable[[Player, int], int]] = field(default_factory=dict)
    built: dict[str, Callable[[State, int, int, Events], None]] = field(default_factory=dict)
    load_vp: dict[str, int] = field(default_factory=dict)
    load_pay: dict[str, int] = field(default_factory=dict)
    captain_began: dict[str, Callable[[State, int, bool, Events], None]] = field(
        default_factory=dict
    )
    more_made: dict[str, Callable[[Player, Sequence[int]], list[int]]] = field(default_factory=dict)
    produced: dict[str, Callable[[Player, Sequence[int]], int]] = field(default_factory=dict)
    production_vp: dict[str, Callable[[Player], int]] = field(default_factory=dict)
    barrel_pay: dict[str, Callable[[Player, Sequence[int]], int]] = field(default_factory=dict)
    mayor_began: dict[str, Callable[[State, int, Events], None]] = field(default_factory=dict)
    after_sale: dict[str, int] = field(default_factory=dict)
    after_settler: dict[str, int] = field(default_factory=dict)
    before_captain: dict[str, int] = field(default_factory=dict)
    end_bonus: dict[str, Callable[[Player], int]] = field(default_factory=dict)


def merged(parts: Sequence[Hooks]) -> Hooks:
    """One table of moments out of several."""
    tables: dict[str, dict[str, Any]] = {f.name: {} for f in fields(Hooks)}
    for part in parts:
        for name, table in tables.items():
            table.update(getattr(part, name))
    return Hooks(**tables)
