"""What a decision is about, in one sentence below the prompt: prices, choices, consequences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prdesk.texts.fill import fill_sentence
from prdesk.texts.homesteaders.amounts import amount
from prdesk.texts.homesteaders.moment import decider, due, tile_at_stake
from prdesk.texts.homesteaders.prompts import ADVICE
from prdesk.texts.homesteaders.rewards import RAIL_END, rewards
from prdesk.texts.homesteaders.tiles import may_build, offer_of
from prdesk.texts.mark import Translate, english
from prdesk.texts.prompts import CONTEXT


def advice_on(position: Mapping[str, Any], tr: Translate = english) -> str:
    """The sentence for the decision of a position, as its player sees it; empty at the end."""
    turn = position["turn"]
    decision = turn["decision"]
    if decision not in ADVICE:
        return ""
    player = decider(position)
    debt = player["debt"]
    key = f"{decision}.debt" if debt else decision
    tile = tile_at_stake(position)
    step = player["rail"] if decision == "rail_reward" else min(player["rail"] + 1, RAIL_END)
    words = {
        "auction": str(turn.get("auction")),
        "cost": amount("silver", due(position) or 0, tr),
        "wages": amount("silver", player["workers"], tr),
        "rewards": rewards(step, tr),
        "level": str((position["neutral"] or {}).get("level")),
        "may_build": may_build(tile, tr) if tile else "",
        "offer": offer_of(tile, tr) if tile else "",
    }
    if debt:
        words["debts"] = amount("debt", debt, tr)
        words["penalty"] = amount("vp", debt * (debt + 1) // 2, tr)
    return fill_sentence(tr(CONTEXT, ADVICE.get(key, ADVICE[decision])), words)
