"""How a hint is painted: the move and its chance, the final scores, the reason."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from prdesk.qt.hints import HintRole
from prdesk.qt.index import Index
from prdesk.ui.letters import Lettering, font
from prdesk.ui.theme import Palette

PAD: Final = 7
GAP: Final = 2
BETWEEN: Final = 10
RADIUS: Final = 6
TALL: Final = 10_000

LABEL: Final = Lettering("sans", 13, 600)
PLAIN: Final = Lettering("sans", 12, 400)
WRAP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)


class _Part(NamedTuple):
    text: str
    rect: QRect
    lettering: Lettering
    flags: int
    soft: bool


class HintDelegate(QStyledItemDelegate):
    """Rows as high as their text."""

    def __init__(self, colours: Palette, parent: QListView) -> None:
        super().__init__(parent)
        self._list = parent
        self._colours = colours

    def restyle(self, colours: Palette) -> None:
        """Change colours."""
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All of the text at the width of the list."""
        # Without a scroll bar, or one that is about to go would stay for ever.
        width = self._list.width()
        return QSize(width, self.height_of(index, width))

    def height_of(self, index: Index, width: int) -> int:
        """Height of a row at a width, in pixels."""
        return _parts(index, QRect(0, 0, width, TALL))[-1].rect.bottom() + 1 + PAD

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        colours = self._colours
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.allowed_wash))
            painter.drawRoundedRect(area, RADIUS, RADIUS)
        elif index.row():
            painter.setPen(QColor(colours.slot_edge))
            painter.drawLine(area.left() + PAD, area.top(), area.right() - PAD, area.top())
        for part in _parts(index, area):
            painter.setFont(font(part.lettering))
            soft = part.soft and not selected
            painter.setPen(QColor(colours.ink_soft if soft else colours.ink))
            painter.drawText(part.rect, part.flags, part.text)
        painter.restore()


def _parts(index: Index, area: QRect) -> list[_Part]:
    """The texts of a row and where they go, from its upper edge down."""
    room = area.adjusted(PAD, PAD, -PAD, 0)
    win = str(index.data(HintRole.WIN))
    aside = QFontMetrics(font(LABEL)).horizontalAdvance(win)
    right = QRect(room.right() + 1 - aside, room.top(), aside, TALL)
    label = _wrapped(
        str(index.data()), room.adjusted(0, 0, -(aside + BETWEEN if win else 0), 0), LABEL
    )
    found = [_Part(win, right, LABEL, int(Qt.AlignmentFlag.AlignRight), False), label]
    for role in (HintRole.SCORES, HintRole.REASON):
        text = str(index.data(role))
        if text:
            top = found[-1].rect.bottom() + 1 + GAP
            below = QRect(room.left(), top, room.width(), TALL)
            found.append(_wrapped(text, below, PLAIN, role == HintRole.SCORES))
    return found


def _wrapped(text: str, room: QRect, lettering: Lettering, soft: bool = False) -> _Part:
    """A text at the top of a place, as high as its lines."""
    box = QFontMetrics(font(lettering)).boundingRect(room, WRAP, text)
    return _Part(
        text,
        QRect(room.left(), room.top(), room.width(), box.height()),
        lettering,
        WRAP,
        soft,
    )
