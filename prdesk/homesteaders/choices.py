"""The rules of Homesteaders that people choose before a game."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.ids import VARIANTS


class HomesteadersChoices:
    """Implements `prdesk.core.choices.Choices`. The object: `variants` of VARIANTS."""

    def checked(self, kept: Json) -> Json:
        """What was kept; the plain game if it makes no sense."""
        variants = kept.get("variants")
        fits = isinstance(variants, list) and all(variant in VARIANTS for variant in variants)
        return {"variants": variants if fits else []}

    def options(self, chosen: Json) -> Json:
        """Options of formats.md but `players`."""
        return {"variants": list(chosen["variants"])}

    def learned(self, chosen: Json, position: Json) -> Json:
        """Nothing is settled during a game."""
        return chosen
