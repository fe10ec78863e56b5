"""All buildings of the game in one table: cost, points, circles and what they do."""

from __future__ import annotations

from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.qt.translate import translate
from prdesk.texts.puertorico import TEXTS
from prdesk.ui.pages import AlmanacPage, Entry
from prdesk.ui.puertorico.kinds import ART


def almanac() -> list[AlmanacPage]:
    """The page of the buildings."""
    columns = (
        translate("AlmanacDialog", "Building"),
        translate("AlmanacDialog", "Cost"),
        translate("AlmanacDialog", "Points"),
        translate("AlmanacDialog", "Circles"),
        translate("AlmanacDialog", "What it does"),
    )
    entries = [
        Entry(
            f"{ART}/buildings/{building.id}",
            (
                TEXTS.name_of(building.id, translate),
                str(building.cost),
                str(building.vp),
                str(building.circles),
                TEXTS.effect_of(building.id, translate),
            ),
        )
        for building in BUILDINGS
    ]
    return [AlmanacPage(translate("AlmanacDialog", "Buildings"), columns, entries)]
