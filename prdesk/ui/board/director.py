"""Shows a step: copies of pieces travel over the table for a while and are gone again."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.motion import Move
from prdesk.ui.board.stage import settle

ABOVE = 1_000_000
"""Depth of what moves: above everything that lies."""
SMALLEST, LARGEST = 22, 56
"""Width of what moves, in pixels."""
SPREAD = 0.5
"""Share of the time over which the stages set out."""


WIDE = 1.3
"""Width over height from which a place is a picture with a figure beside it."""


def _middle(place: Rect) -> QPointF:
    """Where a copy sets out or arrives: on the picture, beside the figure that tells how many."""
    beside = place.w > place.h * WIDE
    return QPointF(place.x + place.h / 2 if beside else place.cx, place.cy)


def _side(source: Rect, target: Rect) -> int:
    """How large a copy is: it fits both places, within reason."""
    least = min(source.w, source.h, target.w, target.h)
    return round(min(LARGEST, max(SMALLEST, least)))


class _Ghost:
    """One travelling copy and its way."""

    def __init__(self, item: QGraphicsPixmapItem, source: Rect, target: Rect, start: float) -> None:
        self.item = item
        size = item.pixmap().deviceIndependentSize()
        middle = QPointF(size.width() / 2, size.height() / 2)
        self._from = _middle(source) - middle
        self._to = _middle(target) - middle
        self._start = start
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)

    def at(self, time: float) -> None:
        """Stand where the copy is at `time`, 0 to 1."""
        share = (time - self._start) / (1 - SPREAD)
        self.item.setVisible(0 <= share < 1)
        way = self._ease.valueForProgress(min(1.0, max(0.0, share)))
        self.item.setPos(self._from + (self._to - self._from) * way)


class Director(QObject):
    """Runs one show at a time over a scene; stopping it leaves nothing behind."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._ghosts: list[_Ghost] = []
        self._then: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._finish)

    @property
    def running(self) -> bool:
        """Whether something is moving."""
        return bool(self._ghosts) or self._then is not None

    def show(
        self,
        moves: list[Move],
        anchors: dict[str, Rect],
        picture: Callable[[str, int], QPixmap],
        duration_ms: int,
        then: Callable[[], None],
    ) -> None:
        """Let pieces travel for `duration_ms`, then call `then`.

        `picture` renders a drawing so many pixels wide. A move whose places are not on the
        table is left out.
        """
        self.stop()
        self._then = then
        stages = max((move.stage for move in moves), default=0) + 1
        followers: dict[Move, int] = {}
        for move in moves:
            source, target = anchors.get(move.source), anchors.get(move.target)
            if source is None or target is None:
                continue
            behind = followers.get(move, 0)
            followers[move] = behind + 1
            item = QGraphicsPixmapItem(picture(move.element, _side(source, target)))
            item.setZValue(ABOVE + len(self._ghosts))
            start = SPREAD * (move.stage + min(0.8, behind * 0.15)) / stages
            ghost = _Ghost(item, source, target, min(SPREAD, start))
            ghost.at(0.0)
            self._scene.addItem(item)
            self._ghosts.append(ghost)
        self._clock.setDuration(max(1, duration_ms))
        self._clock.start()

    def stop(self) -> None:
        """Break off: the copies vanish and nothing is called."""
        self._then = None
        self._clock.stop()
        for ghost in self._ghosts:
            self._scene.removeItem(ghost.item)
        self._ghosts = []

    def _tick(self, time: object) -> None:
        assert isinstance(time, float)
        for ghost in self._ghosts:
            ghost.at(time)
        settle(self._scene)

    def _finish(self) -> None:
        then = self._then
        self.stop()
        if then is not None:
            then()
