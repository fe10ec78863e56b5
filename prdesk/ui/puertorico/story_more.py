"""What the events of the expansions move and mark. No Qt."""

from collections.abc import Callable
from typing import Any

from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.teller import COLONIST, DOUBLOON, NOBLE, PIECES, POINT, Teller

Event = dict[str, Any]


def _vp_gained(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(POINT, f"city:{event['by']}:{seat}", f"vp:{seat}", event["count"])
    teller.mark(f"vp:{seat}")


def _building_drafted(teller: Teller, event: Event, seat: Any) -> None:
    place = f"market:{event['building']}"
    teller.move(f"{ART}/marks/draft", f"name:{seat}", place)
    teller.mark(place)


def _ship_piece_taken(teller: Teller, event: Event, seat: Any) -> None:
    piece = PIECES.get(event["piece"])
    if piece is not None:
        teller.move(piece, "colonist_ship", f"san_juan:{seat}")
        teller.mark(f"san_juan:{seat}")


def _piece_gained(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(PIECES[event["piece"]], f"city:{event['by']}:{seat}", f"san_juan:{seat}")
    teller.mark(f"san_juan:{seat}")


def _noble_boarded(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(NOBLE, "colonist_supply", "colonist_ship")


def _guests_moved(teller: Teller, event: Event, seat: Any) -> None:
    for to in event["to"]:
        place = to.removesuffix(":noble")
        piece = COLONIST if place == to else NOBLE
        teller.move(piece, f"city:guesthouse:{seat}", f"{place}:{seat}")
        teller.mark(f"{place}:{seat}")


def _pieces_given(teller: Teller, event: Event, seat: Any) -> None:
    give = event["give"]
    market = f"city:black_market:{seat}"
    if "good" in give:
        good = give["good"]
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", f"supply:{good}")
    if give.get("vp"):
        teller.move(POINT, f"vp:{seat}", "vp_supply")
    if "colonist" in give:
        place = give["colonist"].removesuffix(":noble")
        piece = COLONIST if place == give["colonist"] else NOBLE
        teller.move(piece, f"{place}:{seat}", "colonist_supply")
    teller.mark(market)


def _goods_supplied(teller: Teller, event: Event, seat: Any) -> None:
    for good in event["goods"]:
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", f"supply:{good}")
        teller.mark(f"good:{seat}:{good}")


def _tile_discarded(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(f"{ART}/tiles/{event['tile']}", f"island:{seat}", "discard")
    teller.mark("discard")


def _tile_bought(teller: Teller, event: Event, seat: Any) -> None:
    teller.move(DOUBLOON, f"doubloons:{seat}", f"city:{event['by']}:{seat}")
    teller.mark(f"doubloons:{seat}")


def _tile_drawn(teller: Teller, event: Event, seat: Any) -> None:
    teller.mark(f"city:{event['by']}:{seat}")


MORE: dict[str, Callable[[Teller, Event, Any], None]] = {
    "vp_gained": _vp_gained,
    "building_drafted": _building_drafted,
    "ship_piece_taken": _ship_piece_taken,
    "piece_gained": _piece_gained,
    "noble_boarded": _noble_boarded,
    "guests_moved": _guests_moved,
    "pieces_given": _pieces_given,
    "goods_supplied": _goods_supplied,
    "tile_discarded": _tile_discarded,
    "tile_bought": _tile_bought,
    "tile_drawn": _tile_drawn,
}
