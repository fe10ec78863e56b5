"""The auction tiles of a table laid out by hand: which lie open, which are still to come."""

from __future__ import annotations

from collections.abc import Iterable

from tests.homesteaders.components import lots, pile, stage_of


def piles(
    players: int, round_: int, open_tiles: Iterable[str]
) -> tuple[dict[str, str], dict[str, list[str]]]:
    """The open tiles and the coming ones of a round; both empty in the final round."""
    if round_ > 10:
        return {}, {}
    wanted = {tile[0]: tile for tile in open_tiles}
    assert wanted.keys() <= set(lots(players)), "such a lot is not in this game"
    open_: dict[str, str] = {"1": f"1-{round_}"}
    decks = {"1": [f"1-{n}" for n in range(round_ + 1, 11)]}
    assert wanted.get("1", open_["1"]) == open_["1"], "the tile of another round"
    stage = stage_of(round_)
    last = {"settlement": 4, "town": 8, "city": 10}[stage]
    for lot in lots(players)[1:]:
        here = pile(lot, stage)
        open_[lot] = wanted.get(lot, here[0])
        here.remove(open_[lot])
        decks[lot] = here[len(here) - (last - round_) :]
        if stage == "settlement":
            decks[lot] += pile(lot, "town")
        if stage != "city":
            decks[lot] += pile(lot, "city")
    return open_, decks


def round_of(tile: str) -> int:
    """A round in which the tile can lie open."""
    stages = {"settlement": 4, "town": 8, "city": 10}
    if tile[0] == "1":
        return int(tile[2:])
    return next(last for stage, last in stages.items() if tile in pile(tile[0], stage))
