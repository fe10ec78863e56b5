"""Rewards of the railroad in words (rules 4.3)."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.texts.fill import fill
from prdesk.texts.homesteaders.amounts import amount
from prdesk.texts.homesteaders.names import either
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english

CONTEXT: Final = "Name"

REWARD_WORDS: Final[dict[str, str]] = {
    "good": QT_TRANSLATE_NOOP("Name", "1 good of choice"),
    "at": QT_TRANSLATE_NOOP("Name", "{reward} (from position {position} on)"),
}

_STEPS: Final = ("trade", "track", "worker", "good", "vp")
"""What each position adds, from 1."""
RAIL_END: Final = len(_STEPS)
_POINTS: Final = 3
"""Victory points of the last position."""


def reward(take: str, tr: Translate = english) -> str:
    """`1 track`, `3 VP`: what a reward brings; take: as in the action."""
    return amount(take, _POINTS if take == "vp" else 1, tr)


def reward_at(take: str, tr: Translate = english) -> str:
    """`3 VP (from position 5 on)`."""
    position = _STEPS.index("good" if take in GOODS else take) + 1
    words = {"reward": reward(take, tr), "position": str(position)}
    return fill(tr(CONTEXT, REWARD_WORDS["at"]), words)


def rewards(position: int, tr: Translate = english) -> str:
    """`1 trade chit, 1 track or 1 worker`: what a step to a position, 1 to 5, lets one choose."""
    good = tr(CONTEXT, REWARD_WORDS["good"])
    return either([good if step == "good" else reward(step, tr) for step in _STEPS[:position]], tr)
