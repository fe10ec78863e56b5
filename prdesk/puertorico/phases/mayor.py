"""Mayor phase (rules 3.3): colonists are taken, then arranged; the ship is refilled.

Rulings: 7.6 (a short supply fills the ship as far as it goes and triggers the end), 7.17
(taking from the ship is automatic, but for nobles and the variant `decline_colonists`), 7.24
(the refill too).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec import UnsetType

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.phases.arrangement import (
    CITY_BITS,
    CITY_START,
    NOBLES,
    TILE_BITS,
    arrange,
    as_maps,
    circles,
    code_of,
    fill,
    is_forced,
)
from prdesk.puertorico.phases.base import (
    MAYOR,
    SHIP_PIECE,
    Events,
    Phase,
    TurnPhase,
    refuse,
    report,
    trigger_end,
)
from prdesk.puertorico.state import SEAT, Frame, Player, State

_FILL: Final = -1
_ONE: Final = [_FILL]
_SEVERAL: Final = [_FILL, _FILL]


class MayorPhase(TurnPhase):
    """Codes: see phases.arrangement; _FILL where there is only one."""

    number: ClassVar[int] = MAYOR
    of_role: ClassVar[int] = ids.MAYOR
    decisions: ClassVar[tuple[str, ...]] = ("place",)

    def start(self, state: State, chooser: int, privilege: int, events: Events) -> None:
        """Privilege, Villas, then the ship; the placing waits below."""
        count = len(state.players)
        taken = min(privilege, state.colonist_supply)
        if taken:
            state.colonist_supply -= taken
            state.players[chooser].receive(taken)
            if events is not None:
                report(events, "colonists_taken", chooser, True, count=taken, source="supply")
        for building, function in state.rules.at.mayor_began:
            for i in range(count):
                seat = (chooser + i) % count
                if state.players[seat].city[building] > 0:
                    function(state, seat, events)
        super().start(state, chooser, privilege, events)
        if state.rules.pieces_chosen:
            state.frames.append([SHIP_PIECE, chooser, chooser])
        else:
            unload(state, chooser, events)

    def options(self, state: State, frame: Frame) -> list[int]:
        """The only arrangement, or two stand-ins for the many (phases.arrangement lists them)."""
        return _ONE if is_forced(state.players[frame[SEAT]]) else _SEVERAL

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        player = state.players[frame[SEAT]]
        if code == _FILL:
            fill(player)
        else:
            arrange(player, code)
        if events is not None:
            placed = self.decode(state, frame, code_of(player))
            del placed["type"]
            placed["san_juan"] = player.san_juan
            report(events, "colonists_placed", frame[SEAT], auto, **placed)
        self.next_player(state, frame, events)

    def close(self, state: State, frame: Frame, events: Events) -> None:
        """Refill the ship: one piece for each empty building circle, at least one a player; with
        nobles one of them is a noble while there are any."""
        needed = ship_needs(state)
        if state.noble_supply:
            state.noble_supply -= 1
            state.noble_ship += 1
            if events is not None:
                report(events, "noble_boarded", None, True)
        wanted = needed - (state.colonist_ship + state.noble_ship)
        count = max(0, min(wanted, state.colonist_supply))
        state.colonist_supply -= count
        state.colonist_ship += count
        if events is not None:
            report(events, "ship_refilled", None, True, count=count, needed=needed)
        if count < wanted and state.rules.colonists_end_game:
            trigger_end(state, "colonists", events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.Place)
        player = state.players[frame[SEAT]]
        men = _count(player, action.island.items(), action.city.items())
        code = men
        nobles = 0
        if not isinstance(action.nobles, UnsetType):
            nobles = _count(player, action.nobles.island.items(), action.nobles.city.items())
            code += nobles + (nobles << NOBLES)
        _check_pieces(player, men, nobles)
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        player = state.players[frame[SEAT]]
        action = {"type": "place", **as_maps(player, code, nobles=False)}
        if code >> NOBLES:
            action["nobles"] = as_maps(player, code, nobles=True)
        return action


def _count(
    player: Player, island: Iterable[tuple[str, int]], city: Iterable[tuple[str, int]]
) -> int:
    """Half a code of an arrangement; the reason if something stands where it can't."""
    code = 0
    for tile, n in island:
        kind = TILES.index(tile)
        if n < 0:
            refuse("negative_count")
        if n and not player.tiles[kind]:
            refuse("tile_not_owned", tile=tile)
        if n and (n > player.tiles[kind] or kind > QUARRY):
            most = player.tiles[kind] if kind <= QUARRY else 0
            refuse("too_many_on_tile", tile=tile, circles=most)
        code += n << TILE_BITS * kind
    for name, n in city:
        if n < 0:
            refuse("negative_count")
        b = INDEX[name]
        if n and player.city[b] < 0:
            refuse("building_not_owned", building=name)
        if n > BUILDINGS[b].circles and n:
            refuse("too_many_on_tile", tile=name, circles=BUILDINGS[b].circles)
        code += n << CITY_START + CITY_BITS * b
    return code


