"""docs/schema says what the code does: made from it, and true of real games."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from docs.schema import generate
from prdesk.core.game import Game
from prdesk.core.record import as_object, make_record
from prdesk.core.rng import Dice
from prdesk.games import game

FOLDER = Path(__file__).parents[2] / "docs" / "schema"


def test_the_files_are_what_the_script_makes_of_the_code() -> None:
    made = generate.files()
    assert {path.name for path in FOLDER.glob("*.json")} == set(made)
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, (
            "run python -m docs.schema.generate"
        )


def puerto_rico(players: int, edition: str, expansions: str = "", variants: str = "") -> Any:
    options = {
        "players": players,
        "edition": edition,
        "expansions": expansions.split(),
        "variants": variants.split(),
    }
    return game("puertorico"), options, 4 if expansions else 1  # their random games are long


def homesteaders(players: int, *variants: str) -> Any:
    return game("homesteaders"), {"players": players, "variants": list(variants)}, 1


@pytest.mark.parametrize(
    ("rules", "options", "pace"),
    [
        puerto_rico(2, "deluxe"),
        puerto_rico(3, "classic", variants="open_vp"),
        puerto_rico(4, "deluxe"),
        puerto_rico(5, "classic"),
        puerto_rico(2, "deluxe", "buildings nobles", "nobles_in_draft"),
        puerto_rico(3, "classic", "buildings", "random_buildings"),
        puerto_rico(4, "deluxe", "buildings nobles", "decline_colonists"),
        puerto_rico(5, "classic", "nobles", "corn_compensation factory_university_swap"),
        homesteaders(2),
        homesteaders(3, "open_holdings"),
        homesteaders(4),
    ],
)
def test_positions_actions_and_records_of_games_fit(
    validator: Any, rules: Game, options: dict[str, Any], pace: int
) -> None:
    players = options["players"]
    state = rules.new(options, None, players)
    rng = Dice(players)
    actions: list[Any] = []
    while True:
        for view in (None, 0, players - 1) if len(actions) % pace == 0 else ():
            position = rules.position(state, view)
            assert validator.errors(position, f"{rules.id}.position.schema.json") == []
        if state.player < 0:
            break
        for action in rules.legal(state, 40)[0]:
            assert validator.errors(action, f"{rules.id}.action.schema.json") == []
        actions.append(rules.decode(state, rules.random_code(state, rng)))
        rules.apply(state, actions[-1])
    record = make_record(
        game=rules.id,
        ruleset=rules.ruleset,
        options=options,
        seed=players,
        names=[f"Player {i}" for i in range(players)],
        seats=["ai:greedy@20ms", *["human"] * (players - 1)],
        actions=actions,
    )
    assert validator.errors(as_object(record), "record.schema.json") == []


PUERTO_RICO_CHANGES = [
    ("governor", True),
    ("rng", "xyz"),
    ("quarries", None),
    ("vp_supply", 1.0),
    ("trading_house", ["corn"] * 5),
    ("turn", {"decision": "role", "player": None}),
]
HOMESTEADERS_CHANGES = [
    ("round", 12),
    ("start_player", 4),
    ("neutral", {"level": 12, "auction": None}),
    ("auctions", {"1": "2-11"}),
    ("bids", {"1": {"player": 0, "amount": 8}}),
    ("decks", {"2": []}),
    ("stock", {"homestead": 1}),
    ("turn", {"decision": "pay_bid", "player": 0}),
]
COMMON_CHANGES: list[tuple[str, Any]] = [
    ("format", 2),
    ("round", 0),
    ("players", []),
    ("unheard_of", 1),
]


@pytest.mark.parametrize(
    ("game_id", "changes"),
    [("puertorico", PUERTO_RICO_CHANGES), ("homesteaders", HOMESTEADERS_CHANGES)],
)
def test_wrong_values_do_not_fit(
    validator: Any, game_id: str, changes: list[tuple[str, Any]]
) -> None:
    rules = game(game_id)
    good = rules.position(rules.new({"players": 3}, None, 1))
    for key, value in COMMON_CHANGES + changes:
        wrong = {**copy.deepcopy(good), key: value}
        assert validator.errors(wrong, f"{game_id}.position.schema.json"), key
    for action in (
        {},
        {"type": "fly"},
        {"type": "pass", "x": 1},
        {"type": "load", "good": "corn"},
        {"type": "bid", "auction": "1"},
    ):
        assert validator.errors(action, f"{game_id}.action.schema.json")
