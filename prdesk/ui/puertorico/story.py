"""From the events of a step to the pieces that move and the places that are marked. No Qt."""

from collections.abc import Callable, Sequence
from typing import Any

from prdesk.ui.board.motion import Move, Story
from prdesk.ui.puertorico.kinds import ART

Event = dict[str, Any]

COLONIST = f"{ART}/pieces/colonist"
NOBLE = f"{ART}/pieces/noble"
PIECES = {"colonist": COLONIST, "noble": NOBLE}
DOUBLOON = f"{ART}/pieces/doubloon"
POINT = f"{ART}/pieces/vp"
MOST = 6
"""Pieces of a kind that are shown moving at once."""


class _Teller:
    """Collects moves and marks, event after event."""

    def __init__(self, before: dict[str, Any]) -> None:
        self.moves: list[Move] = []
        self.touched: list[str] = []
        self.stage = 0
        self.house = len(before["trading_house"])
        self.face_up = list(before["plantations"]["face_up"])

    def move(self, element: str, source: str, target: str, count: int = 1) -> None:
        self.moves += [Move(element, source, target, self.stage)] * min(count, MOST)

    def mark(self, *anchors: str) -> None:
        self.touched += [anchor for anchor in anchors if anchor not in self.touched]


def story_of(events: Sequence[Event], before: dict[str, Any]) -> Story:
    """The moves and marks of a step's events; `before` is the position they began in."""
    teller = _Teller(before)
    for event in events:
        tell = _TELL.get(event["event"])
        if tell is not None:
            count = len(teller.moves)
            tell(teller, event, event.get("player"))
            teller.stage += len(teller.moves) > count
    return Story(teller.moves, teller.touched)


def _role_taken(teller: _Teller, event: Event, seat: Any) -> None:
    card = f"role:{event['role']}"
    teller.move(f"{ART}/roles/{event['role']}", card, f"name:{seat}")
    teller.move(DOUBLOON, card, f"doubloons:{seat}", event["doubloons"])
    teller.mark(card)


def _tile_taken(teller: _Teller, event: Event, seat: Any) -> None:
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


def _plantations_dealt(teller: _Teller, event: Event, seat: Any) -> None:
    for index, tile in enumerate(event["tiles"]):
        teller.move(f"{ART}/tiles/{tile}", "stack", f"face_up:{index}")


