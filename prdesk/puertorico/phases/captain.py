"""Captain phase (rules 3.7): loading in turns until nobody can; Wharf, Small wharf (4.2).

Ruling 7.23: a wharf may be held back; loading ends when all players in a row load nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import NAMES, SMALL_WHARF, WHARF
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases import small_wharf
from prdesk.puertorico.phases.base import (
    CAPTAIN,
    NOTHING,
    PASS,
    PRIVILEGE,
    Events,
    Fields,
    Phase,
    ask_all,
    gain_doubloons,
    gain_vp,
    refuse,
    report,
)
from prdesk.puertorico.phases.packing import as_map
from prdesk.puertorico.phases.storage import StoragePhase
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, State

_IDLE: Final = 3
_WHARVES: Final = 5
_SMALL_WHARVES: Final = 6
_WHARF_SHIP: Final = 7
_STORAGE: Final = StoragePhase()


class CaptainPhase(Phase):
    """Codes: 8 * good + index of the ship, or + 7 for the wharf; phases.small_wharf.

    The frame counts the players in a row who loaded nothing, holds the captain's bonus until it
    is paid, and the sets of seats whose wharves are used.
    """

    number: ClassVar[int] = CAPTAIN
    of_role: ClassVar[int] = ids.CAPTAIN
    has_privilege: ClassVar[bool] = True
    fields: ClassVar[Fields] = (
        ("idle", "count"),
        ("privilege", "privilege"),
        ("wharves_used", "seats"),
        ("small_wharves_used", "seats"),
    )
    decisions: ClassVar[tuple[str, ...]] = ("load",)

    def start(self, state: State, chooser: int, privilege: int, events: Events) -> None:
        super().start(state, chooser, privilege, events)
        count = len(state.players)
        for building, function in state.rules.at.captain_began:
            for i in range(count):
                seat = (chooser + i) % count
                if state.players[seat].city[building] > 0:
                    function(state, seat, seat == chooser, events)
        for building, phase in state.rules.at.before_captain:
            if any(p.city[building] > 0 for p in state.players):
                ask_all(state, phase, chooser)

    def legal(self, state: State, frame: Frame) -> list[int]:
        seat = frame[SEAT]
        player = state.players[seat]
        goods = player.goods
        if not any(n > 0 for n in goods):
            return NOTHING
        codes: list[int] = []
        for good in range(len(goods)):
            if goods[good]:
                _add_ships(state, good, goods[good], codes)
        must_load = len(codes) > 0
        if player.city[WHARF] > 0 and not frame[_WHARVES] >> seat & 1:
            codes += [8 * g + _WHARF_SHIP for g, held in enumerate(goods) if held]
            codes.sort()
        if self._small_wharf(state, frame):
            codes += small_wharf.codes(player.goods)
        if codes and not must_load:
            codes.append(PASS)
        return codes

    def _small_wharf(self, state: State, frame: Frame) -> bool:
        seat = frame[SEAT]
        used = frame[_SMALL_WHARVES] >> seat & 1
        return state.players[seat].city[SMALL_WHARF] > 0 and not used

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if code == PASS:
            self.passed(frame, events, auto)
            frame[_IDLE] = frame[_IDLE] + 1
        else:
            self._load(state, frame, code, events, auto)
            frame[_IDLE] = 0
        self._advance(state, frame, events)

    def _load(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        what: Json = {}
        if small_wharf.is_code(code):
            goods = small_wharf.load(state, seat, code)
            frame[_SMALL_WHARVES] |= 1 << seat
            count = sum(goods)
            if events is not None:
                what = {"goods": as_map(goods), "ship": "small_wharf"}
            vp = count // 2
        else:
            good, ship = code >> 3, code & 7
            count = vp = self._load_good(state, frame, good, ship)
            if events is not None:
                where = "wharf" if ship == _WHARF_SHIP else state.ship_sizes[ship]
                what = {"good": GOODS[good], "ship": where}
        captain = 0
        if seat == frame[CHOOSER]:
            captain = frame[PRIVILEGE]
            frame[PRIVILEGE] = 0
        each_time = self._each_time(state, seat)
        vp += captain + each_time
        if events is not None:
            bonus = self._bonus(state, seat, captain)
            report(events, "goods_loaded", seat, auto, **what, count=count, vp=vp, bonus=bonus)
        gain_vp(state, seat, vp, events)
        for building, doubloons in state.rules.at.load_pay:
            if state.players[seat].city[building] > 0:
                gain_doubloons(state, seat, doubloons, events, by=NAMES[building])

    def _load_good(self, state: State, frame: Frame, good: int, ship: int) -> int:
        """Move the barrels to a cargo ship or by the wharf; their number."""
        player = state.players[frame[SEAT]]
        if ship == _WHARF_SHIP:
            count = player.goods[good]
            state.goods[good] = state.goods[good] + count
            frame[_WHARVES] |= 1 << frame[SEAT]
        else:
            count = min(player.goods[good], state.ship_sizes[ship] - state.ship_counts[ship])
            state.ship_goods[ship] = good
            state.ship_counts[ship] = state.ship_counts[ship] + count
        player.goods[good] = player.goods[good] - count
        return count

    def _each_time(self, state: State, seat: int) -> int:
        """Points that buildings (Harbor) add to every load."""
        player = state.players[seat]
        vp = 0
        for building, points in state.rules.at.load_vp:
            if player.city[building] > 0:
                vp += points
        return vp

    def _bonus(self, state: State, seat: int, captain: int) -> dict[str, int]:
        """Points beside those for the barrels, by what gives them."""
        bonus = {"captain": captain} if captain else {}
        player = state.players[seat]
        for building, points in state.rules.at.load_vp:
            if player.city[building] > 0:
                bonus[NAMES[building]] = points
        return bonus

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        if events is not None and any(state.players[frame[SEAT]].goods):
            self.skipped(frame, events, "nothing_to_load")
        frame[_IDLE] = frame[_IDLE] + 1
        self._advance(state, frame, events)

    def _advance(self, state: State, frame: Frame, events: Events) -> None:
        count = len(state.players)
        if frame[_IDLE] >= count:
            state.frames.pop()
            _STORAGE.start(state, frame[CHOOSER], 0, events)
        else:
            frame[SEAT] = (frame[SEAT] + 1) % count

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        seat = frame[SEAT]
        player = state.players[seat]
        if isinstance(action, actions.SmallWharf):
            if player.city[SMALL_WHARF] <= 0:
                refuse("small_wharf_not_here")
            if not self._small_wharf(state, frame):
                refuse("wharf_used")
            return small_wharf.encode(player.goods, action)
        if isinstance(action, Pass):
            if PASS not in state.codes:
                refuse("must_load")
            return PASS
        assert isinstance(action, actions.Load)
        good = GOODS.index(action.good)
        held = player.goods[good]
        if not held:
            refuse("good_not_held", good=action.good)
        if action.ship == "wharf":
            if player.city[WHARF] <= 0:
                refuse("no_wharf")
            if frame[_WHARVES] >> seat & 1:
                refuse("wharf_used")
            return 8 * good + _WHARF_SHIP
        if action.ship not in state.ship_sizes:
            refuse("no_such_ship", ship=action.ship)
        ship = state.ship_sizes.index(action.ship)
        self._check_ship(state, good, held, ship)
        return 8 * good + ship

    def _check_ship(self, state: State, good: int, held: int, ship: int) -> None:
        size = state.ship_sizes[ship]
        carried = state.ship_goods[ship]
        if carried >= 0 and carried != good:
            refuse("ship_holds_other_good", ship=size, good=GOODS[carried])
        if carried == good and state.ship_counts[ship] >= size:
            refuse("ship_full", ship=size)
        if carried != good and good in state.ship_goods:
            other = state.ship_sizes[state.ship_goods.index(good)]
            refuse("good_on_other_ship", good=GOODS[good], ship=other)
        legal: list[int] = []
        _add_ships(state, good, held, legal)
        if 8 * good + ship not in legal:
            refuse("larger_ship_free", ship=state.ship_sizes[legal[0] & 7])

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        if small_wharf.is_code(code):
            return small_wharf.decode(code)
        good, ship = divmod(code, 8)
        where = "wharf" if ship == _WHARF_SHIP else state.ship_sizes[ship]
        return {"type": "load", "good": GOODS[good], "ship": where}


def _add_ships(state: State, good: int, held: int, codes: list[int]) -> None:
    """Add the codes of the cargo ships that may take the barrels: the one with that good, else
    the empty ships on which the largest number fits (rules 3.7, points 2 and 3)."""
    goods = state.ship_goods
    sizes = state.ship_sizes
    counts = state.ship_counts
    most = 0
    for ship in range(len(goods)):
        if goods[ship] == good:
            if counts[ship] < sizes[ship]:
                codes.append(8 * good + ship)
            return
        if goods[ship] < 0:
            most = max(most, min(held, sizes[ship]))
    for ship in range(len(goods)):
        if goods[ship] < 0 and min(held, sizes[ship]) == most:
            codes.append(8 * good + ship)
