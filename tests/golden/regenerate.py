"""Golden games are kept on purpose, never by a test run.

    python -m tests.golden.regenerate
        notes anew what the rules make of the records in `games/` (after a change of rules or
        of the position format that is meant)
    python -m tests.golden.regenerate --record NAME --players 4 --edition classic --seed 7 \\
            --style eager --expansions buildings,nobles --variants decline_colonists
        plays a game and keeps it; styles are those of `tests.soak`, or an agent's name
    python -m tests.golden.regenerate --record NAME --game homesteaders --players 3 --rich
        from a position in which everybody has three of each good and three trade chits
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from prdesk.ai.levels import agent
from prdesk.core.game import Game
from prdesk.core.record import encode, make_record
from prdesk.core.rng import Dice, mix
from prdesk.games import GAMES, game
from tests.golden.games import FOLDER, Json, names, outcome, read
from tests.soak import STYLES, choose

NAMES = ["Anna", "Bob", "Chris", "David", "Emma"]


def rich(rules: Game, options: Json, seed: int) -> Json:
    """The first position of a game of Homesteaders in which little is out of reach."""
    position = rules.position(rules.new(options, NAMES[: options["players"]], seed))
    for side in position["players"]:
        side["trade"] = 3
        side["goods"] = dict.fromkeys(side["goods"], 3)
    return position


def play(
    game_id: str, options: Json, seed: int, style: str, start: Json | None = None
) -> tuple[list[Json], Any]:
    """Play a game to its end in a style; its actions and the last state."""
    rules = game(game_id)
    if start is None:
        state = rules.new(options, NAMES[: options["players"]], seed)
    else:
        state = rules.load(start, seed)
    rng = Dice(mix(seed, 0x601D))
    bot = None if style in STYLES else agent(style)
    actions: list[Json] = []
    while state.decision != "game_over":
        if bot is None:
            code = choose(rules, state, rng, style)
        else:
            code = bot.choose(rules, state, mix(seed, len(actions)))
        actions.append(rules.decode(state, code))
        rules.play(state, code)
    return actions, state


def keep(name: str, game_id: str, options: Json, seed: int, style: str, start: Json | None) -> None:
    """Play a game and write its record."""
    actions, _ = play(game_id, options, seed, style, start)
    players = options["players"]
    seats = [f"ai:{style if style not in STYLES else 'random'}"] * players
    record = make_record(
        game_id,
        game(game_id).ruleset,
        options,
        seed,
        NAMES[:players],
        seats,
        actions,
        start,
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
    parser.add_argument("--game", choices=sorted(GAMES), default="puertorico")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="deluxe")
    parser.add_argument("--expansions", default="", help="with commas")
    parser.add_argument("--variants", default="", help="with commas")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--style", default="random")
    parser.add_argument("--rich", action="store_true", help="of Homesteaders")
    options = parser.parse_args(arguments)
    FOLDER.mkdir(exist_ok=True)
    if options.record:
        rules: Json = {
            "players": options.players,
            "variants": [name for name in options.variants.split(",") if name],
        }
        if options.game == "puertorico":
            rules["edition"] = options.edition
            rules["expansions"] = [name for name in options.expansions.split(",") if name]
        start = rich(game(options.game), rules, options.seed) if options.rich else None
        keep(options.record, options.game, rules, options.seed, options.style, start)
        note(options.record)
    else:
        for name in names():
            note(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
