"""The components of the game, as rules sections 1 to 3 list them.

Written out again here, on purpose apart from the engine's own tables. What things cost and give
is said in letters, as there: W wood, F food, S steel, G gold, C copper, L livestock, $ silver,
T trade chit, V victory point, D debt, R track, K worker; here also A for a rail advance.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

GOODS = ("wood", "food", "steel", "gold", "copper", "livestock")
LETTERS = dict(zip("WFSGCL", GOODS, strict=True)) | {
    "$": "silver",
    "T": "trade",
    "V": "vp",
    "D": "debt",
    "R": "tracks",
    "K": "workers",
}
TYPES = {"R": "residential", "C": "commercial", "I": "industrial", "S": "special"}
BIDS = (3, 4, 5, 6, 7, 9, 12, 16, 21)
LEVELS = (3, 4, 5, 6, 7, 9)
STAGES = ("settlement", "town", "city")
ROUNDS = {"settlement": (1, 2, 3, 4), "town": (5, 6, 7, 8), "city": (9, 10)}
PRICES = {"wood": 1, "food": 2, "steel": 3, "gold": 4}
"""In silver; copper and livestock cost one gold."""
RAIL = ("trade", "track", "worker", "good", "vp")
"""What each step of the Railroad Development track adds to the choice (4.3)."""


def things(letters: str) -> dict[str, int]:
    """Letters as counts by key: `$$T` is two silver and a trade chit."""
    return dict(Counter(LETTERS[letter] for letter in letters))


@dataclass(frozen=True)
class Building:
    """A row of section 2. `end`: what each brings a point at the end, as in the table."""

    stage: str
    type: str
    copies: int
    copies_for_two: int
    cost: str
    vp: int
    income: str = ""
    slots: tuple[str, ...] = ()
    on_build: str = ""
    end: tuple[str, ...] = ()


def row(
    stage: str,
    letter: str,
    copies: str,
    cost: str,
    vp: int,
    income: str = "",
    slots: str = "",
    on_build: str = "",
    end: str = "",
) -> Building:
    """A row as it is written below."""
    many, two = (int(n) for n in copies.split("/"))
    return Building(
        stage,
        TYPES[letter],
        many,
        two,
        cost,
        vp,
        income,
        tuple(slots.split()),
        on_build,
        tuple(end.split()),
    )


HOMESTEAD = Building("", "residential", 0, 0, "", 0, "$$", ("W", "V"))
BUILDINGS: dict[str, Building] = {
    "grain_mill": row("settlement", "R", "1/1", "WS", 2, "F"),
    "farm": row("settlement", "R", "3/2", "W", 0, "", "$$T F"),
    "market": row("settlement", "C", "3/2", "W", 2, "T", "$$"),
    "foundry": row("settlement", "I", "3/2", "", 0, "", "S"),
    "steel_mill": row("settlement", "I", "1/1", "WWG", 0, "S"),
    "boarding_house": row("settlement_town", "R", "1/1", "WW", 0, "$$", "", "D", "industrial"),
    "railworkers_house": row("settlement_town", "R", "1/1", "SS", 0, "$T", end="workers tracks"),
    "ranch": row("settlement_town", "R", "2/1", "WSF", 0, "", "L", "T"),
    "trading_post": row("settlement_town", "C", "1/1", "G", 0, "TT"),
    "general_store": row("settlement_town", "C", "2/1", "S", 2, "T"),
    "gold_mine": row("settlement_town", "I", "2/1", "WS", 0, "", "G"),
    "copper_mine": row("settlement_town", "I", "2/1", "WWS", 0, "", "C"),
    "river_port": row("settlement_town", "I", "2/1", "W", 0, "", "both G"),
    "church": row("town", "R", "1/1", "WSGC", 10, "VV"),
    "workshop": row("town", "R", "2/1", "S", 2, "V", "", "K"),
    "depot": row("town", "C", "2/1", "WS", 0, "$$", "", "A", "tracks"),
    "stables": row("town", "C", "1/1", "L", 0, "TV", end="residential"),
    "bank": row("town", "C", "1/1", "SC", 3, "D", end="special"),
    "meatpacking_plant": row("town", "I", "1/1", "WL", 2, "", "VV VV"),
    "forge": row("town", "I", "2/1", "SS", 1, "", "VV", "A"),
    "factory": row("town", "S", "1/1", "SSC", 6, "VV", end="industrial"),
    "rodeo": row("town", "S", "1/1", "FL", 4, "rodeo"),
    "lawyer": row("town", "S", "1/1", "WGL", 4, "VV", end="commercial"),
    "fairgrounds": row("town", "S", "1/1", "WWCL", 6, "G", end="residential"),
    "dude_ranch": row("city", "R", "2/1", "WF", 3, end="workers"),
    "town_hall": row("city", "R", "1/1", "WWC", 10, end="commercial"),
    "terminal": row("city", "C", "2/1", "SS", 6, end="tracks"),
    "restaurant": row("city", "C", "2/1", "WL", 8, end="special"),
    "train_station": row("city", "I", "2/1", "WC", 3, on_build="R"),
    "circus": row("city", "S", "1/1", "FFL", 8, end="workers"),
    "rail_yard": row("city", "S", "1/1", "SSGC", 6, on_build="A", end="building"),
}
ALL = {"homestead": HOMESTEAD} | BUILDINGS


@dataclass(frozen=True)
class Tile:
    """An auction tile (section 3): what may be built, what comes at once, what is asked after."""

    stage: str
    types: str
    gift: str = ""
    pay: str = ""
    gets: str = ""


TILES: dict[str, Tile] = {
    "1-1": Tile("settlement", "RC"),
    "1-2": Tile("settlement", "I"),
    "1-3": Tile("settlement", "C"),
    "1-4": Tile("settlement", "RI"),
    "1-5": Tile("town", "C", gets="K"),
    "1-6": Tile("town", "R", gets="K"),
    "1-7": Tile("town", "I", gets="K"),
    "1-8": Tile("town", "RCIS"),
    "1-9": Tile("city", "RCIS", pay="C", gets="VVVV"),
    "1-10": Tile("city", "RCIS", pay="L", gets="VVVV"),
    "2-11": Tile("settlement", "R"),
    "2-12": Tile("settlement", "I"),
    "2-13": Tile("settlement", "RCIS"),
    "2-14": Tile("settlement", "", gift="KA"),
    "2-15": Tile("town", "RC"),
    "2-16": Tile("town", "IC"),
    "2-17": Tile("town", "IS"),
    "2-18": Tile("town", "RS", pay="W", gets="R"),
    "2-19": Tile("city", "CI", pay="F", gets="VV"),
    "2-20": Tile("city", "RS", pay="F", gets="VV"),
    "3-21": Tile("settlement", "R"),
    "3-22": Tile("settlement", "C"),
    "3-23": Tile("settlement", "I"),
    "3-24": Tile("settlement", "", gift="KA"),
    "3-25": Tile("town", "R"),
    "3-26": Tile("town", "C"),
    "3-27": Tile("town", "I", pay="W", gets="R"),
    "3-28": Tile("town", "RCIS"),
    "3-29": Tile("city", "RC", pay="F", gets="VV"),
    "3-30": Tile("city", "", gift="VVVVVV", pay="F", gets="VV"),
}


def copies(building: str, players: int) -> int:
    """Tiles of a building in the game; the homesteads are the players' own."""
    kind = BUILDINGS[building]
    return kind.copies_for_two if players == 2 else kind.copies


def stage_of(round_: int) -> str:
    """The stage of a round from 1 to 10."""
    return next(stage for stage in STAGES if round_ in ROUNDS[stage])


def offered(building: str, stage: str) -> bool:
    """Whether a building is in the stock in a stage."""
    return stage in BUILDINGS[building].stage.split("_")


def stock(players: int, stage: str) -> dict[str, int]:
    """The whole stock of a stage."""
    return {name: copies(name, players) for name in BUILDINGS if offered(name, stage)}


def lots(players: int) -> tuple[str, ...]:
    """The lots auctioned each round."""
    return ("1", "2", "3") if players == 4 else ("1", "2")


def pile(lot: str, stage: str) -> list[str]:
    """The tiles of a lot in a stage, by number."""
    return [name for name, tile in TILES.items() if name[0] == lot and tile.stage == stage]


def allows(tile: str, building: str) -> bool:
    """Whether the lot of a tile gives the right to build a building."""
    return any(TYPES[letter] == BUILDINGS[building].type for letter in TILES[tile].types)
