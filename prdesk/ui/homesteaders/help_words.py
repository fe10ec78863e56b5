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
            "In ten rounds a village becomes a city. Everybody bids for the right to build, and"
            " each building brings income, work or points. Whoever has the most points at the end"
            " wins: VP chits, buildings and their bonuses, gold, copper and livestock; debts cost"
            " points.",
        ),
        QT_TRANSLATE_NOOP(
            "Help",
            "Nobody needs the money when bidding. What is missing can be borrowed: 2 silver for a"
            " debt, as often as needed.",
        ),
    ),
)
"""A heading and its paragraphs."""

ROUND_TITLE: Final = QT_TRANSLATE_NOOP("Help", "A round")
ROUND: Final = (
    (
        QT_TRANSLATE_NOOP("Help", "Workers"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Everybody puts his workers on spaces of his buildings; they may be moved freely each"
            " round, and may stay idle.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Income"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Buildings, workers and tracks bring what they show, 1 silver for each track. Then each"
            " worker is paid 1 silver, an idle one too.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Auction"),
        QT_TRANSLATE_NOOP(
            "Help",
            "In turn everybody who leads no lot bids more on one of them, or passes for this round."
            " Who passes takes a step on the railroad and a reward: that of the step or any"
            " earlier one.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Building"),
        QT_TRANSLATE_NOOP(
            "Help",
            "Lot after lot the winner pays his bid, may build one building of a type the lot allows"
            " and pays its goods. Then come the bonus of the building and the extra of the lot.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Help", "Start player"),
        QT_TRANSLATE_NOOP("Help", "The winner of the first lot sold begins the next round."),
    ),
)

TRADES_TITLE: Final = QT_TRANSLATE_NOOP("Help", "Trading")
TRADES: Final = (
    QT_TRANSLATE_NOOP(
        "Help",
        "While placing workers, paying or building, each trade chit buys or sells one good, or"
        " hires a worker for 1 food. A sale also brings 1 point. One gold pays for 5 silver;"
        " no change is given.",
    ),
    QT_TRANSLATE_NOOP(
        "Help",
        "Trades wait in the bar below until a decision confirms them, and can be taken back"
        " before that.",
    ),
)

END: Final = (
    QT_TRANSLATE_NOOP("Help", "The end"),
    (
        QT_TRANSLATE_NOOP(
            "Help",
            "After ten rounds there is one more income with wages, and everybody trades for the"
            " last time. Only now debts are repaid, for 5 silver or 1 gold each; those left cost 1"
            " point, the second 2 more, the third 3 more, and so on. Gold, copper and livestock"
            " count 2 points each; silver decides ties.",
        ),
    ),
)

TWO_TITLE: Final = QT_TRANSLATE_NOOP("Help", "With two players")
TWO: Final = (
    QT_TRANSLATE_NOOP(
        "Help",
        "The start player first puts a neutral marker on a lot: whoever wants that lot has to bid"
        " more than its level. It rises after a round in which both win a lot, and falls by a step"
        " for each who passes.",
    ),
)
