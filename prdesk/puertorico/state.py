"""The position inside the engine: plain integers and lists, with hand-written copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prdesk.puertorico.catalog.buildings import CIRCLES, COUNT, SIZES
from prdesk.puertorico.catalog.ids import GOODS, QUARRY, TILES

if TYPE_CHECKING:
    from prdesk.puertorico.rules import Ruleset

Frame = list[int]
"""One entry of the phase stack: [phase, seat to act, chooser of the role, progress...]."""

Counts = tuple[int, ...]
"""Counts that seldom change: copies of a position share them, `added` makes new ones."""

PHASE: Final = 0
SEAT: Final = 1
CHOOSER: Final = 2


def added(counts: Counts, at: int, n: int) -> Counts:
    """The counts with one of them raised, or lowered by a negative number."""
    return (*counts[:at], counts[at] + n, *counts[at + 1 :])


class Player:
    """One player's board. A piece is a colonist or a noble.

    Attributes:
        goods: barrels by good.
        tiles, men: island tiles and the pieces on them, by tile kind.
        city: by building, pieces on it; -1 where the player does not own it.
        owned: the buildings in the city, in catalogue order.
        san_juan: spare pieces.
        tile_nobles, city_nobles, san_juan_nobles: how many of those pieces are nobles.
        forests: plantations lying face down as forests, by kind.
        secret_forests: those of them whose kind only the owner knows.
        island_used, city_used: filled spaces.
        circles: places for pieces on tiles and buildings.
        pieces, nobles: all on the board, and how many of them are nobles.
    """

    __slots__ = (
        "circles",
        "city",
        "city_nobles",
        "city_used",
        "doubloons",
        "forests",
        "goods",
        "island_used",
        "men",
        "nobles",
        "owned",
        "pieces",
        "san_juan",
        "san_juan_nobles",
        "secret_forests",
        "tile_nobles",
        "tiles",
        "vp",
    )

    def __init__(
        self,
        doubloons: int,
        vp: int,
        goods: list[int],
        tiles: list[int],
        men: list[int],
        city: list[int],
        owned: list[int],
        san_juan: int,
        island_used: int,
        city_used: int,
        tile_nobles: Counts,
        city_nobles: Counts,
        san_juan_nobles: int,
        forests: Counts,
        secret_forests: Counts,
        circles: int,
        pieces: int,
        nobles: int,
    ) -> None:
        self.doubloons = doubloons
        self.vp = vp
        self.goods = goods
        self.tiles = tiles
        self.men = men
        self.city = city
        self.owned = owned
        self.san_juan = san_juan
        self.island_used = island_used
        self.city_used = city_used
        self.tile_nobles = tile_nobles
        self.city_nobles = city_nobles
        self.san_juan_nobles = san_juan_nobles
        self.forests = forests
        self.secret_forests = secret_forests
        self.circles = circles
        self.pieces = pieces
        self.nobles = nobles

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.doubloons,
            self.vp,
            self.goods[:],
            self.tiles[:],
            self.men[:],
            self.city[:],
            self.owned[:],
            self.san_juan,
            self.island_used,
            self.city_used,
            self.tile_nobles,
            self.city_nobles,
            self.san_juan_nobles,
            self.forests,
            self.secret_forests,
            self.circles,
            self.pieces,
            self.nobles,
        )

    def works(self, buildings: tuple[int, ...]) -> bool:
        """Whether one of these buildings is occupied."""
        city = self.city
        return any(city[b] > 0 for b in buildings)

    def tally(self) -> None:
        """Count what follows from the tiles, buildings and pieces on the board."""
        self.owned = [b for b, men in enumerate(self.city) if men >= 0]
        self.island_used = sum(self.tiles)
        self.city_used = sum([SIZES[b] for b in self.owned])
        self.circles = sum(self.tiles[: QUARRY + 1]) + sum([CIRCLES[b] for b in self.owned])
        self.pieces = self.san_juan + sum(self.men) + sum([self.city[b] for b in self.owned])
        self.nobles = self.san_juan_nobles + sum(self.tile_nobles) + sum(self.city_nobles)

    def receive(self, colonists: int, nobles: int = 0) -> None:
        """New pieces go to San Juan."""
        self.san_juan += colonists + nobles
        self.san_juan_nobles += nobles
        self.pieces += colonists + nobles
        self.nobles += nobles

    def empty_building_circles(self) -> int:
        """Circles on buildings without a piece."""
        city = self.city
        count = 0
        for b in self.owned:
            count += CIRCLES[b] - city[b]
        return count


def empty_board() -> Player:
    """A board with nothing on it."""
    return Player(
        doubloons=0,
        vp=0,
        goods=[0] * len(GOODS),
        tiles=[0] * len(TILES),
        men=[0] * len(TILES),
        city=[-1] * COUNT,
        owned=[],
        san_juan=0,
        island_used=0,
        city_used=0,
        tile_nobles=(0,) * len(TILES),
        city_nobles=(0,) * COUNT,
        san_juan_nobles=0,
        forests=(0,) * len(GOODS),
        secret_forests=(0,) * len(GOODS),
        circles=0,
        pieces=0,
        nobles=0,
    )


class State:
    """A whole position.

    Attributes:
        rng: state of the game's generator (core.rng).
        stack: face-down plantations; the next to be drawn is the last element.
        stock: unbuilt tiles by building; -1 for kinds that are not in the game.
        role_doubloons, role_taken: by role; -1 while nobody has taken it.
        library_used: set of seats whose Library has acted this round (2 players).
        house: goods in the trading house, in the order of sale.
        ship_sizes, ship_goods, ship_counts: the cargo ships; good -1 while empty.
        removed_colonists, removed_nobles: out of the game (variant `decline_colonists`).
        frames: the phase stack; empty once the game is over.
        codes: legal codes of the present decision, shared by copies, never changed in place
            (at `place` two stand-ins: the arrangements can be very many).
        decision: id of the present decision, `game_over` at the end.
    """

    __slots__ = (
        "codes",
        "colonist_ship",
        "colonist_supply",
        "decision",
        "discard",
        "end_reason",
        "face_up",
        "frames",
        "goods",
        "governor",
        "house",
        "library_used",
        "names",
        "noble_ship",
        "noble_supply",
        "players",
        "quarries",
        "removed_colonists",
        "removed_nobles",
        "rng",
        "role_doubloons",
        "role_taken",
        "round",
        "rules",
        "ship_counts",
        "ship_goods",
        "ship_sizes",
        "stack",
        "stock",
        "vp_supply",
    )

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        rng: int,
        round: int,
        governor: int,
        end_reason: str | None,
        vp_supply: int,
        colonist_supply: int,
        colonist_ship: int,
        noble_supply: int,
        noble_ship: int,
        removed_colonists: int,
        removed_nobles: int,
        goods: list[int],
        quarries: int,
        face_up: list[int],
        stack: list[int],
        discard: list[int],
        stock: list[int],
        role_doubloons: list[int],
        role_taken: list[int],
        library_used: int,
        house: list[int],
        ship_sizes: tuple[int, ...],
        ship_goods: list[int],
        ship_counts: list[int],
        players: list[Player],
        frames: list[Frame],
        codes: list[int],
        decision: str,
    ) -> None:
        self.rules = rules
        self.names = names
        self.rng = rng
        self.round = round
        self.governor = governor
        self.end_reason = end_reason
        self.vp_supply = vp_supply
        self.colonist_supply = colonist_supply
        self.colonist_ship = colonist_ship
        self.noble_supply = noble_supply
        self.noble_ship = noble_ship
        self.removed_colonists = removed_colonists
        self.removed_nobles = removed_nobles
        self.goods = goods
        self.quarries = quarries
        self.face_up = face_up
        self.stack = stack
        self.discard = discard
        self.stock = stock
        self.role_doubloons = role_doubloons
        self.role_taken = role_taken
        self.library_used = library_used
        self.house = house
        self.ship_sizes = ship_sizes
        self.ship_goods = ship_goods
        self.ship_counts = ship_counts
        self.players = players
        self.frames = frames
        self.codes = codes
        self.decision = decision

    def copy(self) -> State:
        """An independent copy (rules, names and the list of legal codes are shared)."""
        return State(
            self.rules,
            self.names,
            self.rng,
            self.round,
            self.governor,
            self.end_reason,
            self.vp_supply,
            self.colonist_supply,
            self.colonist_ship,
            self.noble_supply,
            self.noble_ship,
            self.removed_colonists,
            self.removed_nobles,
            self.goods[:],
            self.quarries,
            self.face_up[:],
            self.stack[:],
            self.discard[:],
            self.stock[:],
            self.role_doubloons[:],
            self.role_taken[:],
            self.library_used,
            self.house[:],
            self.ship_sizes,
            self.ship_goods[:],
            self.ship_counts[:],
            [p.copy() for p in self.players],
            [f[:] for f in self.frames],
            self.codes,
            self.decision,
        )

    @property
    def player(self) -> int:
        """Seat that must decide; -1 when the game is over."""
        return self.frames[-1][SEAT] if self.frames else -1

    def in_phase_of(self, role: int, chooser: int) -> bool:
        """Whether the phase of a role that this seat chose is being carried out."""
        if len(self.frames) < 2 or self.frames[-1][CHOOSER] != chooser:
            return False
        return self.role_taken[role] == chooser and self.frames[-1][PHASE] == role + 1
