"""What a seat may know (formats.md section 4): holdings behind screens, the face-down tiles."""

from __future__ import annotations

from typing import Final

from prdesk.core.rng import Dice, mix
from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.homesteaders.catalog.tiles import TILES
from prdesk.homesteaders.rules import Ruleset
from prdesk.homesteaders.state import Player, State

OPEN_DECKS: Final = 1
"""The first deck lies face up, the others face down."""


def hides_holdings(state: State, view: int | None, seat: int) -> bool:
    """Whether what the seat holds stands behind a screen for the viewer."""
    if view is None or view == seat or not state.frames:
        return False
    return not state.rules.open_holdings


def hide(state: State, seat: int, salt: int) -> State:
    """A copy with everything the seat can't know drawn anew from the salt.

    Face-down tiles are shuffled inside each stage. In a game that was followed from its beginning
    the holdings of the others are known, since all that they took and paid lay in the open; in any
    other they are made up from what can be seen. Either way they count as open from then on.
    """
    copy = state.copy()
    dice = Dice(mix(salt, seat))
    for deck in copy.decks[OPEN_DECKS:]:
        _shuffle(deck, dice)
    if not state.frames:
        return copy
    if not state.tracked:
        for i, player in enumerate(copy.players):
            if hides_holdings(state, seat, i):
                _imagine(player, state.round, dice)
    if not copy.rules.open_holdings:
        copy.rules = Ruleset(copy.rules.players, True)
    return copy


def _shuffle(deck: list[int], dice: Dice) -> None:
    """Shuffle the tiles of each stage among the places that tiles of it have in the deck."""
    for stage in sorted({TILES[tile].stage for tile in deck}):
        places = [i for i, tile in enumerate(deck) if TILES[tile].stage == stage]
        tiles = sorted([deck[i] for i in places])
        dice.shuffle(tiles)
        for i, tile in zip(places, tiles, strict=True):
            deck[i] = tile


def _imagine(player: Player, round: int, dice: Dice) -> None:
    """Holdings that a player may well have in a round, by chance."""
    player.silver = dice.below(6 + round)
    player.trade = dice.below(4)
    player.debt = dice.below(1 + round // 3)
    player.vp = dice.below(1 + 2 * round)
    goods = [0] * len(GOODS)
    for _ in range(1 + dice.below(4)):
        good = dice.below(len(GOODS))
        goods[good] = goods[good] + 1
    player.goods = goods
