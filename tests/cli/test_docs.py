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
from prdesk.games import GAMES, game
from prdesk.homesteaders import engine as homesteaders_engine
from prdesk.homesteaders.catalog import ids as homesteaders
from prdesk.puertorico import engine as puertorico_engine
from prdesk.puertorico.catalog import ids as puertorico
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.texts import GAMES as GAME_TEXTS
from prdesk.texts.faults import FAULTS

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"[a-z0-9_]+(?:-[a-z]+)*", " ".join(re.findall(r"`+[^`]+`+", DOC))))


BOTH = ["buildings", "nobles"]
CHAPTERS = {3: "puertorico", 4: "homesteaders"}
ENGINES = {3: puertorico_engine, 4: homesteaders_engine}


def in_use(game_id: str, ids: Iterable[str]) -> set[str]:
    """Those of the ids that the code of a game, or of all games, mentions."""
    others = {"texts", "ui", "qt", *(other for other in GAMES if other != game_id)}
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "prdesk").rglob("*.py"))
        if not others & set(path.parts)
    )
    return {name for name in ids if name.isidentifier() and f'"{name}"' in source}


def section(number: int) -> str:
    return DOC.split(f"\n## {number}. ")[1].split("\n## ")[0]


@pytest.mark.parametrize(
    ("what", "ids"),
    [
        ("games", list(GAMES)),
        ("agents", [level.name for level in LEVELS]),
        ("methods", list(METHODS)),
        ("goods", puertorico.GOODS),
        ("roles", puertorico.ROLES),
        ("buildings", NAMES),
        ("editions", puertorico.EDITIONS),
        ("expansions", puertorico.EXPANSIONS),
        ("variants", puertorico.VARIANTS),
        ("tiles", puertorico.TILES),
        ("ends", puertorico.END_REASONS),
        ("homesteaders goods", homesteaders.GOODS),
        ("homesteaders buildings", homesteaders.BUILDINGS),
        ("homesteaders variants", homesteaders.VARIANTS),
        ("rewards", homesteaders.REWARDS),
        ("stages", [name for name in homesteaders.STAGES if name != "settlement_town"]),
    ],
)
def test_every_id_is_named(what: str, ids: list[str]) -> None:
    assert set(ids) <= WORDS


@pytest.mark.parametrize("number", [3, 4])
def test_every_decision_and_its_keys_are_named(number: int) -> None:
    engine = ENGINES[number]
    named_here = set(re.findall(r"`([a-z_]+)`", section(number)))
    assert set(engine.ACCEPTED) <= named_here
    assert {name for phase in engine.PHASES for name, _ in phase.fields} <= named_here


def test_every_parameter_is_named() -> None:
    for name, method in METHODS.items():
        row = next(line for line in section(5).splitlines() if line.startswith(f"| `{name}` |"))
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


def part(number: int, title: str) -> str:
    """A part of a section."""
    return section(number).split(f"\n### {title}\n")[1].split("\n### ")[0]


def reasons(text: str) -> set[str]:
    return set(re.findall(r"`([a-z_]+)`", text))


@pytest.mark.parametrize("number", [3, 4])
def test_the_lists_of_events_and_reasons_are_those_in_use(number: int) -> None:
    texts = GAME_TEXTS[CHAPTERS[number]]
    events = set(re.findall(r"^\| `([a-z_]+)` \|", part(number, "Events"), re.M))
    assert in_use(CHAPTERS[number], texts.events) <= events
    assert events <= in_use(CHAPTERS[number], {name.partition(".")[0] for name in texts.events})
    common = part(5, "Reasons").split("\n\n")
    of_all, faults, of_records = (reasons(text) for text in common[-3:])
    assert of_all | faults | of_records <= {*texts.refusals, *FAULTS, "key"}
    known = reasons(part(number, "Reasons")) | of_all | faults | of_records
    assert in_use(CHAPTERS[number], {*texts.refusals, *FAULTS}) <= known
    assert reasons(part(number, "Reasons")) <= in_use(CHAPTERS[number], texts.refusals)


def rows(text: str) -> dict[str, str]:
    """The rows of tables by each id in their first cell."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return {name: line for line in lines for name in re.findall(r"`(\w+)`", line.split("|")[1])}


@pytest.mark.parametrize(
    ("number", "options"),
    [
        (3, {"players": 2, "expansions": BOTH, "variants": ["nobles_in_draft"]}),
        (3, {"players": 3, "expansions": ["buildings"]}),
        (
            3,
            {
                "players": 4,
                "expansions": BOTH,
                "variants": ["random_buildings", "decline_colonists"],
            },
        ),
        (4, {"players": 2}),
        (4, {"players": 3, "variants": ["open_holdings"]}),
        (4, {"players": 4}),
    ],
)
def test_what_games_write_is_described(number: int, options: Json) -> None:
    rules = game(CHAPTERS[number])
    of_events, of_turns = rows(part(number, "Events")), rows(part(number, "Position"))
    of_actions = part(number, "Actions")
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
                assert f'"type":"{action["type"]}"' in of_actions or (
                    state.decision in ("library_tile", "land_office_forest")
                )
            rules.play(state, rules.random_code(state, rng), events)
        for event in events:
            own = set(event) - common
            ids = {event[key] for key in ("source", "piece", "at", "what") if key in event}
            named(of_events[event["event"]], own | ids)


def named(row: str, words: set[str]) -> None:
    assert {word for word in words if f"`{word}`" not in row} == set(), row


def test_the_generator_gives_the_vectors() -> None:
    vectors = dict(re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", section(7), re.M))
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
