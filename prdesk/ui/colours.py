"""The colours that only one game's table uses, of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prdesk.ui.homesteaders import colours as homesteaders
from prdesk.ui.puertorico import colours as puertorico

OF_GAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {**puertorico.LIGHT, **homesteaders.LIGHT},
    "dark": {**puertorico.DARK, **homesteaders.DARK},
}
"""By theme and name."""
