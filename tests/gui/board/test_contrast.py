"""Text reaches 4.5:1 and marks 3:1 in both themes, computed from the palette."""

from itertools import combinations

import pytest

from prdesk.ui.theme import DARK, LIGHT, Palette, contrast

THEMES = [LIGHT, DARK]
PAPERS = ("paper_top", "paper_bottom", "card_top", "card_bottom", "slot")
TEXTS = [
    *((ink, paper) for ink in ("ink", "ink_soft", "accent") for paper in PAPERS[:4]),
    ("ink", "slot"),
    ("offer", "paper_top"),
    ("offer", "paper_bottom"),
    ("ink_soft", "spent"),
    ("ink", "spent"),
    ("ink", "allowed_wash"),
    ("on_accent", "accent"),
    ("on_allowed", "allowed"),
    ("on_gold", "gold"),
    ("on_vp", "vp"),
    ("on_sea", "sea_top"),
    ("on_sea", "sea_bottom"),
    *((f"on:{kind}", kind) for kind in ("corn", "indigo", "sugar", "tobacco", "coffee")),
    *((f"on:{kind}", kind) for kind in ("violet", "beige", "pink", "circle")),
    *(
        (f"on:{kind}", kind)
        for kind in ("residential", "commercial", "industrial", "special", "silver")
    ),
    *((f"on:seat:{seat}", f"seat:{seat}") for seat in range(5)),
]
MARKS = [
    *((mark, paper) for mark in ("accent", "allowed", "recent", "focus") for paper in PAPERS),
    ("focus", "focus_gap"),
    ("circle_edge", "circle"),
    ("circle_edge", "card_bottom"),
    *((f"seat:{seat}", "paper_top") for seat in range(5)),
    ("trade", "card_top"),
    ("trade", "card_bottom"),
]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text(theme: Palette, text: str, ground: str) -> None:
    assert contrast(theme.of(text), theme.of(ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_marks(theme: Palette, mark: str, ground: str) -> None:
    assert contrast(theme.of(mark), theme.of(ground)) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_focus_ring_shows_on_the_sea(theme: Palette) -> None:
    parts = (theme.focus, theme.focus_gap)
    assert max(contrast(part, theme.sea_top) for part in parts) >= 3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_seats_have_colours_of_their_own(theme: Palette) -> None:
    assert all(one != other for one, other in combinations(theme.seats, 2))


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#ffffff", 21), ("#777777", "#ffffff", 4.48), ("#aa3311", "#aa3311", 1)],
)
def test_the_measure_is_that_of_wcag(one: str, other: str, ratio: float) -> None:
    assert contrast(one, other) == pytest.approx(ratio, abs=0.01)
