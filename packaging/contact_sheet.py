"""Render every SVG of the art at three heights, on light paper and on dark slate, into one PNG.

For those who draw: ``python packaging/contact_sheet.py sheet.png [--only homesteaders/goods]
[--heights 24 48 96] [--grey]``.
"""

import argparse
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
HEIGHTS = [24, 48, 96]
GAP = 10
LABEL = 14
WIDTH = 1800
# The boards of the two themes: paper_top and ink_soft of prdesk/ui/theme.py.
LIGHT = ("#f8f0dd", "#634a2a")
DARK = ("#2a3a42", "#cbbd9d")


def dark_art(svg: str, dark: dict[str, str]) -> str:
    """``svg`` with every colour token replaced by its dark one, in a single pass."""
    return re.sub(r"#[0-9a-f]{6}", lambda found: dark.get(found[0], found[0]), svg)


def art_files(only: str) -> list[Path]:
    """The SVG files whose path below ``resources`` contains ``only``."""
    found = sorted(RESOURCES.rglob("*.svg"))
    return [path for path in found if only in path.relative_to(RESOURCES).as_posix()]


def panel_width(renderer: QSvgRenderer, heights: Sequence[int]) -> int:
    """Pixels one theme's three pictures take, gaps included."""
    size = renderer.defaultSize()
    return GAP + sum(round(height * size.width() / size.height()) + GAP for height in heights)


def draw_panel(
    painter: QPainter, left: int, top: int, svg: str, surface: str, heights: Sequence[int]
) -> int:
    """Draw one art on one theme's board; the x where the panel ends."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    width = panel_width(renderer, heights)
    painter.fillRect(left, top, width, max(heights) + 2 * GAP, QColor(surface))
    x = left + GAP
    for height in heights:
        wide = round(height * size.width() / size.height())
        renderer.render(painter, QRectF(x, top + GAP + max(heights) - height, wide, height))
        x += wide + GAP
    return left + width


def sheet(files: Sequence[Path], dark: dict[str, str], heights: Sequence[int]) -> QImage:
    """All ``files`` in rows, each light and then dark, with its name below."""
    cell = max(heights) + 2 * GAP + LABEL
    places: list[tuple[Path, int, int]] = []
    x, y = 0, 0
    for path in files:
        width = 2 * panel_width(QSvgRenderer(str(path)), heights) + GAP
        if x and x + width > WIDTH:
            x, y = 0, y + cell
        places.append((path, x, y))
        x += width
    image = QImage(WIDTH, y + cell, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(LIGHT[0]))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont()
    font.setPixelSize(11)
    painter.setFont(font)
    painter.setPen(QColor(LIGHT[1]))
    for path, left, top in places:
        svg = path.read_text(encoding="utf-8")
        night = svg if path.stem == "prdesk" else dark_art(svg, dark)  # it brings its own ground
        right = draw_panel(painter, left, top, svg, LIGHT[0], heights)
        draw_panel(painter, right, top, night, DARK[0], heights)
        box = QRectF(left + GAP, top + cell - LABEL, right - left, LABEL)
        name = path.relative_to(RESOURCES).with_suffix("").as_posix().removeprefix("svg/")
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, name)
    painter.end()
    return image


def main() -> None:
    """Read the arguments and write the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("png", type=Path, help="the picture to write")
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--heights", type=int, nargs="+", default=HEIGHTS, help="pixels")
    parser.add_argument("--grey", action="store_true", help="without colours")
    arguments = parser.parse_args()
    application = QGuiApplication([])
    dark = json.loads((RESOURCES / "svg" / "dark.json").read_text(encoding="utf-8"))
    image = sheet(art_files(arguments.only), dark, arguments.heights)
    if arguments.grey:
        image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    if not image.save(str(arguments.png)):
        raise SystemExit(f"cannot write {arguments.png}")
    application.quit()


if __name__ == "__main__":
    main()
