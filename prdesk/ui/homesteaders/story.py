"""From the events of a step to the pieces that move and the places that are marked. No Qt."""

from collections.abc import Callable, Sequence
from typing import Any

from prdesk.homesteaders.catalog.ids import BUILDINGS, GOODS
from prdesk.homesteaders.catalog.setup import DEBT_SILVER, REPAY_SILVER
from prdesk.ui.board.motion import Story
from prdesk.ui.board.telling import told
from prdesk.ui.homesteaders.kinds import ART, picture
from prdesk.ui.homesteaders.rail import STEPS
from prdesk.ui.homesteaders.teller import Teller

Event = dict[str, Any]

WORKER = picture("worker")


def story_of(events: Sequence[Event], before: dict[str, Any]) -> Story:
    """The moves and marks of a step's events; `before` is the position they began in."""
    return told(Teller(before), events, _TELL)


def _round_started(teller: Teller, event: Event, seat: Any) -> None:
    teller.mark("round")


def _stage_started(teller: Teller, event: Event, seat: Any) -> None:
    teller.mark("stock")


def _lots_revealed(teller: Teller, event: Event, seat: Any) -> None:
    for lot in event["tiles"]:
        teller.mark(f"lot:{lot}")


def _workers_placed(teller: Teller, event: Event, seat: Any) -> None:
    for name, workers in event["buildings"].items():
        for number, manned in enumerate(workers):
            if manned:
                place = f"slot:{name}:{number}:{seat}"
                teller.move(WORKER, f"worker:{seat}", place)
                teller.mark(place)


def _income_collected(teller: Teller, event: Event, seat: Any) -> None:
    for name, income in event["sources"].items():
        source = f"building:{name}:{seat}" if name in BUILDINGS else f"track:{seat}"
        if income.get("debts"):
            teller.move(picture("debt"), f"debt:{seat}", source, income["debts"])
        gains = {what: count for what, count in income.items() if what != "debts"}
        teller.gain(seat, source, gains)


def _paid(teller: Teller, event: Event, seat: Any) -> None:
    bid = event["what"] == "bid"
    target = "market"
    if bid:
        bids = teller.before["bids"].items()
        led = [lot for lot, one in bids if one["player"] == seat]
        target = f"lot:{led[0]}" if led else target
    teller.pay(seat, target, {"silver": event["silver"], "gold": event["gold"]})


def _debt_taken(teller: Teller, event: Event, seat: Any) -> None:
    count = event["count"]
    teller.gain(seat, "debt", {"debt": count, "silver": count * DEBT_SILVER})


def _neutral_placed(teller: Teller, event: Event, seat: Any) -> None:
    place = f"bid:{event['auction']}:{event['amount']}"
    teller.move(picture("neutral"), f"name:{seat}", place)
    teller.mark(place)


def _bid(teller: Teller, event: Event, seat: Any) -> None:
    place = f"bid:{event['auction']}:{event['amount']}"
    teller.move(f"{ART}/board/auction", f"name:{seat}", place)
    teller.mark(place)


def _passed(teller: Teller, event: Event, seat: Any) -> None:
    teller.mark(f"name:{seat}")


def _rail_advanced(teller: Teller, event: Event, seat: Any) -> None:
    place = f"rail:{STEPS[event['position']]}"
    teller.move(f"{ART}/rail/locomotive", f"marker:{seat}", place)
    teller.mark(place)


def _rail_rewarded(teller: Teller, event: Event, seat: Any) -> None:
    take = event["take"]
    source = "rail:good" if take in GOODS else f"rail:{take}"
    teller.gain(seat, source, {take: 3 if take == "vp" else 1})


def _lot(teller: Teller, event: Event, seat: Any) -> None:
    teller.mark(f"lot:{event['auction']}")


def _built(teller: Teller, event: Event, seat: Any) -> None:
    name = event["building"]
    source = f"stock:{name}"
    teller.pay(seat, source, {"goods": event["goods"]})
    teller.move(f"{ART}/buildings/{name}", source, f"land:{seat}")
    teller.mark(f"building:{name}:{seat}")


def _bonus_gained(teller: Teller, event: Event, seat: Any) -> None:
    by = event["by"]
    lot = by.partition("-")[0]
    source = f"building:{by}:{seat}" if by in BUILDINGS else f"lot:{lot}"
    if event.get("debts"):
        teller.move(picture("debt"), f"debt:{seat}", source, event["debts"])
        teller.mark(f"debt:{seat}")
    gains = {what: count for what, count in event.items() if what != "debts"}
    teller.gain(seat, source, gains)


def _extra_bought(teller: Teller, event: Event, seat: Any) -> None:
    lot = f"lot:{event['tile'].partition('-')[0]}"
    teller.pay(seat, lot, {event["good"]: 1})
    teller.gain(seat, lot, event)


def _bought(teller: Teller, event: Event, seat: Any) -> None:
    place = f"buy:{event['good']}"
    teller.pay(seat, place, {"trade": 1, "silver": event["silver"], "gold": event["gold"]})
    teller.gain(seat, place, {event["good"]: 1})


def _sold(teller: Teller, event: Event, seat: Any) -> None:
    place = f"sell:{event['good']}"
    teller.pay(seat, place, {"trade": 1, event["good"]: 1})
    gains = {"silver": event["silver"], "gold": event["gold"], "vp": event["vp"]}
    teller.gain(seat, place, gains)


def _hired(teller: Teller, event: Event, seat: Any) -> None:
    teller.pay(seat, "hire", {"trade": 1, "food": 1})
    teller.gain(seat, "hire", {"worker": 1})


def _market_made(teller: Teller, event: Event, seat: Any) -> None:
    place = f"building:market:{seat}"
    teller.pay(seat, place, {"trade": 1, event["used"]: 1})
    teller.gain(seat, place, {event["make"]: 1})


def _bank_changed(teller: Teller, event: Event, seat: Any) -> None:
    place = f"building:bank:{seat}"
    teller.pay(seat, place, {"trade": 1})
    teller.gain(seat, place, {"silver": 1})


def _debt_repaid(teller: Teller, event: Event, seat: Any) -> None:
    price = {"gold": 1} if event["with"] == "gold" else {"silver": REPAY_SILVER}
    teller.pay(seat, "market", {**price, "debt": 1})


def _start_player_moved(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(picture("start_player"), "start", f"name:{seat}")
    teller.mark(f"name:{seat}")


_TELL: dict[str, Callable[[Teller, Event, Any], None]] = {
    "round_started": _round_started,
    "final_round_started": _round_started,
    "stage_started": _stage_started,
    "lots_revealed": _lots_revealed,
    "workers_placed": _workers_placed,
    "income_collected": _income_collected,
    "paid": _paid,
    "debt_taken": _debt_taken,
    "neutral_placed": _neutral_placed,
    "bid": _bid,
    "passed": _passed,
    "rail_advanced": _rail_advanced,
    "rail_rewarded": _rail_rewarded,
    "lot_won": _lot,
    "lot_unsold": _lot,
    "built": _built,
    "bonus_gained": _bonus_gained,
    "extra_bought": _extra_bought,
    "bought": _bought,
    "sold": _sold,
    "hired": _hired,
    "market_made": _market_made,
    "bank_changed": _bank_changed,
    "debt_repaid": _debt_repaid,
    "start_player_moved": _start_player_moved,
}
