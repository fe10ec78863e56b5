"""Guests of a Guesthouse and the empty circles they may move to. No Qt."""

from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Select
from prdesk.ui.puertorico.kinds import building
from prdesk.ui.puertorico.picks import Partial, Targets
from prdesk.ui.puertorico.pieces import COLONIST, NOBLE, empty_circles, pieces_on

HOME = "city:guesthouse"


def moves(found: Targets, snapshot: Snapshot, partial: Partial) -> None:
    """A guest, if there are two kinds, and an empty circle; the last guest's click commits."""
    if snapshot.position["turn"]["decision"] != "guesthouse":
        return
    player = snapshot.position["players"][snapshot.viewer]
    if HOME not in {f"city:{name}" for name in player["city"]}:
        return
    to: list[str] = partial.get("to", [])
    guests = pieces_on(player, HOME, building("guesthouse").circles)
    left = guests[:]
    for piece in to:
        left.remove(NOBLE if piece.endswith(f":{NOBLE}") else COLONIST)
    waiting = [guest for guest in left if guest]
    hand = _hand(partial, guests, waiting)
    if waiting:
        found.chosen.add(f"circle:{HOME}:{guests.index(hand)}")
    if len(set(waiting)) > 1:
        for number, guest in enumerate(guests):
            found.picks[f"circle:{HOME}:{number}"] = Select("guest", guest)
    for place, numbers in empty_circles(player).items():
        if place != HOME:
            _circles(found, place, numbers, to, hand, len(waiting))
    if to:
        found.ready = _move(to)
        found.picks[HOME] = Commit(found.ready)


def _hand(partial: Partial, guests: list[str], waiting: list[str]) -> str:
    """Who goes next: the one chosen, or the first."""
    chosen = partial.get("guest")
    return str(chosen) if chosen in waiting else (waiting or [""])[0]


def _circles(
    found: Targets, place: str, numbers: list[int], to: list[str], hand: str, waiting: int
) -> None:
    settled = [piece for piece in to if piece.removesuffix(f":{NOBLE}") == place]
    for piece, number in zip(settled, numbers, strict=False):
        part = f"circle:{place}:{number}"
        rest = to[:]
        rest.remove(piece)
        found.chosen.add(part)
        found.picks[part] = Select("to", rest)
    if not waiting:
        return
    after = sorted([*to, f"{place}:{NOBLE}" if hand == NOBLE else place])
    pick = Commit(_move(after)) if waiting == 1 else Select("to", after)
    for number in numbers[len(settled) :]:
        found.picks[f"circle:{place}:{number}"] = pick


def _move(to: list[str]) -> Action:
    return {"type": "guesthouse", "to": to}
