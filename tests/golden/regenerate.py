"""Golden games are kept on purpose, never by a test run.

    python -m tests.golden.regenerate
        notes anew what the rules make of the records in `games/` (after a change of rules or
        of the position format that is meant)
    python -m tests.golden.regenerate --record NAME --players 4 --edition classic --seed 7 \\
            --style eager --expansions buildings,nobles --variants decline_colonists
        plays a game and keeps it; styles are those of `tests.soak`, or an agent's name
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from prdesk.ai.levels import agent
from prdesk.core.record import encode, make_record
from prdesk.core.rng import Dice, mix
from tests.golden.games import FOLDER, PR, Json, names, outcome, read
from tests.soak import STYLES, choose

NAMES = ["Anna", "Bob", "Chris", "David", "Emma"]


def play(options: Json, seed: int, style: str) -> tuple[list[Json], Any]:
    """Play a game to its end in a style; its actions and the last state."""
    state = PR.new(options, NAMES[: options["players"]], seed)
    rng = Dice(mix(seed, 0x601D))
    bot = None if style in STYLES else agent(style)
    actions: list[Json] = []
    while state.decision != "game_over":
        if bot is None:
            code = choose(state, rng, style)
        else:
            code = bot.choose(PR, state, mix(seed, len(actions)))
        actions.append(PR.decode(state, code))
        PR.play(state, code)
    return actions, state


def keep(name: str, options: Json, seed: int, style: str) -> None:
    """Play a game and write its record."""
    actions, _ = play(options, seed, style)
    players = options["players"]
    seats = [f"ai:{style if style not in STYLES else 'random'}"] * players
    record = make_record(
        "puertorico",
        PR.ruleset,
        options,
        seed,
        NAMES[:players],
        seats,
        actions,
        created="2031-05-04T18:30:00Z",
    )
    (FOLDER / f"{name}.prdesk").write_bytes(encode(record))


def note(name: str) -> None:
    """Write what the rules make of a record."""
    text = json.dumps(outcome(read(name)), indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.regenerate")
    parser.add_argument("--record", metavar="NAME")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="deluxe")
    parser.add_argument("--expansions", default="", help="with commas")
    parser.add_argument("--variants", default="", help="with commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--style", default="random")
    options = parser.parse_args(arguments)
    FOLDER.mkdir(exist_ok=True)
    if options.record:
        rules = {
            "players": options.players,
            "edition": options.edition,
            "expansions": [name for name in options.expansions.split(",") if name],
            "variants": [name for name in options.variants.split(",") if name],
        }
        keep(options.record, rules, options.seed, options.style)
        note(options.record)
    else:
        for name in names():
            note(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
