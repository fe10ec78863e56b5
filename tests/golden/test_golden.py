"""The golden games replay to what was noted when they were kept."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from prdesk.core.record import encode
from prdesk.core.record_replay import replay
from tests.golden.games import FOLDER, PR, Json, digest, expected, names, outcome, read
from tests.puertorico.components import LARGE, NEW_LARGE, NEW_SMALL, NOBLE_KINDS, PRODUCTION, VIOLET
from tests.puertorico.invariants import (
    BASE_DECISIONS,
    NEW_DECISIONS,
    NOBLE_DECISIONS,
    Totals,
    check,
    check_step,
)

NAMES = names()


@pytest.mark.parametrize("name", NAMES)
def test_replay(name: str) -> None:
    """Result, reasons and the position at each round are what they were."""
    assert outcome(read(name)) == expected(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_record_replays_itself(name: str) -> None:
    """formats.md 6: all actions are legal, from the file through `replay`; written as read."""
    record = read(name)
    result = replay(record, PR)
    assert (result.applied, result.error) == (len(record.actions), None)
    assert digest(PR.position(result.state)) == expected(name)["position"]
    assert encode(record) == (FOLDER / f"{name}.prdesk").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_undo_along_the_whole_game(name: str) -> None:
    """Every position of the game is restored exactly by its copy, and reads back."""
    record = read(name)
    state = PR.new(record.options, record.names, record.seed)
    options = record.options
    totals = Totals(options["players"], options["expansions"], options["variants"])
    kept: list[tuple[Any, Json]] = []
    for action in record.actions:
        position = PR.position(state)
        check(position, totals)
        if kept:
            check_step(kept[-1][1], position)
        kept.append((state.copy(), position))
        PR.apply(state, action)
    for copy, position in reversed(kept):
        assert PR.position(copy) == position
        assert PR.position(PR.load(position)) == position


def played() -> Iterator[tuple[str, Any, Json]]:
    """(name, state before, action) of all golden games."""
    for name in NAMES:
        record = read(name)
        state = PR.new(record.options, record.names, record.seed)
        for action in record.actions:
            yield name, state, action
            PR.apply(state, action)


def test_what_the_golden_games_cover() -> None:
    """All player counts and editions, ends, roles, buildings, decisions, shared and split ties."""
    results = {name: expected(name) for name in NAMES}
    assert len(NAMES) >= 10
    tables = {(read(n).options["players"], read(n).options["edition"]) for n in NAMES}
    assert tables == {(n, e) for n in (2, 3, 4, 5) for e in ("deluxe", "classic")}
    rule_sets = Counter(
        (read(n).options["players"], "+".join(read(n).options["expansions"])) for n in NAMES
    )
    assert rule_sets.keys() == {
        (n, e) for n in (2, 3, 4, 5) for e in ("", "buildings", "nobles", "buildings+nobles")
    }
    assert sum(n for (_, expansions), n in rule_sets.items() if expansions) >= 20
    assert {r["end_reason"] for r in results.values()} == {"colonists", "city", "vp"}
    assert any(len(r["winners"]) > 1 for r in results.values())
    assert any(won_by_tie_break(r) for r in results.values())
    roles, buildings, decisions, answers = (Counter[str]() for _ in range(4))
    for _, state, action in played():
        decisions[state.decision] += 1
        answers[f"{state.decision} {action['type']}"] += 1
        if "role" in action:
            roles[action["role"]] += 1
        if "building" in action:
            buildings[action["building"]] += 1
    assert roles.keys() == {
        *("settler", "mayor", "builder", "craftsman", "trader", "captain"),
        *("prospector", "prospector_2"),
    }
    assert buildings.keys() == {*PRODUCTION, *VIOLET, *LARGE, *NEW_SMALL, *NEW_LARGE, *NOBLE_KINDS}
    assert decisions.keys() == {
        *BASE_DECISIONS,
        *NEW_DECISIONS,
        *NOBLE_DECISIONS,
        "land_office_forest",
    }
    answered = {answer.split()[1] for answer in answers}
    assert answered >= {"small_wharf", "discard_tile", "royal_supplier", "guesthouse", "draft"}
    assert answers.keys() >= {f"{d} pass" for d in ("tile", "build", "craftsman_bonus", "sell")}
    assert answers["load pass"]


def won_by_tie_break(result: Json) -> bool:
    """Whether several had the most points and doubloons and goods decided."""
    most = max(score["total"] for score in result["score"])
    leaders = [i for i, score in enumerate(result["score"]) if score["total"] == most]
    return len(leaders) > 1 and result["winners"] != leaders
