"""What is said of moves in a position laid out by hand."""

from __future__ import annotations

from prdesk.ai.hints.reasons import Explainer
from prdesk.texts.puertorico import TEXTS
from tests.puertorico.table import PR

NAMES = ("Anna", "Bruno", "Clara", "Diego", "Elena")


def told(state, *actions):
    """The reasons in words for the actions, the best of which stands first."""
    codes = [PR.encode(state, action) for action in actions]
    reasons = Explainer(PR, state, 1).reasons(codes, len(codes))
    return [TEXTS.sentence_of_hint(one, state.player, names=NAMES) for one in reasons]
