"""The words the rule tests are written in: lay a table out, act, look at what changed.

A position written by hand stands at `role` (formats.md section 3), so a test that looks at
a phase lays the table out and then has somebody take the role.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from prdesk.games import game
from tests.acting import PASS, Acting

Json = dict[str, Any]
Changes = dict[str, tuple[Any, Any]]

PR = game("puertorico")
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
ABSENT = "absent"
BAGS = {"face_up", "discard", "trading_house"}
"""Lists whose order says nothing."""


# --- laying the table out ------------------------------------------------------------------


def board(
    doubloons: int = 0,
    vp: int = 0,
    goods: Mapping[str, int] | None = None,
    island: Mapping[str, int | tuple[int, int]] | None = None,
    city: Mapping[str, int] | None = None,
    san_juan: int = 0,
) -> Json:
    """A player's board. `island` maps a tile to its number, or to (number, colonists)."""
    tiles = {t: n if isinstance(n, tuple) else (n, 0) for t, n in (island or {}).items()}
    return {
        "doubloons": doubloons,
        "vp": vp,
        "goods": dict(goods or {}),
        "island": {t: {"tiles": n, "colonists": c} for t, (n, c) in tiles.items()},
        "city": {b: {"colonists": c} for b, c in (city or {}).items()},
        "san_juan": {"colonists": san_juan},
    }


def table(
    players: int = 4,
    seats: Mapping[int, Json] | None = None,
    *,
    edition: str = "deluxe",
    variants: Iterable[str] = (),
    seed: int = 0,
    taken: Mapping[str, int] | None = None,
    **partial: Any,
) -> Any:
    """A table at `role`; boards not given are bare (no tile, no doubloon, nothing).

    `taken` marks roles already taken this round, by role and player.
    """
    boards = {str(i): (seats or {}).get(i, board()) for i in range(players)}
    position: Json = {
        "game": "puertorico",
        "options": {"players": players, "edition": edition, "variants": list(variants)},
        "players": boards,
        **partial,
    }
    if taken:
        roles = position.setdefault("roles", {})
        for role_id, player in taken.items():
            roles.setdefault(role_id, {})["taken_by"] = player
    return PR.load(position, seed)


def ship(capacity: int, good: str | None = None, count: int = 0) -> Json:
    """A cargo ship."""
    return {"capacity": capacity, "good": good, "count": count}


# --- actions -------------------------------------------------------------------------------


def role(role_id: str, **keys: Any) -> Json:
    """Take a role card."""
    return {"type": "role", "role": role_id, **keys}


def tile(tile_id: str, **keys: Any) -> Json:
    """Take a plantation or a quarry."""
    return {"type": "tile", "tile": tile_id, **keys}


def hacienda(use: bool, **keys: Any) -> Json:
    """Use the Hacienda, or don't."""
    return {"type": "hacienda", "use": use, **keys}


def place(island: Mapping[str, int] | None = None, city: Mapping[str, int] | None = None) -> Json:
    """Arrange all one's colonists."""
    return {"type": "place", "island": dict(island or {}), "city": dict(city or {})}


def build(building: str, **keys: Any) -> Json:
    """Build a building."""
    return {"type": "build", "building": building, **keys}


def bonus(good: str) -> Json:
    """The craftsman's privilege."""
    return {"type": "craftsman_bonus", "good": good}


def sell(good: str, **keys: Any) -> Json:
    """Sell a barrel to the trading house."""
    return {"type": "sell", "good": good, **keys}


def load(good: str, onto: int | str) -> Json:
    """Load a kind onto the ship of a capacity, or through the wharf."""
    return {"type": "load", "good": good, "ship": onto}


def store(**keep: int) -> Json:
    """Keep goods at the end of the captain phase."""
    return {"type": "store", "keep": keep}


# --- acting and looking --------------------------------------------------------------------


def take(state: Any, role_id: str, **keys: Any) -> list[Json]:
    """Have the player to decide take a role; its events."""
    return play(state, role(role_id, **keys))


def pass_while(state: Any, decision: str) -> list[Json]:
    """Pass as long as the decision is asked; the events."""
    events: list[Json] = []
    while state.decision == decision:
        events += play(state, PASS)
    return events


def canonical(action: Json) -> Json:
    """The action without zeros in an arrangement: two ways to write the same thing."""
    if action["type"] != "place":
        return action
    both = {part: {k: n for k, n in action[part].items() if n} for part in ("island", "city")}
    if nobles := action.get("nobles"):
        both["nobles"] = {p: {k: n for k, n in nobles[p].items() if n} for p in ("island", "city")}
        if not any(both["nobles"].values()):
            del both["nobles"]
    return {**{k: v for k, v in action.items() if k != "nobles"}, **both}


def moves(*actions: Json) -> list[Json]:
    """The actions in the order `legal` gives them here."""
    return sorted(map(canonical, actions), key=lambda a: json.dumps(a, sort_keys=True))


_ACTING = Acting(PR, moves)
play = _ACTING.play
legal = _ACTING.legal
refused = _ACTING.refused
malformed = _ACTING.malformed
unloadable = _ACTING.unloadable
over = _ACTING.over


def flat(node: Any, path: str = "") -> dict[str, Any]:
    """A position as a map of paths to figures; a player's zeros are left out."""
    if isinstance(node, dict):
        items = [(str(key), value) for key, value in node.items()]
    elif isinstance(node, list) and path in ("players", "ships"):
        items = [(str(index), value) for index, value in enumerate(node)]
    else:
        in_player = path.startswith("players.")
        return {} if in_player and node == 0 else {path: node}
    leaves: dict[str, Any] = {}
    for key, value in items:
        if key in BAGS and isinstance(value, list):
            value = sorted(value)
        leaves |= flat(value, f"{path}.{key}" if path else key)
    return leaves


def without_draws(position: Json) -> Json:
    """The position apart from whose turn it is and the state of the generator."""
    return {key: value for key, value in position.items() if key not in ("turn", "rng")}


def changes(before: Json, state: Any) -> Changes:
    """Every figure of the position that is another now: path -> (before, now)."""
    old, new = flat(without_draws(before)), flat(without_draws(PR.position(state)))
    found: Changes = {}
    for path in old.keys() | new.keys():
        nothing = 0 if path.startswith("players.") else ABSENT
        pair = old.get(path, nothing), new.get(path, nothing)
        if pair[0] != pair[1]:
            found[path] = pair
    return found


def player(state: Any, seat: int) -> dict[str, Any]:
    """A player's board as a flat map without zeros: `goods.corn`, `city.hospice.colonists`."""
    leaves = flat({"players": PR.position(state)["players"]})
    start = f"players.{seat}."
    return {k.removeprefix(start): v for k, v in leaves.items() if k.startswith(start)}


def colonists_of(state: Any, seat: int) -> int:
    """All colonists of a player, wherever they stand."""
    return sum(n for path, n in player(state, seat).items() if path.endswith(".colonists"))
