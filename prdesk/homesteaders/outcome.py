"""What an action brings its player at once: tried on a copy, before anything that follows."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.homesteaders import engine
from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.homesteaders.effects.income import income_json
from prdesk.homesteaders.phases.base import PLACE
from prdesk.homesteaders.state import PHASE, Player, State
from prdesk.homesteaders.trades import TRADES, carry_out


def outcome(state: State, code: int) -> Json:
    """Changes of the player's own holdings by a legal action.

    Of an arrangement of workers it is the income it will bring, before wages. The reward for an
    advance on the railroad track is chosen later and does not count.

    Returns:
        `silver`, `trade`, `debt`, `vp`, `workers`, `tracks` and `goods`, without zeros.
    """
    frame = state.frames[-1]
    seat = state.player
    if frame[PHASE] == PLACE and code < TRADES:
        return _income(state.players[seat], code)
    copy = state.copy()
    if code >= TRADES:
        carry_out(copy.players[seat], seat, code, None)
    else:
        engine.PHASES[frame[PHASE]].apply(copy, copy.frames[-1], code, None, False)
    return _changes(state.players[seat], copy.players[seat])


def _income(player: Player, placed: int) -> Json:
    income = income_json(player, placed)
    found = {key: income[key] for key in ("silver", "trade", "vp", "goods") if income[key]}
    return {**found, "debt": -income["debts"]} if income["debts"] else found


def _changes(before: Player, after: Player) -> Json:
    counts = {
        "silver": after.silver - before.silver,
        "trade": after.trade - before.trade,
        "debt": after.debt - before.debt,
        "vp": after.vp - before.vp,
        "workers": after.workers - before.workers,
        "tracks": after.tracks - before.tracks,
    }
    changes: Json = {key: n for key, n in counts.items() if n}
    pairs = zip(GOODS, before.goods, after.goods, strict=True)
    goods = {good: now - was for good, was, now in pairs if now != was}
    return {**changes, "goods": goods} if goods else changes
