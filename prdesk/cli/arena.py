"""Games between computer players, each reproducible from the seed of the match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from prdesk.ai.agent import Agent
from prdesk.ai.levels import agent
from prdesk.core.game import Json
from prdesk.core.record import encode, make_record
from prdesk.core.rng import Dice, mix
from prdesk.games import game as find_game

RANDOM: Final = "random"
"""The agent whose choices the game itself draws, without the detour over an agent."""

_AGENT_SEEDS: Final = 1
_RANDOM_SEEDS: Final = 2


@dataclass(frozen=True)
class Match:
    """What is played.

    Attributes:
        game: id of the game.
        agents: one for each place at the table, the names may repeat.
        options: the game's options.
        seed: everything that is drawn follows from it.
        rotate: play every deal once in each seating.
        save: directory of the records, or None.
    """

    game: str
    agents: tuple[str, ...]
    options: Json
    seed: int
    rotate: bool
    save: Path | None


class Outcome(NamedTuple):
    """How one game ended, in the order of `Match.agents` whatever the seating was."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    rounds: int
    decisions: int


def play_games(match: Match, numbers: Iterable[int]) -> list[Outcome]:
    """Play the games of these numbers, from 0."""
    players = {name: agent(name) for name in match.agents}
    return [_play(match, number, players) for number in numbers]


def seating(match: Match, number: int) -> list[int]:
    """The index into `Match.agents` of who sits at each seat in a game."""
    count = len(match.agents)
    turn = number % count if match.rotate else 0
    return [(seat + turn) % count for seat in range(count)]


def _play(match: Match, number: int, players: dict[str, Agent]) -> Outcome:
    game = find_game(match.game)
    at_seat = seating(match, number)
    names = [match.agents[i] for i in at_seat]
    # Records hold integers of 63 bits.
    seed = mix(match.seed, number // len(names) if match.rotate else number) >> 1
    state = game.new(match.options, None, seed)
    choosers = [None if name == RANDOM else players[name] for name in names]
    dice = Dice(mix(match.seed, number, _RANDOM_SEEDS))
    actions: list[Json] = []
    decisions = 0
    while (seat := state.player) >= 0:
        chooser = choosers[seat]
        if chooser is None:
            code = game.random_code(state, dice)
        else:
            code = chooser.choose(game, state, mix(match.seed, number, _AGENT_SEEDS, decisions))
        if match.save is not None:
            actions.append(game.decode(state, code))
        game.play(state, code)
        decisions += 1
    if match.save is not None:
        position = game.position(state)
        record = make_record(
            game=game.id,
            ruleset=game.ruleset,
            options=position["options"],
            seed=seed,
            names=[player["name"] for player in position["players"]],
            seats=[f"ai:{name}" for name in names],
            actions=actions,
        )
        name = f"{game.id}-{match.seed}-{number + 1:06d}.prdesk"
        (match.save / name).write_bytes(encode(record))
    scores = [score["total"] for score in game.score(state)]
    winners = game.winners(state) or []
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(names))]
    order = sorted(range(len(names)), key=at_seat.__getitem__)
    return Outcome(
        scores=tuple(scores[seat] for seat in order),
        wins=tuple(wins[seat] for seat in order),
        rounds=state.round,
        decisions=decisions,
    )
