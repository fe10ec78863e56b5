"""Editions deluxe and classic: ruling 7.1 is the one difference in the base game."""

import pytest

from tests.acting import PASS
from tests.puertorico.table import (
    PR,
    Json,
    board,
    hacienda,
    legal,
    play,
    refused,
    table,
    take,
    without_draws,
)

BOTH = board(city={"hacienda": 1, "construction_hut": 1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_table(players: int) -> None:
    """1.1, 1.2: both editions set the same table out."""
    tables: list[Json] = []
    for edition in ("deluxe", "classic"):
        position = PR.position(PR.new({"players": players, "edition": edition}, None, 9))
        assert position["options"].pop("edition") == edition
        tables.append(without_draws(position))
    assert tables[0] == tables[1]


def test_deluxe_is_the_default() -> None:
    """formats.md 5: `edition` deluxe."""
    assert PR.position(PR.new({"players": 3}, None, 0))["options"]["edition"] == "deluxe"


@pytest.mark.parametrize(("edition", "allowed"), [("deluxe", True), ("classic", False)])
def test_7_1_quarry_by_hacienda(edition: str, allowed: bool) -> None:
    """7.1: deluxe yes, classic no."""
    state = table(3, {0: BOTH}, edition=edition)
    take(state, "settler")
    assert (hacienda(True, quarry=True) in legal(state)) is allowed
    if not allowed:
        refused(state, hacienda(True, quarry=True), "edition_forbids")


def test_7_1_the_hut_works_in_both() -> None:
    """2.2: a quarry in place of a face-up plantation."""
    for edition in ("deluxe", "classic"):
        state = table(3, {1: BOTH}, edition=edition)
        take(state, "settler")
        play(state, PASS, hacienda(False))
        assert {"type": "tile", "tile": "quarry"} in legal(state)
