"""Guesthouse (rules 4.2 and formats.md section 3): its guests may move to empty circles before a
role is carried out, and right after their host placed a tile or building with an empty circle.

One answer closes the question until the next such moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import buildings
from prdesk.puertorico.phases.base import (
    GUESTHOUSE,
    PASS,
    Events,
    Fields,
    TurnPhase,
    refuse,
    report,
)
from prdesk.puertorico.phases.places import (
    add_piece,
    owned_places,
    parse_piece,
    piece_name,
    pieces_at,
    place_of,
    room_at,
)
from prdesk.puertorico.phases.role_phases import start_role
from prdesk.puertorico.state import SEAT, Frame, Player, State

_PRIVILEGE: Final = 4
ROLE: Final = 5
_HOME: Final = place_of(buildings.GUESTHOUSE)
_BITS: Final = 8
_MASK: Final = 255

Move = tuple[int, bool]
"""(place, whether the guest is a noble)."""


class GuesthousePhase(TurnPhase):
    """Codes: one or two moves of 8 bits: (place + 1) * 2, + 1 for a noble.

    The frame holds the role that starts once all have answered (index + 1), or 0.
    """

    number: ClassVar[int] = GUESTHOUSE
    fields: ClassVar[Fields] = (
        ("done", "count"),
        ("privilege", "privilege"),
        ("role", "role"),
    )
    decisions: ClassVar[tuple[str, ...]] = ("guesthouse",)

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if player.city[buildings.GUESTHOUSE] <= 0:
            return []
        codes = list(_moves(player))
        if codes:
            codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            player = state.players[seat]
            moves = _unpacked(code)
            for place, noble in moves:
                add_piece(player, _HOME, noble, -1)
                add_piece(player, place, noble, 1)
            to = sorted(piece_name(place, noble) for place, noble in moves)
            if events is not None:
                report(events, "guests_moved", seat, auto, to=to)
        self.next_player(state, frame, events)

    def close(self, state: State, frame: Frame, events: Events) -> None:
        if frame[ROLE]:
            start_role(state, frame[ROLE] - 1, frame[SEAT], frame[_PRIVILEGE], events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Guesthouse)
        player = state.players[frame[SEAT]]
        if not action.to:
            refuse("nothing_chosen")
        moves = [parse_piece(text) for text in action.to]
        guests = pieces_at(player, _HOME)
        for noble in (False, True):
            if sum(1 for _, n in moves if n == noble) > guests[noble]:
                refuse("not_enough_guests")
        for place, _ in moves:
            wanted = sum(1 for p, _ in moves if p == place)
            if place == _HOME or room_at(player, place) < wanted:
                refuse("no_empty_circle", place=piece_name(place, False))
        return _packed(sorted(moves))

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        to = sorted(piece_name(place, noble) for place, noble in _unpacked(code))
        return {"type": "guesthouse", "to": to}


def _moves(player: Player) -> Iterator[int]:
    """Codes of moving one guest, then of moving two."""
    guests = pieces_at(player, _HOME)
    rooms = {p: room_at(player, p) for p in owned_places(player) if p != _HOME}
    singles = [
        (place, noble)
        for place, room in rooms.items()
        if room
        for noble in (False, True)
        if guests[noble]
    ]
    for move in singles:
        yield _packed([move])
    for i, first in enumerate(singles):
        for second in singles[i:]:
            nobles = first[1] + second[1]
            if nobles > guests[True] or 2 - nobles > guests[False]:
                continue
            if first[0] != second[0] or rooms[first[0]] > 1:
                yield _packed([first, second])


def _packed(moves: list[Move]) -> int:
    code = 0
    for i, (place, noble) in enumerate(moves):
        code |= ((place + 1) * 2 + noble) << _BITS * i
    return code


def _unpacked(code: int) -> list[Move]:
    parts = (code & _MASK, code >> _BITS)
    return [(part // 2 - 1, bool(part & 1)) for part in parts if part]
