"""The rulebook as a reader has it in his head: what is legal in a position, and what income is due.

Reads positions (formats.md section 4) and writes actions; knows nothing of the engine. Legal
lists of random games are held against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.homesteaders.components import (
    ALL,
    BIDS,
    BUILDINGS,
    GOODS,
    PRICES,
    RAIL,
    TILES,
    allows,
    things,
)

Json = dict[str, Any]

TRADING = (
    "place_workers",
    "pay_workers",
    "pay_bid",
    "build",
    "second_build",
    "tile_extra",
    "final_trades",
)
"""The decisions at which one may trade."""


def legal(position: Json) -> list[Json]:
    """Everything the player to decide may do, in no order."""
    decision = position["turn"]["decision"]
    if decision == "game_over":
        return []
    actions = list(OWN[decision](position))
    if decision in TRADING:
        actions += trades(position)
    return actions


def decider(position: Json) -> Json:
    """The player who must decide."""
    found: Json = position["players"][position["turn"]["player"]]
    return found


def trades(position: Json) -> list[Json]:
    """4.2: the anytime actions within the player's means."""
    me = decider(position)
    goods, owned, silver = me["goods"], me["buildings"], me["silver"]
    found: list[Json] = [{"type": "debt"}]
    if me["trade"]:
        for good in GOODS:
            price = PRICES.get(good)
            if price is None:
                if goods["gold"]:
                    found.append({"type": "buy", "good": good})
            elif silver >= price:
                found.append({"type": "buy", "good": good})
            elif goods["gold"]:
                found.append({"type": "buy", "good": good, "gold": True})
            if goods[good]:
                found.append({"type": "sell", "good": good})
        if goods["food"]:
            found.append({"type": "hire"})
        if "market" in owned:
            made = {"food": "wood", "steel": "food"}
            found += [{"type": "market", "make": m} for m, used in made.items() if goods[used]]
        if "bank" in owned:
            found.append({"type": "bank"})
    if position["turn"]["decision"] == "final_trades" and me["debt"]:
        if silver >= 5:
            found.append({"type": "repay", "with": "silver"})
        if goods["gold"]:
            found.append({"type": "repay", "with": "gold"})
    return found


def placements(position: Json) -> Iterator[Json]:
    """5.2a: every choice of slots with at most as many workers; the port's space takes two."""
    me = decider(position)
    choices: list[list[list[int]]] = []
    names = [b for b in ALL if b in me["buildings"] and ALL[b].slots]
    for building in names:
        if building == "river_port":
            choices.append([[0, 0], [1, 1]])
        else:
            choices.append([list(c) for c in product((0, 1), repeat=len(ALL[building].slots))])
    for filled in product(*choices):
        if sum(map(sum, filled)) <= me["workers"]:
            buildings = {b: n for b, n in zip(names, filled, strict=True) if any(n)}
            yield {"type": "place_workers", "buildings": buildings}


