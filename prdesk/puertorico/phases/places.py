"""Names of the places where pieces stand: `san_juan`, `island:TILE`, `city:BUILDING`."""

from __future__ import annotations

from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS, NAMES
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.state import Player, added

SAN_JUAN: Final = 0
PLACES: Final[tuple[str, ...]] = (
    "san_juan",
    *(f"island:{tile}" for tile in TILES),
    *(f"city:{name}" for name in NAMES),
)
NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}
_CITY: Final = 1 + len(TILES)


def place_of(building: int) -> int:
    """Number of a building's place."""
    return _CITY + building


def pieces_at(player: Player, place: int) -> tuple[int, int]:
    """(colonists, nobles) at a place."""
    if place == SAN_JUAN:
        men, nobles = player.san_juan, player.san_juan_nobles
    elif place < _CITY:
        men, nobles = player.men[place - 1], player.tile_nobles[place - 1]
    else:
        men, nobles = max(0, player.city[place - _CITY]), player.city_nobles[place - _CITY]
    return men - nobles, nobles


def add_piece(player: Player, place: int, noble: bool, count: int) -> None:
    """Put pieces on a place, or take them away with a negative count."""
    nobles = count if noble else 0
    player.pieces += count
    player.nobles += nobles
    if place == SAN_JUAN:
        player.san_juan += count
        player.san_juan_nobles += nobles
    elif place < _CITY:
        player.men[place - 1] += count
        if nobles:
            player.tile_nobles = added(player.tile_nobles, place - 1, nobles)
    else:
        player.city[place - _CITY] += count
        if nobles:
            player.city_nobles = added(player.city_nobles, place - _CITY, nobles)


def room_at(player: Player, place: int) -> int:
    """Empty circles at a place; San Juan has none."""
    if place == SAN_JUAN:
        return 0
    if place < _CITY:
        kind = place - 1
        return player.tiles[kind] - player.men[kind] if kind <= QUARRY else 0
    building = place - _CITY
    if player.city[building] < 0:
        return 0
    return BUILDINGS[building].circles - player.city[building]


def owned_places(player: Player) -> list[int]:
    """Places of this board that can hold pieces, in order."""
    tiles = [1 + k for k in range(QUARRY + 1) if player.tiles[k]]
    return [SAN_JUAN, *tiles, *(_CITY + b for b in player.owned)]


def is_piece(text: str) -> bool:
    """Whether the text is `PLACE` or `PLACE:noble`."""
    return text.removesuffix(":noble") in NUMBER


def parse_piece(text: str) -> tuple[int, bool]:
    """(place, noble) of `PLACE` or `PLACE:noble`."""
    return NUMBER[text.removesuffix(":noble")], text.endswith(":noble")


def piece_name(place: int, noble: bool) -> str:
    """The notation of a piece at a place."""
    return f"{PLACES[place]}:noble" if noble else PLACES[place]
