"""A Homesteaders position in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from prdesk.cli.tables import table
from prdesk.core.game import Json
from prdesk.texts import english
from prdesk.texts.homesteaders import TEXTS, name_of, tile_name
from prdesk.texts.homesteaders.amounts import amount


def board(position: Json, scores: Sequence[Json]) -> str:
    """The lots and the stock, then what each player has."""
    names = [player["name"] for player in position["players"]]
    parts = [_turn(position, names), _lots(position, names), _common(position)]
    parts += [
        _player(player, score) for player, score in zip(position["players"], scores, strict=True)
    ]
    return "\n\n".join(part for part in parts if part)


def _turn(position: Json, names: Sequence[str]) -> str:
    turn = position["turn"]
    player = None if turn["player"] is None else names[turn["player"]]
    return (
        f"{TEXTS.title_of('homesteaders')}, round {position['round']}, "
        f"start player {names[position['start_player']]}\n"
        f"{TEXTS.prompt(turn['decision'], player=player)}"
    )


def _lots(position: Json, names: Sequence[str]) -> str:
    """The open tiles, who leads on them, and how many are to come; nothing after the last round."""
    rows = [("lot", "auction tile", "leader", "bid", "to come")]
    neutral = position["neutral"] or {"auction": None}
    for lot, tile in position["auctions"].items():
        bid = position["bids"].get(lot)
        if bid is not None:
            leader, amount = names[bid["player"]], str(bid["amount"])
        elif lot == neutral["auction"]:
            leader, amount = "neutral marker", str(neutral["level"])
        else:
            leader, amount = "", ""
        rows.append((lot, tile_name(tile), leader, amount, str(len(position["decks"][lot]))))
    return table(rows, left=3) if len(rows) > 1 else ""


def _common(position: Json) -> str:
    rows = [("stock", _counts(position["stock"]))]
    if position["neutral"] is not None:
        rows.append(("neutral marker", f"level {position['neutral']['level']}"))
    return table(rows, left=2)


def _player(player: Json, score: Json) -> str:
    chits = [amount(chit, player[chit], english) for chit in ("trade", "debt", "vp")]
    rows = [
        ("points", str(score["total"])),
        ("silver", str(player["silver"])),
        ("chits", ", ".join(chits)),
        ("goods", _counts(player["goods"])),
        ("workers", str(player["workers"])),
        ("railroad", f"{amount('track', player['tracks'], english)}, step {player['rail']}"),
        ("buildings", ", ".join(_building(b, on) for b, on in player["buildings"].items())),
    ]
    passed = " (passed)" if player["passed"] else ""
    return f"{player['name']}{passed}\n{table(rows, left=2)}"


def _building(building: str, on: Json) -> str:
    """The name, with its workers if it has places for any."""
    workers = on["workers"]
    manned = f" ({sum(workers)} of {len(workers)} manned)" if workers else ""
    return f"{name_of(building)}{manned}"


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{n} {name_of(thing)}" for thing, n in counts.items() if n) or "none"
