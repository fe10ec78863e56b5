"""What the person who bids has to pay a bid with."""

from prdesk.homesteaders.catalog.setup import DEBT_SILVER, GOLD_VALUE
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say


def debts_for(moment: Moment, amount: int) -> int:
    """Debts that pay what the viewer's silver and gold do not, if he sells nothing."""
    me = moment.me
    if me["silver"] is None:
        return 0
    missing: int = amount - me["silver"] - GOLD_VALUE * me["goods"].get("gold", 0)
    return max(0, -(-missing // DEBT_SILVER))


def means_in_words(moment: Moment, amount: int) -> str:
    """What paying a bid leaves, or what it takes."""
    left: int = moment.me["silver"] - amount
    if left >= 0:
        return say("bid_leaves", left)
    debts = debts_for(moment, amount)
    return say("bid_debts", debts) if debts else say("bid_gold")
