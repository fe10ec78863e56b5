"""The ids and counts that events, refusals and actions carry, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from prdesk.homesteaders.catalog.buildings import INDEX
from prdesk.texts.homesteaders.amounts import amounts, listed
from prdesk.texts.homesteaders.names import in_brackets, name_of
from prdesk.texts.homesteaders.prompts import PROMPTS
from prdesk.texts.homesteaders.rewards import reward_at
from prdesk.texts.homesteaders.rows import worker_income
from prdesk.texts.homesteaders.tiles import is_tile, lot_name, tile_name
from prdesk.texts.mark import Translate
from prdesk.texts.prompts import phrase
from prdesk.texts.values import Values


def places(buildings: Mapping[str, Sequence[int]], tr: Translate) -> str:
    """`Homestead (1 wood), Farm (1 food)`: the workers' places of an arrangement."""
    return listed(
        (
            in_brackets(name_of(b, tr), amounts(worker_income(b, workers), tr), tr)
            for b, workers in buildings.items()
            if b in INDEX and any(workers)
        ),
        tr,
    )


def _lots(tiles: Mapping[str, str], tr: Translate) -> str:
    """`lot 1 (commercial), lot 2 (any building)`."""
    named = (in_brackets(lot_name(a, tr), _tile(t, tr), tr) for a, t in tiles.items())
    return listed(named, tr)


def _tile(tile: str, tr: Translate) -> str:
    return tile_name(tile, tr) if is_tile(tile) else tile


def _phrase(decision: str, tr: Translate) -> str:
    return phrase(PROMPTS, decision, tr)


VALUES: Final[Values] = {
    "building": name_of,
    "good": name_of,
    "stage": name_of,
    "by": name_of,
    "decision": _phrase,
    "needed": _phrase,
    "tile": _tile,
    "tiles": _lots,
    "take": reward_at,
}
