"""What a decision is about, in one sentence below the prompt: prices, choices, consequences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prdesk.texts.fill import fill_sentence
from prdesk.texts.homesteaders.moment import decider, due, tile_at_stake
from prdesk.texts.homesteaders.prompts import ADVICE
from prdesk.texts.homesteaders.rewards import RAIL_END, rewards
from prdesk.texts.homesteaders.tiles import may_build, offer_of
from prdesk.texts.mark import Translate, english
from prdesk.texts.prompts import CONTEXT


def advice_on(position: Mapping[str, Any], tr: Translate = english) -> str:
    """The sentence for the decision of a position, as its player sees it; empty at the end."""
    turn = position["turn"]
    text = ADVICE.get(turn["decision"])
    if text is None:
        return ""
    rail = decider(position)["rail"]
    step = rail if turn["decision"] == "rail_reward" else min(rail + 1, RAIL_END)
    words = {
        "rewards": rewards(step, tr),
        "level": str((position["neutral"] or {}).get("level")),
        "auction": str(turn.get("auction")),
        "cost": str(due(position)),
    }
    tile = tile_at_stake(position)
    if tile is not None:
        words |= {"may_build": may_build(tile, tr), "offer": offer_of(tile, tr)}
    return fill_sentence(tr(CONTEXT, text), words)
