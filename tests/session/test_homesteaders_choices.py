"""What is chosen before a game of Homesteaders."""

from typing import Any

import pytest

from prdesk.games import CHOICES

CHOOSING = CHOICES["homesteaders"]


def test_open_holdings_are_chosen_and_kept() -> None:
    chosen = {"variants": ["open_holdings"]}
    assert CHOOSING.checked(chosen) == chosen
    assert CHOOSING.options(chosen) == chosen
    assert CHOOSING.learned(chosen, {}) == chosen


@pytest.mark.parametrize("kept", [{}, {"variants": "open_holdings"}, {"variants": ["events", 5]}])
def test_what_makes_no_sense_is_the_plain_game(kept: dict[str, Any]) -> None:
    assert CHOOSING.checked(kept) == {"variants": []}
