"""Homesteaders records: replayed as far as they go, and hostile ones."""

from __future__ import annotations

import time
from typing import Any

import pytest

from prdesk.core.errors import ConfigError, IllegalAction, RecordError
from prdesk.core.game import Json
from prdesk.core.record import Record, decode, encode, make_record
from prdesk.core.record_replay import replay
from prdesk.core.rng import Dice
from prdesk.games import game

RULES = game("homesteaders")
OPTIONS = {"players": 3, "variants": []}
NAMES = ["Anna", "Bo", "Cleo"]


def played(actions: int) -> tuple[list[Json], list[Json]]:
    """So many random actions of a game, and the position before each and after the last."""
    state = RULES.new(OPTIONS, NAMES, 6)
    rng = Dice(1)
    taken, positions = [], [RULES.position(state)]
    for _ in range(actions):
        taken.append(RULES.decode(state, RULES.random_code(state, rng)))
        RULES.apply(state, taken[-1])
        positions.append(RULES.position(state))
    return taken, positions


def record_of(actions: list[Json], **changes: Any) -> Record:
    fields = {
        "game": "homesteaders",
        "ruleset": RULES.ruleset,
        "options": OPTIONS,
        "seed": 6,
        "names": NAMES,
        "seats": ["human", "ai:random", "human"],
        "actions": actions,
    }
    return decode(encode(make_record(**{**fields, **changes})))


def test_a_record_leads_to_each_position_it_was_made_at() -> None:
    actions, positions = played(60)
    for to in (0, 1, 17, 42, 60, 99):
        end = replay(record_of(actions), RULES, to)
        assert (end.applied, end.error) == (min(to, 60), None)
        assert RULES.position(end.state) == positions[end.applied]


@pytest.mark.parametrize("begin", [0, 7, 25, 41, 59])
def test_it_begins_at_a_position(begin: int) -> None:
    actions, positions = played(60)
    end = replay(record_of(actions[begin:], start=positions[begin], seed=-1), RULES)
    assert RULES.position(end.state) == positions[-1]


@pytest.mark.parametrize(
    ("action", "error"),
    [
        ({"type": "role", "role": "mayor"}, ConfigError),
        ({"type": "place_workers", "buildings": {"farm": {"workers": 1}}}, ConfigError),
        ({"type": "repay", "with": "silver"}, IllegalAction),
        ({"type": "place_workers", "buildings": {"homestead": [0] * 100_000}}, IllegalAction),
        ({"type": "build", "building": "church", "gold_as": {"copper": 2**62}}, IllegalAction),
        ({"type": "bid", "auction": "1", "amount": 2**63 - 1}, IllegalAction),
        ({"type": "pay", "gold": -(2**63)}, IllegalAction),
    ],
)
def test_it_ends_before_the_first_action_that_is_refused(
    action: Json, error: type[Exception]
) -> None:
    actions, positions = played(40)
    for at in (0, 13, 31):
        begin = time.process_time()
        end = replay(record_of([*actions[:at], action, *actions[at + 1 :]]), RULES)
        assert time.process_time() - begin < 2
        assert end.applied == at
        assert isinstance(end.error, error)
        assert RULES.position(end.state) == positions[at]


HUGE = [f"2-{n}" for n in range(10_000)]


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ruleset": RULES.ruleset + 1}, "ruleset"),
        ({"options": {"players": 5}}, "options.players"),
        ({"options": {"players": 3, "edition": "deluxe"}}, "options.edition"),
        ({"options": {"players": 3, "variants": ["open_vp"]}}, "options.variants.0"),
        ({"start": {"game": "puertorico", "options": {"players": 3}}}, "game"),
        ({"start": {"game": "homesteaders", "options": OPTIONS, "round": 12}}, "round"),
        (
            {"start": {"game": "homesteaders", "options": OPTIONS, "decks": {"2": HUGE}}},
            "decks.2.0",
        ),
        (
            {"start": {"game": "homesteaders", "options": {"players": 2}}},
            "options",
        ),
        (
            {"start": {"game": "homesteaders", "options": OPTIONS, "stock": {"farm": 2**62}}},
            "stock.farm",
        ),
    ],
)
def test_a_record_that_cannot_begin_names_the_field(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(record_of([], **changes), RULES)
    assert (caught.value.reason, caught.value.params) == ("bad_field", {"key": key})


def test_a_player_who_trades_for_ever_cannot_fill_a_record_that_does_not_load() -> None:
    """Debt may be taken without end; the position that it leads to still loads."""
    record = record_of([{"type": "debt"}] * 19_999)
    end = replay(record, RULES)
    assert end.applied == 19_999
    position = RULES.position(end.state)
    assert position["players"][0]["silver"] == 6 + 2 * 19_999
    assert RULES.position(RULES.load(position)) == position
