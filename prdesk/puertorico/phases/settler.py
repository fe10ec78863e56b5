"""Settler phase (rules 3.2): Hacienda draw, then a face-up plantation or a quarry, Hospice.

Rulings: 7.1 (a quarry by Hacienda, one quarry a phase), 7.14 (no Hospice on the Hacienda
tile), 7.20 (an empty pile is refilled from the discards).
"""

from __future__ import annotations

from typing import ClassVar

from prdesk.core.game import Json
from prdesk.core.rng import Rng
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import CONSTRUCTION_HUT, HACIENDA, HOSPICE
from prdesk.puertorico.catalog.ids import QUARRY, TILES
from prdesk.puertorico.catalog.setup import ISLAND_SPACES
from prdesk.puertorico.phases.base import (
    PASS,
    SETTLER,
    Events,
    TurnPhase,
    helper_source,
    refuse,
    report,
    take_helper,
)
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, Player, State

_HACIENDA_DONE, _QUARRY_TAKEN = 4, 5
_KEEP, _DRAW, _DRAW_QUARRY = range(3)


class SettlerPhase(TurnPhase):
    """Tile codes: 2 * kind, + 1 to decline the Hospice colonist."""

    number: ClassVar[int] = SETTLER
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("done", "count"),
        ("hacienda_done", "flag"),
        ("quarry_taken", "flag"),
    )
    decisions: ClassVar[tuple[str, ...]] = ("hacienda", "tile")

    def decision(self, frame: Frame) -> str:
        return "tile" if frame[_HACIENDA_DONE] else "hacienda"

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if player.island_used >= ISLAND_SPACES:
            return []
        if frame[_HACIENDA_DONE]:
            return self._tiles(state, frame, player)
        if player.city[HACIENDA] <= 0:
            return []
        codes = [_KEEP]
        if state.stack or state.discard:
            codes.append(_DRAW)
        if self._hacienda_quarry(state, player):
            codes.append(_DRAW_QUARRY)
        return codes if len(codes) > 1 else []

    def _hacienda_quarry(self, state: State, player: Player) -> bool:
        hut = player.city[CONSTRUCTION_HUT] > 0
        return state.rules.hacienda_takes_quarry and hut and state.quarries > 0

    def _tiles(self, state: State, frame: Frame, player: Player) -> list[int]:
        kinds = [k for k in range(QUARRY) if k in state.face_up]
        if (
            state.quarries
            and not frame[_QUARRY_TAKEN]
            and (frame[SEAT] == frame[CHOOSER] or player.city[CONSTRUCTION_HUT] > 0)
        ):
            kinds.append(QUARRY)
        if not kinds:
            return []
        if self._hospice_acts(state, player):
            codes = [2 * k + declined for k in kinds for declined in (0, 1)]
        else:
            codes = [2 * k for k in kinds]
        codes.append(PASS)
        return codes

    def _hospice_acts(self, state: State, player: Player) -> bool:
        return player.city[HOSPICE] > 0 and helper_source(state) != ""

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        player = state.players[seat]
        if not frame[_HACIENDA_DONE]:
            frame[_HACIENDA_DONE] = 1
            if code == _DRAW:
                _put(player, draw(state), seat, "hacienda", events, auto)
            elif code == _DRAW_QUARRY:
                frame[_QUARRY_TAKEN] = 1
                state.quarries -= 1
                _put(player, QUARRY, seat, "hacienda", events, auto)
            else:
                report(events, "passed", seat, auto, decision="hacienda")
            return
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            kind, declined = divmod(code, 2)
            if kind == QUARRY:
                state.quarries -= 1
            else:
                state.face_up.remove(kind)
            _put(player, kind, seat, "supply" if kind == QUARRY else "face_up", events, auto)
            if not declined and self._hospice_acts(state, player):
                take_helper(state, seat, "hospice", f"island:{TILES[kind]}", events)
                player.men[kind] += 1
        self.next_player(state, frame, events)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        full = state.players[frame[SEAT]].island_used >= ISLAND_SPACES
        if not frame[_HACIENDA_DONE] and not full:
            frame[_HACIENDA_DONE] = 1
            return
        frame[_HACIENDA_DONE] = 1
        self.skipped(frame, events, "island_full" if full else "nothing_to_take")
        self.next_player(state, frame, events)

    def next_player(self, state: State, frame: Frame, events: Events) -> None:
        frame[_HACIENDA_DONE] = frame[_QUARRY_TAKEN] = 0
        super().next_player(state, frame, events)

    def close(self, state: State, events: Events) -> None:
        """Discard what is left and lay out the next plantations."""
        discarded = state.face_up
        state.discard.extend(discarded)
        state.face_up = []
        reshuffled = deal(state)
        report(
            events,
            "plantations_dealt",
            None,
            True,
            tiles=[TILES[k] for k in state.face_up],
            discarded=[TILES[k] for k in discarded],
            reshuffled=reshuffled,
        )

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        player = state.players[frame[SEAT]]
        if isinstance(action, actions.Hacienda):
            return self._encode_hacienda(state, player, action)
        if isinstance(action, actions.Pass):
            return PASS
        assert isinstance(action, actions.Tile)
        kind = TILES.index(action.tile)
        if action.forest:
            refuse("expansion_not_in_game")
        if kind != QUARRY and kind not in state.face_up:
            refuse("tile_not_face_up", tile=action.tile)
        if kind == QUARRY:
            if not state.quarries:
                refuse("no_quarries")
            if frame[_QUARRY_TAKEN]:
                refuse("quarry_already_taken")
            if 2 * QUARRY not in state.codes:
                refuse("quarry_needs_privilege")
        if not action.colonist and not self._hospice_acts(state, player):
            refuse("hospice_not_here")
        return 2 * kind + (0 if action.colonist else 1)

    def _encode_hacienda(self, state: State, player: Player, action: actions.Hacienda) -> int:
        if not action.use:
            if action.quarry:
                refuse("hacienda_not_used")
            return _KEEP
        if not action.quarry:
            if not state.stack and not state.discard:
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
        if not frame[_HACIENDA_DONE]:
            quarry = {"quarry": True} if code == _DRAW_QUARRY else {}
            return {"type": "hacienda", "use": code != _KEEP, **quarry}
        if code == PASS:
            return {"type": "pass"}
        kind, declined = divmod(code, 2)
        return {"type": "tile", "tile": TILES[kind], **({"colonist": False} if declined else {})}


def _put(player: Player, kind: int, seat: int, source: str, events: Events, auto: bool) -> None:
    player.tiles[kind] += 1
    player.island_used += 1
    report(events, "tile_taken", seat, auto, tile=TILES[kind], source=source)


def draw(state: State) -> int:
    """Draw a face-down plantation; an empty pile is first refilled from the discards."""
    if not state.stack:
        reshuffle(state)
    return state.stack.pop()


def reshuffle(state: State) -> None:
    """Shuffle the discards into a new pile."""
    rng = Rng(state.rng)
    state.stack = sorted(state.discard)
    state.discard = []
    rng.shuffle(state.stack)
    state.rng = rng.state


def deal(state: State) -> bool:
    """Lay plantations face up as far as they go; True if the discards were reshuffled."""
    reshuffled = False
    while len(state.face_up) < state.rules.setup.face_up and (state.stack or state.discard):
        reshuffled = reshuffled or not state.stack
        state.face_up.append(draw(state))
    return reshuffled
