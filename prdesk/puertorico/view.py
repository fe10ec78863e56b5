"""What a seat may know (formats.md section 3): chips of others, face-down tiles, the generator."""

from __future__ import annotations

from typing import Final

from prdesk.core.rng import Dice, mix
from prdesk.puertorico.phases.base import HACIENDA_FOREST, LAND_OFFICE_FOREST
from prdesk.puertorico.state import PHASE, SEAT, State, added

DRAWING: Final = (HACIENDA_FOREST, LAND_OFFICE_FOREST)
DRAWN: Final = 3


def hides_vp(state: State, view: int | None, seat: int) -> bool:
    """Whether the seat's victory points are hidden from the viewer."""
    return view is not None and view != seat and not state.rules.open_vp and bool(state.frames)


def hide(state: State, seat: int, salt: int) -> State:
    """A copy with everything the seat can't know drawn anew from the salt.

    Face-down plantations, secret forests of the others and a tile that another has just drawn
    are shuffled among each other, and the generator is salted. Hidden chips of the others are put
    at an even share of those handed out, as far as the open supply tells.
    """
    copy = state.copy()
    dice = Dice(mix(salt, seat))
    _redraw(copy, seat, dice)
    copy.rng = dice.state
    others = [p for i, p in enumerate(copy.players) if hides_vp(state, seat, i)]
    if others:
        handed_out = copy.rules.setup.vp - copy.vp_supply - copy.players[seat].vp
        each, over = divmod(max(0, handed_out), len(others))
        for i, player in enumerate(others):
            player.vp = each + (1 if i < over else 0)
    return copy


def _redraw(state: State, seat: int, dice: Dice) -> None:
    """Shuffle all plantations whose kind the seat does not know."""
    pool = state.stack[:]
    others = [p for i, p in enumerate(state.players) if i != seat and any(p.secret_forests)]
    for player in others:
        for kind, n in enumerate(player.secret_forests):
            pool += [kind] * n
    drawn = [f for f in state.frames if f[PHASE] in DRAWING and f[SEAT] != seat]
    pool += [f[DRAWN] for f in drawn]
    pool.sort()
    dice.shuffle(pool)
    for frame in drawn:
        frame[DRAWN] = pool.pop()
    for player in others:
        count = sum(player.secret_forests)
        for kind, n in enumerate(player.secret_forests):
            player.forests = added(player.forests, kind, -n)
            player.secret_forests = added(player.secret_forests, kind, -n)
        for _ in range(count):
            kind = pool.pop()
            player.forests = added(player.forests, kind, 1)
            player.secret_forests = added(player.secret_forests, kind, 1)
    state.stack = pool
