"""Arrangements of pieces on the circles of a board, as integers.

A code holds the pieces by kind of tile (4 bits each), then by building (2 bits each), and above
them, in the same layout, how many of those pieces are nobles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prdesk.core.game import Json
from prdesk.core.rng import Rng
from prdesk.puertorico.catalog.buildings import CIRCLES, COUNT, NAMES
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.state import Player

TILE_BITS: Final = 4
CITY_BITS: Final = 2
CITY_START: Final = TILE_BITS * len(TILES)
NOBLES: Final = CITY_START + CITY_BITS * COUNT
"""Shift of the nobles' half of a code."""

_SPAN: Final = 1 << 20
"""Draws below it are even to one part in thousands (core.rng takes 32 bits)."""

Place = tuple[int, int]
"""A kind of tile or building with circles: (shift of its count in a code, number of circles)."""


def circles(player: Player) -> list[Place]:
    """Where pieces may stand, island first, each in catalogue order."""
    tiles = player.tiles
    places = [(TILE_BITS * k, tiles[k]) for k in range(QUARRY + 1) if tiles[k]]
    places += [(CITY_START + CITY_BITS * b, CIRCLES[b]) for b in player.owned if CIRCLES[b]]
    return places


def only_arrangement(player: Player) -> int | None:
    """The arrangement that fills every circle it can, if there is just one; None otherwise."""
    places = circles(player)
    pieces = player.pieces()
    nobles = player.nobles()
    room = sum([most for _, most in places])
    if pieces < room:
        # All pieces have a circle; only which one is open.
        if pieces and len(places) > 1:
            return None
        placed_nobles = nobles
    else:
        placed_nobles = min(nobles, room)
        if max(0, room - (pieces - nobles)) < placed_nobles:
            return None
        if 0 < placed_nobles < room and len(places) > 1:
            return None
    code = _fill(places, min(pieces, room))
    return code + _first_nobles(places, code, placed_nobles)


def _first_nobles(places: list[Place], code: int, nobles: int) -> int:
    """The nobles' half of a code with the first pieces, in the order of the places, nobles."""
    half = 0
    if nobles:
        for shift, _ in places:
            n = min(nobles, code >> shift & (15 if shift < CITY_START else 3))
            half += n << NOBLES + shift
            nobles -= n
    return half


def all_arrangements(player: Player) -> Iterator[int]:
    """All arrangements, those that man the first tiles first."""
    places = circles(player)
    pieces = player.pieces()
    nobles = player.nobles()
    placed = min(pieces, sum(most for _, most in places))
    return _arrangements(places, placed, pieces - nobles, nobles)


def _arrangements(places: list[Place], placed: int, colonists: int, nobles: int) -> Iterator[int]:
    if not places:
        yield 0
        return
    (shift, most), rest = places[0], places[1:]
    room = sum(n for _, n in rest)
    for n in range(min(most, placed), max(0, placed - room) - 1, -1):
        for m in range(max(0, n - colonists), min(n, nobles) + 1):
            here = (n << shift) + (m << NOBLES + shift)
            for code in _arrangements(rest, placed - n, colonists - n + m, nobles - m):
                yield here + code


def _fill(places: list[Place], pieces: int) -> int:
    code = 0
    for shift, most in places:
        n = pieces if pieces < most else most
        code += n << shift
        pieces -= n
    return code


def random_arrangement(player: Player, rng: Rng) -> int:
    """Circles filled one piece at a time at random."""
    shifts = [shift for shift, most in circles(player) for _ in range(most)]
    pieces = player.pieces()
    nobles = player.nobles()
    placed = min(pieces, len(shifts))
    chosen = _some(shifts, placed, rng)
    code = sum([1 << shift for shift in chosen])
    if nobles:
        if placed < pieces:
            # Which of the pieces stay in San Juan is as random as the circles.
            kinds = [1] * nobles + [0] * (pieces - nobles)
            nobles = sum(_some(kinds, placed, rng))
        code += sum([1 << NOBLES + shift for shift in _some(chosen, nobles, rng)])
    return code


def _some(items: list[int], count: int, rng: Rng) -> list[int]:
    """A random choice of `count` items; whichever of taking and leaving out is shorter."""
    taking = 2 * count <= len(items)
    chosen = []
    left = count if taking else len(items) - count
    while left:
        # One random number serves as many draws as it has room for.
        size = len(items)
        picks, span = 1, size
        while picks < left and span * (size - picks) < _SPAN:
            span *= size - picks
            picks += 1
        number = rng.below(span)
        for _ in range(picks):
            number, at = divmod(number, len(items))
            chosen.append(items[at])
            items[at] = items[-1]
            items.pop()
        left -= picks
    return chosen if taking else items


def arrange(player: Player, code: int) -> None:
    """Put all pieces where the code says, the rest to San Juan."""
    spare = player.pieces()
    spare_nobles = player.nobles()
    nobles = code >> NOBLES
    for kind in range(QUARRY + 1):
        player.men[kind] = n = code >> TILE_BITS * kind & 15
        spare -= n
        if spare_nobles:
            player.tile_nobles[kind] = nobles >> TILE_BITS * kind & 15
    city = player.city
    for b in player.owned:
        city[b] = n = code >> CITY_START + CITY_BITS * b & 3
        spare -= n
        if spare_nobles:
            player.city_nobles[b] = nobles >> CITY_START + CITY_BITS * b & 3
    player.san_juan = spare
    player.san_juan_nobles = spare_nobles - sum(player.tile_nobles) - sum(player.city_nobles)


def as_maps(player: Player, code: int, nobles: bool) -> Json:
    """`island` and `city` maps of the colonists, or of the nobles, without zeros."""
    half = code >> NOBLES
    whole = code & (1 << NOBLES) - 1
    counts = half if nobles else whole - half
    island = {
        TILES[k]: counts >> TILE_BITS * k & 15
        for k in range(QUARRY + 1)
        if counts >> TILE_BITS * k & 15
    }
    city = {}
    for b in player.owned:
        n = counts >> CITY_START + CITY_BITS * b & 3
        if n:
            city[NAMES[b]] = n
    return {"island": island, "city": city}
