"""Pieces on the circles of a board: who stands where, and the parts that stand for them. No Qt."""

from typing import Any

from prdesk.ui.puertorico.kinds import building

SAN_JUAN = "san_juan"
NOBLE, COLONIST = "noble", "colonist"

Player = dict[str, Any]


def held_at(player: Player, place: str) -> dict[str, int]:
    """Colonists and nobles at `island:TILE`, `city:BUILDING` or `san_juan`."""
    board, _, what = place.partition(":")
    found = player.get(SAN_JUAN, {}) if board == SAN_JUAN else player[board][what]
    return {piece: int(found.get(f"{piece}s", 0)) for piece in (COLONIST, NOBLE)}


def circles_of(player: Player) -> dict[str, int]:
    """Circles of a player by place: `island:corn`, `city:harbor`."""
    island = {
        f"island:{tile}": held.get("tiles", 0)
        for tile, held in player.get("island", {}).items()
        if tile != "forest"
    }
    city = {f"city:{name}": building(name).circles for name in player.get("city", {})}
    return {place: count for place, count in {**island, **city}.items() if count}


def pieces_on(player: Player, place: str, circles: int) -> list[str]:
    """What stands on each circle of a place: nobles first, then colonists, then nobody ("")."""
    held = held_at(player, place)
    pieces = [NOBLE] * held[NOBLE] + [COLONIST] * held[COLONIST]
    return pieces + [""] * (circles - len(pieces))


def empty_circles(player: Player) -> dict[str, list[int]]:
    """The numbers of the empty circles of each place that has any."""
    found = {}
    for place, circles in circles_of(player).items():
        pieces = pieces_on(player, place, circles)
        empty = [number for number, piece in enumerate(pieces) if not piece]
        if empty:
            found[place] = empty
    return found


def nobles_of(player: Player) -> int:
    """All nobles of a player."""
    places = (*circles_of(player), SAN_JUAN)
    return sum(held_at(player, place)[NOBLE] for place in places)


def piece_parts(player: Player, piece: str) -> list[str]:
    """The parts that stand for a piece in the notation of actions: `city:harbor:noble`."""
    place = piece.removesuffix(f":{NOBLE}")
    kind = NOBLE if piece != place else COLONIST
    if place == SAN_JUAN:
        return [SAN_JUAN if kind == COLONIST else f"{SAN_JUAN}:{NOBLE}"]
    stand = pieces_on(player, place, circles_of(player)[place])
    return [f"circle:{place}:{n}" for n, one in enumerate(stand) if one == kind]
