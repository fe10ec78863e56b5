"""What a position says about the decision at hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Position = Mapping[str, Any]


def decider(position: Position) -> Mapping[str, Any]:
    """Who decides, an element of `players`; empty where the position doesn't say."""
    seat = position.get("turn", {}).get("player")
    players = position.get("players", [])
    known = isinstance(seat, int) and 0 <= seat < len(players)
    player: Mapping[str, Any] = players[seat] if known else {}
    return player


def due(position: Position) -> int | None:
    """Silver to be paid for workers or a lot; None at other decisions."""
    turn = position.get("turn", {})
    match turn.get("decision"):
        case "pay_workers":
            return int(decider(position)["workers"])
        case "pay_bid":
            return int(position["bids"][turn["auction"]]["amount"])
    return None


def tile_at_stake(position: Position) -> str | None:
    """The tile of the lot that is being settled; None at other times."""
    auction = position.get("turn", {}).get("auction")
    tile: str | None = position.get("auctions", {}).get(auction)
    return tile
