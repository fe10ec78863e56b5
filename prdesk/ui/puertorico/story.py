"""From the events of a step to the pieces that move and the places that are marked. No Qt."""

from collections.abc import Callable, Sequence
from typing import Any

from prdesk.ui.board.motion import Story
from prdesk.ui.board.telling import told
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.story_more import MORE
from prdesk.ui.puertorico.teller import COLONIST, DOUBLOON, NOBLE, POINT, Teller

Event = dict[str, Any]


def story_of(events: Sequence[Event], before: dict[str, Any]) -> Story:
    """The moves and marks of a step's events; `before` is the position they began in."""
    return told(Teller(before), events, _TELL)


def _role_taken(teller: Teller, event: Event, seat: Any) -> None:
    card = f"role:{event['role']}"
    teller.move(f"{ART}/roles/{event['role']}", card, f"name:{seat}")
    teller.move(DOUBLOON, card, f"doubloons:{seat}", event["doubloons"])
    teller.mark(card)


def _tile_taken(teller: Teller, event: Event, seat: Any) -> None:
    tile = event["tile"]
    source = "quarry" if tile == "quarry" else "stack"
    # Which open tile became a forest is not told: it is the one that is missing afterwards.
    if event["source"] == "face_up" and tile in teller.face_up:
        index = teller.face_up.index(tile)
        source = f"face_up:{index}"
        teller.face_up[index] = ""
    elif event["source"] == "face_up":
        source = "plantations"
    teller.move(f"{ART}/tiles/{tile}", source, f"island:{seat}")
    teller.mark(f"island:{tile}:{seat}")


def _plantations_dealt(teller: Teller, event: Event, seat: Any) -> None:
    for index, tile in enumerate(event["tiles"]):
        teller.move(f"{ART}/tiles/{tile}", "stack", f"face_up:{index}")


def _colonist_gained(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(COLONIST, f"colonist_{event['source']}", f"{event['to']}:{seat}")
    teller.mark(f"{event['to']}:{seat}")


def _colonists_taken(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(COLONIST, f"colonist_{event['source']}", f"san_juan:{seat}", event["count"])


def _colonists_placed(teller: Teller, event: Event, seat: Any) -> None:
    for piece, arranged in ((COLONIST, event), (NOBLE, event.get("nobles", {}))):
        for board in ("island", "city"):
            for kind in arranged.get(board, {}):
                teller.move(piece, f"san_juan:{seat}", f"{board}:{kind}:{seat}")
    teller.mark(f"san_juan:{seat}")


def _ship_refilled(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(COLONIST, "colonist_supply", "colonist_ship", event["count"])


def _building_built(teller: Teller, event: Event, seat: Any) -> None:
    name = event["building"]
    teller.move(DOUBLOON, f"doubloons:{seat}", f"market:{name}", event["cost"])
    teller.move(f"{ART}/buildings/{name}", f"market:{name}", f"city:{seat}")
    teller.mark(f"market:{name}", f"city:{name}:{seat}")


def _goods_produced(teller: Teller, event: Event, seat: Any) -> None:
    for good, count in event["goods"].items():
        teller.move(f"{ART}/goods/{good}", f"supply:{good}", f"good:{seat}:{good}", count)
        if count:
            teller.mark(f"good:{seat}:{good}")


def _bonus_taken(teller: Teller, event: Event, seat: Any) -> None:
    good = event["good"]
    teller.move(f"{ART}/goods/{good}", f"supply:{good}", f"good:{seat}:{good}")
    teller.mark(f"good:{seat}:{good}")


def _doubloons_gained(teller: Teller, event: Event, seat: Any) -> None:
    by = event["by"]
    source = "role:prospector" if by == "prospector" else f"city:{by}:{seat}"
    teller.move(DOUBLOON, source, f"doubloons:{seat}", event["count"])
    teller.mark(f"doubloons:{seat}")


def _good_sold(teller: Teller, event: Event, seat: Any) -> None:
    good, place = event["good"], f"house:{teller.house}"
    if event.get("at") == "trading_post":
        place = f"city:trading_post:{seat}"
    else:
        teller.house += 1
    teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", place)
    teller.move(DOUBLOON, place, f"doubloons:{seat}", event["doubloons"])
    teller.mark(place, f"doubloons:{seat}")


def _trading_house_emptied(teller: Teller, event: Event, seat: Any) -> None:
    for index, good in enumerate(event["goods"]):
        teller.move(f"{ART}/goods/{good}", f"house:{index}", f"supply:{good}")
    teller.house = 0


def _goods_loaded(teller: Teller, event: Event, seat: Any) -> None:
    ship = event["ship"]
    place = f"ship:{ship}" if isinstance(ship, int) else f"city:{ship}:{seat}"
    for good, count in event.get("goods", {event.get("good"): event["count"]}).items():
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", place, count)
    teller.move(POINT, "vp_supply", f"vp:{seat}", min(2, event["vp"]))
    teller.mark(place)


def _goods_stored(teller: Teller, event: Event, seat: Any) -> None:
    for good, count in event["lost"].items():
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", f"supply:{good}", count)
        if count:
            teller.mark(f"good:{seat}:{good}")


def _ship_emptied(teller: Teller, event: Event, seat: Any) -> None:
    good = event["good"]
    source = f"ship:{event['ship']}"
    teller.move(f"{ART}/goods/{good}", source, f"supply:{good}", event["count"])
    teller.mark(source)


def _end_triggered(teller: Teller, event: Event, seat: Any) -> None:
    teller.mark(f"end:{event['reason']}")


def _round_ended(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(f"{ART}/pieces/governor", "governor", f"name:{event['governor']}")


_TELL: dict[str, Callable[[Teller, Event, Any], None]] = {
    "role_taken": _role_taken,
    "tile_taken": _tile_taken,
    "plantations_dealt": _plantations_dealt,
    "colonist_gained": _colonist_gained,
    "colonists_taken": _colonists_taken,
    "colonists_placed": _colonists_placed,
    "ship_refilled": _ship_refilled,
    "building_built": _building_built,
    "goods_produced": _goods_produced,
    "bonus_taken": _bonus_taken,
    "doubloons_gained": _doubloons_gained,
    "good_sold": _good_sold,
    "trading_house_emptied": _trading_house_emptied,
    "goods_loaded": _goods_loaded,
    "goods_stored": _goods_stored,
    "ship_emptied": _ship_emptied,
    **MORE,
    "end_triggered": _end_triggered,
    "round_ended": _round_ended,
}
