"""The rules of Puerto Rico that people choose before a game: edition, expansions, variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.core.game import Json
from prdesk.puertorico.building_sets import set_fits, set_of
from prdesk.puertorico.catalog.ids import EDITIONS, EXPANSIONS

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


def plain() -> Json:
    """The choices of the plain game."""
    return {
        "edition": EDITIONS[0],
        "expansions": [],
        "variants": [],
        "draft": DRAFTS[0],
        "buildings": [],
    }


class PuertoRicoChoices:
    """Implements `prdesk.core.choices.Choices`.

    The object: `edition` of EDITIONS; `expansions` of EXPANSIONS; `variants` of VARIANTS; `draft`,
    one of DRAFTS; `buildings`, the kinds of the chosen set, or of the set played last.
    """

    def checked(self, kept: Json) -> Json:
        """What was kept, complete; the plain game if any of it makes no sense."""
        found: Json = {key: kept.get(key, value) for key, value in plain().items()}
        if found["edition"] not in EDITIONS or found["draft"] not in DRAFTS:
            return plain()
        if not (_are(found["expansions"], EXPANSIONS) and _are(found["variants"], VARIANTS)):
            return plain()
        if kept.get("open_vp") is True:  # as it was kept before it was one of the variants
            found["variants"] = [*found["variants"], "open_vp"]
        if not _are(found["buildings"], None):
            found["buildings"] = []
        return found

    def options(self, chosen: Json) -> Json:
        """Options of formats.md but `players`; what does not go together is left out."""
        variants = list(chosen["variants"])
        if chosen["draft"] == "random_buildings":
            variants.append(chosen["draft"])
        expansions = set(chosen["expansions"])
        options: Json = {
            "edition": chosen["edition"],
            "expansions": list(chosen["expansions"]),
            "variants": [rule for rule in variants if expansions.issuperset(NEEDS.get(rule, ()))],
        }
        if chosen["draft"] == "set" and set_fits(chosen["buildings"], options):
            options["set"] = list(chosen["buildings"])
        return options

    def learned(self, chosen: Json, position: Json) -> Json:
        """The kinds that were drafted become the set of the choices."""
        drafted = set_of(position)
        return {**chosen, "buildings": list(drafted)} if drafted else chosen


def _are(value: Any, ids: tuple[str, ...] | None) -> bool:
    """Whether it is a list of texts, all of them among the ids."""
    return isinstance(value, list) and all(
        isinstance(item, str) and (ids is None or item in ids) for item in value
    )
