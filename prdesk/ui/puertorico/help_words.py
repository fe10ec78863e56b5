"""The rules in short."""

from __future__ import annotations

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP

CONTEXT: Final = "Help"

AIM: Final = (
    QT_TRANSLATE_NOOP("Help", "What it is about"),
    (
        QT_TRANSLATE_NOOP(
            "Help",
            "Grow crops, sell them or ship them, and build up a city. Whoever has the most victory"
            " points at the end wins: chips for goods that were shipped, points of buildings, and"
            " what occupied large buildings count besides.",
        ),
        QT_TRANSLATE_NOOP(
            "Help",
            "A plantation or building works only while a colonist stands on its circle. Corn needs"
            " a plantation alone; every other good needs circles filled on a plantation and in a"
            " production building.",
        ),
        QT_TRANSLATE_NOOP(
            "Help",
            "In every round each player in turn takes a role that is still free, with the"
            " doubloons on its card (two players take three roles each). Everybody then does what"
            " the role is for; who took it is the first and has a small advantage. A doubloon comes"
            " on each role nobody took, and the governor moves on by one seat.",
        ),
    ),
)
"""A heading and its paragraphs."""

ROLES_TITLE: Final = QT_TRANSLATE_NOOP("Help", "The roles")
ROLES: Final = {
    "settler": QT_TRANSLATE_NOOP(
        "Help",
        "Everybody may take a plantation that lies face up. Who took the role may take a quarry"
        " in its place: an occupied quarry makes buildings cheaper.",
    ),
    "mayor": QT_TRANSLATE_NOOP(
        "Help",
        "The colonists of the ship are shared out, and everybody places all of his anew. Who took"
        " the role gets 1 more. Nobody stays in San Juan while a circle is empty.",
    ),
    "builder": QT_TRANSLATE_NOOP(
        "Help",
        "Everybody may buy one building, only one of each kind. Occupied quarries take off 1"
        " doubloon each, up to the number of its column; who took the role pays 1 less.",
    ),
    "craftsman": QT_TRANSLATE_NOOP(
        "Help",
        "Everybody gets the goods his occupied plantations and production buildings make. Who took"
        " the role takes 1 barrel more of a kind he has just made.",
    ),
    "trader": QT_TRANSLATE_NOOP(
        "Help",
        "Everybody may sell one barrel of a kind the trading house does not hold yet, until its 4"
        " places are filled. Who took the role gets 1 doubloon more for his.",
    ),
    "captain": QT_TRANSLATE_NOOP(
        "Help",
        "Turn after turn everybody has to load as much as fits of one kind on one ship, 1 point a"
        " barrel; each ship takes one kind, and no kind travels on two. Who took the role gets 1"
        " point more, once. Afterwards one barrel may be kept, and more only in warehouses.",
    ),
    "prospector": QT_TRANSLATE_NOOP("Help", "Who took the role gets 1 doubloon. Nobody else acts."),
}

END: Final = (
    QT_TRANSLATE_NOOP("Help", "The end"),
    (
        QT_TRANSLATE_NOOP(
            "Help",
            "A round is the last one when the supply can no longer fill the colonist ship, when"
            " somebody fills the twelfth space of his city, or when the last victory point chip is"
            " taken. The lamps of the board Game end show how near that is.",
        ),
    ),
)
