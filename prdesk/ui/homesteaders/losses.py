"""What the end of a decision loses for good: idle workers, trade chits left, debts (rules 5.2)."""

from typing import Any

from prdesk.homesteaders.catalog.setup import PRICES, REPAY_SILVER
from prdesk.texts.homesteaders.rows import slots_of
from prdesk.ui.board.elements import Action
from prdesk.ui.homesteaders.words import say

PORT = "river_port"
SOLD_FOR_A_POINT = ("wood", "food", "steel", "copper", "livestock")
"""Goods of which a sale leaves more points: gold is worth more than its sale, and copper and
livestock become gold."""
GOLD = 3
"""Its place in the list of prices."""


def loss_of(player: dict[str, Any], action: Action) -> str:
    """What a player loses by an action, a translated sentence; "" for nothing."""
    match action["type"]:
        case "place_workers":
            losses = _idle(player, action["buildings"])
        case "done":
            losses = [*_chits(player), *_debts(player)]
        case _:
            losses = []
    return say("lost", losses=" ".join(losses)) if losses else ""


def _idle(player: dict[str, Any], filled: dict[str, list[int]]) -> list[str]:
    """Workers without a space that would bring something."""
    idle = player["workers"] - sum(sum(workers) for workers in filled.values())
    free = {name: len(slots_of(name)) - sum(filled.get(name, ())) for name in player["buildings"]}
    port = free.pop(PORT, 0)
    wanted = sum(free.values()) + (port if port <= idle else 0)
    if idle and wanted:
        return [say("loss_idle", min(idle, wanted))]
    return [say("loss_half_port")] if port == 1 else []


def _chits(player: dict[str, Any]) -> list[str]:
    """Trade chits that could still make points."""
    chits = player["trade"]
    goods = [good for good in SOLD_FOR_A_POINT if player["goods"].get(good)]
    if chits and goods:
        return [say("loss_chits", chits, use=say("use_sell"))]
    if chits and player["silver"] >= PRICES[GOLD]:
        return [say("loss_chits", chits, use=say("use_gold"))]
    return []


def _debts(player: dict[str, Any]) -> list[str]:
    """Debts that the silver could still repay."""
    debts = player["debt"]
    return [say("loss_debt", debts)] if debts and player["silver"] >= REPAY_SILVER else []
