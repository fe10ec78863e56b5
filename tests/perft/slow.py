"""A second, slow reading of what is legal in the captain, builder and mayor phases.

Written from the rules alone (sections 2, 3.3, 3.4, 3.7, 4.2, 4.4, 7), on the JSON position and with
a table of its own: nothing of the engine is used, so that the two check each other. Every function
returns the list of legal actions in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

Json = dict[str, Any]

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
MANNED_TILES = (*GOODS, "quarry")

# cost, column, spaces, circles (rules section 8).
TABLE = {
    "small_indigo_plant": (1, 1, 1, 1),
    "small_sugar_mill": (2, 1, 1, 1),
    "indigo_plant": (3, 2, 1, 3),
    "sugar_mill": (4, 2, 1, 3),
    "tobacco_storage": (5, 3, 1, 3),
    "coffee_roaster": (6, 3, 1, 2),
    "small_market": (1, 1, 1, 1),
    "hacienda": (2, 1, 1, 1),
    "construction_hut": (2, 1, 1, 1),
    "small_warehouse": (3, 1, 1, 1),
    "hospice": (4, 2, 1, 1),
    "office": (5, 2, 1, 1),
    "large_market": (5, 2, 1, 1),
    "large_warehouse": (6, 2, 1, 1),
    "factory": (7, 3, 1, 1),
    "university": (8, 3, 1, 1),
    "harbor": (8, 3, 1, 1),
    "wharf": (9, 3, 1, 1),
    "guild_hall": (10, 4, 2, 1),
    "residence": (10, 4, 2, 1),
    "fortress": (10, 4, 2, 1),
    "customs_house": (10, 4, 2, 1),
    "city_hall": (10, 4, 2, 1),
    "aqueduct": (1, 1, 1, 1),
    "forest_house": (2, 1, 1, 1),
    "black_market": (2, 1, 1, 1),
    "storehouse": (3, 1, 1, 1),
    "guesthouse": (4, 2, 1, 2),
    "trading_post": (5, 2, 1, 1),
    "church": (5, 2, 1, 1),
    "small_wharf": (6, 2, 1, 1),
    "lighthouse": (7, 3, 1, 1),
    "specialty_factory": (8, 3, 1, 1),
    "library": (8, 3, 1, 1),
    "union_hall": (9, 3, 1, 1),
    "statue": (10, 4, 2, 0),
    "cloister": (10, 4, 2, 1),
    "land_office": (2, 1, 1, 1),
    "chapel": (3, 1, 1, 1),
    "hunting_lodge": (4, 2, 1, 1),
    "zoning_office": (5, 2, 1, 1),
    "royal_supplier": (6, 2, 1, 1),
    "villa": (7, 3, 1, 1),
    "jeweler": (8, 3, 1, 1),
    "royal_garden": (10, 4, 2, 1),
}


def pieces(place: Json) -> int:
    """Colonists and nobles standing there."""
    return int(place.get("colonists", 0)) + int(place.get("nobles", 0))


def occupied(board: Json, building: str) -> bool:
    """Whether the building stands in the city with somebody on it."""
    return building in board["city"] and pieces(board["city"][building]) > 0


def me(position: Json) -> Json:
    """The board of who must decide."""
    board: Json = position["players"][position["turn"]["player"]]
    return board


# ---------------------------------------------------------------- captain


def load(position: Json) -> list[Json]:
    """Rules 3.7 points 2-6 and 8; Small wharf of 4.2; formats.md `load`."""
    board = me(position)
    turn = position["turn"]
    held = {good: n for good, n in board["goods"].items() if n}
    cargo = [
        {"type": "load", "good": good, "ship": ship["capacity"]}
        for good in held
        for ship in position["ships"]
        if may_load(position, good, held[good], ship)
    ]
    own = []
    if occupied(board, "wharf") and turn["player"] not in turn["wharves_used"]:
        own += [{"type": "load", "good": good, "ship": "wharf"} for good in held]
    if occupied(board, "small_wharf") and turn["player"] not in turn["small_wharves_used"]:
        for mix in product(*(range(n + 1) for n in held.values())):
            goods = {good: n for good, n in zip(held, mix, strict=True) if n}
            if goods:
                own.append({"type": "small_wharf", "goods": goods})
    passing = [{"type": "pass"}] if own and not cargo else []
    return cargo + own + passing


def may_load(position: Json, good: str, held: int, ship: Json) -> bool:
    """Whether the barrels may go on that cargo ship."""
    others = [s for s in position["ships"] if s is not ship]
    if ship["count"] >= ship["capacity"]:
        return False
    if ship["good"] is not None:
        return bool(ship["good"] == good)
    if any(other["good"] == good for other in others):
        return False
    # Of several empty ships only those that take the largest number.
    best = max(min(held, s["capacity"]) for s in position["ships"] if s["good"] is None)
    return min(held, ship["capacity"]) == best


# ---------------------------------------------------------------- builder


def build(position: Json) -> list[Json]:
    """Rules 3.4; Forest house, Black market, Zoning office; rulings 7.3, 7.15, 7.32."""
    board = me(position)
    found: list[Json] = []
    for building, copies in position["buildings"].items():
        spaces = TABLE[building][2]
        used = sum(TABLE[b][2] for b in board["city"])
        if not copies or building in board["city"] or used + spaces > 12:
            continue
        short = cost(position, building) - board["doubloons"]
        if short <= 0:
            found.append({"type": "build", "building": building})
        elif short <= 3 and occupied(board, "black_market"):
            for give in gifts(board, short):
                found.append({"type": "build", "building": building, "give": give})
    helper = position["colonists"]["supply"] + position["colonists"]["ship"] > 0
    if occupied(board, "university") and helper:
        found += [{**action, "colonist": False} for action in found]
    return [*found, {"type": "pass"}] if found else []


def cost(position: Json, building: str) -> int:
    """What the player who must decide pays for the building."""
    board = me(position)
    turn = position["turn"]
    price, column, _, _ = TABLE[building]
    if "factory_university_swap" in position["options"]["variants"]:
        price = {"factory": 8, "university": 7}.get(building, price)
    off = min(pieces(board["island"].get("quarry", {})), column)
    if turn["player"] == turn["chooser"]:
        off += turn["privilege"]
    if "forest_house" in board["city"]:
        off += board["island"].get("forest", {"tiles": 0})["tiles"] // 2
    if "zoning_office" in board["city"]:
        office = board["city"]["zoning_office"]
        if office["nobles"] and column == 4:
            off += 2
        if office["colonists"] and column < 4:
            off += 1
    return max(0, price - off)


def gifts(board: Json, worth: int) -> Iterator[Json]:
    """Sets of at most one good, one chip and one piece that are worth exactly so much."""
    goods: list[str | None] = [None, *(g for g, n in board["goods"].items() if n)]
    chips = [False, True] if board["vp"] else [False]
    places: list[str | None] = [None]
    for name, place in [
        ("san_juan", board["san_juan"]),
        *((f"island:{tile}", value) for tile, value in board["island"].items()),
        *((f"city:{b}", value) for b, value in board["city"].items() if b != "black_market"),
    ]:
        if place.get("colonists"):
            places.append(name)
        if place.get("nobles"):
            places.append(f"{name}:noble")
    for good, chip, place in product(goods, chips, places):
        if (good is not None) + chip + (place is not None) == worth:
            give: Json = {}
            if good is not None:
                give["good"] = good
            if chip:
                give["vp"] = True
            if place is not None:
                give["colonist"] = place
            yield give


# ---------------------------------------------------------------- mayor


def place(position: Json) -> list[Json]:
    """Rules 3.3 point 3: every circle is filled if possible; the rest stays in San Juan."""
    board = me(position)
    spots = [
        ("island", tile, board["island"][tile]["tiles"])
        for tile in MANNED_TILES
        if tile in board["island"]
    ]
    spots += [("city", b, TABLE[b][3]) for b in board["city"] if TABLE[b][3]]
    everybody = [board["san_juan"], *board["city"].values()]
    everybody += [value for tile, value in board["island"].items() if tile != "forest"]
    colonists = sum(p["colonists"] for p in everybody)
    nobles = sum(p["nobles"] for p in everybody)
    wanted = min(colonists + nobles, sum(room for _, _, room in spots))
    found = []
    for men in ways([room for _, _, room in spots], wanted):
        for high in ways(list(men), None):
            if sum(high) <= nobles and wanted - sum(high) <= colonists:
                found.append(_action(spots, men, high))
    return found


def ways(rooms: list[int], total: int | None) -> Iterator[tuple[int, ...]]:
    """All ways to put pieces into the rooms, `total` of them if given."""
    for counts in product(*(range(room + 1) for room in rooms)):
        if total is None or sum(counts) == total:
            yield counts


def _action(
    spots: list[tuple[str, str, int]], men: tuple[int, ...], nobles: tuple[int, ...]
) -> Json:
    action: Json = {"type": "place", "island": {}, "city": {}}
    high: Json = {"island": {}, "city": {}}
    for (where, name, _), n, m in zip(spots, men, nobles, strict=True):
        if n - m:
            action[where][name] = n - m
        if m:
            high[where][name] = m
    if any(nobles):
        action["nobles"] = high
    return action


SLOW = {"load": load, "build": build, "place": place}
"""By decision."""
