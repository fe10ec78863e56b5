"""What paying silver costs a player who may lack it."""

from __future__ import annotations

from prdesk.ai.homesteaders.prices import Prices
from prdesk.homesteaders.catalog.setup import DEBT_SILVER
from prdesk.homesteaders.state import Player


def spent(at: Prices, player: Player, silver: int, m: int) -> float:
    """What paying so much costs; what is missing is made up by debts."""
    left = player.silver - silver
    if left >= 0:
        return at.purse(player.silver, m) - at.purse(left, m)
    debts = (1 - left) // DEBT_SILVER
    over = left + DEBT_SILVER * debts
    owed = at.owed(player.debt + debts) - at.owed(player.debt)
    return at.purse(player.silver, m) - at.purse(over, m) + owed
