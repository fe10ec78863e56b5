"""One game between computer players, reproducible from the seed of the match."""

from __future__ import annotations

import statistics
import time
from typing import Any, Final, NamedTuple

from prdesk.ai.levels import agent
from prdesk.cli.arena.match import Match, Outcome
from prdesk.core.game import Game, Json
from prdesk.core.record import encode, make_record
from prdesk.core.rng import Dice, mix
from prdesk.games import game as find_game

RANDOM: Final = "random"
"""The agent whose choices the game itself draws, without the detour over an agent."""

_AGENT_SEEDS: Final = 1
_RANDOM_SEEDS: Final = 2


class Played(NamedTuple):
    """A finished game, with the file of its record if that was asked for."""

    outcome: Outcome
    record: bytes | None


def play(match: Match, number: int, keep: bool) -> Played:
    """Play the game of this number, from 0; `keep` asks for the record."""
    game = find_game(match.game)
    at_seat = match.seating(number)
    names = [match.agents[i] for i in at_seat]
    # Records hold integers of 63 bits.
    seed = mix(match.seed, number // match.block) >> 1
    state = game.new(match.options, None, seed)
    choosers = [None if name == RANDOM else agent(name) for name in names]
    rng = Dice(mix(match.seed, number, _RANDOM_SEEDS))
    actions: list[Json] = []
    times: list[list[float]] = [[] for _ in names]
    decisions = 0
    while (seat := state.player) >= 0:
        begin = time.perf_counter()
        chooser = choosers[seat]
        if chooser is None:
            code = game.random_code(state, rng)
        else:
            salt = mix(match.seed, number, _AGENT_SEEDS, decisions)
            code = chooser.choose(game, state, salt, _go_on)
        times[seat].append((time.perf_counter() - begin) * 1e3)
        if keep:
            actions.append(game.decode(state, code))
        game.play(state, code)
        decisions += 1
    standing = game.standing(state)
    order = sorted(range(len(names)), key=at_seat.__getitem__)
    outcome = Outcome(
        game=number,
        scores=tuple(standing[seat][0] for seat in order),
        ranks=tuple(1 + sum(other > standing[seat] for other in standing) for seat in order),
        rounds=state.round,
        decisions=decisions,
        ms=tuple(
            (round(statistics.median(times[seat]), 3), round(max(times[seat]), 3)) for seat in order
        ),
    )
    return Played(outcome, _record(game, state, seed, names, actions) if keep else None)


def _go_on() -> bool:
    """Never stops a search; being Python, it lets an interrupt into compiled code."""
    return False


def _record(game: Game, state: Any, seed: int, names: list[str], actions: list[Json]) -> bytes:
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
    return encode(record)
