"""Black market (rules 4.2, ruling 7.3): paying exactly what is short with pieces, 1 each.

A gift is an integer: 3 bits good + 1, 1 bit victory point, 1 bit noble, then place + 1.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec import UnsetType

from prdesk.core.game import Json
from prdesk.puertorico.actions import Build
from prdesk.puertorico.catalog.buildings import BLACK_MARKET
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import Events, refuse, report
from prdesk.puertorico.phases.places import (
    add_piece,
    owned_places,
    parse_piece,
    piece_name,
    pieces_at,
    place_of,
)
from prdesk.puertorico.state import Player, State

MOST: Final = 3
"""A good, a victory point and a colonist or noble: one of each at most."""

_VP: Final = 1 << 3
_NOBLE: Final = 1 << 4
_PLACE: Final = 5
_OWN_PLACE: Final = place_of(BLACK_MARKET)
"""The piece on the Black market itself must stay."""


def gifts(state: State, player: Player) -> list[list[int]]:
    """All gifts by what they are worth in doubloons, from 0 to MOST."""
    goods = [g + 1 for g, n in enumerate(player.goods) if n]
    points = [_VP] if player.vp else []
    pieces = [
        (place + 1 << _PLACE) + (_NOBLE if noble else 0)
        for place in owned_places(player)
        if place != _OWN_PLACE
        for noble, count in zip((False, True), pieces_at(player, place), strict=True)
        if count
    ]
    found: list[list[int]] = [[0]]
    for worth in range(1, MOST + 1):
        of_worth: list[int] = []
        for chosen in combinations((goods, points, pieces), worth):
            part = [0]
            for options in chosen:
                part = [gift + option for gift in part for option in options]
            of_worth += part
        found.append(sorted(of_worth))
    return found


def parts(gift: int) -> tuple[int, bool, int, bool]:
    """(good or -1, whether a victory point, place of the piece or -1, whether it is a noble)."""
    return (gift & 7) - 1, bool(gift & _VP), (gift >> _PLACE) - 1, bool(gift & _NOBLE)


def holds_colonist(gift: int) -> bool:
    """Whether a colonist (no noble) is among the pieces."""
    return bool(gift >> _PLACE) and not gift & _NOBLE


def give(state: State, seat: int, gift: int, events: Events) -> None:
    """Return the pieces to their supplies."""
    player = state.players[seat]
    good = gift & 7
    if good:
        player.goods[good - 1] -= 1
        state.goods[good - 1] += 1
    if gift & _VP:
        handed_out = sum(p.vp for p in state.players)
        player.vp -= 1
        # A point that is only noted on paper is no chip that could return.
        if state.vp_supply or handed_out <= state.rules.setup.vp:
            state.vp_supply += 1
    if gift >> _PLACE:
        noble = bool(gift & _NOBLE)
        add_piece(player, (gift >> _PLACE) - 1, noble, -1)
        if noble:
            state.noble_supply += 1
        else:
            state.colonist_supply += 1
    if events is not None:
        report(events, "pieces_given", seat, True, by="black_market", give=decode(gift))


def encode(state: State, player: Player, action: Build, short: int) -> int:
    """The gift of an action, 0 without one; the reason if the rules refuse it."""
    wanted = action.give
    if isinstance(wanted, UnsetType):
        return 0
    gift = 0
    if not isinstance(wanted.good, UnsetType):
        gift += GOODS.index(wanted.good) + 1
    if wanted.vp:
        gift += _VP
    if not isinstance(wanted.colonist, UnsetType):
        place, noble = parse_piece(wanted.colonist)
        gift += (place + 1 << _PLACE) + (_NOBLE if noble else 0)
    if not gift:
        return 0
    if player.city[BLACK_MARKET] <= 0:
        refuse("no_black_market")
    _check_held(state, player, gift)
    count = (gift & 7 > 0) + (gift & _VP > 0) + (gift >> _PLACE > 0)
    if count > max(0, short):
        refuse("gives_too_much", count=max(0, short))
    if count < short:
        refuse("gives_too_little", count=short)
    return gift


def _check_held(state: State, player: Player, gift: int) -> None:
    good = gift & 7
    if good and not player.goods[good - 1]:
        refuse("good_not_held", good=GOODS[good - 1])
    if gift & _VP and not player.vp:
        refuse("no_victory_points")
    if gift >> _PLACE:
        place = (gift >> _PLACE) - 1
        noble = bool(gift & _NOBLE)
        if place == _OWN_PLACE or not pieces_at(player, place)[noble]:
            refuse("no_piece_there", place=piece_name(place, noble))


def decode(gift: int) -> Json:
    """The `give` object."""
    good = gift & 7
    place = gift >> _PLACE
    return {
        **({"good": GOODS[good - 1]} if good else {}),
        **({"vp": True} if gift & _VP else {}),
        **({"colonist": piece_name(place - 1, bool(gift & _NOBLE))} if place else {}),
    }
