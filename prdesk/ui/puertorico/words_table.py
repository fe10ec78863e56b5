"""Headings, figures, and what lies where on the Puerto Rico table."""

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.mark import Plural, Text

TABLE_WORDS: Final[dict[str, Text]] = {
    # headings
    "trading_house": QT_TRANSLATE_NOOP("Board", "Trading house"),
    "ships": QT_TRANSLATE_NOOP("Board", "Cargo ships"),
    "colonists": QT_TRANSLATE_NOOP("Board", "Colonists"),
    "supply": QT_TRANSLATE_NOOP("Board", "Goods"),
    "plantations": QT_TRANSLATE_NOOP("Board", "Plantations"),
    "ending": QT_TRANSLATE_NOOP("Board", "Game end"),
    # figures
    "next_ship": QT_TRANSLATE_NOOP("Board", "next ship"),
    "colonist_supply": QT_TRANSLATE_NOOP("Board", "supply"),
    "discarded": QT_TRANSLATE_NOOP("Board", "discarded {count}"),
    "filled": QT_TRANSLATE_NOOP("Board", "{count}/{all}"),
    "copies": QT_TRANSLATE_NOOP("Board", "×{count}"),
    "plus": QT_TRANSLATE_NOOP("Board", "+{count}"),
    "minus": QT_TRANSLATE_NOOP("Board", "−{count}"),
    "san_juan": QT_TRANSLATE_NOOP("Board", "San Juan"),
    "of": QT_TRANSLATE_NOOP("Board", "{count} {name}"),
    "pair": QT_TRANSLATE_NOOP("Board", "{one} + {other}"),
    "drawn": QT_TRANSLATE_NOOP("Board", "Drawn: lay it as"),
    "draft": QT_TRANSLATE_NOOP("Board", "Building {count} of {all}: {player} chooses"),
    "projected": QT_TRANSLATE_NOOP("Board", "if it ended now"),
    "final_score": QT_TRANSLATE_NOOP("Board", "in all"),
    "hidden": QT_TRANSLATE_NOOP("Board", "?"),
    # what lies where, for the pointer and the screen reader
    "about_role": QT_TRANSLATE_NOOP("Board", "{role}. {privilege}"),
    "about_doubled": QT_TRANSLATE_NOOP("Board", "Your Library doubles what you get besides."),
    "about_role_taken": QT_TRANSLATE_NOOP("Board", "{role}, taken by {player}."),
    "about_trading": QT_TRANSLATE_NOOP("Board", "Trading house: {goods}. Free places: {count}."),
    "about_price": QT_TRANSLATE_NOOP("Board", "{good}: price {count}"),
    "about_ship": QT_TRANSLATE_NOOP("Board", "Ship for {all}: {count} {good}."),
    "about_ship_empty": QT_TRANSLATE_NOOP("Board", "Ship for {all}: empty."),
    "about_colonists": QT_TRANSLATE_NOOP(
        "Board",
        "Colonist ship: {ship}. The next ship brings {next}; {supply} are left in the supply.",
    ),
    "about_supply": QT_TRANSLATE_NOOP("Board", "{good}: {count} in the supply"),
    "about_income": Plural(
        QT_TRANSLATE_NOOP("Board", "You would get 1 doubloon."),
        QT_TRANSLATE_NOOP("Board", "You would get {count} doubloons."),
    ),
    "about_nobles": QT_TRANSLATE_NOOP(
        "Board",
        "Ship: {ship} colonists, {aboard} nobles. The next ship brings {next}; left in the supply"
        " are {supply} colonists and {nobles} nobles.",
    ),
    "about_nobles_aboard": QT_TRANSLATE_NOOP("Board", "Nobles on the ship: {count}."),
    "about_colonists_aboard": QT_TRANSLATE_NOOP("Board", "Colonists on the ship: {count}."),
    "about_stack": QT_TRANSLATE_NOOP(
        "Board", "Face-down plantations: {count}. Discarded: {discarded}."
    ),
    "about_quarries": QT_TRANSLATE_NOOP("Board", "Quarries left: {count}."),
    "about_building": QT_TRANSLATE_NOOP("Board", "{building}, costs {cost}. {effect}"),
    "about_building_cheaper": QT_TRANSLATE_NOOP(
        "Board", "{building}, costs {cost} instead of {printed}. {effect}"
    ),
    "about_own_building": QT_TRANSLATE_NOOP("Board", "{building}. {effect}"),
    "about_player": QT_TRANSLATE_NOOP("Board", "{player}, number {order} in the order of play."),
    "governor": QT_TRANSLATE_NOOP("Board", "Governor."),
    "took": QT_TRANSLATE_NOOP("Board", "Roles this round: {roles}."),
    "about_vp": QT_TRANSLATE_NOOP(
        "Board", "{count} VP chips are left. When they run out, the round is the last."
    ),
    "about_end_colonists": QT_TRANSLATE_NOOP(
        "Board",
        "{count} colonists are left in the supply. When they cannot fill the ship,"
        " the round is the last.",
    ),
    "about_city": QT_TRANSLATE_NOOP(
        "Board", "The fullest city has {count} of 12 spaces filled. A full one ends the game."
    ),
    "about_san_juan": QT_TRANSLATE_NOOP("Board", "San Juan: colonists without a place, {count}."),
    "about_san_juan_colonist": QT_TRANSLATE_NOOP(
        "Board", "San Juan: colonists without a place, {count}."
    ),
    "about_san_juan_noble": QT_TRANSLATE_NOOP(
        "Board", "San Juan: nobles without a place, {count}."
    ),
    "about_san_juan_both": QT_TRANSLATE_NOOP(
        "Board", "San Juan: {count} colonists and {nobles} nobles without a place."
    ),
    "about_noble_total": QT_TRANSLATE_NOOP("Board", "Nobles in all: {count}, 1 VP each."),
    "about_own_vp": QT_TRANSLATE_NOOP("Board", "Your VP chips."),
    "about_projected_nobles": QT_TRANSLATE_NOOP(
        "Board",
        "If the game ended now: {vp} VP chips, {buildings} buildings, {bonus} bonus,"
        " {nobles} nobles.",
    ),
    "about_projected": QT_TRANSLATE_NOOP(
        "Board", "If the game ended now: {vp} VP chips, {buildings} buildings, {bonus} bonus."
    ),
    "about_circle": QT_TRANSLATE_NOOP("Board", "{place}: an empty circle"),
    "about_colonist": QT_TRANSLATE_NOOP("Board", "{place}: a colonist"),
    "about_noble": QT_TRANSLATE_NOOP("Board", "{place}: a noble"),
    "about_forest": QT_TRANSLATE_NOOP("Board", "{tile} ({kinds})"),
    "about_spaces": Plural(
        QT_TRANSLATE_NOOP("Board", "Cost {cost}: 1 kind comes into the game, {filled} chosen."),
        QT_TRANSLATE_NOOP(
            "Board", "Cost {cost}: {count} kinds come into the game, {filled} chosen."
        ),
    ),
    "about_own_good": QT_TRANSLATE_NOOP("Board", "{good}: {count}"),
    "look": QT_TRANSLATE_NOOP("Board", "A click shows the board of {player} large."),
    "look_back": QT_TRANSLATE_NOOP("Board", "A click shows your own board again."),
    "back": QT_TRANSLATE_NOOP("Board", "Back to your own board (Esc)"),
}
