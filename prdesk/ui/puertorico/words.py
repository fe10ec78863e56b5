"""The words on the Puerto Rico table itself; names and effects come from `prdesk.texts`."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from prdesk.texts import QT_TRANSLATE_NOOP, effect_of, name_of, place_name, tile_name, title_of
from prdesk.texts.fill import fill
from prdesk.texts.mark import Plural, Text, form

CONTEXT: Final = "Board"

WORDS: Final[dict[str, Text]] = {
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
    "projected": QT_TRANSLATE_NOOP("Board", "if it ended now"),
    "hidden": QT_TRANSLATE_NOOP("Board", "?"),
    # what lies where, for the pointer and the screen reader
    "about_role": QT_TRANSLATE_NOOP("Board", "{role}. {privilege}"),
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
    "about_stack": QT_TRANSLATE_NOOP(
        "Board", "Face-down plantations: {count}. Discarded: {discarded}."
    ),
    "about_quarries": QT_TRANSLATE_NOOP("Board", "Quarries left: {count}."),
    "about_building": QT_TRANSLATE_NOOP("Board", "{building} ({cost}). {effect}"),
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
    "about_projected": QT_TRANSLATE_NOOP(
        "Board", "If the game ended now: {vp} VP chips, {buildings} buildings, {bonus} bonus."
    ),
    "about_circle": QT_TRANSLATE_NOOP("Board", "{place}: an empty circle"),
    "about_colonist": QT_TRANSLATE_NOOP("Board", "{place}: a colonist"),
    "about_own_good": QT_TRANSLATE_NOOP("Board", "{good}: {count}"),
    "look": QT_TRANSLATE_NOOP("Board", "A click shows the board of {player} large."),
    # the privilege of who takes a role
    "settler": QT_TRANSLATE_NOOP("Board", "Everybody takes a plantation; you may take a quarry."),
    "mayor": QT_TRANSLATE_NOOP("Board", "Everybody gets colonists; you get 1 more."),
    "builder": QT_TRANSLATE_NOOP("Board", "Everybody may build; you pay 1 doubloon less."),
    "craftsman": QT_TRANSLATE_NOOP("Board", "Everybody produces; you get 1 barrel more."),
    "trader": QT_TRANSLATE_NOOP("Board", "Everybody may sell a barrel; you get 1 doubloon more."),
    "captain": QT_TRANSLATE_NOOP("Board", "Everybody ships goods; you get 1 VP more."),
    "prospector": QT_TRANSLATE_NOOP("Board", "You take 1 doubloon."),
    "prospector_2": QT_TRANSLATE_NOOP("Board", "You take 1 doubloon."),
    # consequences
    "joined": QT_TRANSLATE_NOOP("Board", "{label} – {consequence}"),
    "price": Plural(
        QT_TRANSLATE_NOOP("Board", "costs 1 doubloon, {left} left"),
        QT_TRANSLATE_NOOP("Board", "costs {count} doubloons, {left} left"),
    ),
    "income": Plural(
        QT_TRANSLATE_NOOP("Board", "earns 1 doubloon"),
        QT_TRANSLATE_NOOP("Board", "earns {count} doubloons"),
    ),
    "points": QT_TRANSLATE_NOOP("Board", "{count} VP"),
    "ship_for": QT_TRANSLATE_NOOP("Board", "ship for {all}"),
    "choose_ship": QT_TRANSLATE_NOOP("Board", "{good}: now choose a ship."),
    "choose_good": QT_TRANSLATE_NOOP("Board", "{ship}: now choose a good."),
    "keep_good": QT_TRANSLATE_NOOP("Board", "Keep {count} {good}."),
    "fill_circle": QT_TRANSLATE_NOOP("Board", "{place}: put a colonist here."),
    "empty_circle": QT_TRANSLATE_NOOP("Board", "{place}: take the colonist away."),
    "fill_any": QT_TRANSLATE_NOOP("Board", "Put a colonist on the best empty circle."),
}


def translate(context: str, text: str) -> str:
    """`text` in the language of the window."""
    return QCoreApplication.translate(context, text)


def say(word: str, count: int = 1, **values: object) -> str:
    """A text of the table with its placeholders filled; `count` picks the form and fills too."""
    filled = {"count": str(count), **{key: str(value) for key, value in values.items()}}
    return fill(translate(CONTEXT, form(WORDS[word], count)), filled)


def title(name_id: str) -> str:
    """The name of a building, role or good as it stands alone."""
    return title_of("prospector" if name_id == "prospector_2" else name_id, translate)


def tile_title(tile: str) -> str:
    """The name of an island tile as it stands alone."""
    found = tile_name(tile, translate)
    return found[:1].upper() + found[1:]


def place_title(place: str) -> str:
    """The name of `island:TILE`, `city:BUILDING` or `san_juan` as it stands alone."""
    found = place_name(place, translate)
    return found[:1].upper() + found[1:]


def effect(building: str) -> str:
    """What a building does."""
    return effect_of(building, translate)


def name(name_id: str) -> str:
    """The name of a building, role or good inside a sentence."""
    return name_of(name_id, translate)


def sentence(*parts: str) -> str:
    """Parts that are there, one after the other, each with an end mark."""
    found = [part if part[-1] in ".?!…" else f"{part}." for part in parts if part]
    return " ".join(found)
