"""Colours and typefaces of the light and the dark theme."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import fontpkg
from PySide6.QtGui import QFont, QFontDatabase

from prdesk.ui.colours import OF_GAMES

THEMES = ("light", "dark")

SERIF = "Vollkorn"
SANS = "Inter"
FONT_FAMILIES = (SERIF, SANS)

MIN_TEXT = 11
"""The smallest text anywhere, in device-independent pixels."""


def contrast(one: str, other: str) -> float:
    """The WCAG contrast of two colours ``#rrggbb``: 1 (equal) to 21 (black and white)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@dataclass(frozen=True)
class Palette:
    """Every colour by what it is for, as ``#rrggbb``.

    Text colours reach 4.5:1 and marks 3:1 on the surfaces they stand on.
    """

    name: str
    # what lies behind the boards
    sea_top: str
    sea_bottom: str
    wave: str
    on_sea: str
    # boards and places on them
    paper_top: str
    paper_bottom: str
    paper_edge: str
    card_top: str
    card_bottom: str
    slot: str
    slot_edge: str
    spent: str
    shadow: str
    # text
    ink: str
    ink_soft: str
    # what waits for the person, what may be chosen, what just happened
    accent: str
    on_accent: str
    allowed: str
    on_allowed: str
    allowed_wash: str
    focus: str
    focus_gap: str
    recent: str
    # money, points, circles
    gold: str
    on_gold: str
    vp: str
    on_vp: str
    circle: str
    circle_edge: str
    # the inks for text on colours
    dark_ink: str
    light_ink: str
    # one per seat; names always stand beside them
    seats: tuple[str, str, str, str, str]

    def of(self, name: str) -> str:
        """The colour called `name`.

        "seat:2" is that of seat 2; "on:NAME" is the ink that reads best on the colour NAME. A game
        brings names of its own.
        """
        kind, _, rest = name.partition(":")
        if kind == "seat":
            return self.seats[int(rest)]
        if kind == "on":
            ground = self.of(rest)
            return max((self.dark_ink, self.light_ink), key=lambda ink: contrast(ink, ground))
        return OF_GAMES[self.name].get(name) or str(getattr(self, name))


LIGHT = Palette(
    name="light",
    sea_top="#1f4a52",
    sea_bottom="#173a41",
    wave="#376067",
    on_sea="#f3ead4",
    paper_top="#f8f0dd",
    paper_bottom="#efe2c6",
    paper_edge="#b79b6c",
    card_top="#fffaf0",
    card_bottom="#f9f1de",
    slot="#e6d8b6",
    slot_edge="#c3a878",
    spent="#d8c9a6",
    shadow="#0a1e22",
    ink="#3a2a1c",
    ink_soft="#634a2a",
    accent="#ab3c1a",
    on_accent="#ffffff",
    allowed="#23794a",
    on_allowed="#ffffff",
    allowed_wash="#dcecd3",
    focus="#ab3c1a",
    focus_gap="#fffaf0",
    recent="#1f5f9e",
    gold="#d9a520",
    on_gold="#3f2c03",
    vp="#8e2f2a",
    on_vp="#ffffff",
    circle="#fffdf6",
    circle_edge="#7a5c33",
    dark_ink="#2b1d10",
    light_ink="#ffffff",
    seats=("#1c7a78", "#2f62a8", "#4f7d2c", "#97447a", "#94590f"),
)

DARK = Palette(
    name="dark",
    sea_top="#10242b",
    sea_bottom="#0a171c",
    wave="#1b353d",
    on_sea="#e9dfc8",
    paper_top="#2a3a42",
    paper_bottom="#223038",
    paper_edge="#5b6e76",
    card_top="#33454e",
    card_bottom="#2c3d45",
    slot="#1d2a31",
    slot_edge="#4c5f68",
    spent="#1c282e",
    shadow="#03080a",
    ink="#f4ead3",
    ink_soft="#cbbd9d",
    accent="#fba584",
    on_accent="#2a0f05",
    allowed="#63cf93",
    on_allowed="#06240f",
    allowed_wash="#2c4a41",
    focus="#fba584",
    focus_gap="#141f24",
    recent="#84bdf0",
    gold="#e3b341",
    on_gold="#352503",
    vp="#b0413a",
    on_vp="#ffffff",
    circle="#131d22",
    circle_edge="#b7a27a",
    dark_ink="#1d130a",
    light_ink="#ffffff",
    seats=("#5fc9c3", "#7db2ee", "#a5cf6e", "#dd90c0", "#e0a758"),
)

_PALETTES = {palette.name: palette for palette in (LIGHT, DARK)}


def palette(theme: str) -> Palette:
    """The colours of ``theme`` ("light" or "dark"; KeyError otherwise)."""
    return _PALETTES[theme]


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """Register the two typefaces with Qt, once; the families Qt now knows."""
    found: list[str] = []
    for family in FONT_FAMILIES:
        handle = QFontDatabase.addApplicationFont(str(fontpkg.path(family)))
        if handle >= 0:
            found += QFontDatabase.applicationFontFamilies(handle)
    return tuple(found)


def _font(family: str, size: float, weight: int) -> QFont:
    load_fonts()
    font = QFont(family)
    font.setPixelSize(max(MIN_TEXT, round(size)))
    # Both are variable fonts; setWeight would only smear the regular cut.
    font.setVariableAxis(QFont.Tag("wght"), weight)
    for feature in ("tnum", "lnum"):
        font.setFeature(QFont.Tag(feature), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return font


@lru_cache(maxsize=256)
def serif(size: float, weight: int = 600) -> QFont:
    """Vollkorn for names and headings; ``size`` in pixels, at least MIN_TEXT."""
    return _font(SERIF, size, weight)


@lru_cache(maxsize=256)
def sans(size: float, weight: int = 400) -> QFont:
    """Inter with tabular figures for everything else; ``size`` in pixels."""
    return _font(SANS, size, weight)


FONTS: dict[str, Callable[[float, int], QFont]] = {"serif": serif, "sans": sans}
