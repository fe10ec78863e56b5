"""The buildings for sale."""

from __future__ import annotations

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.partial import some_counts
from prdesk.homesteaders.catalog.ids import BUILDINGS
from prdesk.homesteaders.catalog.setup import STAGE_OF_ROUND
from prdesk.homesteaders.position import for_sale
from prdesk.homesteaders.state import State


def read_stock(state: State, given: Json) -> None:
    """Read the stock. One left out is that of a new game, in a later stage all of its tiles but
    those that somebody owns; the players were read before."""
    stage = STAGE_OF_ROUND[state.round]
    if "stock" in given:
        state.stock = some_counts(given["stock"], "stock", BUILDINGS)
        kinds = for_sale(state.round)
        for b, n in enumerate(state.stock):
            if n and b not in kinds:
                raise ConfigError("out_of_range", key=f"stock.{BUILDINGS[b]}")
    elif stage:
        built = [sum(p.owns(b) for p in state.players) for b in range(len(BUILDINGS))]
        full = state.rules.stock(stage)
        state.stock = [max(0, n - owned) for n, owned in zip(full, built, strict=True)]
