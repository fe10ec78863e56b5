"""What a decision is about, in one sentence below the prompt: prices, choices, consequences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prdesk.texts.fill import fill_sentence
from prdesk.texts.homesteaders.prompts import ADVICE
from prdesk.texts.homesteaders.rewards import rewards
from prdesk.texts.homesteaders.tiles import may_build, offer_of
from prdesk.texts.mark import Translate, english
from prdesk.texts.prompts import CONTEXT

RAIL_END = 5


def advice(position: Mapping[str, Any], tr: Translate = english) -> str:
    """The sentence for the decision of a position, as its player sees it; empty at the end."""
    turn = position["turn"]
    text = ADVICE.get(turn["decision"])
    if text is None:
        return ""
    words = {key: str(value) for key, value in turn.items()}
    rail = position["players"][turn["player"]]["rail"]
    step = rail if turn["decision"] == "rail_reward" else min(rail + 1, RAIL_END)
    words["rewards"] = rewards(step, tr)
    words["level"] = str((position.get("neutral") or {}).get("level"))
    tile = position["auctions"].get(turn.get("auction"))
    if tile is not None:
        words["may_build"], words["offer"] = may_build(tile, tr), offer_of(tile, tr)
    return fill_sentence(tr(CONTEXT, text), words)
