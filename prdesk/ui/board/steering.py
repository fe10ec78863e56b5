"""Finding parts of the table by point and by arrow key. No Qt."""

from prdesk.ui.board.elements import Action, Commit, Look, Select, Spot

SLACK = 1.0
"""Pixels around a part that still count as it."""

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def spot_at(spots: list[Spot], x: float, y: float) -> Spot | None:
    """The uppermost part at a point, or else one that is missed by no more than SLACK."""
    for slack in (0.0, SLACK):
        for spot in spots[::-1]:
            if spot.rect.inset(-slack).has(x, y):
                return spot
    return None


def legal(spots: list[Spot]) -> list[Spot]:
    """The parts a click may choose, in reading order of the boards."""
    return [spot for spot in spots if spot.pick is not None and not isinstance(spot.pick, Look)]


def standing_for(spots: list[Spot], action: Action) -> list[Spot]:
    """The parts a click on which carries an action out, or settles a part of it."""
    whole = [spot for spot in spots if spot.pick == Commit(action)]
    return whole or [
        spot
        for spot in spots
        if isinstance(spot.pick, Select) and action.get(spot.pick.name) == spot.pick.value
    ]


def step(spots: list[Spot], now: Spot | None, by: int) -> Spot | None:
    """The next (`by` 1) or previous (-1) part; None beyond either end."""
    keys = [spot.key for spot in spots]
    if now is not None and now.key in keys:
        at = keys.index(now.key) + by
    else:
        at = 0 if by > 0 else len(spots) - 1
    return spots[at] if 0 <= at < len(spots) else None


def toward(spots: list[Spot], now: Spot | None, arrow: str) -> Spot | None:
    """The nearest part in the direction of an arrow key; `now` if there is none."""
    if now is None:
        return spots[0] if spots else None
    dx, dy = ARROWS[arrow]
    best: tuple[float, Spot] | None = None
    for spot in spots:
        along = (spot.rect.cx - now.rect.cx) * dx + (spot.rect.cy - now.rect.cy) * dy
        across = abs((spot.rect.cx - now.rect.cx) * dy) + abs((spot.rect.cy - now.rect.cy) * dx)
        if spot.key == now.key or along <= 1:
            continue
        far = along + across * 2.5
        if best is None or far < best[0]:
            best = (far, spot)
    return best[1] if best else now


def instead(before: list[Spot], now: list[Spot], gone: Spot | None) -> Spot | None:
    """Where the ring goes from a part that is gone: to the next one left, or else back."""
    left = {spot.key: spot for spot in now}
    at = next((n for n, spot in enumerate(before) if gone and spot.key == gone.key), len(before))
    order = [*before[at:], *before[:at][::-1]] if gone else []
    return next((left[spot.key] for spot in order if spot.key in left), next(iter(now), None))
