"""Replaying a record: as far as its actions are legal, from where it begins."""

from __future__ import annotations

from typing import Any

import pytest

from prdesk.core.errors import ConfigError, IllegalAction, RecordError
from prdesk.core.record import Record, decode, encode, make_record
from prdesk.core.record_replay import replay
from prdesk.core.rng import Dice
from prdesk.games import game

RULES = game("puertorico")
OPTIONS = {"players": 2, "edition": "deluxe", "expansions": [], "variants": []}


def played(actions: int, seed: int = 6) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """So many random actions of a game, and the position before each and after the last."""
    state = RULES.new(OPTIONS, ["Anna", "Bo"], seed)
    rng = Dice(1)
    taken, positions = [], [RULES.position(state)]
    for _ in range(actions):
        taken.append(RULES.decode(state, RULES.random_code(state, rng)))
        RULES.apply(state, taken[-1])
        positions.append(RULES.position(state))
    return taken, positions


def record_of(actions: list[dict[str, Any]], **changes: Any) -> Record:
    fields = {
        "game": "puertorico",
        "ruleset": RULES.ruleset,
        "options": OPTIONS,
        "seed": 6,
        "names": ["Anna", "Bo"],
        "seats": ["human", "ai:greedy"],
        "actions": actions,
    }
    return decode(encode(make_record(**{**fields, **changes})))


def test_a_record_leads_to_the_position_it_was_made_at() -> None:
    actions, positions = played(60)
    end = replay(record_of(actions), RULES)
    assert (end.applied, end.error) == (60, None)
    assert RULES.position(end.state) == positions[-1]


def test_it_can_be_stopped_after_any_action() -> None:
    actions, positions = played(30)
    for to in (0, 1, 17, 30, 99):
        end = replay(record_of(actions), RULES, to)
        assert (end.applied, end.error) == (min(to, 30), None)
        assert RULES.position(end.state) == positions[end.applied]


def test_it_begins_at_a_position() -> None:
    actions, positions = played(60)
    end = replay(record_of(actions[25:], start=positions[25], seed=-1), RULES)
    assert RULES.position(end.state) == positions[-1]


@pytest.mark.parametrize(
    ("action", "error"),
    [({"type": "role", "role": "prospector_2"}, IllegalAction), ({"type": "fly"}, ConfigError)],
)
def test_it_ends_before_the_first_action_that_is_refused(
    action: dict[str, Any], error: type[Exception]
) -> None:
    actions, positions = played(20)
    actions[12] = action
    end = replay(record_of(actions), RULES)
    assert end.applied == 12
    assert isinstance(end.error, error)
    assert RULES.position(end.state) == positions[12]
    assert replay(record_of(actions), RULES, 12).error is None


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ruleset": RULES.ruleset + 1}, "ruleset"),
        ({"options": {"players": 6}}, "options.players"),
        ({"names": ["A", "B", "C"], "seats": ["human"] * 3}, "names"),
        ({"start": {"game": "puertorico", "options": OPTIONS, "round": 0}}, "round"),
    ],
)
def test_a_record_that_cannot_begin_names_the_field(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(record_of([], **changes), RULES)
    assert (caught.value.reason, caught.value.params) == ("bad_field", {"key": key})


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"options": {"players": 2, "variants": 5}}, "options.variants"),
        ({"options": {"players": 2, "variants": [{}]}}, "options.variants.0"),
        ({"options": {"players": 2, "variants": None}}, "options.variants"),
        ({"options": {"players": 2, "colour": "red"}}, "options.colour"),
        ({"options": {}}, "options.players"),
        ({"options": {"players": 2, "variants": ["open_vp"]}}, "options"),
        ({"options": {"players": 2, "edition": "classic"}}, "options"),
        ({"names": ["A", "B", "C"], "seats": ["human"] * 3}, "names"),
        (
            {"options": {"players": 3}, "names": ["A", "B", "C"], "seats": ["human"] * 3},
            "options",
        ),
    ],
)
def test_a_start_and_the_options_beside_it_agree(changes: dict[str, Any], key: str) -> None:
    _, positions = played(20)
    record = record_of([], start=positions[-1], **changes)
    with pytest.raises(RecordError) as refused:
        replay(record, RULES)
    assert refused.value.params["key"] == key
