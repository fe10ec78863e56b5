"""Actions at the border, exactly as in formats.md section 4."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from prdesk.core.structs import Action, Pass, convert
from prdesk.homesteaders.catalog.ids import BuildingId, GoodId, LotId


class PlaceWorkers(Action, frozen=True, tag="place_workers"):
    buildings: dict[BuildingId, list[int]]


class Pay(Action, frozen=True, tag="pay"):
    gold: int


class NeutralBid(Action, frozen=True, tag="neutral_bid"):
    auction: LotId


class Bid(Action, frozen=True, tag="bid"):
    auction: LotId
    amount: int


class RailReward(Action, frozen=True, tag="rail_reward"):
    take: GoodId | Literal["trade", "track", "worker", "vp"]


class Build(Action, frozen=True, tag="build"):
    building: BuildingId
    gold_as: dict[Literal["copper", "livestock"], int] = msgspec.field(default_factory=dict)


class TileExtra(Action, frozen=True, tag="tile_extra"):
    gold: bool = False


class Buy(Action, frozen=True, tag="buy"):
    good: GoodId
    gold: bool = False


class Sell(Action, frozen=True, tag="sell"):
    good: GoodId


class Hire(Action, frozen=True, tag="hire"):
    pass


class Debt(Action, frozen=True, tag="debt"):
    pass


class Market(Action, frozen=True, tag="market"):
    make: Literal["food", "steel"]


class Bank(Action, frozen=True, tag="bank"):
    pass


class Repay(Action, frozen=True, tag="repay"):
    with_: Literal["silver", "gold"] = msgspec.field(name="with")


class Done(Action, frozen=True, tag="done"):
    pass


AnyAction = (
    PlaceWorkers
    | Pay
    | NeutralBid
    | Bid
    | Pass
    | RailReward
    | Build
    | TileExtra
    | Buy
    | Sell
    | Hire
    | Debt
    | Market
    | Bank
    | Repay
    | Done
)


def parse(action: Any) -> Action:
    """Check the form of a JSON action; ConfigError names the key that is wrong."""
    return convert(action, AnyAction)
