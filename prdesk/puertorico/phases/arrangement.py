"""Arrangements of pieces on the circles of a board, as integers.

A code holds the pieces by kind of tile (4 bits each), then by building (2 bits each), and above
them, in the same layout, how many of those pieces are nobles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prdesk.core.game import Json
from prdesk.core.rng import Dice
from prdesk.puertorico.catalog.buildings import CIRCLES, COUNT, NAMES
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.state import Player

TILE_BITS: Final = 4
CITY_BITS: Final = 2
CITY_START: Final = TILE_BITS * len(TILES)
NOBLES: Final = CITY_START + CITY_BITS * COUNT
"""Shift of the nobles' half of a code."""

_BUILDINGS: Final = 8
"""A single circle is the kind of its tile, or this and its building."""

Place = tuple[int, int]
"""A kind of tile or building with circles: (shift of its count in a code, number of circles)."""


def circles(player: Player) -> list[Place]:
    """Where pieces may stand, island first, each in catalogue order."""
    tiles = player.tiles
    places = [(TILE_BITS * k, tiles[k]) for k in range(QUARRY + 1) if tiles[k]]
    places += [(CITY_START + CITY_BITS * b, CIRCLES[b]) for b in player.owned if CIRCLES[b]]
    return places


def is_forced(player: Player) -> bool:
    """Whether there is just one arrangement that fills every circle it can."""
    pieces = player.pieces
    nobles = player.nobles
    room = player.circles
    if pieces < room:
        # All pieces have a circle; only which one is open.
        return not pieces or _one_place(player)
    if not nobles or not room:
        return True
    fewest = max(0, room - (pieces - nobles))
    if fewest < min(nobles, room):
        return False
    return nobles >= room or _one_place(player)


def _one_place(player: Player) -> bool:
    """Whether all circles are on one kind of tile or one building."""
    for n in player.tiles[: QUARRY + 1]:
        if n:
            return n == player.circles
    return any(CIRCLES[b] == player.circles for b in player.owned)


def fill(player: Player) -> None:
    """Put the pieces on the circles from the first on, nobles before colonists."""
    pieces = player.pieces
    nobles = player.nobles
    men, city = player.men, player.city
    for kind in range(QUARRY + 1):
        n = min(pieces, player.tiles[kind])
        if men[kind] != n:
            men[kind] = n
        pieces -= n
    for b in player.owned:
        n = min(pieces, CIRCLES[b])
        if city[b] != n:
            city[b] = n
        pieces -= n
    player.san_juan = pieces
    if nobles:
        _ennoble(player, _first(men, nobles), _first(city, nobles - min(nobles, sum(men))), nobles)


def _first(counts: list[int], nobles: int) -> list[int]:
    """How many of the pieces are nobles, if the first ones are."""
    halves = []
    for n in counts:
        m = max(0, min(nobles, n))
        halves.append(m)
        nobles -= m
    return halves


def _clear(player: Player) -> None:
    """Take all pieces off the board."""
    men, city = player.men, player.city
    for kind in range(QUARRY + 1):
        if men[kind]:
            men[kind] = 0
    for b in player.owned:
        if city[b]:
            city[b] = 0


def _ennoble(player: Player, on_tiles: list[int], in_city: list[int], nobles: int) -> None:
    """Note which of the pieces are nobles; the rest of them are in San Juan."""
    player.tile_nobles, player.city_nobles = tuple(on_tiles), tuple(in_city)
    player.san_juan_nobles = nobles - sum(on_tiles) - sum(in_city)


def all_arrangements(player: Player) -> Iterator[int]:
    """All arrangements, those that man the first tiles first."""
    places = circles(player)
    pieces = player.pieces
    nobles = player.nobles
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


def _circles_one_by_one(player: Player) -> list[int]:
    """Every circle: the kind of its tile, or _BUILDINGS + its building."""
    tiles = player.tiles
    found = []
    for kind in range(QUARRY + 1):
        for _ in range(tiles[kind]):
            found.append(kind)
    for b in player.owned:
        for _ in range(CIRCLES[b]):
            found.append(_BUILDINGS + b)
    return found


