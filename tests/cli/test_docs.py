"""docs/formats.md names what the code has."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from prdesk.ai.levels import LEVELS
from prdesk.cli.program import COMMANDS
from prdesk.cli.rpc.methods import METHODS
from prdesk.core.game import Json
from prdesk.core.rng import Dice, Rng, next64
from prdesk.games import game
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.ids import (
    EDITIONS,
    END_REASONS,
    EXPANSIONS,
    GOODS,
    ROLES,
    TILES,
    VARIANTS,
)
from prdesk.puertorico.engine import ACCEPTED, PHASES
from prdesk.texts.faults import FAULTS
from prdesk.texts.puertorico import TEXTS

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"[a-z0-9_]+(?:-[a-z]+)*", " ".join(re.findall(r"`+[^`]+`+", DOC))))


SOURCE = "".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "prdesk").rglob("*.py"))
    if "texts" not in path.parts
)


def in_use(ids: Iterable[str]) -> set[str]:
    """Those of the ids that the code outside the tables of texts mentions."""
    return {name for name in ids if f'"{name}"' in SOURCE}


def section(number: int) -> str:
    return DOC.split(f"\n## {number}. ")[1].split("\n## ")[0]


@pytest.mark.parametrize(
    ("what", "ids"),
    [
        ("goods", GOODS),
        ("roles", ROLES),
        ("buildings", NAMES),
        ("editions", EDITIONS),
        ("expansions", EXPANSIONS),
        ("variants", VARIANTS),
        ("tiles", TILES),
        ("ends", END_REASONS),
        ("agents", [level.name for level in LEVELS]),
        ("decisions", list(ACCEPTED)),
        ("turn keys", [name for phase in PHASES for name, _ in phase.fields]),
        ("methods", list(METHODS)),
    ],
)
def test_every_id_is_named(what: str, ids: list[str]) -> None:
    assert set(ids) <= WORDS


def test_every_parameter_is_named() -> None:
    for name, method in METHODS.items():
        row = next(line for line in section(6).splitlines() if line.startswith(f"| `{name}` |"))
        assert all(f"`{param}`" in row for param in method.params), name


def test_every_flag_is_named() -> None:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    for module in COMMANDS:
        module.add(commands)
    for name, command in commands.choices.items():
        row = next(line for line in section(1).splitlines() if line.startswith(f"| `{name}"))
        flags = set(re.findall(r"--[a-z]+", command.format_help())) - {"--help"}
        assert flags == set(re.findall(r"--[a-z]+", row)), name


def test_the_lists_of_events_and_reasons_are_those_in_use() -> None:
    table = section(5).split("\n\nA score")[0]
    events = set(re.findall(r"^\| `([a-z_]+)` \|", table, re.M))
    assert events == in_use(event for event in TEXTS.events if event.isidentifier())
    reasons = set(re.findall(r"`([a-z_]+)`", section(7))) - {"key"}
    assert reasons == in_use({**FAULTS, **TEXTS.refusals})


def rows(number: int) -> dict[str, str]:
    """The rows of a section's tables by each id in their first cell."""
    lines = [line for line in section(number).splitlines() if line.startswith("| `")]
    return {name: line for line in lines for name in re.findall(r"`(\w+)`", line.split("|")[1])}


@pytest.mark.parametrize(
    ("players", "expansions", "variants"),
    [
        (2, ["buildings", "nobles"], ["nobles_in_draft"]),
        (3, ["buildings"], []),
        (4, ["buildings", "nobles"], ["random_buildings", "decline_colonists"]),
    ],
)
def test_what_games_write_is_described(
    players: int, expansions: list[str], variants: list[str]
) -> None:
    rules = game("puertorico")
    options = {"players": players, "expansions": expansions, "variants": variants}
    of_events, of_actions, of_turns = rows(5), rows(4), rows(3)
    common = {"event", "player", "auto", "decision", "chooser", "below"}
    for seed in range(4):
        state = rules.new(options, None, seed)
        rng = Dice(seed)
        events: list[Json] = []
        while state.player >= 0:
            turn = rules.turn(state)
            if turn["decision"] not in ("role", "draft"):
                named(of_turns[turn["decision"]], set(turn) - common)
            for action in rules.legal(state, 30)[0]:
                assert f'"type":"{action["type"]}"' in of_actions[state.decision] or (
                    state.decision in ("library_tile", "land_office_forest")
                )
            rules.play(state, rules.random_code(state, rng), events)
        for event in events:
            own = set(event) - common
            ids = {event[key] for key in ("by", "source", "piece", "at") if key in event}
            named(of_events[event["event"]], own | ids)


def named(row: str, words: set[str]) -> None:
    assert {word for word in words if f"`{word}`" not in row} == set(), row


def test_the_generator_gives_the_vectors() -> None:
    vectors = dict(re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", section(8), re.M))
    state, outputs = 0, []
    for _ in range(3):
        state, value = next64(state)
        outputs.append(f"{value:016x}")
    assert " ".join(outputs) == vectors["three outputs from state 0"]
    assert f"{next64(Rng(-1).state)[1]:016x}" == vectors["one output from seed -1"]
    rng = Rng(42)
    assert (
        " ".join(str(rng.below(6)) for _ in range(10))
        == vectors["ten times below(6) from state 42"]
    )
    items = list(range(10))
    Rng(1).shuffle(items)
    assert " ".join(map(str, items)) == vectors["0...9 shuffled from state 1"]
