"""Random games of every rule set in one number, by which the compiled engine and plain Python are
compared: choices, positions on the way and at the end, what a seat may know, playouts, events.

The sums stand in `sums.json`, one for each block of games.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from prdesk.core.game import Game
from prdesk.core.rng import Dice, mix
from prdesk.games import game
from tests.puertorico.rule_sets import RULE_SETS, options_of

Tables = tuple[str, list[dict[str, Any]]]
"""A game, and the options that its games of a rule set go through, one after the other."""

KEPT = Path(__file__).parent / "sums.json"
EDITIONS = [(players, edition) for players in (2, 3, 4, 5) for edition in ("deluxe", "classic")]
NAMES: dict[str, Tables] = {
    "+".join((*rules[0], *rules[1])) or "base": (
        "puertorico",
        [options_of(players, edition, rules) for players, edition in EDITIONS],
    )
    for rules in RULE_SETS
} | {
    "homesteaders": (
        "homesteaders",
        [
            {"players": players, "variants": variants}
            for players in (2, 3, 4)
            for variants in ([], ["open_holdings"])
        ],
    )
}
"""The rule sets by name."""

BLOCK = 40
BLOCKS = 25
"""1,000 games of each rule set."""

LOOK_EVERY = 40
"""Choices between two positions that are looked at."""

LISTEN_EVERY = 5
"""Every so many games the events are told."""

LONGEST_LIST = 50


def sum_of(rule_set: str, block: int) -> str:
    """The sum of one block of games of a rule set: 16 hexadecimal digits."""
    digest = hashlib.sha256()
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        digest.update(json.dumps(played(number, NAMES[rule_set]), sort_keys=True).encode())
    return digest.hexdigest()[:16]


def played(number: int, tables: Tables) -> list[Any]:
    """What happens in a random game, as JSON; the same number, the same game."""
    rules = game(tables[0])
    state = rules.new(tables[1][number % len(tables[1])], None, number)
    dice = Dice(mix(number, 0xC5))
    events: list[Any] | None = None if number % LISTEN_EVERY else []
    choices: list[int] = []
    seen: list[Any] = []
    while state.player >= 0:
        if len(choices) % LOOK_EVERY == 0:
            seen += [rules.position(state), rules.legal(state, LONGEST_LIST)]
        if len(choices) == LOOK_EVERY:
            seen.append(guessed(rules, state, number))
        choices.append(rules.random_code(state, dice))
        rules.play(state, choices[-1], events)
    return [choices, seen, events, rules.position(state), rules.score(state), rules.winners(state)]


def guessed(rules: Game, state: Any, salt: int) -> list[Any]:
    """What the next player may know, and how a random game ends from there."""
    guess = rules.hide(state, state.player, salt)
    position = rules.position(guess)
    return [
        position,
        rules.playout(guess, Dice(salt)),
        rules.standing(guess),
        rules.position(guess),
    ]


def kept() -> dict[str, list[str]]:
    """The sums that both engines must give, by rule set."""
    sums: dict[str, list[str]] = json.loads(KEPT.read_text(encoding="utf-8"))["games"]
    return sums
