"""Makes the toy games known to the searches."""

from __future__ import annotations

import pytest

from prdesk.ai.games import HEURISTICS
from tests.ai.search.toy import HIDDEN_CARD, RIVALS_CHOOSE, Toy


@pytest.fixture
def rivals_choose(monkeypatch):
    toy = Toy(RIVALS_CHOOSE)
    monkeypatch.setitem(HEURISTICS, "toy", toy)
    return toy


@pytest.fixture
def hidden_card(monkeypatch):
    toy = Toy(HIDDEN_CARD)
    monkeypatch.setitem(HEURISTICS, "toy", toy)
    return toy
