"""What a phase of Puerto Rico brings each player, and the price list to compare it by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from prdesk.ai.hints.facts import NOBODY, Amount, Fact
from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import BUILDINGS, FOREST_HOUSE, INDEX
from prdesk.puertorico.catalog.ids import GOODS, QUARRY
from prdesk.puertorico.catalog.setup import PRICES
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.scoring import score
from prdesk.puertorico.state import Player, State

# All prices are victory points, our own estimates for the middle of a game.
_DOUBLOON: Final = 0.45
_BARREL: Final = 0.6
_LOST_BARREL: Final = -0.6
_COLONIST: Final = 0.35
_NOBLE: Final = 1.0
_CAPACITY: Final = 0.8
_MANNED_QUARRY: Final = 0.9
_MANNED_BUILDING: Final = 0.25
"""For each doubloon that the building costs."""
_BUILDING: Final = 0.3
"""For each doubloon that the building costs, beside its points."""
_END: Final = 4.0
_TILES: Final = {
    "quarry": 1.6,
    "corn": 0.8,
    "indigo": 0.6,
    "sugar": 0.7,
    "tobacco": 0.9,
    "coffee": 1.0,
    "forest": 0.6,
}
_PILES: Final = ("hacienda", "land_office")
"""Sources of plantations that were drawn."""
Facts = Iterator[tuple[Fact, Amount]]


class PuertoRicoDifferences:
    """Implements `prdesk.ai.hints.facts.Differences`."""

    def facts(self, state: State, viewer: int, events: Sequence[Json]) -> Facts:
        """What the events brought, and how each board and the end of the game stand now."""
        drawing = _drawing(state, events)
        for event in events:
            yield from _of_event(event, drawing)
        for seat, player in enumerate(state.players):
            hidden = seat != viewer and not state.rules.open_vp
            yield from _of_board(seat, player)
            bonus = sum(n or 0 for n in score(state, seat, hidden)["bonus"].values())
            yield Fact("bonus", seat), Amount(bonus, bonus)
        if state.end_reason is not None:
            yield Fact("ends", NOBODY), Amount(_END)


def _drawing(state: State, events: Sequence[Json]) -> set[int]:
    """Seats whose plantation, if they draw one, is drawn in these events, so that its kind is no
    fact; the others have seen it and only decide whether it becomes a forest."""
    drew = {event["player"] for event in events if event["event"] in ("tile_drawn", "tile_bought")}
    at_once = {seat for seat, p in enumerate(state.players) if p.city[FOREST_HOUSE] <= 0}
    return drew | at_once


def _of_event(event: Json, drawing: set[int]) -> Facts:
    seat = event["player"]
    match event["event"]:
        case "role_taken":
            yield Fact("earned", seat), _times(_DOUBLOON, event["doubloons"])
        case "doubloons_gained":
            yield Fact("earned", seat), _times(_DOUBLOON, event["count"])
        case "good_sold":
            yield Fact("sold", seat), _times(_DOUBLOON, event["doubloons"])
        case "building_built":
            row = BUILDINGS[INDEX[event["building"]]]
            built = Fact("built", seat, "building", row.id)
            worth = row.vp + _BUILDING * row.cost - _DOUBLOON * event["cost"]
            yield built, Amount(worth, 1, row.vp)
        case "tile_taken" if (
            event["source"] in _PILES and event["tile"] != "quarry" and seat in drawing
        ):
            yield Fact("drawn", seat), Amount(_TILES[event["tile"]])
        case "tile_taken":
            yield Fact("tile", seat, "tile", event["tile"]), Amount(_TILES[event["tile"]])
        case "colonists_taken":
            yield Fact("colonists", seat), _times(_COLONIST, event["count"])
        case "colonist_gained":
            yield Fact("colonists", seat), Amount(_COLONIST)
        case "piece_gained" | "ship_piece_taken" if event["piece"] == "colonist":
            yield Fact("colonists", seat), Amount(_COLONIST)
        case "goods_produced":
            yield Fact("produced", seat), _times(_BARREL, sum(event["goods"].values()))
        case "bonus_taken":
            yield Fact("extra", seat, "good", event["good"]), Amount(_good(event["good"]))
        case "goods_loaded":
            yield Fact("shipped", seat), Amount(event["vp"], event["count"], event["vp"])
        case "vp_gained":
            yield Fact("gained", seat), _times(1.0, event["count"])
        case "goods_stored":
            for good, count in event["keep"].items():
                yield Fact("kept", seat, "good", good), _times(_good(good) / 2, count)
            yield Fact("lost", seat), _times(_LOST_BARREL, sum(event["lost"].values()))


def _of_board(seat: int, player: Player) -> Facts:
    yield Fact("capacity", seat), _times(_CAPACITY, sum(capacity(player)))
    yield Fact("quarries", seat), _times(_MANNED_QUARRY, player.men[QUARRY])
    yield Fact("nobles", seat), _times(_NOBLE, player.nobles)
    for b in player.owned:
        row = BUILDINGS[b]
        if row.violet and row.size == 1 and player.city[b] > 0:
            yield Fact("manned", seat, "building", row.id), Amount(_MANNED_BUILDING * row.cost)


def _times(price: float, count: int) -> Amount:
    return Amount(price * count, count)


def _good(good: str) -> float:
    """A barrel in hand: some day it is shipped or sold."""
    return _BARREL + 0.15 * PRICES[GOODS.index(good)]
