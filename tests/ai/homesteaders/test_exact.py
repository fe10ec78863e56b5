"""Small problems that are solved exactly: workers on slots, the last trades."""

from __future__ import annotations

from functools import cache

import pytest

from prdesk.ai.homesteaders.ending import Ending, quickly
from prdesk.ai.homesteaders.manning import arranged, swapped
from prdesk.core.rng import Dice
from prdesk.homesteaders.catalog.slots import PORT, PORT_FIRST
from prdesk.homesteaders.phases.placement import workers_on
from prdesk.homesteaders.scoring import total
from prdesk.homesteaders.setup import new_player
from prdesk.homesteaders.trades import DEBT, carry_out, legal_trades

SLOTS = 14
PLACEMENTS = 1 << SLOTS


def brought(prices, code):
    """What the workers on a set of slots bring."""
    alone = sum(prices[slot] for slot in range(SLOTS) if (code & ~PORT) >> slot & 1)
    return alone + (prices[PORT_FIRST + 1] if code & PORT == PORT else 0)


def test_workers_stand_as_well_as_they_can():
    dice = Dice(4)
    for _ in range(60):
        prices = [float(dice.below(9)) for _ in range(SLOTS)]
        prices[PORT_FIRST] = 0.0
        slots = dice.below(PLACEMENTS)
        workers = dice.below(7)
        legal = [code for code in range(PLACEMENTS) if code & ~slots == 0]
        best = max(brought(prices, code) for code in legal if workers_on(code) <= workers)
        code = arranged(prices, slots, workers)
        assert code & ~slots == 0
        assert workers_on(code) <= workers
        assert brought(prices, code) == best
        others = swapped(prices, slots, workers)
        assert others[0] == code
        assert all(one & ~slots == 0 and workers_on(one) <= workers for one in others)


def holding(dice):
    """A player with a few things after the last income."""
    player = new_player()
    player.silver, player.trade, player.debt = dice.below(9), dice.below(4), dice.below(5)
    player.goods = [dice.below(2) for _ in player.goods]
    player.owned = 1 | dice.below(1 << 29) << 3 & 0xFFFFFFF8
    return player


def best_by_trying(player, debts=2):
    """The best result of any sequence of trades with so many new debts at most."""

    @cache
    def best(silver, trade, debt, vp, workers, goods, debts):
        here = player.copy()
        here.silver, here.trade, here.debt, here.vp = silver, trade, debt, vp
        here.workers, here.goods = workers, list(goods)
        result = (total(here), silver)
        for code in legal_trades(here, True):
            if code == DEBT and not debts:
                continue
            after = here.copy()
            carry_out(after, 0, code, None)
            more = debts - (code == DEBT)
            held = (after.silver, after.trade, after.debt, after.vp, after.workers)
            result = max(result, best(*held, tuple(after.goods), more))
        return result

    held = (player.silver, player.trade, player.debt, player.vp, player.workers)
    return best(*held, tuple(player.goods), debts)


@pytest.mark.parametrize("seed", range(4))
def test_the_last_trades_are_the_best(seed):
    dice = Dice(seed)
    for _ in range(6):
        player = holding(dice)
        points, _ = best_by_trying(player)
        ending = Ending(player)
        after = player.copy()
        for code in ending.trades:
            assert code in legal_trades(after, True)
            carry_out(after, 0, code, None)
        assert total(after) == points
        quick = player.copy()
        quickly(quick)
        assert points - 3 <= total(quick) <= points


def test_a_gold_is_kept_for_one_debt_and_debts_repaid_from_the_top():
    player = new_player()
    player.silver, player.debt, player.goods[3] = 0, 1, 1
    assert Ending(player).trades == []
    player.silver, player.debt, player.goods[3] = 5, 3, 0
    assert total(player) + 3 == int(Ending(player).worth)
