"""The words the rule tests are written in: lay a table out, act, look at what changed.

Players nobody speaks of are bare: a Homestead and nothing else, not even the first worker, so
that income and wages pass over them without a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from prdesk.games import game
from tests.acting import Acting
from tests.homesteaders.components import ALL, GOODS
from tests.homesteaders.moves import TRADES, bid, moves, pay
from tests.homesteaders.piles import piles, round_of

Json = dict[str, Any]
Changes = dict[str, int]

HS = game("homesteaders")
HOLDINGS = ("silver", "workers", "tracks", "rail", "trade", "debt", "vp")


# --- laying the table out ------------------------------------------------------------------


def board(
    silver: int = 0,
    workers: int = 0,
    *buildings: str,
    goods: Mapping[str, int] | str = "",
    placed: Mapping[str, list[int]] | None = None,
    **counts: Any,
) -> Json:
    """A player's side of the table: the Homestead and the `buildings`, no worker placed.

    `goods` counts them, or names one each: `"wood steel"`. `counts`: trade, debt, vp, tracks,
    rail, and passed.
    """
    if isinstance(goods, str):
        names = goods.split()
        goods = {good: names.count(good) for good in names}
    owned = {b: {"workers": [0] * slots(b)} for b in ("homestead", *buildings)}
    owned |= {building: {"workers": filled} for building, filled in (placed or {}).items()}
    return {
        **dict.fromkeys(HOLDINGS, 0),
        "silver": silver,
        "workers": workers,
        "goods": dict(goods),
        "buildings": owned,
        **counts,
    }


def slots(building: str) -> int:
    """Worker slots of a building."""
    return 2 if building == "river_port" else len(ALL[building].slots)


def table(
    players: int = 3,
    seats: Mapping[int, Json] | None = None,
    *,
    at: str = "place_workers",
    by: int | None = None,
    round: int = 1,
    open_tiles: Iterable[str] = (),
    variants: Iterable[str] = (),
    start: int = 0,
    **partial: Any,
) -> Any:
    """A table at a decision that may be written by hand (formats.md section 4).

    `open_tiles` lie open in their lots; the others there, and the piles, are filled up by number.
    """
    open_, decks = piles(players, round, open_tiles)
    return HS.load(
        {
            "game": "homesteaders",
            "options": {"players": players, "variants": list(variants)},
            "round": round,
            "start_player": start,
            "turn": {"decision": at, "player": start if by is None else by},
            "auctions": open_,
            "decks": decks,
            "players": {str(i): (seats or {}).get(i, board()) for i in range(players)},
            **partial,
        }
    )


def passed(silver: int = 0, workers: int = 0, *buildings: str, **more: Any) -> Json:
    """The side of a player who has passed."""
    return board(silver, workers, *buildings, passed=True, **more)


def lead(player: int, amount: int) -> Json:
    """A bid that lies on a lot."""
    return {"player": player, "amount": amount}


def won(tile: str, seat: Json, players: int | None = None, **partial: Any) -> Any:
    """The table after player 0 won the lot of this tile for 3, which are given to him on top.

    The others have passed; the other lots are not sold. The bid is paid in silver.
    """
    if players is None:
        players = 4 if tile[0] == "3" else 3
    seat = {**seat, "silver": seat["silver"] + 3}
    seats = {0: seat, **{i: passed() for i in range(1, players)}}
    partial = {"round": round_of(tile), "open_tiles": [tile], **partial}
    state = table(players, seats, at="bid", **partial)
    play(state, bid(tile[0], 3))
    if state.decision == "pay_bid":
        play(state, pay())
    return state


# --- acting and looking --------------------------------------------------------------------

_ACTING = Acting(HS, moves)
play = _ACTING.play
legal = _ACTING.legal
refused = _ACTING.refused
malformed = _ACTING.malformed
unloadable = _ACTING.unloadable
over = _ACTING.over


def own(state: Any) -> list[Json]:
    """The legal actions without the trades, sorted."""
    return [action for action in legal(state) if action["type"] not in TRADES]


def trades(state: Any) -> list[Json]:
    """The legal trades, sorted."""
    return [action for action in legal(state) if action["type"] in TRADES]


def player(state: Any, seat: int = 0) -> Json:
    """A player of the position."""
    found: Json = HS.position(state)["players"][seat]
    return found


def holdings(position: Json, seat: int = 0) -> dict[str, int]:
    """All a player has: chits, workers, tracks, goods by name, and 1 for each building."""
    side = position["players"][seat]
    counts = {key: side.get(key, 0) for key in HOLDINGS} | side["goods"]
    return counts | dict.fromkeys(side["buildings"], 1)


def gained(before: Json, state: Any, seat: int = 0) -> Changes:
    """What a player has more (or less) than before, by key, good and building."""
    old, new = holdings(before, seat), holdings(HS.position(state), seat)
    differences = {key: new.get(key, 0) - old.get(key, 0) for key in old.keys() | new.keys()}
    return {key: n for key, n in differences.items() if n}


def gains(state: Any, *actions: Json, seat: int = 0) -> Changes:
    """What the player gains by these actions and all that is carried out after them."""
    before = HS.position(state)
    play(state, *actions)
    return gained(before, state, seat)


def goods_of(state: Any, seat: int = 0) -> dict[str, int]:
    """A player's goods without zeros."""
    held = player(state, seat)["goods"]
    return {good: held[good] for good in GOODS if held.get(good)}
