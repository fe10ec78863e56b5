"""What a seat may know (formats.md section 3): chips of others, face-down tiles, the generator."""

from __future__ import annotations

from prdesk.core.rng import Rng, mix
from prdesk.puertorico.state import State


def hides_vp(state: State, view: int | None, seat: int) -> bool:
    """Whether the seat's victory points are hidden from the viewer."""
    return view is not None and view != seat and not state.rules.open_vp and bool(state.frames)


def hide(state: State, seat: int, salt: int) -> State:
    """A copy with everything the seat can't know drawn anew from the salt.

    The face-down plantations are shuffled and the generator is salted. Hidden chips of the
    others are put at an even share of those handed out, as far as the open supply tells.
    """
    copy = state.copy()
    rng = Rng(mix(salt, seat, 0x9E3779B9))
    copy.stack.sort()
    rng.shuffle(copy.stack)
    copy.rng = rng.state
    others = [p for i, p in enumerate(copy.players) if hides_vp(state, seat, i)]
    if others:
        handed_out = copy.rules.setup.vp - copy.vp_supply - copy.players[seat].vp
        each, over = divmod(max(0, handed_out), len(others))
        for i, player in enumerate(others):
            player.vp = each + (1 if i < over else 0)
    return copy
