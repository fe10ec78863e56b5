"""Turns a drawing into graphics items, touching only what changed."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QBrush, QColor, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSimpleTextItem,
)

from prdesk.ui.board import boxes, lettering, pixmaps
from prdesk.ui.board.elements import Art, Box, Element, Text
from prdesk.ui.theme import FONTS, palette


def settle(scene: QGraphicsScene) -> None:
    """Let the scene find out now, not later, what has to be painted anew.

    A paint in between (a tool-tip over the table goes) would make it forget where things had
    been, and their pictures would stay there.
    """
    QCoreApplication.sendPostedEvents(scene, QEvent.Type.MetaCall.value)


class Stage:
    """The items of one scene, by the keys of the elements they show.

    `show` leaves the scene as if it had been empty before: same items, same order, same places.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._shown: dict[str, tuple[Element, QGraphicsItem]] = {}
        self._look: tuple[str, float] = ("light", 1.0)

    def show(self, elements: list[Element], theme: str, ratio: float) -> None:
        """Show exactly these, the later above the earlier."""
        look = (theme, ratio)
        fresh = look != self._look
        self._look = look
        before = self._shown
        after: dict[str, tuple[Element, QGraphicsItem]] = {}
        for depth, element in enumerate(elements):
            key = element.key
            old = before.pop(key, None)
            if old is not None and type(old[0]) is not type(element):
                self._scene.removeItem(old[1])
                old = None
            if old is None:
                item = self._make(element)
                self._dress(item, element)
                self._scene.addItem(item)
            else:
                item = old[1]
                if fresh or old[0] != element:
                    self._dress(item, element)
            item.setZValue(depth)
            if key in after:
                raise ValueError(f"two elements are called {key}")
            after[key] = (element, item)
        for _, item in before.values():
            self._scene.removeItem(item)
        self._shown = after
        settle(self._scene)

    def picture(self, element: Element) -> QPixmap:
        """The pixmap of a box or drawing, for a copy that moves."""
        theme, ratio = self._look
        if isinstance(element, Box):
            w, h = int(element.rect.w), int(element.rect.h)
            return boxes.pixmap(element.style, w, h, element.radius, element.colour, theme, ratio)
        assert isinstance(element, Art)
        return pixmaps.pixmap(
            element.element, int(element.rect.w), int(element.rect.h), theme, ratio
        )

    def _make(self, element: Element) -> QGraphicsItem:
        if isinstance(element, Text):
            return QGraphicsSimpleTextItem()
        item = QGraphicsPixmapItem()
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        return item

    def _dress(self, item: QGraphicsItem, element: Element) -> None:
        if isinstance(element, Text):
            assert isinstance(item, QGraphicsSimpleTextItem)
            self._letter(item, element)
            return
        assert isinstance(item, QGraphicsPixmapItem)
        found = self.picture(element)
        item.setPixmap(found)
        item.setOpacity(element.opacity)
        rect = element.rect
        if isinstance(element, Box):
            item.setPos(rect.x - boxes.MARGIN, rect.y - boxes.MARGIN)
        else:
            size = found.deviceIndependentSize()
            item.setPos(
                rect.x + round((rect.w - size.width()) / 2),
                rect.y + round((rect.h - size.height()) / 2),
            )

    def _letter(self, item: QGraphicsSimpleTextItem, text: Text) -> None:
        item.setText(text.text)
        item.setFont(FONTS[text.family](text.size, text.weight))
        item.setBrush(QBrush(QColor(palette(self._look[0]).of(text.colour))))
        rect = lettering.text_rect(text)
        ascent, capitals, _ = lettering.height(text.family, text.size, text.weight)
        item.setPos(rect.x, round(text.rect.cy + capitals / 2 - ascent))

    def dump(self) -> list[tuple[object, ...]]:
        """Every item as plain values in drawing order, to compare two scenes."""
        found: list[tuple[object, ...]] = []
        for item in sorted(self._scene.items(), key=lambda i: i.zValue()):
            place = (item.zValue(), item.x(), item.y(), item.opacity(), item.isVisible())
            if isinstance(item, QGraphicsPixmapItem):
                found.append((*place, item.pixmap().cacheKey()))
            elif isinstance(item, QGraphicsSimpleTextItem):
                colour = item.brush().color().name()
                found.append((*place, item.text(), item.font().key(), colour))
        return found
