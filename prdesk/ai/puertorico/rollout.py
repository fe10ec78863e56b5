"""Games played out by rules of thumb: by them the tree search judges new positions.

Everybody does something sensible most of the time and something random now and then, at about the
price of a random choice. docs/measurements.md compares it with random games.
"""

from __future__ import annotations

from typing import Final

from prdesk.ai.puertorico.manning import man
from prdesk.ai.puertorico.thumbs import building, role, tile
from prdesk.core.rng import Dice
from prdesk.puertorico import engine
from prdesk.puertorico.phases.arrangement import place_at_random
from prdesk.puertorico.phases.base import (
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    MAYOR,
    PASS,
    ROUND_PHASE,
    SETTLER,
    STORE,
    TRADER,
)
from prdesk.puertorico.state import PHASE, SEAT, Player, State

_SURPRISES: Final = 4
"""Choices that are random, of every _CHOICES."""
_CHOICES: Final = 64
_GOODS: Final = 5


def playout(state: State, dice: Dice) -> None:
    """Play to the end of the game."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        player = state.players[frame[SEAT]]
        surprise = dice.below(_CHOICES) < _SURPRISES
        if frame[PHASE] == MAYOR:
            if surprise:
                place_at_random(player, dice)
            else:
                man(player, dice.below(2) == 0)
            engine.placed(state)
        elif surprise:
            engine.play(state, engine.random_code(state, dice), None)
        else:
            engine.play(state, _thumb(state, frame[PHASE], player, dice), None)


def _thumb(state: State, phase: int, player: Player, dice: Dice) -> int:
    """The choice of a rule of thumb; a random one where there is none."""
    codes = state.codes
    count = len(codes)
    if phase == ROUND_PHASE:
        return role(state, player, codes, dice)
    if phase == BUILDER:
        return building(player, codes, dice)
    if phase == CAPTAIN:
        return _load(state, player, codes, dice)
    if phase == STORE:
        return _keep(codes)
    if codes[count - 1] != PASS:
        return codes[dice.below(count)]
    if phase in (TRADER, CRAFTSMAN):
        return codes[count - 2]  # the dearest good
    if phase == SETTLER:
        return tile(player, codes, dice)
    return codes[dice.below(count - 1)]


def _load(state: State, player: Player, codes: list[int], dice: Dice) -> int:
    """The most barrels."""
    best, most = codes[0], -1
    start: int = dice.below(len(codes))
    for i in range(len(codes)):
        code = codes[i + start - len(codes)]
        if code >= PASS:  # or a mix of the small wharf
            continue
        good, ship = code >> 3, code & 7
        count = player.goods[good]
        if ship < 7:
            count = min(count, state.ship_sizes[ship] - state.ship_counts[ship])
        if count > most:
            best, most = code, count
    return best


def _keep(codes: list[int]) -> int:
    """The most barrels, the dearest of as many."""
    best, most = codes[0], -1
    for code in codes:
        count = 0
        for good in range(_GOODS):
            count += 8 * (code >> 8 * good & 255)
            if code >> 8 * good & 255:
                count += good
        if count > most:
            best, most = code, count
    return best
