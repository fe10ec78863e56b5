"""Island tiles: drawing, laying out, placing, forests, discarding (rules 3.2, 4.2, 4.4)."""

from __future__ import annotations

from typing import Final

from prdesk.core.game import Json
from prdesk.core.rng import Rng
from prdesk.puertorico.actions import DiscardTile, LandOffice
from prdesk.puertorico.catalog.ids import FOREST, QUARRY, TILES
from prdesk.puertorico.catalog.setup import ISLAND_SPACES
from prdesk.puertorico.phases.base import Events, ask_guests, refuse, report
from prdesk.puertorico.state import Player, State, added


def has_space(player: Player) -> bool:
    """Whether a tile fits on the island."""
    return player.island_used < ISLAND_SPACES


def can_draw(state: State) -> bool:
    """Whether a face-down plantation can be had (ruling 7.20)."""
    return bool(state.stack or state.discard)


def draw(state: State) -> int:
    """Draw a face-down plantation; an empty pile is first refilled from the discards."""
    if not state.stack:
        rng = Rng(state.rng)
        state.stack = sorted(state.discard)
        state.discard = []
        rng.shuffle(state.stack)
        state.rng = rng.state
    return state.stack.pop()


def deal(state: State) -> bool:
    """Lay plantations face up as far as they go; True if the discards were reshuffled."""
    reshuffled = False
    for _ in range(state.rules.setup.face_up - len(state.face_up)):
        if not can_draw(state):
            break
        reshuffled = reshuffled or not state.stack
        state.face_up.append(draw(state))
    return reshuffled


def put(state: State, seat: int, kind: int, source: str, events: Events, auto: bool) -> None:
    """Place a tile on the island."""
    player = state.players[seat]
    player.tiles[kind] = player.tiles[kind] + 1
    player.island_used += 1
    player.circles += 1
    if events is not None:
        report(events, "tile_taken", seat, auto, tile=TILES[kind], source=source)


def put_forest(
    state: State, seat: int, kind: int, source: str, events: Events, auto: bool, secret: bool
) -> None:
    """Place a plantation face down as a forest; drawn ones stay the owner's secret."""
    player = state.players[seat]
    player.tiles[FOREST] = player.tiles[FOREST] + 1
    player.forests = added(player.forests, kind, 1)
    player.island_used += 1
    if secret:
        player.secret_forests = added(player.secret_forests, kind, 1)
    if events is not None:
        report(events, "tile_taken", seat, auto, tile="forest", source=source)


def place_drawn(
    state: State, seat: int, kind: int, source: str, events: Events, auto: bool
) -> None:
    """Place a drawn plantation; its circle is empty."""
    put(state, seat, kind, source, events, auto)
    ask_guests(state, seat)


EMPTY: Final = 0
COLONIST: Final = 1
NOBLE: Final = 2
"""What stands on a tile that is given up."""


def discards(player: Player) -> list[int]:
    """Codes of tiles that may be given up: 4 * kind + what stands on it; never quarries."""
    codes = []
    for kind, count in enumerate(player.tiles):
        if count and kind != QUARRY:
            nobles = player.tile_nobles[kind]
            if player.men[kind] < count:
                codes.append(4 * kind + EMPTY)
            if player.men[kind] > nobles:
                codes.append(4 * kind + COLONIST)
            if nobles:
                codes.append(4 * kind + NOBLE)
    return codes


def discard_code(player: Player, tile: str, action: DiscardTile | LandOffice) -> int:
    """Code of giving a tile up; an unoccupied one goes first unless the action says so."""
    kind = TILES.index(tile)
    if kind == QUARRY:
        refuse("quarries_stay")
    if not player.tiles[kind]:
        refuse("tile_not_owned", tile=tile)
    men, nobles = player.men[kind], player.tile_nobles[kind]
    occupied = action.occupied or men == player.tiles[kind]
    if action.occupied and not men:
        refuse("tile_not_occupied", tile=tile)
    if action.piece == "noble" and not (occupied and nobles):
        refuse("no_noble_there", tile=tile)
    if not occupied:
        return 4 * kind + EMPTY
    noble = action.piece == "noble" or men == nobles
    return 4 * kind + (NOBLE if noble else COLONIST)


def discard_keys(player: Player, code: int) -> Json:
    """The optional keys of an action that gives a tile up."""
    kind, piece = divmod(code, 4)
    keys: Json = {}
    if piece != EMPTY and player.men[kind] < player.tiles[kind]:
        keys["occupied"] = True
    if piece == NOBLE and player.men[kind] > player.tile_nobles[kind]:
        keys["piece"] = "noble"
    return keys


def discard(state: State, seat: int, code: int, by: str, events: Events, auto: bool) -> None:
    """Give a tile up; a piece on it goes to San Juan, a forest is discarded as its kind."""
    kind, piece = divmod(code, 4)
    player = state.players[seat]
    player.tiles[kind] = player.tiles[kind] - 1
    player.island_used -= 1
    if kind != FOREST:
        player.circles -= 1
    if piece != EMPTY:
        player.men[kind] = player.men[kind] - 1
        player.san_juan += 1
    if piece == NOBLE:
        player.tile_nobles = added(player.tile_nobles, kind, -1)
        player.san_juan_nobles += 1
    state.discard.append(_turned_up(player) if kind == FOREST else kind)
    if events is not None:
        report(events, "tile_discarded", seat, auto, tile=TILES[kind], by=by)


def _turned_up(player: Player) -> int:
    """Kind of the forest that is given up: one that all know first, in the order of goods."""
    known = [k for k, n in enumerate(player.forests) if n > player.secret_forests[k]]
    kind = known[0] if known else next(k for k, n in enumerate(player.forests) if n)
    player.forests = added(player.forests, kind, -1)
    if not known:
        player.secret_forests = added(player.secret_forests, kind, -1)
    return kind
