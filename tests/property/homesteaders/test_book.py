"""The engine against the book: what a reader of the rules would list, collect and count."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.homesteaders import book
from tests.homesteaders.components import GOODS
from tests.homesteaders.moves import moves
from tests.property.walks import HS, HomesteadersWalk, Json, homesteaders_walks


@given(homesteaders_walks())
def test_exactly_what_the_rules_allow(walk: HomesteadersWalk) -> None:
    """Each legal list is the book's, no more and no less."""
    for state in walk.states():
        position = HS.position(state)
        actions, complete = HS.legal(state)
        assert complete
        assert moves(*actions) == moves(*book.legal(position))
        assert len(actions) == len(moves(*actions))


POWERS = ["market", "bank", "general_store", "river_port", "lawyer", "forge", "farm"]


@given(homesteaders_walks(), st.data())
def test_whatever_is_held(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """The same with holdings and buildings that random play seldom brings together."""
    position = HS.position(walk.end())
    for side in position["players"]:
        few = st.integers(0, 3)
        side |= {key: data.draw(few) for key in ("silver", "trade", "debt")}
        side["silver"] *= 3
        side["workers"] += data.draw(few)
        side["goods"] = {good: data.draw(few) for good in GOODS}
        for building in data.draw(st.sets(st.sampled_from(POWERS))):
            side["buildings"].setdefault(building, {})
    position["turn"].pop("cost", None)
    state = HS.load(position)
    for _ in range(4):
        found = HS.position(state)
        assert moves(*HS.legal(state)[0]) == moves(*book.legal(found))
        if state.decision == "game_over":
            return
        assert book.asked(found)
        HS.apply(state, data.draw(st.sampled_from(HS.legal(state)[0])))


@given(homesteaders_walks())
def test_every_question_is_one(walk: HomesteadersWalk) -> None:
    """formats.md 4, "Carried out without asking": none of those cases is ever asked."""
    for state in walk.states():
        if state.decision != "game_over":
            assert book.asked(HS.position(state))


@given(homesteaders_walks())
def test_scores(walk: HomesteadersWalk) -> None:
    """5.2: each part of the score, at every moment."""
    for state in walk.states():
        sides = HS.position(state)["players"]
        scores = HS.score(state)
        assert scores == [book.score(side) for side in sides]
        assert HS.standing(state) == [(s["total"], s["tiebreak"]) for s in scores]
        best = max((s["total"], s["tiebreak"]) for s in scores)
        ranks = [(s["total"], s["tiebreak"]) for s in scores]
        assert HS.winners(state) == [i for i, rank in enumerate(ranks) if rank == best]


def without_zeros(income: Json) -> dict[str, int]:
    """What an `income_collected` event says, by key; debts negative."""
    counts = {key: income.get(key, 0) for key in ("silver", "trade", "vp")}
    counts |= income.get("goods", {})
    counts["debt"] = -income.get("debts", 0)
    return {key: n for key, n in counts.items() if n}


@given(homesteaders_walks())
def test_incomes(walk: HomesteadersWalk) -> None:
    """5.2b: what everybody collects, in all and from each source."""
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            return
        before = HS.position(state)
        events: list[dict[str, Any]] = []
        HS.play(state, HS.random_code(state, rng), events)
        placed = {e["player"]: e for e in events if e["event"] == "workers_placed"}
        for event in events:
            if event["event"] != "income_collected":
                continue
            side = before["players"][event["player"]]
            if event["player"] in placed:
                filled = placed[event["player"]]["buildings"]
                for name, square in side["buildings"].items():
                    square["workers"] = filled.get(name, [0] * len(square["workers"]))
            if before["turn"]["decision"] == "place_workers":
                assert without_zeros(event) == book.income(side)
            parts: dict[str, int] = {}
            for source in event["sources"].values():
                for key, n in without_zeros(source).items():
                    parts[key] = parts.get(key, 0) + n
            assert parts == without_zeros(event)
