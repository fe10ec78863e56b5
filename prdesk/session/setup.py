"""A new game as it is asked for: seats, names, rules, seed; kept for next time."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from prdesk.core.game import Json
from prdesk.session.building_sets import set_fits
from prdesk.session.seating import HUMAN, seat_of_agent
from prdesk.session.session import Session

EDITIONS: Final = ("deluxe", "classic")
EXPANSIONS: Final = ("buildings", "nobles")
VARIANTS: Final = (
    "corn_compensation",
    "factory_university_swap",
    "nobles_in_draft",
    "decline_colonists",
    "open_vp",
)
DRAFTS: Final = ("draft", "random_buildings", "set")
"""How the kinds of buildings are chosen: in turn, by lot, or a set of them."""

NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "nobles_in_draft": ("buildings", "nobles"),
    **dict.fromkeys(DRAFTS, ("buildings",)),
}
"""Expansions without which a rule makes no sense."""

MAX_SEED: Final = 2**63 - 1


@dataclass(frozen=True)
class Setup:
    """What the new-game dialog asks.

    Attributes:
        names: a name per seat.
        seats: `human` or `ai:NAME` per seat.
        edition: `deluxe` or `classic`.
        open_vp: whether everybody sees everybody's victory points.
        seed: seed of the draws; None for a fresh one.
        expansions: ids of EXPANSIONS.
        variants: ids of VARIANTS but `open_vp`.
        draft: one of DRAFTS.
        buildings: the kinds of the chosen set, or of the set played last.
    """

    names: tuple[str, ...] = ("Anna", "Bruno", "Clara", "Diego")
    seats: tuple[str, ...] = (HUMAN, *(seat_of_agent("easy"),) * 3)
    edition: str = EDITIONS[0]
    open_vp: bool = False
    seed: int | None = None
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    draft: str = DRAFTS[0]
    buildings: tuple[str, ...] = ()

    def options(self) -> Json:
        """The options object of formats.md; what does not go together is left out."""
        chosen = [*self.variants, *(["open_vp"] if self.open_vp else [])]
        if self.draft == "random_buildings":
            chosen.append(self.draft)
        fits = [rule for rule in chosen if set(NEEDS.get(rule, ())) <= set(self.expansions)]
        options: Json = {
            "players": len(self.seats),
            "edition": self.edition,
            "expansions": list(self.expansions),
            "variants": fits,
        }
        if self.draft == "set" and set_fits(self.buildings, options):
            options["set"] = list(self.buildings)
        return options

    def session(self) -> Session:
        """A new game of Puerto Rico by this set-up."""
        seed = secrets.randbelow(10**9) if self.seed is None else self.seed
        return Session.new("puertorico", self.options(), self.names, self.seats, seed)

    def to_json(self) -> Json:
        """Plain data for the settings; the seed is not kept, every new game is another one."""
        found = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "seed"}
        return {k: list(v) if isinstance(v, tuple) else v for k, v in found.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Setup:
        """Read settings; anything that does not fit gives the default set-up."""
        names, seats = _texts(data.get("names")), _texts(data.get("seats"))
        edition, open_vp = data.get("edition"), data.get("open_vp")
        expansions = _texts(data.get("expansions", []))
        variants = _texts(data.get("variants", []))
        draft = data.get("draft", DRAFTS[0])
        if not 2 <= len(seats) == len(names) <= 5:
            return cls()
        if edition not in EDITIONS or not isinstance(open_vp, bool) or draft not in DRAFTS:
            return cls()
        if not {*expansions} <= {*EXPANSIONS} or not {*variants} <= {*VARIANTS}:
            return cls()
        kinds = _texts(data.get("buildings", []))
        return cls(names, seats, edition, open_vp, None, expansions, variants, str(draft), kinds)


def _texts(value: object) -> tuple[str, ...]:
    """A list of strings; anything else is empty."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    return ()
