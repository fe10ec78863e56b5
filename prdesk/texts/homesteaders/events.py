"""What happened: sentences for the events of Homesteaders.

A table entry under the plain event id is the usual sentence. `id.variant` is used in its place
where `narrate` finds that it fits, `id+part` is a further sentence behind it.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.homesteaders.events_building import BUILDING_EVENTS
from prdesk.texts.homesteaders.events_trades import TRADE_EVENTS
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

CONTEXT: Final = "Event"

EVENTS: Final[dict[str, Text]] = {
    # Rounds and stages.
    "round_started": QT_TRANSLATE_NOOP("Event", "Round {round} begins."),
    "stage_started": QT_TRANSLATE_NOOP("Event", "The {stage} stage begins."),
    "stage_started+removed": Plural(
        QT_TRANSLATE_NOOP("Event", "1 unbuilt building leaves the stock."),
        QT_TRANSLATE_NOOP("Event", "{count} unbuilt buildings leave the stock."),
    ),
    "stage_started+added": Plural(
        QT_TRANSLATE_NOOP("Event", "1 new building comes in."),
        QT_TRANSLATE_NOOP("Event", "{count} new buildings come in."),
    ),
    "lots_revealed": QT_TRANSLATE_NOOP("Event", "Up for auction: {tiles}."),
    "final_round_started": QT_TRANSLATE_NOOP(
        "Event", "All auctions are over: a final income and the last trades follow."
    ),
    "start_player_moved": QT_TRANSLATE_NOOP("Event", "{player} becomes the start player."),
    "game_ended": Plural(
        QT_TRANSLATE_NOOP("Event", "The game is over. {players} wins."),
        QT_TRANSLATE_NOOP("Event", "The game is over. The victory is shared: {players}."),
    ),
    # Income.
    "workers_placed": QT_TRANSLATE_NOOP("Event", "{player} places workers: {places}."),
    "workers_placed.none": QT_TRANSLATE_NOOP("Event", "{player} places no worker."),
    "workers_placed+idle": Plural(
        QT_TRANSLATE_NOOP("Event", "1 worker stays idle."),
        QT_TRANSLATE_NOOP("Event", "{count} workers stay idle."),
    ),
    "income_collected": QT_TRANSLATE_NOOP("Event", "{player} collects {amounts}."),
    "income_collected+debts": Plural(
        QT_TRANSLATE_NOOP("Event", "1 debt is cleared."),
        QT_TRANSLATE_NOOP("Event", "{count} debts are cleared."),
    ),
    "paid.wages": QT_TRANSLATE_NOOP("Event", "{player} pays {amounts} in wages."),
    "paid.bid": QT_TRANSLATE_NOOP("Event", "{player} pays {amounts} for the lot."),
    "paid+lost": QT_TRANSLATE_NOOP("Event", "{lost} too much: no change is given."),
    # Auction.
    "neutral_placed": QT_TRANSLATE_NOOP(
        "Event", "{player} places the neutral marker on lot {auction}, at {amount}."
    ),
    "bid": QT_TRANSLATE_NOOP("Event", "{player} bids {amount} on lot {auction}."),
    "passed": QT_TRANSLATE_NOOP("Event", "{player} passes."),
    "passed.build": QT_TRANSLATE_NOOP("Event", "{player} builds nothing."),
    "passed.second_build": QT_TRANSLATE_NOOP("Event", "{player} builds no second building."),
    "passed.tile_extra": QT_TRANSLATE_NOOP("Event", "{player} leaves the extra of the lot."),
    "skipped.build": QT_TRANSLATE_NOOP("Event", "{player} builds nothing. {why}"),
    "skipped.second_build": QT_TRANSLATE_NOOP("Event", "{player} builds no second building. {why}"),
    "skipped.tile_extra": QT_TRANSLATE_NOOP("Event", "{player} leaves the extra of the lot. {why}"),
    "level_moved": QT_TRANSLATE_NOOP("Event", "The neutral marker moves to {level}."),
    # Railroad.
    "rail_advanced": QT_TRANSLATE_NOOP(
        "Event", "{player} advances on the railroad to position {position}."
    ),
    "rail_advanced.end": QT_TRANSLATE_NOOP(
        "Event", "{player} is at the end of the railroad, position {position}."
    ),
    "rail_rewarded": QT_TRANSLATE_NOOP("Event", "The railroad brings {player} {reward}."),
    **BUILDING_EVENTS,
    **TRADE_EVENTS,
}
