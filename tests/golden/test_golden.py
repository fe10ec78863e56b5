"""The golden games replay to what was noted when they were kept."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from prdesk.core.record import encode
from prdesk.core.record_replay import replay, start_of
from tests.golden.games import FOLDER, Json, digest, expected, names, outcome, read, rules_of
from tests.homesteaders import components as homesteaders
from tests.homesteaders import invariants as homesteaders_invariants
from tests.puertorico.components import LARGE, NEW_LARGE, NEW_SMALL, NOBLE_KINDS, PRODUCTION, VIOLET
from tests.puertorico.invariants import (
    BASE_DECISIONS,
    NEW_DECISIONS,
    NOBLE_DECISIONS,
)
from tests.soak import checks

NAMES = names()
OF = {
    game_id: [name for name in NAMES if read(name).game == game_id]
    for game_id in ("puertorico", "homesteaders")
}


@pytest.mark.parametrize("name", NAMES)
def test_replay(name: str) -> None:
    """Result, reasons and the position at each round are what they were."""
    assert outcome(read(name)) == expected(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_record_replays_itself(name: str) -> None:
    """formats.md 6: all actions are legal, from the file through `replay`; written as read."""
    record = read(name)
    rules = rules_of(record)
    result = replay(record, rules)
    assert (result.applied, result.error) == (len(record.actions), None)
    assert digest(rules.position(result.state)) == expected(name)["position"]
    assert encode(record) == (FOLDER / f"{name}.prdesk").read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_undo_along_the_whole_game(name: str) -> None:
    """Every position of the game is restored exactly by its copy, and reads back."""
    record = read(name)
    rules = rules_of(record)
    state = start_of(record, rules)
    check, check_step = checks(record.game, record.options)
    kept: list[tuple[Any, Json]] = []
    for action in record.actions:
        position = rules.position(state)
        check(position)
        if kept:
            check_step(kept[-1][1], position)
        kept.append((state.copy(), position))
        rules.apply(state, action)
    for copy, position in reversed(kept):
        assert rules.position(copy) == position
        assert rules.position(rules.load(position)) == position


def played(game_id: str, events: list[Json] | None = None) -> Iterator[tuple[str, Any, Json]]:
    """(name, state before, action) of all golden games of a game; `events` gathers theirs."""
    for name in OF[game_id]:
        record = read(name)
        rules = rules_of(record)
        state = start_of(record, rules)
        for action in record.actions:
            yield name, state, action
            rules.apply(state, action, events)


def test_what_the_golden_games_cover() -> None:
    """All player counts and editions, ends, roles, buildings, decisions, shared and split ties."""
    of_it = OF["puertorico"]
    results = {name: expected(name) for name in of_it}
    assert len(of_it) >= 10
    tables = {(read(n).options["players"], read(n).options["edition"]) for n in of_it}
    assert tables == {(n, e) for n in (2, 3, 4, 5) for e in ("deluxe", "classic")}
    rule_sets = Counter(
        (read(n).options["players"], "+".join(read(n).options["expansions"])) for n in of_it
    )
    assert rule_sets.keys() == {
        (n, e) for n in (2, 3, 4, 5) for e in ("", "buildings", "nobles", "buildings+nobles")
    }
    assert sum(n for (_, expansions), n in rule_sets.items() if expansions) >= 20
    assert {r["end_reason"] for r in results.values()} == {"colonists", "city", "vp"}
    assert any(len(r["winners"]) > 1 for r in results.values())
    assert any(won_by_tie_break(r) for r in results.values())
    roles, buildings, decisions, answers = (Counter[str]() for _ in range(4))
    for _, state, action in played("puertorico"):
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


def test_what_those_of_homesteaders_cover() -> None:
    """All player counts, decisions, trades, buildings, tiles, extras and rewards; both ties."""
    of_it = OF["homesteaders"]
    results = {name: expected(name) for name in of_it}
    assert len(of_it) >= 15
    tables = Counter((read(n).options["players"], *read(n).options["variants"]) for n in of_it)
    assert tables.keys() == {(n, *v) for n in (2, 3, 4) for v in ([], ["open_holdings"])}
    assert any(len(r["winners"]) > 1 for r in results.values())
    assert any(won_by_tie_break(r) for r in results.values())
    events: list[Json] = []
    decisions, answers = Counter[str](), Counter[str]()
    for _, state, action in played("homesteaders", events):
        decisions[state.decision] += 1
        answers[action["type"]] += 1
        answers["gold in place of another"] += "gold_as" in action
        answers["gold"] += bool(action.get("gold"))
    assert decisions.keys() == homesteaders_invariants.DECISIONS - {"game_over"}
    assert answers.keys() >= {"hire", "debt", "market", "bank", "repay", "buy", "sell", "done"}
    assert answers["gold in place of another"]
    assert answers["gold"]
    seen = {
        key: {event[key] for event in events if event["event"] == kind}
        for kind, key in (("built", "building"), ("lot_won", "tile"), ("rail_rewarded", "take"))
    }
    assert seen["building"] == {*homesteaders.BUILDINGS}
    assert seen["tile"] == {*homesteaders.TILES}
    assert seen["take"] == {"trade", "track", "worker", "vp", *homesteaders.GOODS}
    extras = {event["tile"] for event in events if event["event"] == "extra_bought"}
    assert extras == {name for name, tile in homesteaders.TILES.items() if tile.pay}


def won_by_tie_break(result: Json) -> bool:
    """Whether several had the most points and doubloons and goods decided."""
    most = max(score["total"] for score in result["score"])
    leaders = [i for i, score in enumerate(result["score"]) if score["total"] == most]
    return len(leaders) > 1 and result["winners"] != leaders
