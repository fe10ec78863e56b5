"""The art: complete, drawable by Qt, small, told apart without colour, legible in both themes."""

import json
import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from prdesk.homesteaders.catalog.ids import BUILDINGS as HOMESTEADERS_BUILDINGS
from prdesk.homesteaders.catalog.ids import GOODS as HOMESTEADERS_GOODS
from prdesk.homesteaders.catalog.ids import TYPES
from prdesk.ui.style import style_sheet
from prdesk.ui.theme import THEMES, palette

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
SVG = RESOURCES / "svg"
TABLE = SVG / "puertorico"
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
CAPACITIES = ("4", "5", "6", "7", "8")
WANTED = {
    "puertorico": {
        "roles": "settler mayor builder craftsman trader captain prospector prospector_2",
        "goods": " ".join(GOODS),
        "glyphs": " ".join(GOODS),
        "tiles": " ".join(GOODS) + " quarry forest back empty_space",
        "buildings": (
            "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage"
            " coffee_roaster small_market hacienda construction_hut small_warehouse hospice"
            " office large_market large_warehouse factory university harbor wharf guild_hall"
            " residence fortress customs_house city_hall aqueduct forest_house black_market"
            " storehouse guesthouse trading_post church small_wharf lighthouse"
            " specialty_factory library union_hall statue cloister land_office chapel"
            " hunting_lodge zoning_office royal_supplier villa jeweler royal_garden"
        ),
        "pieces": (
            "colonist noble circle_empty doubloon vp governor san_juan end_lamp_off end_lamp_on"
        ),
        "board": (
            "ship_4 ship_5 ship_6 ship_7 ship_8 colonist_ship wharf_ship small_wharf_ship"
            " trading_house trading_post bank plantations market"
        ),
        "marks": "allowed refused last_move taken hidden crown draft",
    },
    "homesteaders": {
        "buildings": " ".join(HOMESTEADERS_BUILDINGS),
        "goods": " ".join(HOMESTEADERS_GOODS),
        "types": " ".join(TYPES),
        "stages": "settlement town city",
        "pieces": (
            "silver trade debt track worker worker_space vp any_good start_player neutral screen"
        ),
        "rail": "locomotive advance line station",
        "board": "lot no_build auction market",
    },
}
ICONS = (
    "prdesk new open save undo redo hint step pause play log help settings quit confirm cancel"
    " auto_place"
)
ELEMENTS = {
    "svg", "g", "defs", "path", "rect", "circle", "ellipse",
    "linearGradient", "radialGradient", "stop",
}  # fmt: skip
NAMED = [
    SVG / game / folder / f"{name}.svg"
    for game, folders in WANTED.items()
    for folder, ids in folders.items()
    for name in ids.split()
]
NAMED += [RESOURCES / "icons" / f"{name}.svg" for name in ICONS.split()]
FILES = sorted(RESOURCES.rglob("*.svg"))
DARK: dict[str, str] = json.loads((RESOURCES / "svg" / "dark.json").read_text(encoding="utf-8"))
SHIPS = json.loads((TABLE / "ships.json").read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(RESOURCES).as_posix()


def in_dark(svg: str) -> str:
    return re.sub(r"#[0-9a-f]{6}", lambda found: DARK.get(found[0], found[0]), svg)


def draw(svg: str, width: int, height: int, ground: str) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    renderer.render(painter)
    painter.end()
    return image


def grey(path: Path, width: int, height: int, theme: str) -> list[int]:
    """The picture's grey values 0..255, row by row, on the theme's board."""
    svg = path.read_text(encoding="utf-8")
    if theme == "dark":
        svg = in_dark(svg)
    image = draw(svg, width, height, "#f8f0dd" if theme == "light" else DARK["#f8f0dd"])
    image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [QColor(image.pixel(x, y)).red() for y in range(height) for x in range(width)]


def outline(path: Path, width: int, height: int) -> set[tuple[int, int]]:
    """The pixels the picture covers."""
    image = draw(path.read_text(encoding="utf-8"), width, height, "#00000000")
    return {
        (x, y)
        for x in range(width)
        for y in range(height)
        if QColor.fromRgba(image.pixel(x, y)).alpha() > 127
    }


def mean_difference(one: list[int], other: list[int]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("path", NAMED, ids=name_of)
def test_every_element_has_its_picture(path: Path) -> None:
    assert path.is_file()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_qt_draws_it_at_24_pixels(path: Path) -> None:
    image = draw(path.read_text(encoding="utf-8"), 24, 24, "#00000000")
    drawn = sum(
        QColor.fromRgba(image.pixel(x, y)).alpha() > 40 for x in range(24) for y in range(24)
    )
    assert drawn > 40


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_it_is_plain_and_small(path: Path) -> None:
    assert path.stat().st_size < 8 * 1024
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox")
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS
        assert not {"class", "style", "filter", "mask"} & set(element.keys())


ONE_LOOK = [path for path in FILES if path.stem == "prdesk" or path.parent.name == "style"]
"""Drawings that the dark theme does not recolour."""


@pytest.mark.parametrize("path", [path for path in FILES if path not in ONE_LOOK], ids=name_of)
def test_every_colour_has_a_dark_one(path: Path) -> None:
    colours = set(re.findall(r"#[0-9A-Fa-f]+", path.read_text(encoding="utf-8")))
    assert colours
    assert colours <= set(DARK)


def test_dark_tokens_are_lower_case_six_digit_colours() -> None:
    for colour in (*DARK, *DARK.values()):
        assert re.fullmatch(r"#[0-9a-f]{6}", colour)


def test_dark_art_reaches_the_contrast_figures() -> None:
    for board in (DARK["#f8f0dd"], DARK["#efe2c6"]):
        for text in ("#3a2a1c", "#6b5230"):
            assert contrast(DARK[text], board) >= 4.5
        for mark in ("#b79b6c", "#c8502f", "#2f8f5b", "#d9a520", "#5e7d36", "#5c1714", "#4a2a14"):
            assert contrast(DARK[mark], board) >= 3
    assert contrast(DARK["#ffefe4"], DARK["#8e2f2a"]) >= 4.5
    assert contrast(DARK["#3a2a1c"], DARK["#a9c47a"]) >= 3


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("folder", "least", "names"),
    [
        ("puertorico/goods", 15, GOODS),
        ("puertorico/tiles", 8, (*GOODS, "quarry", "forest", "back")),
        ("puertorico/buildings", 18, tuple(WANTED["puertorico"]["buildings"].split())),
        ("puertorico/pieces", 25, ("colonist", "noble", "vp")),
        ("homesteaders/goods", 25, HOMESTEADERS_GOODS),
        ("homesteaders/buildings", 18, HOMESTEADERS_BUILDINGS),
        ("homesteaders/types", 15, TYPES),
        ("homesteaders/stages", 25, ("settlement", "town", "city")),
        ("homesteaders/pieces", 15, tuple(WANTED["homesteaders"]["pieces"].split())),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_they_are_told_apart_without_colour(
    folder: str, least: int, names: tuple[str, ...], theme: str
) -> None:
    width = 36 if folder.endswith(("buildings", "stages")) else 24
    pictures = {name: grey(SVG / folder / f"{name}.svg", width, 24, theme) for name in names}
    for one, other in combinations(names, 2):
        assert mean_difference(pictures[one], pictures[other]) > least, (one, other)


def shared_outline(folder: str, one: str, other: str) -> float:
    """How much of two pictures' joint area both cover, 0 to 1."""
    first, second = (outline(SVG / folder / f"{name}.svg", 32, 32) for name in (one, other))
    return len(first & second) / len(first | second)


@pytest.mark.parametrize(
    ("folder", "names"),
    [("puertorico/glyphs", GOODS), ("homesteaders/goods", HOMESTEADERS_GOODS)],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_glyphs_differ_in_outline(folder: str, names: tuple[str, ...]) -> None:
    for one, other in combinations(names, 2):
        assert shared_outline(folder, one, other) < 0.85, (one, other)


@pytest.mark.parametrize("other", ["colonist", "vp", "circle_empty"])
def test_the_noble_differs_in_outline(other: str) -> None:
    assert shared_outline("puertorico/pieces", "noble", other) < 0.85


@pytest.mark.parametrize(
    ("small", "large"),
    [
        ("small_indigo_plant", "indigo_plant"),
        ("small_sugar_mill", "sugar_mill"),
        ("small_market", "large_market"),
        ("small_warehouse", "large_warehouse"),
        ("hospice", "residence"),
        ("small_wharf", "wharf"),
        ("storehouse", "small_warehouse"),
        ("storehouse", "large_warehouse"),
        ("trading_post", "small_market"),
        ("black_market", "small_market"),
        ("black_market", "large_market"),
        ("chapel", "church"),
        ("chapel", "hospice"),
        ("specialty_factory", "factory"),
        ("forest_house", "construction_hut"),
        ("forest_house", "hunting_lodge"),
        ("cloister", "hacienda"),
        ("union_hall", "guild_hall"),
        ("villa", "residence"),
        ("villa", "church"),
        ("royal_supplier", "small_wharf"),
    ],
)
def test_alike_buildings_differ_at_24_pixels(small: str, large: str) -> None:
    pictures = [
        grey(TABLE / "buildings" / f"{name}.svg", 36, 24, "light") for name in (small, large)
    ]
    assert mean_difference(*pictures) > 15


@pytest.mark.parametrize("path", sorted(SVG.glob("*/buildings/*.svg")), ids=name_of)
def test_buildings_share_one_size_on_a_clear_ground(path: Path) -> None:
    assert ElementTree.parse(path).getroot().get("viewBox") == "0 0 96 64"
    assert not outline(path, 96, 64) & {(0, 0), (95, 0), (0, 63), (95, 63)}


@pytest.mark.parametrize(
    ("small", "large"),
    [("board/small_wharf_ship", "board/wharf_ship"), ("buildings/small_wharf", "buildings/wharf")],
)
def test_what_the_small_wharf_shows_is_smaller(small: str, large: str) -> None:
    rows = [{y for _, y in outline(TABLE / f"{name}.svg", 96, 64)} for name in (small, large)]
    assert min(rows[0]) - min(rows[1]) >= 6


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("tile", [*GOODS, "quarry"])
def test_the_colonists_corner_of_a_tile_is_quiet(tile: str, theme: str) -> None:
    picture = grey(TABLE / "tiles" / f"{tile}.svg", 64, 64, theme)
    corner = [picture[y * 64 + x] for y in range(47, 60) for x in range(47, 60)]
    assert max(corner) - min(corner) < 40


@pytest.mark.parametrize("capacity", CAPACITIES)
def test_bays_lie_within_their_ship(capacity: str) -> None:
    width, height = SHIPS[capacity]["size"]
    root = ElementTree.parse(TABLE / "board" / f"ship_{capacity}.svg").getroot()
    assert root.get("viewBox") == f"0 0 {width} {height}"
    bays = SHIPS[capacity]["bays"]
    assert len(bays) == int(capacity)
    right = 0
    for x, y, wide, high in bays:
        assert x >= right
        assert y >= 0
        assert y + high <= height
        right = x + wide
    assert right <= width


def test_ships_share_one_scale() -> None:
    assert len({tuple(bay[1:]) for ship in SHIPS.values() for bay in ship["bays"]}) == 1
    widths = [SHIPS[capacity]["size"][0] for capacity in CAPACITIES]
    assert widths == sorted(set(widths))


def test_what_the_style_sheet_shows_is_there_for_each_theme() -> None:
    """The sheet names its files itself; Qt would leave out silently what is missing."""
    for name in THEMES:
        shown = re.findall(r'url\("([^"]+)"\)', style_sheet(palette(name)))
        assert len(shown) == 2
        assert all(Path(path).is_file() for path in shown)
