"""The board: shows a snapshot, takes choices, lets steps be watched."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from prdesk.qt.snapshot import Snapshot
from prdesk.session import Step
from prdesk.ui.board.canvas import Canvas
from prdesk.ui.board.elements import Commit, Look, Select, Spot, Toggle
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.table import Arrangement, Sight, Table
from prdesk.ui.games import WINDOWS

CIRCLE_OVER = 4.0
"""Pixels that a circle may reach beyond what it belongs to."""
PAGE_KEYS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


def _pixels(rect: Rect) -> QRect:
    return QRect(int(rect.x), int(rect.y), int(rect.w), int(rect.h))


class BoardView(Canvas):
    """The table of a game.

    Signals:
        actionPicked: a complete JSON action was chosen on the board.
        pointed: the sentence for what the pointer or the keyboard ring is on, "" for nothing.
        refused: the sentence for what was clicked in vain.
        placementChanged: pieces without a place, and the arrangement (or what else has been
            settled click by click) as an action to confirm, or None while the rules would not
            take it or there is nothing to confirm.
        layoutChanged: `bar_rect` and `feed_rect` have changed.

    Attributes:
        bar_rect, feed_rect: where the shell puts its action bar and event feed.
        placement: the pieces being arranged, if the decision is about that.
    """

    actionPicked = Signal(object)
    pointed = Signal(str)
    refused = Signal(str)
    placementChanged = Signal(int, object)
    layoutChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar_rect = QRect()
        self.feed_rect = QRect()
        self.placement: Arrangement | None = None
        self._snapshot: Snapshot | None = None
        self._coming: Snapshot | None = None
        self._stepped_to: dict[str, Any] | None = None
        self._partial: dict[str, Any] = {}
        self._name()
        self.spotPicked.connect(self._pick)
        self.spotRefused.connect(self._refuse)
        self.spotPointed.connect(self._explain)

    # -- what the shell calls

    def sync(self, snapshot: Snapshot) -> None:
        """Show a snapshot, whatever was shown before or is still moving.

        Marks of the last moves stay only if this is the position they led to.
        """
        self.director.stop()
        self._coming = None
        if snapshot.position != self._stepped_to:
            self.marked = []
            self._stepped_to = None
        self._take(snapshot)

    def restage(self, snapshot: Snapshot) -> None:
        """Show the same decision after something was staged; what was arranged stays."""
        self.director.stop()
        self._coming = None
        self._take(snapshot, self.placement, restaged=True)

    def show_step(self, step: Step, snapshot: Snapshot, duration_ms: int) -> None:
        """Let pieces travel as the step's events tell, then show `snapshot`.

        The places the step touched stay marked until the viewer's next own step.
        """
        self.finish_step()
        before = self._snapshot
        if before is None:
            self._take(snapshot)
            return
        story = self._table(snapshot).story(step.events, before.position)
        if step.player == snapshot.viewer:
            self.marked = []
        self.marked = list(dict.fromkeys(self.marked + story.touched))
        self._stepped_to = snapshot.position
        if duration_ms <= 0 or not story.moves or not self.isVisible():
            self._take(snapshot)
            return
        self._coming = snapshot
        self.show_bare()
        anchors = self.drawing.anchors
        self.director.show(story.moves, anchors, self.ghost, duration_ms, self.finish_step)

    def arranged(self, snapshot: Snapshot) -> Arrangement | None:
        """The pieces being arranged, if that snapshot is shown already."""
        return self.placement if snapshot is self._snapshot else None

    def advice(self, snapshot: Snapshot) -> str:
        """What is said to the person who decides while nothing is pointed at."""
        return self._table(snapshot).advice(
            Sight(snapshot, self.area, self._partial, self.arranged(snapshot))
        )

    def finish_step(self) -> None:
        """Cut short what is moving and show where it leads."""
        self.director.stop()
        coming, self._coming = self._coming, None
        if coming is not None:
            self._take(coming)

    def set_theme(self, theme: str) -> None:
        """Change colours: "light" or "dark"."""
        self.theme = theme
        self._draw()

    def auto_place(self) -> None:
        """Arrange the pieces sensibly."""
        if self.placement is not None:
            self.placement.auto_place()
            self._arranged()

    def reset_placement(self) -> None:
        """Put the pieces back as they lay."""
        if self.placement is not None:
            self.placement.reset()
            self._arranged()

    # -- showing

    def _table(self, snapshot: Snapshot) -> Table:
        return WINDOWS[snapshot.position["game"]].table

    def _sight(self, snapshot: Snapshot) -> Sight:
        return Sight(snapshot, self.area, self._partial, self.placement)

    def _take(
        self, snapshot: Snapshot, begun: Arrangement | None = None, restaged: bool = False
    ) -> None:
        """Make a snapshot the one shown; what the person had begun stays if nothing changed."""
        before, self._snapshot = self._snapshot, snapshot
        same = (
            before is not None
            and before.position == snapshot.position
            and before.interactive == snapshot.interactive
            and before.viewer == snapshot.viewer
        )
        if not same:
            self._partial = {}
            self.placement = self._table(snapshot).arrangement(snapshot, begun)
        self.forget_pointer(ring=not restaged)
        self._draw()
        if not same:
            self._tell_placement()

    def _draw(self) -> None:
        """Draw everything anew."""
        self.finish_step()
        snapshot = self._snapshot
        if snapshot is None:
            return
        table = self._table(snapshot)
        bar, feed = table.reserved(self.area, len(snapshot.names))
        places = (_pixels(bar), _pixels(feed))
        if places != (self.bar_rect, self.feed_rect):
            self.bar_rect, self.feed_rect = places
            self.layoutChanged.emit()
        self.show_drawing(table.draw(self._sight(snapshot)))

    def _name(self) -> None:
        self.setAccessibleName(QCoreApplication.translate("Board", "Table"))

    # -- choosing

    def _pick(self, spot: Spot) -> None:
        match spot.pick:
            case Commit(action):
                self._partial = {}
                self.actionPicked.emit(action)
            case Select(name, value):
                self._partial = self._settle(name, value)
                self._arranged()
                self.pointed.emit(self.tell(self.spot(spot.key) or spot))
            case Toggle(place, number):
                if self.placement is not None and self.placement.toggle(place, number):
                    self._arranged()
            case Look(seat):
                self._look(seat)

    def _refuse(self, spot: Spot) -> None:
        """A click beside the circles of a tile or building means the next of them."""
        circles = [
            one
            for one in self.drawing.spots
            if isinstance(one.pick, Toggle) and spot.rect.holds(one.rect, CIRCLE_OVER)
        ]
        if circles:
            self._pick(next((one for one in circles if one.fills), circles[-1]))
        else:
            self.refused.emit(self.tell(spot))

    def _settle(self, name: str, value: Any) -> dict[str, Any]:
        """What is settled after a click; the same click again takes it back."""
        if self._partial.get(name) == value:
            return {key: kept for key, kept in self._partial.items() if key != name}
        return {**self._partial, name: value}

    def _look(self, seat: int) -> None:
        """Show a seat's board large; again, or the viewer's own: back to the viewer's."""
        assert self._snapshot is not None
        self._partial = self._settle("look", seat)
        if seat == self._snapshot.viewer:
            self._partial.pop("look", None)
        self._draw()

    def _look_on(self, by: int) -> None:
        """Show the next (1) or previous (-1) seat's board large."""
        assert self._snapshot is not None
        seat = self._partial.get("look", self._snapshot.viewer)
        self._look((seat + by) % len(self._snapshot.names))

    def _arranged(self) -> None:
        self._draw()
        self._tell_placement()

    def _tell_placement(self) -> None:
        placement, snapshot = self.placement, self._snapshot
        if placement is not None:
            action = placement.action() if placement.may_confirm else None
            self.placementChanged.emit(placement.unplaced, action)
        elif snapshot is not None:
            ready = self._table(snapshot).ready(self._sight(snapshot))
            self.placementChanged.emit(0, ready)

    def tell(self, spot: Spot) -> str:
        """The sentence of a place: what choosing it would mean, or why it can't be chosen."""
        assert self._snapshot is not None
        return self._table(self._snapshot).sentence(self._sight(self._snapshot), spot)

    def _explain(self, spot: Spot | None) -> None:
        sentence = self.tell(spot) if spot is not None and self._snapshot else ""
        self.setAccessibleDescription(sentence)
        self.pointed.emit(sentence)

    # -- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back what is settled of an action; Page Up and Down turn the boards."""
        if event.key() == Qt.Key.Key_Escape and self._partial:
            self._partial = {}
            self._arranged()
            self.pointed.emit("")
        elif event.key() in PAGE_KEYS and self._snapshot is not None:
            self._look_on(PAGE_KEYS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a table in motion ends the motion."""
        if self.director.running:
            self.finish_step()
            return
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew in another language, draw sharply on another screen."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.DevicePixelRatioChange):
            self._name()
            self._draw()
