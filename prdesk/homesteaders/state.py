"""The position inside the engine: plain integers and lists, with hand-written copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prdesk.homesteaders.catalog.slots import owned_slots

if TYPE_CHECKING:
    from prdesk.homesteaders.rules import Ruleset

Frame = list[int]
"""One entry of the phase stack: [phase, seat to act, progress...]."""

PHASE: Final = 0
SEAT: Final = 1


class Player:
    """What one player has.

    Attributes:
        tracks: railroad tracks owned.
        rail: position on the railroad development track, 0 to 5.
        trade, debt, vp: chits.
        goods: by good.
        owned: set of buildings, one bit each.
        slots: set of their worker slots (`catalog.slots`).
        placed: those that hold a worker.
    """

    __slots__ = (
        "debt",
        "goods",
        "owned",
        "placed",
        "rail",
        "silver",
        "slots",
        "tracks",
        "trade",
        "vp",
        "workers",
    )

    def __init__(
        self,
        silver: int,
        workers: int,
        tracks: int,
        rail: int,
        trade: int,
        debt: int,
        vp: int,
        goods: list[int],
        owned: int,
        slots: int,
        placed: int,
    ) -> None:
        self.silver = silver
        self.workers = workers
        self.tracks = tracks
        self.rail = rail
        self.trade = trade
        self.debt = debt
        self.vp = vp
        self.goods = goods
        self.owned = owned
        self.slots = slots
        self.placed = placed

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            self.silver,
            self.workers,
            self.tracks,
            self.rail,
            self.trade,
            self.debt,
            self.vp,
            self.goods[:],
            self.owned,
            self.slots,
            self.placed,
        )

    def owns(self, building: int) -> bool:
        """Whether that building stands on the player's land."""
        return bool(self.owned >> building & 1)

    def tally(self) -> None:
        """Work out what follows from the buildings."""
        self.slots = owned_slots(self.owned)


class State:
    """A whole position.

    Attributes:
        round: 1 to 10; 11 is the final income and scoring.
        start: start player.
        lots: index of the open auction tile by lot, -1 for none.
        decks: tiles to come by lot; the next one is the last element.
        leaders: seat that leads each lot, -1 for nobody.
        bids: its bid, as an index into BIDS; -1 for none.
        passed: set of seats that passed in this round's auction.
        level: of the neutral marker, as an index into BIDS; -1 in games without it.
        neutral_lot: where the marker lies, -1 before it is placed.
        stock: unbuilt tiles for sale, by building.
        frames: the phase stack; empty once the game is over.
        codes: the decision's own legal codes, without the trades; shared by copies, never changed
            in place (at `place_workers` stand-ins: the arrangements can be many).
        decision: id of the present decision, `game_over` at the end.
        tracked: the game was followed from its beginning, so all holdings can be known by
            counting what was paid and taken in the open.
    """

    __slots__ = (
        "bids",
        "codes",
        "decision",
        "decks",
        "frames",
        "leaders",
        "level",
        "lots",
        "names",
        "neutral_lot",
        "passed",
        "players",
        "round",
        "rules",
        "start",
        "stock",
        "tracked",
    )

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        round: int,
        start: int,
        players: list[Player],
        lots: list[int],
        decks: list[list[int]],
        leaders: list[int],
        bids: list[int],
        passed: int,
        level: int,
        neutral_lot: int,
        stock: list[int],
        frames: list[Frame],
        codes: list[int],
        decision: str,
        tracked: bool,
    ) -> None:
        self.rules = rules
        self.names = names
        self.round = round
        self.start = start
        self.players = players
        self.lots = lots
        self.decks = decks
        self.leaders = leaders
        self.bids = bids
        self.passed = passed
        self.level = level
        self.neutral_lot = neutral_lot
        self.stock = stock
        self.frames = frames
        self.codes = codes
        self.decision = decision
        self.tracked = tracked

    def copy(self) -> State:
        """An independent copy (rules, names and the list of legal codes are shared)."""
        return State(
            self.rules,
            self.names,
            self.round,
            self.start,
            [p.copy() for p in self.players],
            self.lots[:],
            [deck[:] for deck in self.decks],
            self.leaders[:],
            self.bids[:],
            self.passed,
            self.level,
            self.neutral_lot,
            self.stock[:],
            [f[:] for f in self.frames],
            self.codes,
            self.decision,
            self.tracked,
        )

    @property
    def player(self) -> int:
        """Seat that must decide; -1 when the game is over."""
        return self.frames[-1][SEAT] if self.frames else -1
