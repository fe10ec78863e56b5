"""Actions at the border, exactly as in formats.md section 3."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from prdesk.core.errors import ConfigError
from prdesk.core.structs import Action, Pass, convert
from prdesk.core.values import shown
from prdesk.puertorico.catalog.ids import BuildingId, GoodId, RoleId, TileId
from prdesk.puertorico.phases.places import is_piece

QuarryOrPlantation = Literal["corn", "indigo", "sugar", "tobacco", "coffee", "quarry"]


class Draft(Action, frozen=True, tag="draft"):
    building: BuildingId


class Role(Action, frozen=True, tag="role"):
    role: RoleId
    privilege: bool = True
    library: bool = True


class Hacienda(Action, frozen=True, tag="hacienda"):
    use: bool
    quarry: bool = False


class HaciendaForest(Action, frozen=True, tag="hacienda_forest"):
    forest: bool


class LandOfficeForest(Action, frozen=True, tag="land_office_forest"):
    forest: bool


class Tile(Action, frozen=True, tag="tile"):
    tile: QuarryOrPlantation
    colonist: bool = True
    forest: bool = False


class ShipPiece(Action, frozen=True, tag="ship_piece"):
    piece: Literal["colonist", "noble", "none"]


class Nobles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    island: dict[TileId, int]
    city: dict[BuildingId, int]


class Place(Action, frozen=True, tag="place"):
    island: dict[TileId, int]
    city: dict[BuildingId, int]
    nobles: Nobles | UnsetType = UNSET


class Give(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    good: GoodId | UnsetType = UNSET
    vp: bool = False
    colonist: str | UnsetType = UNSET


class Build(Action, frozen=True, tag="build"):
    building: BuildingId
    colonist: bool = True
    give: Give | UnsetType = UNSET


class CraftsmanBonus(Action, frozen=True, tag="craftsman_bonus"):
    good: GoodId


class Sell(Action, frozen=True, tag="sell"):
    good: GoodId
    at: Literal["trading_house", "trading_post"] = "trading_house"


class Load(Action, frozen=True, tag="load"):
    good: GoodId
    ship: int | Literal["wharf"]


class SmallWharf(Action, frozen=True, tag="small_wharf"):
    goods: dict[GoodId, int]


class Store(Action, frozen=True, tag="store"):
    keep: dict[GoodId, int]


class Guesthouse(Action, frozen=True, tag="guesthouse"):
    to: list[str]


class DiscardTile(Action, frozen=True, tag="discard_tile"):
    tile: TileId
    occupied: bool = False
    piece: Literal["colonist", "noble"] = "colonist"


class LandOffice(Action, frozen=True, tag="land_office"):
    buy: bool = False
    sell: TileId | UnsetType = UNSET
    occupied: bool = False
    piece: Literal["colonist", "noble"] = "colonist"


class RoyalSupplier(Action, frozen=True, tag="royal_supplier"):
    goods: list[GoodId]


AnyAction = (
    Draft
    | Role
    | Hacienda
    | HaciendaForest
    | LandOfficeForest
    | Tile
    | Pass
    | ShipPiece
    | Place
    | Build
    | CraftsmanBonus
    | Sell
    | Load
    | SmallWharf
    | Store
    | Guesthouse
    | DiscardTile
    | LandOffice
    | RoyalSupplier
)


def parse(action: Any) -> Action:
    """Check the form of a JSON action; ConfigError names the key that is wrong."""
    parsed = convert(action, AnyAction)
    _check_pieces(parsed)
    return parsed


def _check_pieces(action: Action) -> None:
    """ConfigError for the name of a place that there is not."""
    if isinstance(action, Guesthouse):
        named = {f"to.{i}": text for i, text in enumerate(action.to)}
    elif isinstance(action, Build) and not isinstance(action.give, UnsetType):
        colonist = action.give.colonist
        named = {} if isinstance(colonist, UnsetType) else {"give.colonist": colonist}
    else:
        return
    for key, text in named.items():
        if not is_piece(text):
            raise ConfigError("unknown_id", key=key, value=shown(text))
