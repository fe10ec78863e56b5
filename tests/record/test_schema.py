"""docs/schema says what the code does: made from it, and true of real games."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from prdesk.core.record import as_object, make_record
from prdesk.core.rng import Dice
from prdesk.games import game

RULES = game("puertorico")
FOLDER = Path(__file__).parents[2] / "docs" / "schema"


def test_the_files_are_what_the_script_makes_of_the_code(generator: Any) -> None:
    for name, text in generator.files().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, (
            "run PYTHONPATH=. python docs/schema/generate.py"
        )


@pytest.mark.parametrize(
    ("players", "edition", "expansions", "variants"),
    [
        (2, "deluxe", [], []),
        (3, "classic", [], ["open_vp"]),
        (4, "deluxe", [], []),
        (5, "classic", [], []),
        (2, "deluxe", ["buildings", "nobles"], ["nobles_in_draft"]),
        (3, "classic", ["buildings"], ["random_buildings"]),
        (4, "deluxe", ["buildings", "nobles"], ["decline_colonists"]),
        (5, "classic", ["nobles"], ["corn_compensation", "factory_university_swap"]),
    ],
)
def test_positions_actions_and_records_of_games_fit(
    validator: Any, players: int, edition: str, expansions: list[str], variants: list[str]
) -> None:
    options = {
        "players": players,
        "edition": edition,
        "expansions": expansions,
        "variants": variants,
    }
    state = RULES.new(options, None, players)
    rng = Dice(players)
    actions: list[Any] = []
    pace = 4 if expansions else 1  # their random games are long
    while True:
        for view in (None, 0, players - 1) if len(actions) % pace == 0 else ():
            assert validator.errors(RULES.position(state, view), "position.schema.json") == []
        if state.player < 0:
            break
        for action in RULES.legal(state, 40)[0]:
            assert validator.errors(action, "action.schema.json") == []
        actions.append(RULES.decode(state, RULES.random_code(state, rng)))
        RULES.apply(state, actions[-1])
    record = make_record(
        game=RULES.id,
        ruleset=RULES.ruleset,
        options=options,
        seed=players,
        names=[f"Player {i}" for i in range(players)],
        seats=["ai:greedy@20ms", *["human"] * (players - 1)],
        actions=actions,
    )
    assert validator.errors(as_object(record), "record.schema.json") == []


def test_wrong_values_do_not_fit(validator: Any) -> None:
    good = RULES.position(RULES.new({"players": 3}, None, 1))
    changes: list[tuple[str, Any]] = [
        ("format", 2),
        ("round", 0),
        ("governor", True),
        ("rng", "xyz"),
        ("quarries", None),
        ("vp_supply", 1.0),
        ("trading_house", ["corn"] * 5),
        ("turn", {"decision": "role", "player": None}),
        ("players", good["players"][:1]),
        ("unheard_of", 1),
    ]
    for key, value in changes:
        wrong = {**copy.deepcopy(good), key: value}
        assert validator.errors(wrong, "position.schema.json"), key
    for action in ({}, {"type": "fly"}, {"type": "pass", "x": 1}, {"type": "load", "good": "corn"}):
        assert validator.errors(action, "action.schema.json")
