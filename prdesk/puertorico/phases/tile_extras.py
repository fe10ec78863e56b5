"""Further decisions about tiles: forests from drawn tiles, Library's second tile, Hunting lodge,
Land office (rules 4.2, 4.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec import UnsetType

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import CONSTRUCTION_HUT, FOREST_HOUSE, INDEX
from prdesk.puertorico.catalog.ids import TILES
from prdesk.puertorico.phases.base import (
    HACIENDA_FOREST,
    HUNTING_LODGE,
    LAND_OFFICE,
    LAND_OFFICE_FOREST,
    LIBRARY_TILE,
    PASS,
    Events,
    Fields,
    Phase,
    TurnPhase,
    gain_doubloons,
    gain_vp,
    refuse,
    report,
)
from prdesk.puertorico.phases.settler import decode_tile, encode_tile, take_tile, tile_codes
from prdesk.puertorico.phases.tiles import (
    can_draw,
    discard,
    discard_code,
    discard_keys,
    discards,
    draw,
    has_space,
    place_drawn,
    put_forest,
)
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, State

_LODGE: Final = INDEX["hunting_lodge"]
_LAND_OFFICE: Final = INDEX["land_office"]
_LODGE_POINTS: Final = 2
_DRAWN: Final = 3
_BUY: Final = 254


class ForestPhase(Phase):
    """Forest house after a draw: the owner has seen the tile. Codes: 0 plantation, 1 forest."""

    fields: ClassVar[Fields] = (("drawn", "tile"),)
    source: ClassVar[str]

    def legal(self, state: State, frame: Frame) -> list[int]:
        return [0, 1]

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        state.frames.pop()
        seat, kind = frame[SEAT], frame[_DRAWN]
        if code:
            put_forest(state, seat, kind, self.source, events, auto, secret=True)
        else:
            place_drawn(state, seat, kind, self.source, events, auto)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.HaciendaForest | actions.LandOfficeForest)
        return int(action.forest)

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": self.decisions[0], "forest": bool(code)}


class HaciendaForestPhase(ForestPhase):
    """After Hacienda."""

    number: ClassVar[int] = HACIENDA_FOREST
    of_role: ClassVar[int] = ids.SETTLER
    decisions: ClassVar[tuple[str, ...]] = ("hacienda_forest",)
    source: ClassVar[str] = "hacienda"


class LandOfficeForestPhase(ForestPhase):
    """After Land office."""

    number: ClassVar[int] = LAND_OFFICE_FOREST
    of_role: ClassVar[int] = ids.TRADER
    decisions: ClassVar[tuple[str, ...]] = ("land_office_forest",)
    source: ClassVar[str] = "land_office"


class LibraryTilePhase(Phase):
    """The settler's second tile, after all others; no Hospice, a quarry only with the hut."""

    number: ClassVar[int] = LIBRARY_TILE
    of_role: ClassVar[int] = ids.SETTLER
    fields: ClassVar[Fields] = ()
    decisions: ClassVar[tuple[str, ...]] = ("library_tile",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if not has_space(player):
            return []
        return tile_codes(state, player, player.city[CONSTRUCTION_HUT] > 0, hospice=False)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        state.frames.pop()
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            take_tile(state, frame[SEAT], code, events, auto, hospice=False)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        state.frames.pop()
        full = not has_space(state.players[frame[SEAT]])
        self.skipped(frame, events, "island_full" if full else "nothing_to_take")

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Tile)
        return encode_tile(state, state.players[frame[SEAT]], action, hospice=False)

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return decode_tile(code)


class HuntingLodgePhase(TurnPhase):
    """End of the settler phase: with a colonist its owner may give a tile up; with a noble he
    scores if his island has strictly more empty spaces than every other."""

    number: ClassVar[int] = HUNTING_LODGE
    of_role: ClassVar[int] = ids.SETTLER
    decisions: ClassVar[tuple[str, ...]] = ("hunting_lodge",)

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if player.city[_LODGE] <= 0 or player.city_nobles[_LODGE]:
            return []
        codes = discards(player)
        if codes:
            codes.append(PASS)
        return codes

    def skip_player(self, state: State, frame: Frame, events: Events) -> None:
        seat = frame[SEAT]
        if state.players[seat].city_nobles[_LODGE] and _emptiest(state, seat):
            gain_vp(state, seat, _LODGE_POINTS, events, by="hunting_lodge")
        self.next_player(state, frame, events)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            discard(state, seat, code, "hunting_lodge", events, auto)
        self.next_player(state, frame, events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.DiscardTile)
        return discard_code(state.players[frame[SEAT]], action.tile, action)

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        keys = discard_keys(state.players[frame[SEAT]], code)
        return {"type": "discard_tile", "tile": TILES[code // 4], **keys}


def _emptiest(state: State, seat: int) -> bool:
    mine = state.players[seat].island_used
    return all(p.island_used > mine for i, p in enumerate(state.players) if i != seat)


class LandOfficePhase(Phase):
    """Once after its owner's sale: with a colonist buy a tile, with a noble sell one.

    Codes: _BUY, or 4 * kind + what stands on the tile sold.
    """

    number: ClassVar[int] = LAND_OFFICE
    of_role: ClassVar[int] = ids.TRADER
    fields: ClassVar[Fields] = ()
    decisions: ClassVar[tuple[str, ...]] = ("land_office",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if player.city_nobles[_LAND_OFFICE]:
            codes = discards(player)
        else:
            able = player.doubloons and has_space(player) and can_draw(state)
            codes = [_BUY] if able else []
        if codes:
            codes.append(PASS)
        return codes

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        state.frames.pop()

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        state.frames.pop()
        if code == PASS:
            self.passed(frame, events, auto)
        elif code == _BUY:
            self._buy(state, frame, events, auto)
        else:
            discard(state, seat, code, "land_office", events, auto)
            gain_doubloons(state, seat, 1, events, by="land_office")

    def _buy(self, state: State, frame: Frame, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        player = state.players[seat]
        player.doubloons -= 1
        if events is not None:
            report(events, "tile_bought", seat, auto, by="land_office")
        kind = draw(state)
        if player.city[FOREST_HOUSE] > 0:
            state.frames.append([LAND_OFFICE_FOREST, seat, frame[CHOOSER], kind])
        else:
            place_drawn(state, seat, kind, "land_office", events, True)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.LandOffice)
        player = state.players[frame[SEAT]]
        sells = not isinstance(action.sell, UnsetType)
        if action.buy == sells:
            refuse("buy_or_sell")
        noble = bool(player.city_nobles[_LAND_OFFICE])
        if sells:
            if not noble:
                refuse("needs_noble", building="land_office")
            return discard_code(player, str(action.sell), action)
        if noble:
            refuse("needs_colonist", building="land_office")
        if action.occupied or action.piece != "colonist":
            refuse("buy_or_sell")
        return _BUY

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        if code == _BUY:
            return {"type": "land_office", "buy": True}
        keys = discard_keys(state.players[frame[SEAT]], code)
        return {"type": "land_office", "sell": TILES[code // 4], **keys}
