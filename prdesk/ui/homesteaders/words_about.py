"""What lies where on the Homesteaders table, and what a click would do."""

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.mark import Plural, Text

ABOUT_WORDS: Final[dict[str, Text]] = {
    # lots
    "about_lot": QT_TRANSLATE_NOOP("Homesteads", "Lot {lot}. {effect}"),
    "about_leads": QT_TRANSLATE_NOOP("Homesteads", "{player} leads with {count}."),
    "about_level": QT_TRANSLATE_NOOP("Homesteads", "The neutral marker stands at {count}."),
    "about_least": QT_TRANSLATE_NOOP("Homesteads", "The next bid is at least {count}."),
    "about_bid": QT_TRANSLATE_NOOP("Homesteads", "A bid of {count}."),
    "about_bid_led": QT_TRANSLATE_NOOP("Homesteads", "A bid of {count}, made by {player}."),
    "bid_leaves": QT_TRANSLATE_NOOP("Homesteads", "It leaves you {count} silver."),
    "bid_gold": QT_TRANSLATE_NOOP("Homesteads", "It takes gold as well."),
    "bid_debts": Plural(
        QT_TRANSLATE_NOOP("Homesteads", "It takes all silver and gold, and 1 debt or a sale."),
        QT_TRANSLATE_NOOP(
            "Homesteads", "It takes all silver and gold, and {count} debts or sales."
        ),
    ),
    "about_next": QT_TRANSLATE_NOOP("Homesteads", "Round {round}: {tile}."),
    "about_rest": QT_TRANSLATE_NOOP("Homesteads", "Still to come, in unknown order: {tile}."),
    "about_extra": QT_TRANSLATE_NOOP("Homesteads", "The extra of the tile."),
    "about_placed": QT_TRANSLATE_NOOP("Homesteads", "The neutral marker stands here at {count}."),
    "about_scoring": QT_TRANSLATE_NOOP(
        "Homesteads",
        "The score as it stands. Gold, copper and livestock are 2 VP each. The first debt costs"
        " 1 VP, the second 2, the third 3 and so on. Silver decides a tie.",
    ),
    # rail track and market
    "about_rail_start": QT_TRANSLATE_NOOP(
        "Homesteads", "The railroad track: who passes, or gets a step, goes on and takes a reward."
    ),
    "about_rail": QT_TRANSLATE_NOOP("Homesteads", "Step {count}: {reward} or any earlier reward."),
    "about_rail_first": QT_TRANSLATE_NOOP("Homesteads", "Step {count}: {reward}."),
    "about_rail_here": QT_TRANSLATE_NOOP("Homesteads", "Here: {players}."),
    "any_good": QT_TRANSLATE_NOOP("Homesteads", "1 good of your choice"),
    "choose_good": QT_TRANSLATE_NOOP("Homesteads", "Now choose the good on your board."),
    "about_price": QT_TRANSLATE_NOOP("Homesteads", "{good}: bought for {buy}, sold for {sell}."),
    "about_trade": QT_TRANSLATE_NOOP("Homesteads", "Every trade costs 1 trade chit."),
    "about_buy": QT_TRANSLATE_NOOP("Homesteads", "Buy 1 {good}: {changes}."),
    "about_sell": QT_TRANSLATE_NOOP("Homesteads", "Sell 1 {good}: {changes}."),
    "about_hire": QT_TRANSLATE_NOOP("Homesteads", "Hire a worker: {changes}."),
    "about_debt": QT_TRANSLATE_NOOP("Homesteads", "Take a debt: {changes}."),
    "about_make": QT_TRANSLATE_NOOP("Homesteads", "{building}: {changes}."),
    "about_repay": QT_TRANSLATE_NOOP("Homesteads", "Repay a debt: {changes}."),
    "about_store": QT_TRANSLATE_NOOP("Homesteads", "Your General Store adds 1 silver to a sale."),
    # buildings
    "about_round": QT_TRANSLATE_NOOP(
        "Homesteads",
        "10 rounds: Settlement 1 to 4, Town 5 to 8, City 9 and 10. Then a last income.",
    ),
    "about_stage": QT_TRANSLATE_NOOP("Homesteads", "A click shows the buildings of this stage."),
    "about_stage_back": QT_TRANSLATE_NOOP("Homesteads", "A click shows what can be built now."),
    "about_stage_now": QT_TRANSLATE_NOOP("Homesteads", "These buildings can be built now."),
    "about_building": QT_TRANSLATE_NOOP("Homesteads", "{building}, {type}, costs {cost}. {effect}"),
    "about_own_building": QT_TRANSLATE_NOOP("Homesteads", "{building}, {type}. {effect}"),
    "about_copies": Plural(
        QT_TRANSLATE_NOOP("Homesteads", "1 copy is left."),
        QT_TRANSLATE_NOOP("Homesteads", "{count} copies are left."),
    ),
    "about_none_left": QT_TRANSLATE_NOOP("Homesteads", "No copy is left."),
    "about_now": QT_TRANSLATE_NOOP("Homesteads", "You have all it costs."),
    "about_trades": QT_TRANSLATE_NOOP("Homesteads", "You lack {goods}: trades or debts bring it."),
    "about_no": QT_TRANSLATE_NOOP("Homesteads", "You lack {goods}, and cannot get it yet."),
    "about_owned": QT_TRANSLATE_NOOP("Homesteads", "You own it already."),
    "about_type": QT_TRANSLATE_NOOP("Homesteads", "{type} buildings"),
    # players
    "about_player": QT_TRANSLATE_NOOP("Homesteads", "{player}, number {order} in the turn order."),
    "about_start": QT_TRANSLATE_NOOP("Homesteads", "Start player."),
    "about_passed": QT_TRANSLATE_NOOP("Homesteads", "Has passed in this auction."),
    "about_has_lot": QT_TRANSLATE_NOOP("Homesteads", "Leads lot {lot} with {count}."),
    "about_screen": QT_TRANSLATE_NOOP(
        "Homesteads", "Silver, goods, trade chits, debts and VP are behind the screen."
    ),
    "about_silver": QT_TRANSLATE_NOOP("Homesteads", "Silver: {count}"),
    "about_vp": QT_TRANSLATE_NOOP("Homesteads", "VP chits: {count}"),
    "about_chits": QT_TRANSLATE_NOOP("Homesteads", "Trade chits: {count}"),
    "about_debts": QT_TRANSLATE_NOOP("Homesteads", "Debts: {count}, −{points} VP at the end"),
    "about_tracks": QT_TRANSLATE_NOOP("Homesteads", "Tracks: {count}, each brings 1 silver"),
    "about_workers": QT_TRANSLATE_NOOP("Homesteads", "Workers: {count}, idle: {idle}"),
    "about_rail_at": QT_TRANSLATE_NOOP("Homesteads", "On the railroad: step {count}"),
    "about_good": QT_TRANSLATE_NOOP("Homesteads", "{good}: {count}"),
    "about_income": QT_TRANSLATE_NOOP("Homesteads", "The workers as they stand bring {income}."),
    "about_wages": QT_TRANSLATE_NOOP("Homesteads", "Then {count} silver of wages are to be paid."),
    "about_projected": QT_TRANSLATE_NOOP(
        "Homesteads",
        "If the game ended now: VP chits {vp}, buildings {buildings}, bonus {bonus}, goods {goods},"
        " debts {debt}.",
    ),
    "about_final": QT_TRANSLATE_NOOP(
        "Homesteads",
        "The score at the end: VP chits {vp}, buildings {buildings}, bonus {bonus}, goods {goods},"
        " debts {debt}.",
    ),
    "about_slot": QT_TRANSLATE_NOOP("Homesteads", "{building}: a place for a worker, {income}"),
    "about_slot_in_vain": QT_TRANSLATE_NOOP(
        "Homesteads",
        "{building}: a place for a worker, {income}. All workers have a place: take one back first",
    ),
    "about_worker": QT_TRANSLATE_NOOP("Homesteads", "{building}: a worker, {income}"),
    "slot_both": QT_TRANSLATE_NOOP("Homesteads", "both together {income}"),
    "put_worker": QT_TRANSLATE_NOOP("Homesteads", "{building}: put a worker here, {income}."),
    "take_worker": QT_TRANSLATE_NOOP("Homesteads", "{building}: take the worker away, {income}."),
    "put_any": QT_TRANSLATE_NOOP("Homesteads", "Put a worker on the best empty place."),
    # what a click would do
    "joined": QT_TRANSLATE_NOOP("Homesteads", "{label} – {consequence}"),
    "look": QT_TRANSLATE_NOOP("Homesteads", "A click shows the board of {player} large."),
    "look_back": QT_TRANSLATE_NOOP("Homesteads", "A click shows your own board again."),
}
