"""Positions out of random games, and other ones that a seat can't tell from them."""

from __future__ import annotations

from prdesk.core.rng import Dice, mix
from prdesk.games import game

PR = game("puertorico")


def positions(players, seed, every=7, **options):
    """States met in a random game, copied every few decisions."""
    state = PR.new({"players": players, **options}, None, seed)
    rng = Dice(seed)
    step = 0
    while state.frames:
        if step % every == 0:
            yield state.copy()
        PR.play(state, PR.random_code(state, rng))
        step += 1


def indistinguishable(state, seed):
    """A copy with other face-down tiles, secret forests, chips of rivals and luck to come."""
    copy = state.copy()
    rng = Dice(seed)
    copy.rng = mix(state.rng, seed)
    rivals = [p for seat, p in enumerate(copy.players) if seat != state.player]
    tiles = copy.stack[:]
    for rival in rivals:
        tiles += [kind for kind, n in enumerate(rival.secret_forests) for _ in range(n)]
    rng.shuffle(tiles)
    for rival in rivals:
        known = [n - s for n, s in zip(rival.forests, rival.secret_forests, strict=True)]
        dealt = [tiles.pop() for _ in range(sum(rival.secret_forests))]
        rival.secret_forests = tuple(dealt.count(kind) for kind in range(len(known)))
        rival.forests = tuple(n + dealt.count(kind) for kind, n in enumerate(known))
    copy.stack = tiles
    for _ in range(5):
        giver, taker = rivals[rng.below(len(rivals))], rivals[rng.below(len(rivals))]
        moved = rng.below(giver.vp + 1)
        giver.vp -= moved
        taker.vp += moved
    return copy
