"""The games there are, by id."""

from __future__ import annotations

from prdesk.core.errors import ConfigError
from prdesk.core.game import Game
from prdesk.puertorico.game import PuertoRico

GAMES: dict[str, Game] = {rules.id: rules for rules in (PuertoRico(),)}


def game(game_id: str) -> Game:
    """The game of that id; ConfigError `unknown_game` if there is none."""
    if game_id not in GAMES:
        raise ConfigError("unknown_game", key="game", value=game_id[:40])
    return GAMES[game_id]
