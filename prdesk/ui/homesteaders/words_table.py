"""Headings and figures on the Homesteaders table."""

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.mark import Plural, Text

TABLE_WORDS: Final[dict[str, Text]] = {
    # lots
    "lot": QT_TRANSLATE_NOOP("Homesteads", "Lot {lot}"),
    "no_lot": QT_TRANSLATE_NOOP("Homesteads", "Nothing is auctioned any more."),
    "gives": QT_TRANSLATE_NOOP("Homesteads", "→"),
    "no_bid": QT_TRANSLATE_NOOP("Homesteads", "no bid yet"),
    "unsold": QT_TRANSLATE_NOOP("Homesteads", "not sold"),
    "won": QT_TRANSLATE_NOOP("Homesteads", "{player} won it"),
    "leads": QT_TRANSLATE_NOOP("Homesteads", "{player} leads"),
    "least": QT_TRANSLATE_NOOP("Homesteads", "from {count}"),
    "yours": QT_TRANSLATE_NOOP("Homesteads", "yours"),
    "no_more": QT_TRANSLATE_NOOP("Homesteads", "no higher bid"),
    "level": QT_TRANSLATE_NOOP("Homesteads", "marker {count}"),
    # the score at the end
    "scoring": QT_TRANSLATE_NOOP("Homesteads", "The auctions are over"),
    "score_vp": QT_TRANSLATE_NOOP("Homesteads", "VP chits"),
    "score_buildings": QT_TRANSLATE_NOOP("Homesteads", "Points of buildings"),
    "score_bonus": QT_TRANSLATE_NOOP("Homesteads", "Bonus of buildings"),
    "score_goods": QT_TRANSLATE_NOOP("Homesteads", "Gold, copper, livestock"),
    "score_debt": QT_TRANSLATE_NOOP("Homesteads", "Debts"),
    "score_total": QT_TRANSLATE_NOOP("Homesteads", "In all"),
    # rail track and market
    "rail": QT_TRANSLATE_NOOP("Homesteads", "Railroad"),
    "buy": QT_TRANSLATE_NOOP("Homesteads", "buy"),
    "sell": QT_TRANSLATE_NOOP("Homesteads", "sell"),
    "plus": QT_TRANSLATE_NOOP("Homesteads", "+{count}"),
    "minus": QT_TRANSLATE_NOOP("Homesteads", "−{count}"),
    # buildings for sale
    "round": QT_TRANSLATE_NOOP("Homesteads", "Round {count} of {all}"),
    "last_round": QT_TRANSLATE_NOOP("Homesteads", "Final income and scoring"),
    "stage": QT_TRANSLATE_NOOP("Homesteads", "{stage} {first}–{last}"),
    "copies": QT_TRANSLATE_NOOP("Homesteads", "×{count}"),
    "owned": QT_TRANSLATE_NOOP("Homesteads", "owned"),
    "none_of_type": QT_TRANSLATE_NOOP("Homesteads", "None before round {count}."),
    "free": QT_TRANSLATE_NOOP("Homesteads", "free"),
    # boards of the players
    "hidden": QT_TRANSLATE_NOOP("Homesteads", "?"),
    "screened": QT_TRANSLATE_NOOP("Homesteads", "behind the screen"),
    "passed": QT_TRANSLATE_NOOP("Homesteads", "passed"),
    "has_lot": QT_TRANSLATE_NOOP("Homesteads", "lot {lot}: {count}"),
    "per": QT_TRANSLATE_NOOP("Homesteads", "per"),
    "next_income": QT_TRANSLATE_NOOP("Homesteads", "Next income"),
    "this_income": QT_TRANSLATE_NOOP("Homesteads", "Income"),
    "wages": QT_TRANSLATE_NOOP("Homesteads", "wages"),
    "projected": QT_TRANSLATE_NOOP("Homesteads", "if it ended now"),
    "final_score": QT_TRANSLATE_NOOP("Homesteads", "in all"),
    "score": QT_TRANSLATE_NOOP("Homesteads", "score {count}"),
    "back": QT_TRANSLATE_NOOP("Homesteads", "Back to your own board (Esc)"),
    # what a building is good for, on its card
    "ability_general_store": QT_TRANSLATE_NOOP("Homesteads", "+1 silver a sale"),
    "ability_forge": QT_TRANSLATE_NOOP("Homesteads", "+1 VP a building"),
    "ability_lawyer": QT_TRANSLATE_NOOP("Homesteads", "may bid the same"),
    "ability_rodeo": QT_TRANSLATE_NOOP("Homesteads", "1 silver a worker"),
    "idle": Plural(
        QT_TRANSLATE_NOOP("Homesteads", "1 idle"), QT_TRANSLATE_NOOP("Homesteads", "{count} idle")
    ),
}
