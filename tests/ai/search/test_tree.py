"""Tree search: the max^n solution, budgets, early stop, priors, hidden cards."""

from __future__ import annotations

import pytest

from prdesk.ai.games import HEURISTICS
from prdesk.ai.search.budget import Budget
from prdesk.ai.search.node import Node
from prdesk.ai.search.options import TreeOptions
from prdesk.ai.search.prior import priors
from prdesk.ai.search.tree import Tree, TreeSearch
from prdesk.core.rng import Dice, mix
from prdesk.games import game

PR = game("puertorico")
UCT = TreeOptions(policy=False, first=-10.0, prior_after=-1, guided=False)
PUCT = TreeOptions(first=0.2, explore=4.5, prior_after=-1)
GUIDED = TreeOptions(first=0.2, explore=4.5, prior_after=0)
KINDS = pytest.mark.parametrize("options", [UCT, PUCT, GUIDED], ids=["uct", "puct", "guided"])


@KINDS
def test_it_converges_to_the_solution_of_max_n(rivals_choose, options):
    best = TreeSearch(options).run(rivals_choose, rivals_choose.new({}), Budget(nodes=2000), 1)[0]
    assert best.code == 1
    assert best.wins == pytest.approx((1.0, 0.0, 0.0), abs=0.1)
    assert best.scores == pytest.approx((20.0, 18.0, 12.0), abs=2.0)
    assert best.utility == pytest.approx(1.02, abs=0.15)


@KINDS
def test_it_averages_over_what_is_hidden(hidden_card, options):
    """The sure win of move 1, although the card in the game would let move 0 win higher."""
    results = [
        TreeSearch(options).run(hidden_card, hidden_card.new({}, seed=card), Budget(nodes=400), 3)
        for card in (0, 1)
    ]
    assert results[0] == results[1]
    assert results[0][0].code == 1
    by_code = {e.code: e for e in results[0]}
    assert by_code[0].wins[0] == pytest.approx(0.5, abs=0.2)


@KINDS
def test_stopping_early_does_not_change_the_move(rivals_choose, options):
    state = rivals_choose.new({})
    search = TreeSearch(options)
    saved = 0
    for seed in range(8):
        found = search.run(rivals_choose, state, Budget(nodes=300), seed)
        tree = Tree(rivals_choose, rivals_choose.hide(state, 0, seed), 3, options)
        for done in range(300):
            tree.grow(mix(seed, done))
        assert found[0].code == tree.estimates()[0].code
        assert sum(e.visits for e in tree.estimates()) == 300
        saved += 300 - sum(e.visits for e in found)
    assert saved > 0


def test_each_move_is_tried_once_before_any_twice():
    state = PR.new({"players": 4}, None, 2)
    found = TreeSearch(UCT).run(PR, state, Budget(nodes=len(PR.codes(state))), 1)
    assert [e.visits for e in found] == [1] * len(PR.codes(state))


def test_the_seed_decides():
    state = PR.new({"players": 4}, None, 2)
    runs = [TreeSearch(GUIDED).run(PR, state, Budget(nodes=30), seed) for seed in (1, 1, 2)]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_a_budget_of_nodes_is_kept():
    state = PR.new({"players": 3}, None, 1)
    for nodes in (1, 2, 25):
        found = TreeSearch(PUCT).run(PR, state, Budget(nodes=nodes), 1)
        assert nodes / 3 < sum(e.visits for e in found) <= nodes


def test_the_more_likely_move_is_chosen_and_what_is_illegal_now_is_not():
    node = Node(2)
    for code, utility in ((4, 0.2), (5, 0.9), (6, 1.5)):
        child = node.children[code] = Node(2)
        for _ in range(50):
            child.add([utility, -utility])
            node.add([utility, -utility])
    rng = Dice(1)
    assert node.select([4, 5, 6], 0, UCT, rng) == 6
    assert node.select([4, 5, 6], 1, UCT, rng) == 4
    assert node.select([4, 5], 0, UCT, rng) == 5
    assert node.select([4, 5, 7], 0, UCT, rng) == 7
    assert node.select([4, 5, 7], 0, TreeOptions(explore=0.3, policy=False, first=0.4), rng) == 5


def test_priors_follow_the_heuristic_and_spare_every_move():
    state = PR.load(
        {
            "game": "puertorico",
            "options": {"players": 3},
            "end_reason": "city",
            "players": {"0": {"doubloons": 9}},
        }
    )
    codes = PR.codes(state)
    shares = priors(PR, HEURISTICS[PR.id], state, codes, 1.0)
    assert sum(shares.values()) == pytest.approx(1.0)
    assert min(shares.values()) > 0.0
    best = max(codes, key=lambda code: shares[code])
    assert PR.decode(state, best) == {"type": "role", "role": "builder"}
