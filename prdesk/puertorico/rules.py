"""The rule set of one game: catalogue, set-up and building functions that its options choose."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from prdesk.core.additions import added_modules
from prdesk.core.game import Json
from prdesk.puertorico.catalog import buildings
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX, NAMES
from prdesk.puertorico.catalog.ids import GOODS, PROSPECTOR, ROLES
from prdesk.puertorico.catalog.setup import ALL_COLONISTS, NOBLES, SETUP
from prdesk.puertorico.functions import base, new_buildings, nobles
from prdesk.puertorico.functions.hooks import Hooks, merged
from prdesk.puertorico.state import Player

HOOKS: Hooks = merged(
    (
        base.HOOKS,
        new_buildings.HOOKS,
        nobles.HOOKS,
        *(module.HOOKS for module in added_modules("prdesk.puertorico.fan", "functions").values()),
    )
)

V = TypeVar("V")
Discount = Callable[[Player, int], int]


class Ruleset:
    """Everything of a game that does not change while it is played; shared by state copies.

    Attributes named like the fields of `functions.hooks.Hooks` hold (building index, figure or
    function) for the kinds in the game, or only the indices where the figure is always True.

    Attributes:
        kinds: building kinds in the game, in catalogue order.
        drafted: the violet/beige kinds that a draft has chosen so far.
        candidates: kinds that take part in the draft of this game.
        draftable: kinds that may be chosen next.
        roles: indices of the role cards in play.
        costs: printed cost by building, variants considered.
        rows: (index, cost, column, size) of each kind in the game.
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
        always = _always_there(expansions, "nobles_in_draft" in variants)
        self.kinds = tuple(sorted((*always, *drafted))) if drafted else always
        self._kind_set = frozenset(self.kinds)
        self.copies = tuple(
            [
                (b.copies_2 if players == 2 else b.copies) if i in self._kind_set else -1
                for i, b in enumerate(BUILDINGS)
            ]
        )
        self.costs = _costs("factory_university_swap" in variants)
        self.rows = tuple(
            (i, self.costs[i], BUILDINGS[i].column, BUILDINGS[i].size) for i in self.kinds
        )
        self.candidates = _candidates(expansions, "nobles_in_draft" in variants)
        self._read_hooks()
        self.draftable = self._draftable()
        self.hacienda_takes_quarry = edition == "deluxe"
        self.declines = "decline_colonists" in variants
        self.pieces_chosen = self.nobles or self.declines
        self.colonists_end_game = not self.nobles
        self.open_vp = "open_vp" in variants

    def _read_hooks(self) -> None:
        self.sale_bonus = self._pairs(HOOKS.sale_bonus)
        self.sells_twice = self._indices(HOOKS.sells_twice)
        self.own_house = self._indices(HOOKS.own_house)
        self.storage = self._pairs(HOOKS.storage)
        self.spare_barrels = self._pairs(HOOKS.spare_barrels)
        self.discount = self._pairs(HOOKS.discount)
        self.owned_discount = self._pairs(HOOKS.owned_discount)
        self.gives = self._indices(HOOKS.gives)
        self.built = self._pairs(HOOKS.built)
        self.load_vp = self._pairs(HOOKS.load_vp)
        self.load_pay = self._pairs(HOOKS.load_pay)
        self.mixed_load = self._indices(HOOKS.mixed_load)
        self.captain_began = self._pairs(HOOKS.captain_began)
        self.more_made = self._pairs(HOOKS.more_made)
        self.produced = self._pairs(HOOKS.produced)
        self.production_vp = self._pairs(HOOKS.production_vp)
        self.barrel_pay = self._pairs(HOOKS.barrel_pay)
        self.mayor_began = self._pairs(HOOKS.mayor_began)
        self.doubles = self._indices(HOOKS.doubles)
        self.makes_forests = self._indices(HOOKS.makes_forests)
        self.guests = self._indices(HOOKS.guests)
        self.after_sale = self._pairs(HOOKS.after_sale)
        self.after_settler = self._pairs(HOOKS.after_settler)
        self.before_captain = self._pairs(HOOKS.before_captain)
        self.end_bonus = self._pairs(HOOKS.end_bonus)

    def _pairs(self, table: dict[str, V]) -> tuple[tuple[int, V], ...]:
        kinds = self._kind_set
        return tuple([(INDEX[k], v) for k, v in table.items() if INDEX[k] in kinds])

    def _indices(self, table: dict[str, bool]) -> tuple[int, ...]:
        kinds = self._kind_set
        return tuple([INDEX[k] for k in table if INDEX[k] in kinds])

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
