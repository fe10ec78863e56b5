"""What a board counts as it goes is what stands on it, after every action."""

from typing import Any

from hypothesis import given

from tests.property.walks import Walk, walks

KEPT = ("owned", "island_used", "city_used", "circles", "pieces", "nobles")


def counts(player: Any) -> dict[str, Any]:
    return {name: getattr(player, name) for name in KEPT}


@given(walks())
def test_counts_are_those_of_the_board(walk: Walk) -> None:
    for state in walk.states():
        for player in state.players:
            counted = player.copy()
            counted.tally()
            assert counts(player) == counts(counted)