def _check_pieces(player: Player, men: int, nobles: int) -> None:
    """Refuse more pieces than there are, more than fit together, or a circle left empty."""
    placed = placed_nobles = room = 0
    for shift, most in circles(player):
        width = TILE_BITS if shift < CITY_START else CITY_BITS
        mask = (1 << width) - 1
        here = (men >> shift & mask) + (nobles >> shift & mask)
        if here > most:
            building = (shift - CITY_START) // CITY_BITS
            name = TILES[shift // TILE_BITS] if shift < CITY_START else BUILDINGS[building].id
            refuse("too_many_on_tile", tile=name, circles=most)
        placed += here
        placed_nobles += nobles >> shift & mask
        room += most
    have_nobles = player.nobles
    have = player.pieces - have_nobles
    if placed_nobles > have_nobles:
        refuse("not_enough_nobles", count=have_nobles)
    if placed - placed_nobles > have:
        refuse("not_enough_colonists", have=have, need=placed - placed_nobles)
    spare = have + have_nobles - placed
    if spare and placed < room:
        refuse("circles_left_empty", count=min(room - placed, spare))


def ship_needs(state: State) -> int:
    """Pieces the next ship should bring."""
    empty = 0
    for player in state.players:
        empty += player.empty_building_circles()
    return max(empty, len(state.players))


def unload(state: State, first: int, events: Events) -> None:
    """Deal the colonists on the ship one at a time, from the first player on."""
    count = len(state.players)
    each = state.colonist_ship // count
    over = state.colonist_ship - each * count
    state.colonist_ship = 0
    for i in range(count):
        seat = (first + i) % count
        taken = each + (1 if i < over else 0)
        state.players[seat].receive(taken)
        if taken and events is not None:
            report(events, "colonists_taken", seat, True, count=taken, source="ship")


_PIECES: Final = ("colonist", "noble", "none")
_COLONIST: Final = 0
_NOBLE: Final = 1
_NONE: Final = 2


class ShipPiecePhase(Phase):
    """Taking from the ship one at a time, while there is a choice (ruling 7.9; 4.6, 7.17).

    Codes: index of the piece.
    """

    number: ClassVar[int] = SHIP_PIECE
    of_role: ClassVar[int] = ids.MAYOR
    fields: ClassVar[tuple[tuple[str, str], ...]] = ()
    decisions: ClassVar[tuple[str, ...]] = ("ship_piece",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        codes = []
        if state.colonist_ship:
            codes.append(_COLONIST)
        if state.noble_ship:
            codes.append(_NOBLE)
        if codes and state.rules.declines:
            codes.append(_NONE)
        return [] if codes == [_COLONIST] else codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        player = state.players[seat]
        noble = code == _NOBLE or (code == _NONE and not state.colonist_ship)
        if noble:
            state.noble_ship -= 1
        else:
            state.colonist_ship -= 1
        if code != _NONE:
            player.receive(0 if noble else 1, 1 if noble else 0)
        elif noble:
            state.removed_nobles += 1
        else:
            state.removed_colonists += 1
        if events is not None:
            report(events, "ship_piece_taken", seat, auto, piece=_PIECES[code])
        frame[SEAT] = (seat + 1) % len(state.players)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """Only colonists are left, or nothing."""
        state.frames.pop()
        unload(state, frame[SEAT], events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.ShipPiece)
        code = _PIECES.index(action.piece)
        if code not in state.codes:
            refuse("no_such_piece", piece=action.piece)
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "ship_piece", "piece": _PIECES[code]}
