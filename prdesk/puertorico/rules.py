"""The rule set of one game: catalogue, set-up and building functions that its options choose."""

from __future__ import annotations

from functools import lru_cache

from prdesk.core.game import Json
from prdesk.puertorico.catalog import buildings
from prdesk.puertorico.catalog.buildings import BUILDINGS, COLUMNS, COUNT, INDEX, NAMES
from prdesk.puertorico.catalog.ids import GOODS, PROSPECTOR, ROLES
from prdesk.puertorico.catalog.setup import ALL_COLONISTS, NOBLES, SETUP
from prdesk.puertorico.functions.moments import moments


class Ruleset:
    """Everything of a game that does not change while it is played; shared by state copies.

    Attributes:
        drafted: the violet/beige kinds that a draft has chosen so far.
        kinds: building kinds in the game, in catalogue order.
        candidates: kinds that take part in the draft of this game.
        draftable: kinds that may be chosen next.
        at: building functions by moment.
        copies: tiles by building.
        stock: those of the kinds in the game; -1 for the others.
        roles: indices of the role cards in play.
        costs: printed cost by building, variants considered.
        hacienda_takes_quarry: ruling 7.1, `deluxe` only.
        pieces_chosen: players choose what they take from the ship (nobles, or colonists may be
            declined).
        colonists_end_game: a short supply triggers the end.
        open_vp: victory point chips lie open.
    """

    def __init__(
        self,
        players: int,
        edition: str,
        expansions: tuple[str, ...],
        variants: tuple[str, ...],
        fixed_set: tuple[str, ...],
        drafted: tuple[int, ...],
    ) -> None:
        self.players = players
        self.edition = edition
        self.expansions = expansions
        self.variants = variants
        self.fixed_set = fixed_set
        self.drafted = drafted
        self.setup = SETUP[players]
        self.roles = tuple(range(PROSPECTOR + self.setup.prospectors))
        self.picks = self.setup.picks
        self.has_draft = "buildings" in expansions
        self.nobles = "nobles" in expansions
        self.copies = _copies(players)
        self.costs = _costs("factory_university_swap" in variants)
        self.candidates = _candidates(expansions, "nobles_in_draft" in variants)
        self.at = moments(expansions)
        self.draftable = self._draftable()
        always = _always_there(expansions, "nobles_in_draft" in variants)
        self.kinds = tuple(sorted((*always, *drafted)))
        stock = [-1] * COUNT
        for b in self.kinds:
            stock[b] = self.copies[b]
        self.stock = tuple(stock)
        self._by_column: tuple[tuple[int, ...], ...] = ()
        self.hacienda_takes_quarry = edition == "deluxe"
        self.declines = "decline_colonists" in variants
        self.pieces_chosen = self.nobles or self.declines
        self.colonists_end_game = not self.nobles
        self.open_vp = "open_vp" in variants

    @property
    def by_column(self) -> tuple[tuple[int, ...], ...]:
        """The kinds of each column (none in 0), the cheapest first; no draft asks for it."""
        if not self._by_column:
            dearer = sorted(self.kinds, key=lambda b: self.costs[b])
            columns = range(5)
            self._by_column = tuple(
                [tuple([b for b in dearer if COLUMNS[b] == column]) for column in columns]
            )
        return self._by_column

    def _draftable(self) -> tuple[int, ...]:
        """Kinds that may be chosen next for a space of their cost (rules 4.1)."""
        if not self.has_draft:
            return ()
        free = dict(buildings.DRAFT_SPACES)
        for i in self.drafted:
            free[BUILDINGS[i].cost] -= 1
        out = set(self.drafted)
        if self.edition == "classic":
            pair = {INDEX[name] for name in buildings.EXCLUSIVE}
            if pair & out:
                out |= pair
        return tuple([i for i in self.candidates if i not in out and free[BUILDINGS[i].cost] > 0])

    def drafting(self, kind: int) -> Ruleset:
        """The same game with one more kind; not kept, since hardly two drafts are equal."""
        drafted = tuple(sorted((*self.drafted, kind)))
        return Ruleset(
            self.players, self.edition, self.expansions, self.variants, self.fixed_set, drafted
        )

    def with_drafted(self, drafted: tuple[int, ...]) -> Ruleset:
        """The same game with other drafted kinds."""
        return made(
            self.players,
            self.edition,
            self.expansions,
            self.variants,
            self.fixed_set,
            tuple(sorted(drafted)),
        )

    def options(self) -> Json:
        """The `options` object of a position."""
        fixed = {"set": list(self.fixed_set)} if self.fixed_set else {}
        return {
            "players": self.players,
            "edition": self.edition,
            "expansions": list(self.expansions),
            "variants": list(self.variants),
            **fixed,
        }

    def role_names(self) -> list[str]:
        """Ids of the role cards in play."""
        return [ROLES[r] for r in self.roles]

    def kind_names(self) -> list[str]:
        """Ids of the building kinds in the game."""
        return [NAMES[i] for i in self.kinds]

    def colonists(self) -> tuple[int, int]:
        """Colonists in the supply and on the ship at the start."""
        if self.nobles:
            return ALL_COLONISTS - (self.players - 1), self.players - 1
        return self.setup.supply, self.setup.ship

    def noble_pieces(self) -> tuple[int, int]:
        """Nobles in the supply and on the ship at the start."""
        return (NOBLES - 1, 1) if self.nobles else (0, 0)

    def start_doubloons(self, kind: int) -> int:
        """Doubloons of a player who starts with that plantation."""
        less = "corn_compensation" in self.variants and GOODS[kind] == "corn"
        return self.setup.doubloons - (1 if less else 0)


@lru_cache(maxsize=4)
def _copies(players: int) -> tuple[int, ...]:
    """Tiles of each building kind with so many players."""
    return tuple(b.copies_2 if players == 2 else b.copies for b in BUILDINGS)


@lru_cache(maxsize=2)
def _costs(swapped: bool) -> tuple[int, ...]:
    """Printed cost by building; the variant swaps Factory and University."""
    costs = [b.cost for b in BUILDINGS]
    if swapped:
        factory, university = INDEX["factory"], INDEX["university"]
        costs[factory], costs[university] = costs[university], costs[factory]
    return tuple(costs)


@lru_cache(maxsize=8)
def _candidates(expansions: tuple[str, ...], nobles_drafted: bool) -> tuple[int, ...]:
    """Kinds that take part in the draft."""
    if "buildings" not in expansions:
        return ()
    return tuple(
        i
        for i, row in enumerate(BUILDINGS)
        if (nobles_drafted if row.set == "nobles" else row.violet)
    )


@lru_cache(maxsize=8)
def _always_there(expansions: tuple[str, ...], nobles_drafted: bool) -> tuple[int, ...]:
    """Kinds that are in the game without being drafted."""
    nobles = "nobles" in expansions and not nobles_drafted
    draft = "buildings" in expansions
    return tuple(
        i
        for i, row in enumerate(BUILDINGS)
        if (row.set == "base" and (row.plant or not draft)) or (row.set == "nobles" and nobles)
    )


made = lru_cache(maxsize=256)(Ruleset)
"""The rule set of those options; equal options share one."""
