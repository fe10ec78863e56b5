"""The games there are, by id."""

from __future__ import annotations

from typing import Final

from prdesk.core.choices import Choices
from prdesk.core.errors import ConfigError
from prdesk.core.game import Game
from prdesk.homesteaders.choices import HomesteadersChoices
from prdesk.homesteaders.game import Homesteaders
from prdesk.puertorico.choices import PuertoRicoChoices
from prdesk.puertorico.game import PuertoRico

GAMES: Final[dict[str, Game]] = {rules.id: rules for rules in (PuertoRico(), Homesteaders())}
"""The rules of each."""

CHOICES: Final[dict[str, Choices]] = {
    "puertorico": PuertoRicoChoices(),
    "homesteaders": HomesteadersChoices(),
}
"""What is chosen before a game of each."""


def game(game_id: str) -> Game:
    """The game of that id; ConfigError `unknown_game` if there is none."""
    if game_id not in GAMES:
        raise ConfigError("unknown_game", key="game", value=game_id[:40])
    return GAMES[game_id]
