"""Settler phase (rules 3.2): Hacienda draw, then a face-up plantation or a quarry, Hospice.

Rulings: 7.1 (a quarry by Hacienda, one quarry a phase), 7.14 (no Hospice on the Hacienda
tile), 7.20 (an empty pile is refilled from the discards). Library's second tile and Hunting
lodge follow when all have had their turn.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import CONSTRUCTION_HUT, FOREST_HOUSE, HACIENDA, HOSPICE
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.phases.base import (
    HACIENDA_FOREST,
    LIBRARY_TILE,
    NOTHING,
    PASS,
    PRIVILEGE,
    SETTLER,
    Events,
    Fields,
    TurnPhase,
    ask_all,
    ask_guests,
    helper_source,
    refuse,
    report,
    take_helper,
)
from prdesk.puertorico.phases.tiles import (
    can_draw,
    deal,
    draw,
    has_space,
    place_drawn,
    put,
    put_forest,
)
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, Player, State

_HACIENDA_DONE: Final = 5
_QUARRY_TAKEN: Final = 6
_KEEP: Final = 0
_DRAW: Final = 1
_DRAW_QUARRY: Final = 2
_DECLINED: Final = 1
_FOREST: Final = 2


class SettlerPhase(TurnPhase):
    """Tile codes: 4 * kind, + 2 as a forest, + 1 to decline the Hospice colonist."""

    number: ClassVar[int] = SETTLER
    of_role: ClassVar[int] = ids.SETTLER
    has_privilege: ClassVar[bool] = True
    fields: ClassVar[Fields] = (
        ("done", "count"),
        ("privilege", "privilege"),
        ("hacienda_done", "flag"),
        ("quarry_taken", "flag"),
    )
    decisions: ClassVar[tuple[str, ...]] = ("hacienda", "tile")

    def decision(self, frame: Frame) -> str:
        return "tile" if frame[_HACIENDA_DONE] else "hacienda"

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if not has_space(player):
            return NOTHING
        if frame[_HACIENDA_DONE]:
            quarry = not frame[_QUARRY_TAKEN] and (
                frame[SEAT] == frame[CHOOSER] or player.city[CONSTRUCTION_HUT] > 0
            )
            return tile_codes(state, player, quarry, hospice_acts(state, player))
        if player.city[HACIENDA] <= 0:
            return NOTHING
        codes = [_KEEP]
        if can_draw(state):
            codes.append(_DRAW)
        if self._hacienda_quarry(state, player):
            codes.append(_DRAW_QUARRY)
        return codes if len(codes) > 1 else []

    def _hacienda_quarry(self, state: State, player: Player) -> bool:
        hut = player.city[CONSTRUCTION_HUT] > 0
        return state.rules.hacienda_takes_quarry and hut and state.quarries > 0

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if frame[_HACIENDA_DONE]:
            seat = frame[SEAT]
            if code == PASS:
                self.passed(frame, events, auto)
                self.next_player(state, frame, events)
            else:
                self.next_player(state, frame, events)
                take_tile(state, seat, code, events, auto)
        else:
            self._use_hacienda(state, frame, code, events, auto)

    def _use_hacienda(
        self, state: State, frame: Frame, code: int, events: Events, auto: bool
    ) -> None:
        seat = frame[SEAT]
        if code == _KEEP:
            self.passed(frame, events, auto)
        elif code == _DRAW_QUARRY:
            frame[_QUARRY_TAKEN] = 1
            state.quarries -= 1
            put(state, seat, QUARRY, "hacienda", events, auto)
            ask_guests(state, seat)
        else:
            kind = draw(state)
            if state.players[seat].city[FOREST_HOUSE] > 0:
                if events is not None:
                    report(events, "tile_drawn", seat, auto, by="hacienda")
                state.frames.append([HACIENDA_FOREST, seat, frame[CHOOSER], kind])
            else:
                place_drawn(state, seat, kind, "hacienda", events, auto)
        frame[_HACIENDA_DONE] = 1

    def skip_player(self, state: State, frame: Frame, events: Events) -> None:
        full = not has_space(state.players[frame[SEAT]])
        if not frame[_HACIENDA_DONE]:
            frame[_HACIENDA_DONE] = 1
            if not full:
                return
        self.skipped(frame, events, "island_full" if full else "nothing_to_take")
        self.next_player(state, frame, events)

    def next_player(self, state: State, frame: Frame, events: Events) -> None:
        frame[_HACIENDA_DONE] = frame[_QUARRY_TAKEN] = 0
        super().next_player(state, frame, events)

    def all_acted(self, state: State, frame: Frame, events: Events) -> None:
        for building, phase in state.rules.at.after_settler:
            if any(p.city[building] > 0 for p in state.players):
                ask_all(state, phase, frame[CHOOSER])
        if frame[PRIVILEGE] > 1:
            state.frames.append([LIBRARY_TILE, frame[CHOOSER], frame[CHOOSER]])

    def close(self, state: State, frame: Frame, events: Events) -> None:
        """Discard what is left and lay out the next plantations."""
        discarded = state.face_up
        state.discard.extend(discarded)
        state.face_up = []
        reshuffled = deal(state)
        if events is not None:
            report(
                events,
                "plantations_dealt",
                None,
                True,
                tiles=[TILES[k] for k in state.face_up],
                discarded=[TILES[k] for k in discarded],
                reshuffled=reshuffled,
            )

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        player = state.players[frame[SEAT]]
        if isinstance(action, actions.Hacienda):
            return self._encode_hacienda(state, player, action)
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Tile)
        if action.tile == "quarry" and state.quarries and frame[_QUARRY_TAKEN]:
            refuse("quarry_already_taken")
        return encode_tile(state, player, action, hospice_acts(state, player))

    def _encode_hacienda(self, state: State, player: Player, action: actions.Hacienda) -> int:
        if not action.use:
            if action.quarry:
                refuse("hacienda_not_used")
            return _KEEP
        if not action.quarry:
            if not can_draw(state):
                refuse("no_face_down_tiles")
            return _DRAW
        if not state.rules.hacienda_takes_quarry:
            refuse("edition_forbids")
        if player.city[CONSTRUCTION_HUT] <= 0:
            refuse("hut_not_occupied")
        if not state.quarries:
            refuse("no_quarries")
        return _DRAW_QUARRY

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if frame[_HACIENDA_DONE]:
            return decode_tile(code)
        quarry = {"quarry": True} if code == _DRAW_QUARRY else {}
        return {"type": "hacienda", "use": code != _KEEP, **quarry}


def hospice_acts(state: State, player: Player) -> bool:
    """Whether Hospice has a colonist to give."""
    return player.city[HOSPICE] > 0 and helper_source(state) != ""


def tile_codes(state: State, player: Player, quarry: bool, hospice: bool) -> list[int]:
    """Codes of taking a tile, and a pass; empty if there is none to take."""
    there = 0
    for kind in state.face_up:
        there |= 1 << kind
    kinds = [4 * k for k in range(QUARRY) if there >> k & 1]
    if player.city[FOREST_HOUSE] > 0:
        kinds = [k + forest for k in kinds for forest in (0, _FOREST)]
    if quarry and state.quarries:
        kinds.append(4 * QUARRY)
    if not kinds:
        return []
    codes = [k + declined for k in kinds for declined in (0, 1)] if hospice else kinds
    codes.append(PASS)
    return codes


def take_tile(
    state: State, seat: int, code: int, events: Events, auto: bool, hospice: bool = True
) -> None:
    """Carry a tile code out; Hospice acts on it unless declined or not `hospice`."""
    player = state.players[seat]
    kind = code // 4
    source = "supply" if kind == QUARRY else "face_up"
    helped = hospice and not code & _DECLINED and hospice_acts(state, player)
    if kind == QUARRY:
        state.quarries -= 1
    else:
        state.face_up.remove(kind)
    if code & _FOREST:
        put_forest(state, seat, kind, source, events, auto, secret=False)
        if helped:
            take_helper(state, seat, "hospice", "san_juan", events)
            player.receive(1)
        return
    put(state, seat, kind, source, events, auto)
    if helped:
        take_helper(state, seat, "hospice", f"island:{TILES[kind]}", events)
        player.men[kind] = player.men[kind] + 1
        player.pieces += 1
    else:
        ask_guests(state, seat)


def encode_tile(state: State, player: Player, action: actions.Tile, hospice: bool) -> int:
    """Code of a `tile` action; the reason if the rules refuse it."""
    kind = TILES.index(action.tile)
    if kind != QUARRY and kind not in state.face_up:
        refuse("tile_not_face_up", tile=action.tile)
    if kind == QUARRY:
        if not state.quarries:
            refuse("no_quarries")
        if 4 * QUARRY not in state.codes:
            refuse("quarry_needs_privilege")
        if action.forest:
            refuse("quarries_stay")
    if action.forest and player.city[FOREST_HOUSE] <= 0:
        refuse("no_forest_house")
    if not action.colonist and not hospice:
        refuse("hospice_not_here")
    return 4 * kind + (_FOREST if action.forest else 0) + (0 if action.colonist else _DECLINED)


def decode_tile(code: int) -> Json:
    """The `tile` or `pass` action of a code."""
    if code == PASS:
        return {"type": "pass"}
    return {
        "type": "tile",
        "tile": TILES[code // 4],
        **({"colonist": False} if code & _DECLINED else {}),
        **({"forest": True} if code & _FOREST else {}),
    }
