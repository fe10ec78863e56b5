"""The position inside the engine: plain integers and lists, with hand-written copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prdesk.puertorico.catalog.buildings import BUILDINGS

if TYPE_CHECKING:
    from prdesk.puertorico.rules import Ruleset

Frame = list[int]
"""One entry of the phase stack: [phase, seat to act, chooser of the role, progress...]."""

PHASE, SEAT, CHOOSER = 0, 1, 2


class Player:
    """One player's board.

    Attributes:
        goods: barrels by good.
        tiles, men: island tiles and the colonists on them, by tile kind.
        city: by building, colonists on it; -1 where the player does not own it.
        san_juan: spare colonists.
        island_used, city_used: filled spaces.
    """

    __slots__ = (
        "city",
        "city_used",
        "doubloons",
        "goods",
        "island_used",
        "men",
        "san_juan",
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
        san_juan: int,
        island_used: int,
        city_used: int,
    ) -> None:
        self.doubloons = doubloons
        self.vp = vp
        self.goods = goods
        self.tiles = tiles
        self.men = men
        self.city = city
        self.san_juan = san_juan
        self.island_used = island_used
        self.city_used = city_used

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.doubloons,
            self.vp,
            self.goods[:],
            self.tiles[:],
            self.men[:],
            self.city[:],
            self.san_juan,
            self.island_used,
            self.city_used,
        )

    def owned(self) -> list[int]:
        """Buildings in the city."""
        return [b for b, men in enumerate(self.city) if men >= 0]

    def colonists(self) -> int:
        """All colonists on the board."""
        return self.san_juan + sum(self.men) + sum(men for men in self.city if men > 0)

    def empty_building_circles(self) -> int:
        """Circles on buildings without a colonist."""
        return sum(BUILDINGS[b].circles - men for b, men in enumerate(self.city) if men >= 0)


class State:
    """A whole position.

    Attributes:
        rng: state of the game's generator (core.rng).
        stack: face-down plantations; the next to be drawn is the last element.
        stock: unbuilt tiles by building.
        role_doubloons, role_taken: by role; -1 while nobody has taken it.
        house: goods in the trading house, in the order of sale.
        ship_sizes, ship_goods, ship_counts: the cargo ships; good -1 while empty.
        frames: the phase stack; empty once the game is over.
        codes: legal codes of the present decision, shared by copies, never changed in place
            (at `place` only the first two arrangements).
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
        "names",
        "players",
        "quarries",
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
        goods: list[int],
        quarries: int,
        face_up: list[int],
        stack: list[int],
        discard: list[int],
        stock: list[int],
        role_doubloons: list[int],
        role_taken: list[int],
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
        self.goods = goods
        self.quarries = quarries
        self.face_up = face_up
        self.stack = stack
        self.discard = discard
        self.stock = stock
        self.role_doubloons = role_doubloons
        self.role_taken = role_taken
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
            self.goods[:],
            self.quarries,
            self.face_up[:],
            self.stack[:],
            self.discard[:],
            self.stock[:],
            self.role_doubloons[:],
            self.role_taken[:],
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

    def trigger_end(self, reason: str) -> bool:
        """Note that the game ends with this round; the first reason stays. True if it is new."""
        if self.end_reason is None:
            self.end_reason = reason
            return True
        return False
