"""Every fact of a phase has its sentences."""

from __future__ import annotations

from itertools import chain

from prdesk.ai.games import DIFFERENCES
from prdesk.ai.hints.facts import NOBODY
from prdesk.ai.hints.trial import facts_after
from prdesk.texts.homesteaders import TEXTS
from tests.ai.homesteaders.words import HEURISTIC, HS, positions

NAMES = ("Anna", "Bruno", "Clara", "Diego")
RARE = {"trade_paid", "worker", "debt_cleared", "good_paid", "penalty"}


def test_all_facts_of_whole_games_have_sentences():
    met = set()
    games = chain(*(positions(players, seed=6, every=4) for players in (2, 3, 4)))
    for number, state in enumerate(games):
        codes = HEURISTIC.candidates(state)
        for fact, amount in facts_after(HS, state, codes[number % len(codes)], 1).items():
            met.add(fact.text)
            params = {"count": amount.number, "vp": amount.vp, fact.of: fact.what}
            if fact.seat != NOBODY:
                params["player"] = fact.seat
            told = TEXTS.sentence_of_hint([(fact.text, params, "")], 0, names=NAMES)
            assert told.endswith(".")
            assert "{" not in told
    known = {text.removesuffix(".you") for text in TEXTS.facts}
    assert met <= known
    assert known - met <= RARE


def test_the_price_of_a_lot_counts_against_winning_it_not_beside_it():
    state = HS.new({"players": 3}, NAMES[:3], 1)
    cheap, dear = (
        [
            {"event": "lot_won", "player": 0, "auto": True, "auction": "1", "amount": amount},
            {"event": "paid", "player": 0, "what": "bid", "cost": amount, "gold": 1, "silver": 4},
        ]
        for amount in (3, 9)
    )
    differences = DIFFERENCES["homesteaders"]
    cheap_facts, dear_facts = (
        {fact.text: amount for fact, amount in differences.facts(state, 0, events) if not fact.seat}
        for events in (cheap, dear)
    )
    assert cheap_facts["lot_won"].worth > dear_facts["lot_won"].worth
    assert not {"silver_paid", "good_paid"} & (cheap_facts.keys() | dear_facts.keys())
