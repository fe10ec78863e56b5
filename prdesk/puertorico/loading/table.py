"""The common table: supplies, plantations, roles, trading house, ships."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.partial import counts, known_ids
from prdesk.core.values import as_choice, as_int, as_list, as_map, no_other_keys
from prdesk.puertorico.catalog.buildings import INDEX
from prdesk.puertorico.catalog.ids import END_REASONS, GOODS, ROLES
from prdesk.puertorico.catalog.setup import HOUSE_SPACES
from prdesk.puertorico.loading.parts import kinds
from prdesk.puertorico.state import State


def read_table(state: State, whole: Json) -> None:
    """Read everything that belongs to no player."""
    rules = state.rules
    state.rng = _rng(whole["rng"])
    state.round = as_int(whole["round"], "round", 1)
    state.governor = as_int(whole["governor"], "governor", 0, rules.players - 1)
    reason = whole["end_reason"]
    state.end_reason = None if reason is None else as_choice(reason, "end_reason", END_REASONS)
    state.vp_supply = as_int(whole["vp_supply"], "vp_supply")
    places = ("supply", "ship")
    state.colonist_supply, state.colonist_ship = counts(whole["colonists"], "colonists", places)
    state.noble_supply, state.noble_ship = counts(whole["nobles"], "nobles", places)
    if not rules.nobles and (state.noble_supply or state.noble_ship):
        raise ConfigError("out_of_range", key="nobles")
    _read_removed(state, whole.get("removed"))
    state.goods = counts(whole["goods"], "goods", GOODS)
    state.quarries = as_int(whole["quarries"], "quarries")
    plantations = as_map(whole["plantations"], "plantations")
    no_other_keys(plantations, ("face_up", "stack", "discard"), "plantations.")
    state.face_up = kinds(plantations["face_up"], "plantations.face_up")
    state.stack = kinds(plantations["stack"], "plantations.stack")[::-1]
    state.discard = kinds(plantations["discard"], "plantations.discard")
    names = rules.kind_names()
    for name, n in zip(names, counts(whole["buildings"], "buildings", names), strict=True):
        state.stock[INDEX[name]] = n
    _read_roles(state, as_map(whole["roles"], "roles"))
    state.house = kinds(whole["trading_house"], "trading_house")
    if len(state.house) > HOUSE_SPACES:
        raise ConfigError("out_of_range", key="trading_house")
    _read_ships(state, as_list(whole["ships"], "ships"))


def _rng(value: Any) -> int:
    if not isinstance(value, str):
        raise ConfigError("wrong_type", key="rng")
    if not 1 <= len(value) <= 16 or not set(value.lower()) <= set("0123456789abcdef"):
        raise ConfigError("out_of_range", key="rng")
    return int(value, 16)


def _read_removed(state: State, value: Any) -> None:
    if value is None:
        return
    if not state.rules.declines:
        raise ConfigError("unknown_key", key="removed")
    removed = counts(value, "removed", ("colonists", "nobles"))
    state.removed_colonists, state.removed_nobles = removed


def _read_roles(state: State, roles: Json) -> None:
    known_ids(roles, "roles", state.rules.role_names())
    for name, value in roles.items():
        key = f"roles.{name}"
        card = as_map(value, key)
        no_other_keys(card, ("doubloons", "taken_by"), f"{key}.")
        role = ROLES.index(name)
        state.role_doubloons[role] = as_int(card["doubloons"], f"{key}.doubloons")
        taker = card["taken_by"]
        if taker is not None:
            last = state.rules.players - 1
            state.role_taken[role] = as_int(taker, f"{key}.taken_by", 0, last)
    if sum(1 for taker in state.role_taken if taker >= 0) > state.rules.picks:
        raise ConfigError("out_of_range", key="roles")


def _read_ships(state: State, ships: list[Any]) -> None:
    sizes: list[int] = []
    goods: list[int] = []
    loads: list[int] = []
    for i, value in enumerate(ships):
        key = f"ships.{i}"
        ship = as_map(value, key)
        no_other_keys(ship, ("capacity", "good", "count"), f"{key}.")
        for part in ("capacity", "good", "count"):
            if part not in ship:
                raise ConfigError("missing_key", key=f"{key}.{part}")
        size = as_int(ship["capacity"], f"{key}.capacity", 4, 8)
        count = as_int(ship["count"], f"{key}.count", 0, size)
        good = -1
        if ship["good"] is not None:
            good = GOODS.index(as_choice(ship["good"], f"{key}.good", GOODS))
        if (good < 0) != (count == 0):
            raise ConfigError("load_without_good", key=f"{key}.good")
        if size in sizes:
            raise ConfigError("twice", key=f"{key}.capacity")
        if good >= 0 and good in goods:
            raise ConfigError("twice", key=f"{key}.good")
        sizes.append(size)
        goods.append(good)
        loads.append(count)
    if not sizes:
        raise ConfigError("out_of_range", key="ships")
    state.ship_sizes, state.ship_goods, state.ship_counts = tuple(sizes), goods, loads
