"""Events, refusals and reasons as a person reads them."""

from typing import Any

import pytest

from prdesk.texts.homesteaders import TEXTS

NAMES = ["Anna", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "round_started", "round": 3}, "Round 3 begins."),
        (
            {
                "event": "stage_started",
                "stage": "town",
                "removed": {"farm": 2, "foundry": 1},
                "added": {"bank": 1},
            },
            "The Town stage begins. 3 unbuilt buildings leave the stock. 1 new building comes in.",
        ),
        (
            {"event": "lots_revealed", "tiles": {"1": "1-5", "2": "2-14"}},
            "Up for auction: lot 1 (commercial, then 1 worker),"
            " lot 2 (no building, but 1 worker and a step on the railroad).",
        ),
        (
            {"event": "workers_placed", "buildings": {"homestead": [1, 1]}, "idle": 1},
            "Anna places workers: Homestead (1 wood, 1 VP). 1 worker stays idle.",
        ),
        (
            {"event": "workers_placed", "buildings": {}, "idle": 2},
            "Anna places no worker. 2 workers stay idle.",
        ),
        (
            {
                "event": "income_collected",
                "silver": 3,
                "trade": 1,
                "vp": 0,
                "debts": 1,
                "goods": {"wood": 1},
                "sources": {"homestead": {"silver": 2, "goods": {"wood": 1}}},
            },
            "Anna collects 3 silver, 1 trade chit and 1 wood. 1 debt is cleared.",
        ),
        (
            {"event": "paid", "what": "wages", "cost": 7, "gold": 1, "silver": 2},
            "Anna pays 2 silver and 1 gold in wages.",
        ),
        (
            {"event": "paid", "what": "bid", "cost": 9, "gold": 2, "silver": 0},
            "Anna pays 2 gold for the lot. 1 silver too much: no change is given.",
        ),
        ({"event": "debt_taken", "count": 1}, "Anna takes 1 debt for 2 silver."),
        ({"event": "debt_taken", "count": 3}, "Anna takes 3 debts for 6 silver."),
        (
            {"event": "neutral_placed", "auction": "1", "amount": 5},
            "Anna places the neutral marker on lot 1, at 5.",
        ),
        ({"event": "bid", "auction": "2", "amount": 12}, "Anna bids 12 on lot 2."),
        ({"event": "passed", "decision": "bid"}, "Anna passes."),
        ({"event": "passed", "decision": "build"}, "Anna builds nothing."),
        (
            {"event": "skipped", "decision": "build", "reason": "nothing_to_build"},
            "Anna builds nothing. No building that the lot allows can be paid for.",
        ),
        (
            {"event": "skipped", "decision": "second_build", "reason": "nothing_to_build"},
            "Anna builds no second building. No building can be paid for.",
        ),
        (
            {"event": "skipped", "decision": "tile_extra", "reason": "nothing_to_give"},
            "Anna leaves the extra of the lot. The good that it costs is not there.",
        ),
        (
            {"event": "rail_advanced", "position": 2, "by": "pass"},
            "Anna advances on the railroad to position 2.",
        ),
        (
            {"event": "rail_advanced", "position": 5, "by": "depot"},
            "Anna is at the end of the railroad, position 5.",
        ),
        ({"event": "rail_rewarded", "take": "track"}, "The railroad brings Anna 1 track."),
        ({"event": "rail_rewarded", "take": "vp"}, "The railroad brings Anna 3 VP."),
        (
            {"event": "lot_won", "auction": "1", "tile": "1-9", "amount": 9},
            "Anna wins lot 1 for 9: any building, then 4 VP for 1 copper.",
        ),
        (
            {"event": "lot_unsold", "player": None, "auction": "2", "tile": "2-11"},
            "Nobody gets lot 2: residential.",
        ),
        (
            {"event": "built", "building": "church", "goods": {"wood": 1, "steel": 1, "gold": 2}},
            "Anna builds the Church for 1 wood, 1 steel and 2 gold.",
        ),
        (
            {"event": "built", "building": "foundry", "goods": {}},
            "Anna builds the Foundry for nothing.",
        ),
        (
            {"event": "bonus_gained", "by": "workshop", "workers": 1},
            "The Workshop brings Anna 1 worker.",
        ),
        (
            {"event": "bonus_gained", "by": "boarding_house", "debts": 1},
            "The Boarding House clears 1 debt of Anna.",
        ),
        ({"event": "bonus_gained", "by": "1-5", "workers": 1}, "The lot brings Anna 1 worker."),
        ({"event": "bonus_gained", "by": "forge", "vp": 1}, "The Forge brings Anna 1 VP."),
        (
            {"event": "extra_bought", "tile": "2-18", "good": "wood", "tracks": 1},
            "Anna uses the extra of the lot: 1 wood for 1 track.",
        ),
        (
            {"event": "bought", "good": "steel", "silver": 3, "gold": 0},
            "Anna buys 1 steel for 3 silver and 1 trade chit.",
        ),
        (
            {"event": "bought", "good": "copper", "silver": 0, "gold": 1},
            "Anna buys 1 copper for 1 trade chit and 1 gold.",
        ),
        (
            {"event": "sold", "good": "livestock", "silver": 1, "gold": 1, "vp": 1},
            "Anna sells 1 livestock for 1 silver, 1 gold and 1 VP.",
        ),
        ({"event": "hired"}, "Anna hires a worker for 1 trade chit and 1 food."),
        (
            {"event": "market_made", "make": "steel", "used": "food"},
            "Anna makes 1 steel at the Market for 1 trade chit and 1 food.",
        ),
        ({"event": "bank_changed"}, "Anna changes 1 trade chit for 1 silver at the Bank."),
        ({"event": "debt_repaid", "with": "silver"}, "Anna repays 1 debt with 5 silver."),
        ({"event": "debt_repaid", "with": "gold"}, "Anna repays 1 debt with 1 gold."),
        ({"event": "level_moved", "level": 6}, "The neutral marker moves to 6."),
        ({"event": "start_player_moved", "player": 1}, "Ben becomes the start player."),
        ({"event": "finished_trading"}, "Anna has finished trading."),
        ({"event": "game_ended", "winners": [2]}, "The game is over. Cleo wins."),
        (
            {"event": "game_ended", "winners": [0, 2]},
            "The game is over. The victory is shared: Anna, Cleo.",
        ),
        ({"event": "something_new"}, "something new"),
    ],
)
def test_events(event: dict[str, Any], sentence: str) -> None:
    assert TEXTS.sentence_of_event({"player": 0, "auto": False, **event}, NAMES) == sentence


