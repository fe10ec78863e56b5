"""What a building would bring its owner as things stand, by calling the functions of the rules."""

from __future__ import annotations

from bisect import insort
from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX, NAMES
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.functions.base import HIDDEN_BONUS
from prdesk.puertorico.phases.base import ROYAL_SUPPLIER
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.phases.royal_supplier import RoyalSupplierPhase
from prdesk.puertorico.state import Player, State

Worth = dict[str, int]

_COLUMNS: Final = range(1, 5)
_HIDDEN: Final = frozenset(INDEX[name] for name in HIDDEN_BONUS)


def worth_of_all(state: State, seat: int, hidden: bool) -> dict[str, Worth]:
    """What each kind in the game would bring a seat that owned and manned it.

    Args:
        hidden: leave out what depends on the seat's victory points.

    Returns:
        Per building its figures above zero: `sale`, `load_doubloons`, `production` doubloons;
        `load_vp`, `production_vp`, `captain_vp`, `supplier_vp`, `end` points; `off` doubloons of
        a price, `barrels` more, `nobles` and `colonists` at the mayor.
    """
    found = {}
    for b in state.rules.kinds:
        player = _manned(state.players[seat], b)
        worth = _of_player(state, player, b)
        worth.update(_of_state(state, seat, player, b))
        if not (hidden and b in _HIDDEN):
            worth["end"] = sum(points(player) for i, points in state.rules.at.end_bonus if i == b)
        found[NAMES[b]] = {what: n for what, n in worth.items() if n}
    return found


def _manned(player: Player, building: int) -> Player:
    """The player as he would be with a piece of his on that building."""
    if player.city[building] > 0:
        return player
    copy = player.copy()
    if copy.city[building] < 0:
        insort(copy.owned, building)
        copy.city_used += BUILDINGS[building].size
    if BUILDINGS[building].circles:
        copy.san_juan -= 1
        copy.city[building] = 1
    else:
        copy.city[building] = 0
    return copy


def made_now(state: State, player: Player) -> list[int]:
    """Barrels by good that a production would bring, the supply considered."""
    able = capacity(player)
    made = [min(n, left) for n, left in zip(able, state.goods, strict=True)]
    for building, more in state.rules.at.more_made:
        if player.city[building] > 0:
            able = [a + b for a, b in zip(able, more(player, made), strict=True)]
            made = [min(n, left) for n, left in zip(able, state.goods, strict=True)]
    return made


def _of_player(state: State, player: Player, building: int) -> Worth:
    """What depends on the player's board alone."""
    rules = state.rules
    made = made_now(state, player)
    produced = (*rules.at.produced, *rules.at.barrel_pay)
    off = [
        discount(player, column)
        for table in (rules.at.discount, rules.at.owned_discount)
        for b, discount in table
        if b == building
        for column in _COLUMNS
    ]
    return {
        "sale": sum(n for b, n in rules.at.sale_bonus if b == building),
        "off": max(off, default=0),
        "load_vp": sum(points for b, points in rules.at.load_vp if b == building),
        "load_doubloons": sum(n for b, n in rules.at.load_pay if b == building),
        "production": sum(pay(player, made) for b, pay in produced if b == building),
        "production_vp": sum(p(player) for b, p in rules.at.production_vp if b == building),
        "barrels": sum(sum(m(player, made)) for b, m in rules.at.more_made if b == building),
    }


def _of_state(state: State, seat: int, player: Player, building: int) -> Worth:
    """What functions do that change the position: tried on a copy."""
    rules = state.rules
    worth: Worth = {}
    began = [f for b, f in rules.at.captain_began if b == building]
    mayor = [f for b, f in rules.at.mayor_began if b == building]
    asks = [phase for b, phase in rules.at.before_captain if b == building]
    if not (began or mayor or asks):
        return worth
    copy = state.copy()
    mine = copy.players[seat] = player.copy()
    vp, nobles, pieces = mine.vp, mine.nobles, mine.pieces
    for function in began:
        function(copy, seat, False, None)
    worth["captain_vp"] = mine.vp - vp
    for grow in mayor:
        grow(copy, seat, None)
    worth["nobles"] = mine.nobles - nobles
    worth["colonists"] = mine.pieces - pieces - worth["nobles"]
    if ROYAL_SUPPLIER in asks:
        codes = RoyalSupplierPhase().options(copy, [ROYAL_SUPPLIER, seat, seat, 0])
        worth["supplier_vp"] = max(
            (code.bit_count() for code in codes if code < 1 << len(GOODS)), default=0
        )
    return worth