def payments(position: Json) -> Iterator[Json]:
    """formats.md 4: some gold at 5 each, no more than the cost needs, the rest in silver."""
    me, cost = decider(position), position["turn"]["cost"]
    for gold in range(min(me["goods"]["gold"], -(-cost // 5)) + 1):
        if me["silver"] >= cost - 5 * gold:
            yield {"type": "pay", "gold": gold}


def neutral_bids(position: Json) -> Iterator[Json]:
    """5.1: on either lot."""
    for lot in position["auctions"]:
        yield {"type": "neutral_bid", "auction": lot}


def bids(position: Json) -> Iterator[Json]:
    """5.3a: any lot above what lies there; the Lawyer also with the same amount; or pass."""
    marker = position["neutral"]
    equal = "lawyer" in decider(position)["buildings"]
    for lot in position["auctions"]:
        least = 0
        if lot in position["bids"]:
            least = position["bids"][lot]["amount"]
        elif marker is not None and marker["auction"] == lot:
            least = marker["level"]
        for amount in BIDS:
            if amount > least or (equal and amount == least):
                yield {"type": "bid", "auction": lot, "amount": amount}
    yield {"type": "pass"}


def rewards(position: Json) -> Iterator[Json]:
    """4.3: the reward of the position reached or of any lower one."""
    for what in RAIL[: decider(position)["rail"]]:
        for take in GOODS if what == "good" else (what,):
            yield {"type": "rail_reward", "take": take}


def builds(position: Json, any_type: bool = False) -> Iterator[Json]:
    """5.3b: a building of the lot's types from the stock, not owned, payable; or none."""
    me = decider(position)
    for building, left in position["stock"].items():
        free = any_type or allows(tile(position), building)
        if left and free and building not in me["buildings"]:
            for gold_as in ways_to_pay(me, building):
                action: Json = {"type": "build", "building": building}
                yield action | ({"gold_as": gold_as} if gold_as else {})
    yield {"type": "pass"}


def ways_to_pay(me: Json, building: str) -> Iterator[dict[str, int]]:
    """2.2: gold in place of copper and livestock, with a River Port; else plainly."""
    cost = Counter(things(BUILDINGS[building].cost))
    port = "river_port" in me["buildings"]
    most = [cost[good] if port else 0 for good in ("copper", "livestock")]
    for copper, livestock in product(*(range(n + 1) for n in most)):
        wanted = Counter(cost)
        wanted.update({"gold": copper + livestock, "copper": -copper, "livestock": -livestock})
        if all(me["goods"][good] >= n for good, n in wanted.items()):
            pairs = {"copper": copper, "livestock": livestock}
            yield {good: n for good, n in pairs.items() if n}


def extras(position: Json) -> Iterator[Json]:
    """Section 3: the extra, once, if it can be paid; with a River Port gold for its C or L."""
    me = decider(position)
    price = things(TILES[tile(position)].pay)
    if all(me["goods"][good] for good in price):
        yield {"type": "tile_extra"}
    port = "river_port" in me["buildings"] and price.keys() & {"copper", "livestock"}
    if port and me["goods"]["gold"]:
        yield {"type": "tile_extra", "gold": True}
    yield {"type": "pass"}


def tile(position: Json) -> str:
    """The tile that is being settled."""
    found: str = position["auctions"][position["turn"]["auction"]]
    return found


OWN = {
    "place_workers": placements,
    "pay_workers": payments,
    "neutral_bid": neutral_bids,
    "bid": bids,
    "rail_reward": rewards,
    "pay_bid": payments,
    "build": builds,
    "second_build": lambda position: builds(position, True),
    "tile_extra": extras,
    "final_trades": lambda _: [{"type": "done"}],
}


def income(me: Json) -> dict[str, int]:
    """5.2b: what a player collects, buildings, workers and tracks together; `debt` is negative."""
    total: Counter[str] = Counter(silver=me["tracks"])
    debts = me["debt"]
    for name, square in me["buildings"].items():
        building = ALL[name]
        filled = square["workers"]
        if name == "bank":
            total["debt" if debts else "silver"] += -1 if debts else 2
        elif name == "rodeo":
            total["silver"] += min(5, me["workers"])
        elif name == "river_port":
            total["gold"] += all(filled)
        else:
            total.update(things(building.income))
        if name != "river_port":
            for letters, worker in zip(building.slots, filled, strict=True):
                if worker:
                    total.update(things(letters))
    return {key: n for key, n in total.items() if n}


def asked(position: Json) -> bool:
    """formats.md 4, "Carried out without asking": whether there is a question to ask."""
    decision, actions = position["turn"]["decision"], legal(position)
    if decision not in TRADING:
        return len(actions) > 1
    me = decider(position)
    if decision in ("pay_workers", "pay_bid") and not me["goods"]["gold"]:
        return bool(me["trade"]) and me["silver"] < position["turn"]["cost"]
    if me["trade"]:
        return True
    return len([action for action in actions if action["type"] != "debt"]) != 1


def score(me: Json) -> Json:
    """5.2: the points of a player now."""
    owned = me["buildings"]
    kinds = Counter(ALL[name].type for name in owned)
    counts = {**kinds, "workers": me["workers"], "tracks": me["tracks"], "building": len(owned)}
    bonus = {
        name: sum(counts.get(what, 0) for what in ALL[name].end) for name in owned if ALL[name].end
    }
    parts = {
        "vp": me["vp"],
        "buildings": sum(ALL[name].vp for name in owned),
        "goods": 2 * sum(me["goods"][good] for good in ("gold", "livestock", "copper")),
        "debt": -me["debt"] * (me["debt"] + 1) // 2,
    }
    total = sum(parts.values()) + sum(bonus.values())
    return {**parts, "bonus": bonus, "total": total, "tiebreak": me["silver"]}
