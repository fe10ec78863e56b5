"""Max^n Monte Carlo tree search: every seat goes where it does best itself."""

from __future__ import annotations

from typing import Any

from prdesk.ai.agent import ShouldStop
from prdesk.ai.games import HEURISTICS
from prdesk.ai.heuristic import Heuristic
from prdesk.ai.search.budget import Budget, Clock
from prdesk.ai.search.estimate import Estimate, ranked
from prdesk.ai.search.node import Node
from prdesk.ai.search.options import TreeOptions
from prdesk.ai.search.prior import priors
from prdesk.ai.search.reward import Reward, Tally, ended, untried
from prdesk.core.game import Game
from prdesk.core.rng import Dice, mix


class TreeSearch:
    """One tree of lines of moves (open loop). A node of the budget is an iteration.

    Each iteration draws what is hidden anew, replays a line on that draw, so that all it does is
    legal there, adds one position and plays it out.
    """

    def __init__(self, options: TreeOptions = TreeOptions()) -> None:  # noqa: B008 (it is frozen)
        self.options = options

    def run(
        self,
        game: Game,
        state: Any,
        budget: Budget,
        seed: int,
        should_stop: ShouldStop | None = None,
    ) -> list[Estimate]:
        """The moves tried, best first; see `Search`.

        With a budget of nodes it ends as soon as no other move is likely to be visited most.
        """
        clock = Clock(budget, should_stop)
        known = game.hide(state, state.player, seed)
        standing = game.standing(known)
        codes = HEURISTICS[game.id].candidates(known)
        if len(codes) == 1:
            return untried(codes[0], standing)
        tree = Tree(game, known, len(standing), self.options)
        done = 0
        while budget.nodes is None or done < budget.nodes:
            if clock.stopped():
                break
            tree.grow(mix(seed, done))
            done += 1
            if budget.nodes is not None and tree.decided(budget.nodes - done):
                break
        return tree.estimates() or untried(codes[0], standing)


class Tree:
    """The tree of one decision."""

    __slots__ = ("_game", "_heuristic", "_known", "_options", "_root", "_seats", "_tallies")

    def __init__(self, game: Game, known: Any, seats: int, options: TreeOptions) -> None:
        self._game = game
        self._heuristic: Heuristic = HEURISTICS[game.id]
        self._known = known
        self._seats = seats
        self._options = options
        self._root = Node(seats)
        self._tallies: dict[int, Tally] = {}

    def grow(self, salt: int) -> None:
        """One iteration."""
        game = self._game
        rng = Dice(salt)
        state = game.hide(self._known, self._known.player, salt)
        path = [self._root]
        first = self._step(state, path, rng)
        while path[-1].visits and state.player >= 0:
            self._step(state, path, rng)
        tally = self._tallies.get(first)
        if tally is None:
            tally = self._tallies[first] = Tally(self._seats)
        reward = self._reward(state, rng)
        tally.add(reward, self._known.player)
        for node in path:
            node.add(reward.utility)

    def decided(self, left: int) -> bool:
        """Whether so few more iterations hardly change which move is visited most."""
        lead = self._options.settled * left
        if lead >= self._root.visits:
            return False
        most = second = 0
        for tally in self._tallies.values():
            if tally.visits > most:
                most, second = tally.visits, most
            elif tally.visits > second:
                second = tally.visits
        return most - second > lead

    def estimates(self) -> list[Estimate]:
        """What is thought of each move of the root that was tried, best first."""
        return ranked([tally.estimate(code) for code, tally in self._tallies.items()])

    def _step(self, state: Any, path: list[Node], rng: Dice) -> int:
        """Take a move at the last node of the path, and add the node it leads to."""
        node = path[-1]
        codes = self._heuristic.candidates(state)
        after = self._options.prior_after
        if node.priors is None and after >= 0 and (len(path) == 1 or node.visits >= after):
            node.priors = priors(
                self._game, self._heuristic, state, codes, self._options.temperature
            )
        code = node.select(codes, state.player, self._options, rng)
        self._game.play(state, code)
        child = node.children.get(code)
        if child is None:
            child = node.children[code] = Node(self._seats)
        path.append(child)
        return code

    def _reward(self, state: Any, rng: Dice) -> Reward:
        """How a game played out from here ends; uses the state up."""
        if self._options.guided:
            self._heuristic.playout(state, rng)
        else:
            self._game.playout(state, rng)
        return ended(self._game.standing(state))
