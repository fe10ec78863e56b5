"""An arrangement of workers while it is being edited (rules 5, 2a). No Qt."""

from dataclasses import dataclass, field
from typing import Any, Final

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.qt.snapshot import Snapshot
from prdesk.texts.homesteaders.rows import slots_of
from prdesk.ui.board.elements import Action
from prdesk.ui.board.table import Arrangement
from prdesk.ui.homesteaders.targets import IDLE

PORT: Final = "river_port"
"""Its two spaces bring nothing unless both are filled."""

LAST_ROUND: Final = 11

WORTH: Final = {
    "silver": 2,
    "trade": 3,
    "vp": 4,
    **dict(zip(GOODS, (4, 6, 8, 10, 11, 11), strict=True)),
}
"""Halves of a silver: what a thing costs in the market, a trade chit included."""

WORTH_AT_THE_END: Final = {
    "silver": 1,
    "trade": 6,
    "vp": 6,
    **dict(zip(GOODS, (2, 3, 4, 12, 12, 12), strict=True)),
}
"""Sixths of a point: what a thing comes to once there is only the scoring left."""


@dataclass
class Workers:
    """The arrangement of one player's workers (`prdesk.ui.board.table.Arrangement`).

    Attributes:
        slots: by building, whether a worker stands on each of its spaces.
        total: workers owned.
        worth: what a thing is worth, for `auto_place`.
    """

    slots: dict[str, list[bool]]
    total: int
    worth: dict[str, int]
    _start: dict[str, list[bool]] = field(init=False)

    def __post_init__(self) -> None:
        self._start = {name: spaces[:] for name, spaces in self.slots.items()}

    @classmethod
    def of(cls, player: dict[str, Any], round_: int) -> "Workers":
        """The workers as they stand on a player's buildings."""
        slots = {
            name: [bool(there) for there in held["workers"]]
            for name, held in player["buildings"].items()
            if held.get("workers")
        }
        worth = WORTH_AT_THE_END if round_ == LAST_ROUND else WORTH
        return cls(slots, player["workers"], worth)

    @property
    def placed(self) -> int:
        """Spaces with a worker."""
        return sum(sum(spaces) for spaces in self.slots.values())

    @property
    def unplaced(self) -> int:
        """Idle workers."""
        return self.total - self.placed

    @property
    def may_auto(self) -> bool:
        """Whether another arrangement brings more."""
        return self._value(self.slots) < self._value(self._best())

    @property
    def rearranges(self) -> bool:
        """Everybody goes where the income is best."""
        return True

    @property
    def may_confirm(self) -> bool:
        """Workers may be idle."""
        return True

    def toggle(self, place: str, index: int) -> bool:
        """Fill or empty a space; the two of a River Port together if there is a worker for each.

        Args:
            place: a building, or `idle`, from where a worker goes to the best free space.
        """
        if place == IDLE:
            return self._send()
        spaces = self.slots[place]
        if place == PORT and (all(spaces) or not any(spaces)) and (spaces[0] or self.unplaced > 1):
            self.slots[place] = [not there for there in spaces]
            return True
        if not spaces[index] and not self.unplaced:
            return False
        spaces[index] = not spaces[index]
        return True

    def auto_place(self) -> None:
        """The arrangement with the best income; one that is as good stays."""
        if self.may_auto:
            self.slots = self._best()

    def reset(self) -> None:
        """Back to where they stood."""
        self.slots = {name: spaces[:] for name, spaces in self._start.items()}
        self._dismiss()

    def take_over(self, begun: "Workers") -> None:
        """Go on from an arrangement that was begun with another number of workers."""
        self.slots = {name: spaces[:] for name, spaces in begun.slots.items()}
        self._dismiss()

    def action(self) -> Action:
        """The arrangement as a `place_workers` action."""
        filled = {n: [int(there) for there in s] for n, s in self.slots.items() if any(s)}
        return {"type": "place_workers", "buildings": filled}

    def _dismiss(self) -> None:
        """Send those home who are more than the player has."""
        for spaces in reversed(self.slots.values()):
            for index in reversed(range(len(spaces))):
                if spaces[index] and self.unplaced < 0:
                    spaces[index] = False

    def _send(self) -> bool:
        """Put an idle worker on the free space that brings most."""
        free = [one for one in self._units() if not any(self.slots[n][i] for n, i in one[1])]
        fitting = [(value, spaces) for value, spaces in free if len(spaces) <= self.unplaced]
        if not fitting:
            return False
        for name, index in max(fitting, key=lambda one: one[0] / len(one[1]))[1]:
            self.slots[name][index] = True
        return True

    def _units(self) -> list[tuple[int, list[tuple[str, int]]]]:
        """What can be filled: the worth of its income, and the spaces it takes."""
        found = []
        for name, spaces in self.slots.items():
            brings = [
                sum(self.worth[what] * count for what, count in income.items())
                for income in slots_of(name)
            ]
            if name == PORT:
                found.append((sum(brings), [(name, index) for index in range(len(spaces))]))
            else:
                found += [(brings[index], [(name, index)]) for index in range(len(spaces))]
        return found

    def _best(self) -> dict[str, list[bool]]:
        """The best arrangement there is: with a River Port, and without."""
        units = sorted(self._units(), key=lambda unit: -unit[0])
        ports = [unit for unit in units if len(unit[1]) > 1 and len(unit[1]) <= self.total]
        singles = [unit for unit in units if len(unit[1]) == 1]
        ways = [singles[: self.total]]
        ways += [[port, *singles[: self.total - len(port[1])]] for port in ports]
        chosen = max(ways, key=lambda way: sum(value for value, _ in way))
        filled = {space for _, spaces in chosen for space in spaces}
        return {
            name: [(name, index) in filled for index in range(len(spaces))]
            for name, spaces in self.slots.items()
        }

    def _value(self, slots: dict[str, list[bool]]) -> int:
        """The worth of the income of an arrangement."""
        return sum(
            value for value, spaces in self._units() if all(slots[name][i] for name, i in spaces)
        )


def workers_of(snapshot: Snapshot, begun: Arrangement | None) -> Workers | None:
    """The viewer's workers while he places them; begun: before something else was staged."""
    turn = snapshot.position["turn"]
    if not snapshot.interactive or turn["decision"] != "place_workers":
        return None
    if turn["player"] != snapshot.viewer:
        return None
    me = snapshot.position["players"][snapshot.viewer]
    found = Workers.of(me, snapshot.position["round"])
    if isinstance(begun, Workers):
        found.take_over(begun)
    return found