def place_at_random(player: Player, dice: Dice) -> None:
    """Fill circles one piece at a time at random."""
    circles = _circles_one_by_one(player)
    pieces = player.pieces
    nobles = player.nobles
    placed = min(pieces, len(circles))
    chosen = _some(circles, placed, dice)
    _clear(player)
    men, city = player.men, player.city
    for circle in chosen:
        if circle < _BUILDINGS:
            men[circle] = men[circle] + 1
        else:
            city[circle - _BUILDINGS] = city[circle - _BUILDINGS] + 1
    player.san_juan = pieces - placed
    if nobles:
        on_tiles, in_city = [0] * len(TILES), [0] * COUNT
        for circle in _nobles_at_random(chosen, pieces, nobles, dice):
            if circle < _BUILDINGS:
                on_tiles[circle] = on_tiles[circle] + 1
            else:
                in_city[circle - _BUILDINGS] += 1
        _ennoble(player, on_tiles, in_city, nobles)


def random_arrangement(player: Player, dice: Dice) -> int:
    """The code of what `place_at_random` would do."""
    circles = _circles_one_by_one(player)
    pieces = player.pieces
    nobles = player.nobles
    chosen = _some(circles, min(pieces, len(circles)), dice)
    code = 0
    for circle in chosen:
        code += _one(circle)
    if nobles:
        for circle in _nobles_at_random(chosen, pieces, nobles, dice):
            code += _one(circle) << NOBLES
    return code


def _nobles_at_random(chosen: list[int], pieces: int, nobles: int, dice: Dice) -> list[int]:
    """Which of the chosen circles hold nobles, if all pieces are as likely to be placed."""
    placed = len(chosen)
    if placed < pieces:
        nobles = sum(_some([1] * nobles + [0] * (pieces - nobles), placed, dice))
    return _some(chosen[:], nobles, dice)


def _one(circle: int) -> int:
    """A piece on a circle, as a code."""
    if circle < _BUILDINGS:
        return 1 << TILE_BITS * circle
    return 1 << CITY_START + CITY_BITS * (circle - _BUILDINGS)


def _some(items: list[int], count: int, dice: Dice) -> list[int]:
    """A random choice of `count` items, which are used up; whichever of taking and leaving out is
    shorter."""
    taking = 2 * count <= len(items)
    chosen = []
    for _ in range(count if taking else len(items) - count):
        at = dice.below(len(items))
        chosen.append(items[at])
        items[at] = items[-1]
        items.pop()
    return chosen if taking else items


def arrange(player: Player, code: int) -> None:
    """Put all pieces where the code says, the rest to San Juan."""
    pieces = player.pieces
    nobles = player.nobles
    for kind in range(QUARRY + 1):
        player.men[kind] = n = code >> TILE_BITS * kind & 15
        pieces -= n
    city = player.city
    for b in player.owned:
        city[b] = n = code >> CITY_START + CITY_BITS * b & 3
        pieces -= n
    player.san_juan = pieces
    if nobles:
        half = code >> NOBLES
        on_tiles = [half >> TILE_BITS * kind & 15 for kind in range(len(TILES))]
        in_city = [half >> CITY_START + CITY_BITS * b & 3 for b in range(COUNT)]
        _ennoble(player, on_tiles, in_city, nobles)


def code_of(player: Player) -> int:
    """The arrangement that stands on the board."""
    code = 0
    for kind in range(QUARRY + 1):
        code += player.men[kind] << TILE_BITS * kind
        code += player.tile_nobles[kind] << NOBLES + TILE_BITS * kind
    for b in player.owned:
        code += player.city[b] << CITY_START + CITY_BITS * b
        code += player.city_nobles[b] << NOBLES + CITY_START + CITY_BITS * b
    return code


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
