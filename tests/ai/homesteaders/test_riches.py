"""Holdings that no game brings, as a position made up may have them: an answer, not a search."""

from __future__ import annotations

from prdesk.ai.homesteaders.ending import Ending
from prdesk.homesteaders.scoring import total
from prdesk.homesteaders.setup import new_player
from prdesk.homesteaders.state import Player
from prdesk.homesteaders.trades import carry_out, legal_trades

EVERYTHING = (1 << 32) - 1
MOST = 9_999


def rich() -> Player:
    """Owns every building, and as much of the rest as a position may say."""
    player = new_player()
    player.silver, player.debt = MOST, MOST
    player.trade, player.workers = MOST, 1
    player.goods = [MOST] * 6
    player.owned = EVERYTHING
    player.tally()
    return player


def test_the_last_trades_of_the_very_rich_are_found_at_once():
    player = rich()
    ending = Ending(player)
    after = player.copy()
    for code in ending.trades:
        assert code in legal_trades(after, True)
        carry_out(after, 0, code, None)
    assert total(after) > total(player)
    assert after.trade == 0