@pytest.mark.parametrize(
    ("reason", "params", "sentence"),
    [
        ("game_over", {}, "The game is over."),
        (
            "wrong_decision",
            {"decision": "sell", "needed": "bid"},
            "Trades have to wait: they are made while placing workers, paying and building."
            " Now: bid, or pass.",
        ),
        (
            "wrong_decision",
            {"decision": "pass", "needed": "pay_bid"},
            "Something else has to be decided first: pay the bid.",
        ),
        (
            "too_few_workers",
            {"have": 1, "need": 3},
            "3 spaces are to be filled, but there is only 1 worker.",
        ),
        (
            "too_few_workers",
            {"have": 2, "need": 3},
            "3 spaces are to be filled, but there are only 2 workers.",
        ),
        (
            "slot_count_wrong",
            {"building": "market", "have": 2, "need": 1},
            "The Market has 1 space for workers, not 2.",
        ),
        (
            "slot_count_wrong",
            {"building": "bank", "have": 1, "need": 0},
            "The Bank has no space for a worker.",
        ),
        (
            "too_much_gold",
            {"count": 2},
            "That is too much gold: each counts as 5 silver, so that 2 is enough.",
        ),
        ("not_enough_gold", {"have": 0}, "No gold is held."),
        ("not_enough_gold", {"have": 1}, "Only 1 gold is held."),
        (
            "not_enough_silver",
            {"cost": 7, "have": 4},
            "Not enough silver: 7 needed, 4 held. A debt brings 2.",
        ),
        (
            "bid_too_low",
            {"auction": "2", "least": 7},
            "The bid on lot 2 is too low: 7 is the least.",
        ),
        (
            "bid_not_on_scale",
            {"amount": 8},
            "No bid can be 8: the scale is 3, 4, 5, 6, 7, 9, 12, 16, 21.",
        ),
        (
            "reward_not_reached",
            {"take": "copper"},
            "The railroad has not come so far: 1 copper (from position 4 on).",
        ),
        (
            "not_enough_goods",
            {"good": "wood", "have": 1, "need": 2},
            "Not enough wood: 2 needed, 1 held. A trade chit can buy one more.",
        ),
        (
            "no_such_type_here",
            {"building": "farm"},
            "The Farm is of a type that the lot does not allow.",
        ),
        ("unknown_key", {"key": "lot"}, "The key “lot” is not known here."),
    ],
)
def test_refusals(reason: str, params: dict[str, Any], sentence: str) -> None:
    assert TEXTS.sentence_of_reason(reason, params, names=NAMES) == sentence


def test_reasons_of_hints() -> None:
    workers = ("worker", {"player": 0, "count": 1, "vp": 0}, "")
    assert TEXTS.sentence_of_hint([workers], 0) == "You get 1 worker."
    assert TEXTS.sentence_of_hint([workers], 1, names=NAMES) == "Anna gets 1 worker."
    lot = ("lot_won", {"player": 1, "auction": "2", "count": 7, "vp": 0}, "otherwise")
    assert TEXTS.sentence_of_hint([lot], 0, names=NAMES) == "Otherwise: Ben wins lot 2 for 7."
    debts = ("debt", {"player": 0, "count": 2, "vp": 0}, "best")
    assert TEXTS.sentence_of_hint([debts], 0) == "The best move: You take 2 debts."


def test_names_stand_alone_with_a_capital_and_inside_a_sentence_as_they_are() -> None:
    assert TEXTS.title_of("livestock") == "Livestock"
    assert TEXTS.name_of("town_hall") == "Town Hall"
    assert TEXTS.name_of("expert") == "Expert"


def test_every_word_goes_through_the_translation() -> None:
    def shout(context: str, text: str) -> str:
        return f"<{text}>"

    event = {"event": "rail_rewarded", "player": 0, "take": "track"}
    assert TEXTS.sentence_of_event(event, NAMES, shout) == "<The railroad brings Anna <1 track>.>"
    assert TEXTS.label_of_action({"type": "debt"}, {}, shout) == "<Take a debt: <+<2 silver>>>"
    assert TEXTS.effect_of("ranch", shout) == (
        "<A worker here: <1 livestock>.> <When built: 1 trade chit.>"
    )
    refused = TEXTS.sentence_of_reason("no_such_type_here", {"building": "farm"}, shout)
    assert refused == "<The <Farm> is of a type that the lot does not allow.>"
