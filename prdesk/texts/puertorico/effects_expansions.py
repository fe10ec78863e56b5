"""What the buildings of the expansions do."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP

EXPANSION_EFFECTS: Final[dict[str, str]] = {
    # The new buildings.
    "aqueduct": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Craftsman phase, 1 indigo more if your Indigo plant made any, and 1 sugar more if"
        " your Sugar mill did. The small ones do not count.",
    ),
    "forest_house": QT_TRANSLATE_NOOP(
        "Effect",
        "A plantation you take or draw may be laid face down as a forest; a colonist of the"
        " Hospice then goes to San Juan. Every 2 forests take 1 doubloon off a building, even"
        " while this house is empty.",
    ),
    "black_market": QT_TRANSLATE_NOOP(
        "Effect",
        "If doubloons are missing for a building, give a barrel, a victory point and a colonist or"
        " noble, at most one of each: each makes up for 1 doubloon. Whoever works here stays.",
    ),
    "storehouse": QT_TRANSLATE_NOOP(
        "Effect",
        "After loading, keep 3 barrels of any kinds, besides the single barrel everybody keeps and"
        " what your warehouses hold.",
    ),
    "guesthouse": QT_TRANSLATE_NOOP(
        "Effect",
        "Its guests may move to empty circles and work at once: before a role is carried out,"
        " other than the Mayor and the Prospector, and right after you place a tile or building"
        " with an empty circle.",
    ),
    "trading_post": QT_TRANSLATE_NOOP(
        "Effect",
        "Sell here instead of to the trading house: any good, at its usual price. The markets add"
        " nothing, the privilege of the Trader does.",
    ),
    "church": QT_TRANSLATE_NOOP(
        "Effect",
        "When you build another building: 1 VP for one of the second or third column, 2 VP for a"
        " large one.",
    ),
    "small_wharf": QT_TRANSLATE_NOOP(
        "Effect",
        "Once in each Captain phase, load any mix of barrels on a small ship of your own: 1 VP for"
        " every 2 barrels. It is never compulsory.",
    ),
    "lighthouse": QT_TRANSLATE_NOOP(
        "Effect",
        "Every load in the Captain phase pays 1 doubloon, a load at a wharf too; choosing the"
        " Captain pays 1 at once.",
    ),
    "specialty_factory": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Craftsman phase, the barrels you made of your best kind pay 1 doubloon each, the"
        " first of them excepted. Bonus barrels count, corn never does.",
    ),
    "library": QT_TRANSLATE_NOOP(
        "Effect",
        "The privilege of every role you choose counts twice; as Settler, you take a second tile"
        " after all others. With 2 players, once a round.",
    ),
    "union_hall": QT_TRANSLATE_NOOP(
        "Effect",
        "Before the loading of the Captain phase, 1 VP for every 2 barrels of the same kind that"
        " you have. You keep the barrels.",
    ),
    "statue": QT_TRANSLATE_NOOP(
        "Effect", "It has no circle and nothing to do: it simply is worth 8 VP."
    ),
    "cloister": QT_TRANSLATE_NOOP(
        "Effect",
        "At the end, if occupied: 1, 3, 6 or 10 VP for 1, 2, 3 or 4 sets of three equal tiles on"
        " your island, quarries and forests included.",
    ),
    # The nobles.
    "land_office": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Trader phase, after your sale or without one: with a colonist, pay 1 doubloon to"
        " draw a face-down plantation, which has to be placed; with a noble, give up a plantation"
        " or forest for 1 doubloon.",
    ),
    "chapel": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Craftsman phase, even if you produce nothing: 1 doubloon with a colonist, 1 VP"
        " with a noble.",
    ),
    "hunting_lodge": QT_TRANSLATE_NOOP(
        "Effect",
        "At the end of the Settler phase: with a colonist, you may give up a plantation or forest;"
        " with a noble, 2 VP if your island has more empty spaces than any other.",
    ),
    "zoning_office": QT_TRANSLATE_NOOP(
        "Effect",
        "With a colonist, small buildings cost 1 doubloon less; with a noble, large ones cost 2"
        " less.",
    ),
    "royal_supplier": QT_TRANSLATE_NOOP(
        "Effect",
        "Before the loading of the Captain phase, return barrels of different kinds, at most one"
        " for each of your nobles: 1 VP each. That is not a load.",
    ),
    "villa": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Mayor phase, one noble more from the supply, or a colonist once no noble is left.",
    ),
    "jeweler": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Craftsman phase, 1 doubloon for each of your nobles. It counts as a large"
        " production building.",
    ),
    "royal_garden": QT_TRANSLATE_NOOP(
        "Effect", "At the end, if occupied: 1 VP more for each of your nobles."
    ),
}
