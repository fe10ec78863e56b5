"""Mayor phase (rules 3.3): colonists are taken, then arranged; the ship is refilled.

Rulings: 7.6 (a short supply fills the ship as far as it goes and triggers the end), 7.17
(taking from the ship is automatic), 7.24 (the refill too).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from prdesk.core.game import Json
from prdesk.core.rng import Rng
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import BUILDINGS, COUNT, INDEX, NAMES
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.phases.base import MAYOR, Events, TurnPhase, refuse, report
from prdesk.puertorico.state import SEAT, Frame, Player, State

TILE_BITS = 4
CITY_BITS = 2
CITY_START = TILE_BITS * len(TILES)

Place = tuple[int, int]
"""A kind of tile or building with circles: (shift of its count in a code, number of circles)."""


class MayorPhase(TurnPhase):
    """Codes: the whole arrangement, 4 bits for each tile kind, then 2 for each building."""

    number: ClassVar[int] = MAYOR
    decisions: ClassVar[tuple[str, ...]] = ("place",)

    def begin(self, state: State, chooser: int, privilege: bool, events: Events) -> None:
        """Privilege and ship first, then the placing."""
        count = len(state.players)
        if privilege and state.colonist_supply:
            state.colonist_supply -= 1
            state.players[chooser].san_juan += 1
            report(events, "colonists_taken", chooser, True, count=1, source="supply")
        each, over = divmod(state.colonist_ship, count)
        state.colonist_ship = 0
        for i in range(count):
            seat = (chooser + i) % count
            taken = each + (1 if i < over else 0)
            state.players[seat].san_juan += taken
            if taken:
                report(events, "colonists_taken", seat, True, count=taken, source="ship")
        self.start(state, chooser, events)

    def legal(self, state: State, frame: Frame) -> list[int]:
        """The only arrangement, or the first two of many (`all_codes` has the rest)."""
        player = state.players[frame[SEAT]]
        places = circles(player)
        men = player.colonists()
        first = _fill(places, men)
        if men == 0 or len(places) < 2 or men >= sum(most for _, most in places):
            return [first]
        return [first, _fill(places[::-1], men)]

    def all_codes(self, state: State, frame: Frame) -> Iterator[int]:
        """All arrangements, those that man the first tiles first."""
        player = state.players[frame[SEAT]]
        places = circles(player)
        men = min(player.colonists(), sum(most for _, most in places))
        return _arrangements(places, men)

    def random_code(self, state: State, frame: Frame, rng: Rng) -> int:
        """Fill circles one colonist at a time at random."""
        player = state.players[frame[SEAT]]
        free = [shift for shift, most in circles(player) for _ in range(most)]
        code = 0
        for _ in range(min(player.colonists(), len(free))):
            at = rng.below(len(free))
            code += 1 << free[at]
            free[at] = free[-1]
            free.pop()
        return code

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        player = state.players[seat]
        spare = player.colonists()
        for kind in range(QUARRY + 1):
            player.men[kind] = men = code >> TILE_BITS * kind & 15
            spare -= men
        city = player.city
        for b in range(COUNT):
            if city[b] >= 0:
                city[b] = men = code >> CITY_START + CITY_BITS * b & 3
                spare -= men
        player.san_juan = spare
        if events is not None:
            placed = self.decode(state, frame, code)
            del placed["type"]
            report(events, "colonists_placed", seat, auto, **placed, san_juan=spare)
        self.next_player(state, frame, events)

    def close(self, state: State, events: Events) -> None:
        """Refill the ship: one colonist for each empty building circle, at least one a player."""
        needed = ship_needs(state)
        count = min(needed, state.colonist_supply)
        state.colonist_supply -= count
        state.colonist_ship += count
        report(events, "ship_refilled", None, True, count=count, needed=needed)
        if count < needed and state.trigger_end("colonists"):
            report(events, "end_triggered", None, True, reason="colonists")

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        assert isinstance(action, actions.Place)
        if action.nobles:
            refuse("expansion_not_in_game")
        player = state.players[frame[SEAT]]
        code = placed = 0
        for tile, n in action.island.items():
            kind = TILES.index(tile)
            if n < 0:
                refuse("negative_count")
            if n and not player.tiles[kind]:
                refuse("tile_not_owned", tile=tile)
            if n > player.tiles[kind] or (n and kind > QUARRY):
                refuse("too_many_on_tile", tile=tile, circles=player.tiles[kind])
            code += n << TILE_BITS * kind
            placed += n
        for name, n in action.city.items():
            if n < 0:
                refuse("negative_count")
            if n == 0:
                continue
            b = INDEX.get(name, -1)
            if b < 0 or player.city[b] < 0:
                refuse("building_not_owned", building=name)
            if n > BUILDINGS[b].circles:
                refuse("too_many_on_tile", tile=name, circles=BUILDINGS[b].circles)
            code += n << CITY_START + CITY_BITS * b
            placed += n
        have = player.colonists()
        if placed > have:
            refuse("not_enough_colonists", have=have, need=placed)
        empty = sum(most for _, most in circles(player)) - placed
        if placed < have and empty:
            refuse("circles_left_empty", count=min(empty, have - placed))
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        player = state.players[frame[SEAT]]
        island = {
            TILES[kind]: code >> TILE_BITS * kind & 15
            for kind in range(QUARRY + 1)
            if code >> TILE_BITS * kind & 15
        }
        city = {}
        for b in player.owned():
            men = code >> CITY_START + CITY_BITS * b & 3
            if men:
                city[NAMES[b]] = men
        return {"type": "place", "island": island, "city": city}


def ship_needs(state: State) -> int:
    """Colonists the next ship should bring."""
    empty = sum(p.empty_building_circles() for p in state.players)
    return max(empty, len(state.players))


def circles(player: Player) -> list[Place]:
    """Where colonists may stand, island first, each in catalogue order."""
    places = [(TILE_BITS * k, n) for k, n in enumerate(player.tiles) if n and k <= QUARRY]
    for b, men in enumerate(player.city):
        if men >= 0 and BUILDINGS[b].circles:
            places.append((CITY_START + CITY_BITS * b, BUILDINGS[b].circles))
    return places


def _fill(places: list[Place], men: int) -> int:
    code = 0
    for shift, most in places:
        n = men if men < most else most
        code += n << shift
        men -= n
    return code


def _arrangements(places: list[Place], men: int) -> Iterator[int]:
    if not places:
        yield 0
        return
    (shift, most), rest = places[0], places[1:]
    room = sum(n for _, n in rest)
    for n in range(min(most, men), max(0, men - room) - 1, -1):
        for code in _arrangements(rest, men - n):
            yield (n << shift) + code
