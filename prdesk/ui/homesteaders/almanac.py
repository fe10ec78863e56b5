"""Buildings, auction tiles, market and railroad in tables."""

from __future__ import annotations

from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import GOODS, STAGES
from prdesk.homesteaders.catalog.tiles import TILES, Tile
from prdesk.qt.translate import translate
from prdesk.texts.fill import fill
from prdesk.texts.homesteaders import TEXTS
from prdesk.texts.homesteaders.amounts import amounts, told
from prdesk.texts.homesteaders.rewards import RAIL_END, rewards
from prdesk.texts.homesteaders.rows import cost_of, price_of
from prdesk.texts.homesteaders.tiles import lot_name, may_build
from prdesk.texts.names import titled
from prdesk.ui.homesteaders.kinds import ART, picture, type_of
from prdesk.ui.pages import AlmanacPage, Entry


def almanac() -> list[AlmanacPage]:
    """The pages of buildings, auction tiles, market and railroad."""
    return [_buildings(), _tiles(), _market(), _railroad()]


def _buildings() -> AlmanacPage:
    columns = (
        translate("AlmanacDialog", "Building"),
        translate("AlmanacDialog", "Stage"),
        translate("AlmanacDialog", "Type"),
        translate("AlmanacDialog", "Cost"),
        translate("AlmanacDialog", "Points"),
        translate("AlmanacDialog", "What it does"),
    )
    entries = [
        Entry(
            f"{ART}/buildings/{row.id}",
            (
                TEXTS.title_of(row.id, translate),
                TEXTS.title_of(STAGES[row.stage], translate) if row.copies else "–",
                TEXTS.title_of(type_of(row.id), translate),
                amounts(cost_of(row.id), translate) if row.copies else "–",
                str(row.vp),
                TEXTS.effect_of(row.id, translate),
            ),
        )
        for row in ROWS
    ]
    return AlmanacPage(translate("AlmanacDialog", "Buildings"), columns, entries)


def _tiles() -> AlmanacPage:
    columns = (
        translate("AlmanacDialog", "Lot"),
        translate("AlmanacDialog", "When"),
        translate("AlmanacDialog", "May be built"),
        translate("AlmanacDialog", "What it brings"),
    )
    entries = [
        Entry(
            "",
            (
                titled(lot_name(str(tile.lot + 1), translate)),
                _when(number, tile),
                titled(may_build(tile.id, translate)),
                TEXTS.effect_of(tile.id, translate),
            ),
        )
        for number, tile in enumerate(TILES)
    ]
    return AlmanacPage(translate("AlmanacDialog", "Auction tiles"), columns, entries)


def _when(number: int, tile: Tile) -> str:
    """The round of a tile of the first lot; the others of a stage come in a random order."""
    if tile.lot == 0:
        return fill(translate("AlmanacDialog", "Round {round}"), {"round": str(number + 1)})
    return TEXTS.title_of(STAGES[tile.stage], translate)


def _market() -> AlmanacPage:
    columns = (
        translate("AlmanacDialog", "Good"),
        translate("AlmanacDialog", "Buying"),
        translate("AlmanacDialog", "Selling"),
    )
    buying = translate("AlmanacDialog", "Pay {paid}.")
    selling = translate("AlmanacDialog", "Give it with {paid}, get {gained}.")
    chit = {"trade": 1}
    entries = [
        Entry(
            picture(good),
            (
                TEXTS.title_of(good, translate),
                fill(buying, {"paid": told({**chit, **price_of(good)}, translate)}),
                fill(
                    selling,
                    {
                        "paid": told(chit, translate),
                        "gained": told({**price_of(good), "vp": 1}, translate),
                    },
                ),
            ),
        )
        for good in GOODS
    ]
    return AlmanacPage(translate("AlmanacDialog", "Market"), columns, entries)


def _railroad() -> AlmanacPage:
    columns = (
        translate("AlmanacDialog", "Position"),
        translate("AlmanacDialog", "Reward of choice"),
    )
    entries = [
        Entry("", (str(position), titled(rewards(position, translate))))
        for position in range(1, RAIL_END + 1)
    ]
    return AlmanacPage(translate("AlmanacDialog", "Railroad"), columns, entries)
