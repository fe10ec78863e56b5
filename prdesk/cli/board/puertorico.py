"""A Puerto Rico position in plain words, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from prdesk.cli.tables import table
from prdesk.core.game import Json
from prdesk.texts.puertorico import TEXTS, name_of, tile_name


def board(position: Json, scores: Sequence[Json]) -> str:
    """The common parts, then each player's board."""
    names = [player["name"] for player in position["players"]]
    parts = [_turn(position, names), _common(position), _roles(position, names)]
    parts += [
        _player(player, score) for player, score in zip(position["players"], scores, strict=True)
    ]
    return "\n\n".join(parts)


def _turn(position: Json, names: Sequence[str]) -> str:
    turn = position["turn"]
    player = None if turn["player"] is None else names[turn["player"]]
    return (
        f"{TEXTS.title_of('puertorico')}, round {position['round']}, "
        f"governor {names[position['governor']]}\n{TEXTS.prompt(turn['decision'], player=player)}"
    )


def _common(position: Json) -> str:
    colonists, plantations = position["colonists"], position["plantations"]
    ships = [
        f"{ship['capacity']}: {_counts({ship['good']: ship['count']}) if ship['good'] else 'empty'}"
        for ship in position["ships"]
    ]
    rows = [
        ("goods", _counts(position["goods"])),
        ("trading house", ", ".join(map(name_of, position["trading_house"])) or "empty"),
        ("ships", "; ".join(ships)),
        ("face up", ", ".join(map(tile_name, plantations["face_up"])) or "none"),
        ("face down", f"{len(plantations['stack'])}, {len(plantations['discard'])} discarded"),
        ("quarries", str(position["quarries"])),
        ("colonists", f"{colonists['supply']}, {colonists['ship']} on the ship"),
        ("victory points", str(position["vp_supply"])),
        ("buildings", _counts(position["buildings"])),
    ]
    return table(rows, left=2)


def _roles(position: Json, names: Sequence[str]) -> str:
    rows = [("role", "taken by", "doubloons")]
    for role, card in position["roles"].items():
        taker = "" if card["taken_by"] is None else names[card["taken_by"]]
        rows.append((TEXTS.title_of(role), taker, str(card["doubloons"])))
    return table(rows, left=2)


def _player(player: Json, score: Json) -> str:
    island = [
        f"{pieces['tiles']} {tile_name(tile)} ({pieces['colonists']} manned)"
        for tile, pieces in player["island"].items()
    ]
    city = [
        f"{name_of(building)} ({pieces['colonists']})"
        for building, pieces in player["city"].items()
    ]
    rows = [
        ("points", f"{score['total']}, of them {player['vp']} in chips"),
        ("doubloons", str(player["doubloons"])),
        ("goods", _counts(player["goods"])),
        ("island", ", ".join(island) or "empty"),
        ("city", ", ".join(city) or "empty"),
        ("San Juan", str(player["san_juan"]["colonists"])),
    ]
    return f"{player['name']}\n{table(rows, left=2)}"


def _counts(counts: Mapping[str, Any], name: Callable[[str], str] = name_of) -> str:
    return ", ".join(f"{n} {name(thing)}" for thing, n in counts.items() if n) or "none"
