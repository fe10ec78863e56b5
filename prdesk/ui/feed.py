"""The event feed: what happened, newest at the bottom, with the lines one has not seen marked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from prdesk.qt.event_log import EventLogModel, LogRole
from prdesk.qt.index import Index
from prdesk.ui.letters import Lettering, font, letter, px
from prdesk.ui.theme import Palette

LINE_PX = 12
INDENT = 14
GAP = 2
MARK = 5
HEADING_GAP = 4
MEASURED = 2000
"""Older lines have room for one row of text. No real game has so many; a hostile file may."""


class LineDelegate(QStyledItemDelegate):
    """Headings in bold, lines indented and wrapped, a dot before what is new."""

    def __init__(self, colours: Palette, parent: Lines) -> None:
        super().__init__(parent)
        self._list = parent
        self._colours = colours

    def restyle(self, colours: Palette) -> None:
        """Change colours."""
        self._colours = colours

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        heading = bool(index.data(LogRole.HEADING))
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        ink = self._colours.ink if heading else self._colours.ink_soft
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(self._colours.allowed_wash))
            ink = self._colours.ink
        top = GAP + (HEADING_GAP if heading else 0)
        area = rect.adjusted(_left(heading), top, -4, -GAP)
        if area.top() < 0 and self._list.at_end:
            # Half a line is nothing to read.
            hidden = cut_lines(-area.top(), heading)
            painter.setClipRect(area.adjusted(-_left(heading), hidden, 0, 0))
        if index.data(LogRole.NEW):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colours.accent))
            middle = area.top() + px(LINE_PX) // 2 + 2
            painter.drawEllipse(QPoint(rect.left() + MARK, middle), 2, 2)
        painter.setFont(_font(heading))
        painter.setPen(QColor(ink))
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        painter.drawText(area, flags, index.data())
        painter.restore()


def _font(heading: bool) -> QFont:
    return font(Lettering("sans", LINE_PX, 650 if heading else 400))


def _left(heading: bool) -> int:
    return 2 * MARK + (2 if heading else INDENT)


def cut_lines(hidden: int, heading: bool) -> int:
    """The height of the lines of a row that are out of sight, those in part included."""
    line = QFontMetrics(_font(heading)).lineSpacing()
    return -(-hidden // line) * line


def height_of(text: str, heading: bool, width: int) -> int:
    """Height of a line when it is wrapped at a width."""
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
    room = QRect(0, 0, max(40, width - _left(heading) - 4), 10_000)
    box = QFontMetrics(_font(heading)).boundingRect(room, flags, text)
    return box.height() + 2 * GAP + (HEADING_GAP if heading else 0)


class Lines(QTableView):
    """The list itself. A table of one column, because that keeps the heights of its rows.

    (A QListView measures every row again whenever one is added: 7 ms late in a game.)
    """

    _width = 0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setShowGrid(False)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(height_of("", True, 0))

    def measure(self, first: int, last: int) -> None:
        """Give rows the height of their text."""
        model = self.model()
        for row in range(max(first, model.rowCount() - MEASURED), last + 1):
            index = model.index(row, 0)
            heading = bool(index.data(LogRole.HEADING))
            self.setRowHeight(row, height_of(index.data(), heading, self._width))

    def measure_all(self) -> None:
        """Give all rows the height of their text."""
        self.measure(0, self.model().rowCount() - 1)

    @property
    def at_end(self) -> bool:
        """Whether the newest line is in sight."""
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum()

    def show_end(self) -> None:
        """Show the newest line, whole."""
        # Rows that were measured just now count for the scroll bar only when Qt has time.
        self.updateGeometries()
        self.scrollToBottom()
        # Of the first row only whole lines are painted, and these may be others now.
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew at another width; whoever saw the newest line still sees it."""
        at_end = self.at_end
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self._width = self.viewport().width()
            self.measure_all()
            at_end = True
        if at_end:
            self.show_end()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size take other room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._width:
            self.verticalHeader().setDefaultSectionSize(height_of("", True, 0))
            self.measure_all()
            self.show_end()


class Feed(QFrame):
    """The list with its title and the count of new lines; lines can be copied."""

    def __init__(self, model: EventLogModel, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("feed")
        self._model = model
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        letter(self._title, Lettering("serif", 14, 600))
        self._new = QPushButton()
        self._new.setFlat(True)
        self._new.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._new.setStyleSheet("padding: 0 6px; min-height: 18px; border: none;")
        self._new.clicked.connect(self._show_first_new)
        self._list = Lines(self)
        self._delegate = LineDelegate(colours, self._list)
        self._list.setModel(model)
        self._list.setItemDelegate(self._delegate)
        self._list.customContextMenuRequested.connect(self._menu)
        self._copy = QAction(self)
        self._copy.setShortcut(QKeySequence.StandardKey.Copy)
        self._copy.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._copy.triggered.connect(self.copy)
        self._copy_all = QAction(self)
        self._copy_all.triggered.connect(self.copy_all)
        self.addAction(self._copy)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._new)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 5, 4, 6)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._list, 1)
        self._round: int | None = 1
        model.newCountChanged.connect(self._count)
        model.rowsInserted.connect(self._follow)
        model.modelReset.connect(self._reset)
        model.dataChanged.connect(self._reworded)
        self._count(0)
        self._retranslate()

    def set_round(self, number: int | None) -> None:
        """Name the round in the title; None for the end of the game."""
        self._round = number
        self._retranslate()

    def restyle(self, colours: Palette) -> None:
        """Change colours."""
        self._delegate.restyle(colours)
        self._list.viewport().update()

    def take_keyboard(self) -> None:
        """Move the keyboard focus to the newest line."""
        self._list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._list.setCurrentIndex(self._model.index(self._model.rowCount() - 1))

    def copy(self) -> None:
        """Copy the selected lines."""
        rows = sorted(index.row() for index in self._list.selectedIndexes())
        if rows:
            lines = [self._model.index(row).data() for row in rows]
            QApplication.clipboard().setText("\n".join(lines))

    def copy_all(self) -> None:
        """Copy the whole log."""
        QApplication.clipboard().setText(self._model.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._count(self._model.new_count)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        title = self.tr("The end: what happened")
        if self._round is not None:
            title = self.tr("Round {number}: what happened").format(number=self._round)
        self._title.setText(title)
        self._list.setAccessibleName(self.tr("What happened"))
        self._copy.setText(self.tr("Copy"))
        self._copy_all.setText(self.tr("Copy everything"))

    def _count(self, count: int) -> None:
        self._new.setVisible(count > 0)
        self._new.setText(self.tr("new: {count}").format(count=count))
        self._new.setToolTip(self.tr("Go to the first line since your last decision"))
        self._list.viewport().update()

    def _follow(self, parent: QModelIndex, first: int, last: int) -> None:
        self._list.measure(first, last)
        self._list.show_end()

    def _reset(self) -> None:
        self._list.measure_all()
        self._list.show_end()

    def _reworded(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if not roles:
            at_end = self._list.at_end
            self._list.measure(first.row(), last.row())
            if at_end:
                self._list.show_end()

    def _show_first_new(self) -> None:
        first = self._model.rowCount() - self._model.new_count
        self._list.scrollTo(self._model.index(first), QTableView.ScrollHint.PositionAtTop)

    def _menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.addAction(self._copy)
        menu.addAction(self._copy_all)
        menu.exec(self._list.viewport().mapToGlobal(place))
