"""Words for tables with expansions; acting and looking is as in tests.puertorico.table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.acting import PASS, asked
from tests.puertorico.components import (
    NEW_LARGE,
    NEW_SMALL,
    NOBLE_KINDS,
    PRODUCTION,
    copies,
    drafted,
)
from tests.puertorico.table import PR, Json, play, take

Pieces = int | tuple[int, int]
"""Colonists, or (colonists, nobles)."""
Tiles = int | tuple[int, int] | tuple[int, int, int]
"""Tiles, or (tiles, colonists), or (tiles, colonists, nobles)."""


def pieces(count: Pieces) -> Json:
    """The pieces on a building or in San Juan."""
    colonists, nobles = count if isinstance(count, tuple) else (count, 0)
    return {"colonists": colonists, "nobles": nobles}


def square(count: Tiles) -> Json:
    """The tiles of a kind with the pieces on them."""
    tiles, colonists, nobles = (*(count if isinstance(count, tuple) else (count,)), 0, 0)[:3]
    return {"tiles": tiles, "colonists": colonists, "nobles": nobles}


def board(
    doubloons: int = 0,
    vp: int = 0,
    goods: Mapping[str, int] | None = None,
    island: Mapping[str, Tiles] | None = None,
    city: Mapping[str, Pieces] | None = None,
    san_juan: Pieces = 0,
    forest: Mapping[str, int] | None = None,
) -> Json:
    """A player's board; `forest` gives the kinds that lie face down."""
    tiles = {kind: square(count) for kind, count in (island or {}).items()}
    if forest:
        tiles["forest"] = {"tiles": sum(forest.values()), "kinds": dict(forest)}
    return {
        "doubloons": doubloons,
        "vp": vp,
        "goods": dict(goods or {}),
        "island": tiles,
        "city": {building: pieces(count) for building, count in (city or {}).items()},
        "san_juan": pieces(san_juan),
    }


def table(
    players: int = 3,
    seats: Mapping[int, Json] | None = None,
    *,
    kinds: Iterable[str] = (),
    nobles: bool = False,
    buildings: bool = True,
    on_sale: Iterable[str] | None = None,
    edition: str = "deluxe",
    variants: Iterable[str] = (),
    seed: int = 0,
    taken: Mapping[str, int] | None = None,
    fits_draft: bool = True,
    **partial: Any,
) -> Any:
    """A table at `role` with Expansion I drafted (`buildings`), and Nobles if asked for.

    The draft holds every kind that stands in a city and those of `kinds`; of the buildings
    only those `on_sale` are left, if given. Boards not given are bare. `fits_draft` False is
    for cities that no draft allows, such as that of row 89.
    """
    boards = {str(i): (seats or {}).get(i, board()) for i in range(players)}
    in_cities = {b for seat in boards.values() for b in seat.get("city", ())}
    options: Json = {"players": players, "edition": edition, "variants": list(variants)}
    options["expansions"] = ["buildings"] * buildings + ["nobles"] * nobles
    if buildings and fits_draft:
        mixed = "nobles_in_draft" in variants
        wanted = {*in_cities, *kinds} - ({*NOBLE_KINDS} if not mixed else set())
        options["set"] = drafted(*wanted)
    position: Json = {"game": "puertorico", "options": options, "players": boards, **partial}
    if not fits_draft:
        position |= {"turn": {"decision": "role", "player": position.get("governor", 0)}}
    if on_sale is not None:
        bought = dict.fromkeys(in_game(options), 0)
        position["buildings"] = bought | {b: copies(b, players) for b in on_sale}
    for role_id, player in (taken or {}).items():
        position.setdefault("roles", {}).setdefault(role_id, {})["taken_by"] = player
    return PR.load(position, seed)


def at_build(seat: Json, *on_sale: str, chooser: bool = False, **partial: Any) -> Any:
    """Player 1 to build (not the builder, unless `chooser`), with only these on sale."""
    governor = 0 if chooser else 2
    kinds = (*partial.pop("kinds", ()), *on_sale)
    state = table(3, {0: seat}, kinds=kinds, on_sale=on_sale, governor=governor, **partial)
    take(state, "builder")
    while asked(state) == (2, "build"):
        play(state, PASS)
    assert asked(state) == (0, "build")
    return state


def lay(players: int = 3, seats: Mapping[int, Json] | None = None, **partial: Any) -> Any:
    """A table at `role` with the expansion Nobles alone; `nobles` is the key of a position."""
    boards = {str(i): (seats or {}).get(i, board()) for i in range(players)}
    variants = list(partial.pop("variants", ()))
    options = {"players": players, "expansions": ["nobles"], "variants": variants}
    return PR.load({"game": "puertorico", "options": options, "players": boards, **partial})


def in_game(options: Json) -> list[str]:
    """The kinds of buildings in a game whose draft is set, or that has none."""
    kinds = [*PRODUCTION, *options.get("set", drafted())]
    if "nobles" in options["expansions"] and "nobles_in_draft" not in options["variants"]:
        kinds += NOBLE_KINDS
    return kinds


EXPANSION_KINDS = [*NEW_SMALL, *NEW_LARGE, *NOBLE_KINDS]


# --- actions -------------------------------------------------------------------------------


def guests(*to: str) -> Json:
    """Move guests to places; `:noble` at the end of a place moves a noble."""
    return {"type": "guesthouse", "to": sorted(to)}


def give(good: str | None = None, vp: bool = False, colonist: str | None = None) -> Json:
    """What goes to the Black market, for the key `give` of a build."""
    given: Json = {}
    if good is not None:
        given["good"] = good
    if vp:
        given["vp"] = True
    if colonist is not None:
        given["colonist"] = colonist
    return given


def small_wharf(**goods: int) -> Json:
    """Load a mix through the small wharf."""
    return {"type": "small_wharf", "goods": goods}


def forest(decision: str, yes: bool) -> Json:
    """Turn the drawn tile of `hacienda_forest` or `land_office_forest` over, or don't."""
    return {"type": decision, "forest": yes}


def supply(*goods: str) -> Json:
    """Give goods to the royal supplier."""
    return {"type": "royal_supplier", "goods": sorted(goods)}


def discard(tile_id: str, **keys: Any) -> Json:
    """Discard a tile with the hunting lodge."""
    return {"type": "discard_tile", "tile": tile_id, **keys}


def take_piece(piece: str) -> Json:
    """Take a piece from the colonist ship."""
    return {"type": "ship_piece", "piece": piece}


BUY: Json = {"type": "land_office", "buy": True}


def sell_tile(tile_id: str, **keys: Any) -> Json:
    """Sell a tile with the land office."""
    return {"type": "land_office", "sell": tile_id, **keys}


def place(
    island: Mapping[str, int] | None = None,
    city: Mapping[str, int] | None = None,
    nobles_island: Mapping[str, int] | None = None,
    nobles_city: Mapping[str, int] | None = None,
) -> Json:
    """Arrange all one's colonists and nobles."""
    action: Json = {"type": "place", "island": dict(island or {}), "city": dict(city or {})}
    nobles = {"island": dict(nobles_island or {}), "city": dict(nobles_city or {})}
    if any(nobles.values()):
        action["nobles"] = nobles
    return action