def _colonist_gained(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(COLONIST, f"colonist_{event['source']}", f"{event['to']}:{seat}")
    teller.mark(f"{event['to']}:{seat}")


def _colonists_taken(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(COLONIST, f"colonist_{event['source']}", f"san_juan:{seat}", event["count"])


def _colonists_placed(teller: _Teller, event: Event, seat: Any) -> None:
    for piece, arranged in ((COLONIST, event), (NOBLE, event.get("nobles", {}))):
        for board in ("island", "city"):
            for kind in arranged.get(board, {}):
                teller.move(piece, f"san_juan:{seat}", f"{board}:{kind}:{seat}")
    teller.mark(f"san_juan:{seat}")


def _ship_refilled(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(COLONIST, "colonist_supply", "colonist_ship", event["count"])


def _building_built(teller: _Teller, event: Event, seat: Any) -> None:
    name = event["building"]
    teller.move(DOUBLOON, f"doubloons:{seat}", f"market:{name}", event["cost"])
    teller.move(f"{ART}/buildings/{name}", f"market:{name}", f"city:{seat}")
    teller.mark(f"market:{name}", f"city:{name}:{seat}")


def _goods_produced(teller: _Teller, event: Event, seat: Any) -> None:
    for good, count in event["goods"].items():
        teller.move(f"{ART}/goods/{good}", f"supply:{good}", f"good:{seat}:{good}", count)
        if count:
            teller.mark(f"good:{seat}:{good}")


def _bonus_taken(teller: _Teller, event: Event, seat: Any) -> None:
    good = event["good"]
    teller.move(f"{ART}/goods/{good}", f"supply:{good}", f"good:{seat}:{good}")
    teller.mark(f"good:{seat}:{good}")


def _doubloons_gained(teller: _Teller, event: Event, seat: Any) -> None:
    by = event["by"]
    source = "role:prospector" if by == "prospector" else f"city:{by}:{seat}"
    teller.move(DOUBLOON, source, f"doubloons:{seat}", event["count"])
    teller.mark(f"doubloons:{seat}")


def _good_sold(teller: _Teller, event: Event, seat: Any) -> None:
    good, place = event["good"], f"house:{teller.house}"
    if event.get("at") == "trading_post":
        place = f"city:trading_post:{seat}"
    else:
        teller.house += 1
    teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", place)
    teller.move(DOUBLOON, place, f"doubloons:{seat}", event["doubloons"])
    teller.mark(place, f"doubloons:{seat}")


def _trading_house_emptied(teller: _Teller, event: Event, seat: Any) -> None:
    for index, good in enumerate(event["goods"]):
        teller.move(f"{ART}/goods/{good}", f"house:{index}", f"supply:{good}")
    teller.house = 0


def _goods_loaded(teller: _Teller, event: Event, seat: Any) -> None:
    ship = event["ship"]
    place = f"ship:{ship}" if isinstance(ship, int) else f"city:{ship}:{seat}"
    for good, count in event.get("goods", {event.get("good"): event["count"]}).items():
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", place, count)
    teller.move(POINT, "vp_supply", f"vp:{seat}", min(2, event["vp"]))
    teller.mark(place)


def _goods_stored(teller: _Teller, event: Event, seat: Any) -> None:
    for good, count in event["lost"].items():
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", f"supply:{good}", count)
        if count:
            teller.mark(f"good:{seat}:{good}")


def _ship_emptied(teller: _Teller, event: Event, seat: Any) -> None:
    good = event["good"]
    source = f"ship:{event['ship']}"
    teller.move(f"{ART}/goods/{good}", source, f"supply:{good}", event["count"])
    teller.mark(source)


def _vp_gained(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(POINT, f"city:{event['by']}:{seat}", f"vp:{seat}", event["count"])
    teller.mark(f"vp:{seat}")


def _building_drafted(teller: _Teller, event: Event, seat: Any) -> None:
    place = f"market:{event['building']}"
    teller.move(f"{ART}/marks/draft", f"name:{seat}", place)
    teller.mark(place)


def _ship_piece_taken(teller: _Teller, event: Event, seat: Any) -> None:
    piece = PIECES.get(event["piece"])
    if piece is not None:
        teller.move(piece, "colonist_ship", f"san_juan:{seat}")


def _piece_gained(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(PIECES[event["piece"]], f"city:{event['by']}:{seat}", f"san_juan:{seat}")
    teller.mark(f"san_juan:{seat}")


def _noble_boarded(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(NOBLE, "colonist_supply", "colonist_ship")


def _guests_moved(teller: _Teller, event: Event, seat: Any) -> None:
    for to in event["to"]:
        place = to.removesuffix(":noble")
        piece = COLONIST if place == to else NOBLE
        teller.move(piece, f"city:guesthouse:{seat}", f"{place}:{seat}")
        teller.mark(f"{place}:{seat}")


def _pieces_given(teller: _Teller, event: Event, seat: Any) -> None:
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


def _goods_supplied(teller: _Teller, event: Event, seat: Any) -> None:
    for good in event["goods"]:
        teller.move(f"{ART}/goods/{good}", f"good:{seat}:{good}", f"supply:{good}")
        teller.mark(f"good:{seat}:{good}")


def _tile_discarded(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(f"{ART}/tiles/{event['tile']}", f"island:{seat}", "discard")
    teller.mark("discard", f"doubloons:{seat}" if event["by"] == "land_office" else "discard")


def _tile_bought(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(DOUBLOON, f"doubloons:{seat}", f"city:{event['by']}:{seat}")
    teller.mark(f"doubloons:{seat}")


def _end_triggered(teller: _Teller, event: Event, seat: Any) -> None:
    teller.mark(f"end:{event['reason']}")


def _round_ended(teller: _Teller, event: Event, seat: Any) -> None:
    teller.move(f"{ART}/pieces/governor", "governor", f"name:{event['governor']}")


_TELL: dict[str, Callable[[_Teller, Event, Any], None]] = {
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
    "end_triggered": _end_triggered,
    "round_ended": _round_ended,
}
