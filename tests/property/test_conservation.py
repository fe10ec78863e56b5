"""Nothing appears or vanishes, whatever is played."""

from hypothesis import given

from tests.property.walks import PR, Walk, walks
from tests.puertorico.components import LARGE
from tests.puertorico.invariants import check, check_step

BONUS = {*LARGE, "cloister", "royal_garden"}


@given(walks())
def test_every_component_after_every_action(walk: Walk) -> None:
    """Rules 1.2: colonists, goods, tiles, quarries, buildings and VP; ships, houses, boards."""
    totals = walk.totals()
    before = None
    for state in walk.states():
        position = PR.position(state)
        check(position, totals)
        if before is not None:
            check_step(before, position)
        before = position


@given(walks())
def test_strict_loading_agrees(walk: Walk) -> None:
    """formats.md 5: every position of a game has the right totals."""
    position = PR.position(walk.end())
    assert PR.position(PR.load(position, 0, True)) == position


@given(walks())
def test_the_score_is_the_sum_of_its_parts(walk: Walk) -> None:
    """formats.md 3, 3.9."""
    state = walk.end()
    scores = PR.score(state)
    for score, player in zip(scores, PR.position(state)["players"], strict=True):
        parts = score["vp"] + score["buildings"] + sum(score["bonus"].values()) + score["nobles"]
        assert score["total"] == parts
        assert score["vp"] == player["vp"]
        assert score["tiebreak"] == player["doubloons"] + sum(player["goods"].values())
        assert score["bonus"].keys() == player["city"].keys() & BONUS
    best = max((s["total"], s["tiebreak"]) for s in scores)
    leaders = [i for i, s in enumerate(scores) if (s["total"], s["tiebreak"]) == best]
    assert PR.winners(state) == leaders
