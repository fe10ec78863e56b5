"""A view that shows drawings and knows which part of them is meant by pointer and keyboard."""

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from prdesk.ui.board import overlay, pixmaps, steering
from prdesk.ui.board.director import Director
from prdesk.ui.board.elements import Action, Drawing, Element, Spot, Text
from prdesk.ui.board.stage import Stage
from prdesk.ui.plain import plain

ARROW_KEYS = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
PICK_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Canvas(QGraphicsView):
    """Shows one drawing at a time.

    Signals:
        spotPicked: a spot that has a pick was clicked, or chosen by key.
        spotRefused: a spot without a pick was clicked.
        spotPointed: the spot under the pointer or the keyboard ring; None for none.
    """

    spotPicked = Signal(object)
    spotRefused = Signal(object)
    spotPointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = "light"
        self.marked: list[str] = []
        self.drawing = Drawing([], [], {})
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._stage = Stage(self._scene)
        self.director = Director(self._scene, self)
        self._lit: Action | None = None
        self._hovered: Spot | None = None
        self._focused: Spot | None = None
        self._pressed: Spot | None = None
        self._by_key = False
        self._bare = False
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def ratio(self) -> float:
        """Device pixels per pixel."""
        return self.devicePixelRatioF()

    @property
    def area(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.viewport().width(), self.viewport().height()

    # -- showing

    def show_drawing(self, drawing: Drawing) -> None:
        """Show a drawing; pointer and ring stay where their part still is.

        A ring whose part is gone goes to the next one.
        """
        shown, self.drawing = self.drawing.spots, drawing
        self._bare = False
        width, height = self.area
        self._scene.setSceneRect(0, 0, width, height)
        spots = {spot.key: spot for spot in drawing.spots}
        self._hovered = spots.get(self._hovered.key) if self._hovered else None
        before = self._focused
        self._focused = spots.get(before.key) if before else None
        if self._focused is not None and self._focused not in steering.legal([self._focused]):
            self._focused = None
        if self._focused is None and self._by_key and self.hasFocus():
            legal = steering.legal(drawing.spots)
            self._focused = steering.instead(steering.legal(shown), legal, before)
            if self._focused is not None:
                self.spotPointed.emit(self._focused)
        self._cover()

    def show_bare(self) -> None:
        """Show the drawing without anything that can be chosen: something is about to move."""
        self._bare = True
        self._hovered = self._focused = None
        self.viewport().unsetCursor()
        self._cover()

    def forget_pointer(self, ring: bool = True) -> None:
        """Nothing is pointed at any more, by the ring neither unless it may stay."""
        self._hovered = None
        if ring:
            self._focused = None

    def light(self, action: Action | None) -> None:
        """Ring the parts of the table that stand for an action; None for no longer."""
        if action != self._lit:
            self._lit = action
            self._cover()

    def ghost(self, element: str, side: int) -> QPixmap:
        """The picture of a travelling piece, `side` pixels wide."""
        return pixmaps.pixmap(element, side, side, self.theme, self.ratio)

    def dump(self) -> list[tuple[object, ...]]:
        """The scene as plain values, to compare it with another."""
        return self._stage.dump()

    def spot(self, key: str) -> Spot | None:
        """The part of the table of that name."""
        return next((spot for spot in self.drawing.spots if spot.key == key), None)

    def _cover(self) -> None:
        over: list[Element] = overlay.recent(self.marked, self.drawing.anchors)
        if not self._bare:
            over += overlay.targets(self.drawing.spots)
            if self._lit is not None:
                over += overlay.lit(steering.standing_for(self.drawing.spots, self._lit))
            over += overlay.pointer(self._hovered, self._focused if self.hasFocus() else None)
        self._stage.show(self.drawing.elements + over, self.theme, self.ratio)

    # -- pointer

    def _point(self, spot: Spot | None) -> None:
        before = self._hovered
        if (spot and spot.key) == (before and before.key):
            return
        self._hovered = spot
        if spot is not None and spot.pick is not None:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()
        self._cover()
        self.spotPointed.emit(spot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at what lies under the pointer."""
        if not self.director.running:
            at = event.position()
            self._point(steering.spot_at(self.drawing.spots, at.x(), at.y()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click began."""
        at = event.position()
        self._by_key = False
        self._pressed = None
        if event.button() == Qt.MouseButton.LeftButton and not self.director.running:
            self._pressed = steering.spot_at(self.drawing.spots, at.x(), at.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click ends where it began."""
        at = event.position()
        pressed, self._pressed = self._pressed, None
        spot = steering.spot_at(self.drawing.spots, at.x(), at.y())
        if pressed is None or spot is None or spot.key != pressed.key:
            return
        self._focused = None
        (self.spotRefused if spot.pick is None else self.spotPicked).emit(spot)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the table."""
        self._point(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Say in full what had to be shortened, or all of the place pointed at."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell_whole(event.pos(), event.globalPos())
            return True
        return super().viewportEvent(event)

    def _tell_whole(self, at: QPoint, where: QPoint) -> None:
        for element in self.drawing.elements:
            if (
                isinstance(element, Text)
                and element.full != element.text
                and element.rect.has(at.x(), at.y())
            ):
                rect = element.rect
                area = QRect(int(rect.x), int(rect.y), int(rect.w), int(rect.h))
                QToolTip.showText(where, plain(element.full), self, area)
                return
        if self._hovered is not None:
            rect = self._hovered.rect
            area = QRect(int(rect.x), int(rect.y), int(rect.w), int(rect.h))
            QToolTip.showText(where, plain(self.tell(self._hovered)), self, area)
            return
        QToolTip.hideText()

    def tell(self, spot: Spot) -> str:
        """All there is to say of a place, for a reader who waits there."""
        return spot.about

    # -- keyboard

    def _ring(self, spot: Spot | None) -> None:
        self._by_key = True
        self._focused = spot
        self._cover()
        self.spotPointed.emit(spot)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes from target to target, and behind the last one to the next widget."""
        spots = [] if self.director.running else steering.legal(self.drawing.spots)
        found = steering.step(spots, self._focused, 1 if next else -1) if spots else None
        if found is None:
            self._focused = None
            return super().focusNextPrevChild(next)
        self._ring(found)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the ring, Enter and Space choose what it is on."""
        spots = [] if self.director.running else steering.legal(self.drawing.spots)
        arrow = ARROW_KEYS.get(Qt.Key(event.key()))
        if arrow and spots:
            self._ring(steering.toward(spots, self._focused, arrow))
        elif event.key() in PICK_KEYS and self._focused is not None and not event.isAutoRepeat():
            self._by_key = True
            self.spotPicked.emit(self._focused)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab, the ring stands on the first (or last) target."""
        super().focusInEvent(event)
        spots = steering.legal(self.drawing.spots)
        by_tab = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_tab and spots:
            last = event.reason() == Qt.FocusReason.BacktabFocusReason
            self._ring(spots[-1 if last else 0])
        else:
            self._cover()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without the keyboard there is no ring."""
        super().focusOutEvent(event)
        self._cover()
