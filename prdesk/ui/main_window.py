"""The main window: start page, table and curtain; menus; what each of them does."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from prdesk.core.errors import PrdeskError
from prdesk.persist.settings import Settings
from prdesk.qt.pace import Pace
from prdesk.qt.session_model import SessionModel
from prdesk.qt.translate import translate
from prdesk.session import Session, Setups, Step
from prdesk.texts import texts_of, title_of
from prdesk.ui import theme
from prdesk.ui.about import AboutDialog
from prdesk.ui.actions import Actions
from prdesk.ui.almanac import AlmanacDialog
from prdesk.ui.curtain import Curtain
from prdesk.ui.game_files import GameFiles, sentence_of
from prdesk.ui.games import WINDOWS, GameWindow
from prdesk.ui.help import HelpDialog
from prdesk.ui.menus import Menus
from prdesk.ui.new_game import NewGameDialog
from prdesk.ui.notice import Notice
from prdesk.ui.scores_dialog import ScoresDialog
from prdesk.ui.start_page import StartPage
from prdesk.ui.table import Table


class MainWindow(QMainWindow):
    """Everything the person sees.

    Signals:
        chosen(str, object): a setting was changed: its name in `Settings`, its value.
        resized(): it has another size.
        closed(): the window was closed.
    """

    chosen = Signal(str, object)
    resized = Signal()
    closed = Signal()

    def __init__(self, model: SessionModel, languages: list[tuple[str, str]]) -> None:
        """Args: languages: (code, own name) of each language to choose."""
        super().__init__()
        self.model = model
        self.actions_ = Actions(self)
        for code, name in languages:
            self.actions_.add_language(code, name)
        self._theme = "light"
        self.setups = Setups()
        self.files = GameFiles(self)
        self.start_page = StartPage()
        self.table = Table(model, self.actions_, self)
        self.curtain = Curtain()
        self._pages = QStackedWidget()
        for page in (self.start_page, self.table, self.curtain):
            self._pages.addWidget(page)
        self.setCentralWidget(self._pages)
        self.notice = Notice(self._pages)
        self._menus = Menus(self.actions_, self.menuBar())
        self._menus.show_recent(self.files.recent.paths)
        self._connect()
        self.actions_.retranslate()
        self._fit()

    def _connect(self) -> None:
        a, model, files = self.actions_, self.model, self.files
        a.new.triggered.connect(self.ask_new_game)
        a.open.triggered.connect(files.ask_open)
        a.clear_recent.triggered.connect(files.forget_recent)
        a.save.triggered.connect(lambda: self._save(files.save))
        a.save_as.triggered.connect(lambda: self._save(files.save_as))
        a.quit.triggered.connect(self.close)
        a.undo.triggered.connect(model.undo)
        a.redo.triggered.connect(model.redo)
        a.step.triggered.connect(model.step)
        a.hurry.triggered.connect(model.hurry)
        a.pause.triggered.connect(lambda: model.set_paused(not model.paused))
        a.paces.triggered.connect(lambda chosen: self.chosen.emit("pace", chosen.data().value))
        a.themes.triggered.connect(lambda chosen: self.chosen.emit("theme", chosen.data()))
        a.text_sizes.triggered.connect(lambda size: self.chosen.emit("text_size", size.data()))
        a.warnings.triggered.connect(lambda on: self.chosen.emit("warnings", on))
        a.languages.triggered.connect(lambda chosen: self.chosen.emit("language", chosen.data()))
        a.scores.triggered.connect(self.show_scores)
        a.full_screen.triggered.connect(self._full_screen)
        a.how_to_play.triggered.connect(self.show_help)
        a.buildings.triggered.connect(self.show_almanac)
        a.about.triggered.connect(lambda: AboutDialog(self).exec())
        self._menus.recentChosen.connect(files.open)
        files.recentChanged.connect(lambda: self._menus.show_recent(files.recent.paths))
        files.opened.connect(self._play)
        self.start_page.newGame.connect(self.ask_new_game)
        self.start_page.openGame.connect(files.ask_open)
        self.curtain.revealed.connect(model.reveal)
        self.curtain.takenBack.connect(model.undo)
        model.committed.connect(self._finish)
        model.restored.connect(self._fit)
        model.decisionChanged.connect(self._fit)
        model.failed.connect(self.notice.say)

    # -- settings, applied from outside

    def show_settings(self, settings: Settings) -> None:
        """Tick what is set in the menus."""
        a = self.actions_
        for group, chosen in (
            (a.paces, Pace(settings.pace)),
            (a.themes, settings.theme),
            (a.text_sizes, settings.text_size),
            (a.languages, settings.language),
        ):
            for action in group.actions():
                action.setChecked(action.data() == chosen)
        a.warnings.setChecked(settings.warnings)

    def restyle(self, name: str) -> None:
        """Change the theme: `light` or `dark`."""
        self._theme = name
        for page in (self.start_page, self.table, self.curtain):
            page.restyle(name)

    # -- games

    def ask_new_game(self) -> None:
        """Let a new game be set up, and start it."""
        running = self.model.session
        setups = self.setups if running is None else self.setups.learned(running)
        self._close_scores()
        paused = self.model.paused
        # Nobody sees what computers do behind a dialog.
        self.model.set_paused(True)
        dialog = NewGameDialog(setups, self, bool(running and running.cursor and not running.over))
        accepted = dialog.exec() == NewGameDialog.DialogCode.Accepted
        self.activateWindow()
        self.model.set_paused(paused)
        if not accepted:
            return
        setup = dialog.setup()
        try:
            session = setup.session()
        except PrdeskError as error:
            self.model.failed.emit(sentence_of(error))
            return
        self.setups = self.setups.after(setup)
        self.chosen.emit("new_game", self.setups.to_json())
        self.files.current = None
        self._play(session)

    def _play(self, session: Session) -> None:
        """Play another game from now on; one that is not over is kept as a file."""
        if self.model.session is not None:
            self.files.keep(self.model.session)
        self.model.start(session)

    def _undone(self, session: Session) -> str | None:
        """What undo would take back, as its player would have read it before; None for nothing."""
        found = self.model.turn.last
        if found is None and (last := session.last_decision()) is not None:
            found = last[0].action, last[1]
        if found is None:
            return None
        action, state = found
        position = session.game.position(state, state.player)
        return texts_of(session.game.id).label_of_action(action, position, translate)

    def show_scores(self) -> None:
        """Show where everybody's points come from."""
        session = self.model.session
        if session is None:
            return
        winners = session.game.winners(session.state) if session.over else None
        dialog = ScoresDialog(self.model.snapshot, winners, theme.palette(self._theme), self)
        dialog.newGame.connect(self.ask_new_game)
        dialog.show()

    def show_help(self) -> None:
        """Explain the game."""
        HelpDialog(self._window.help(), self).show()

    def show_almanac(self) -> None:
        """Show the pieces of the game in tables."""
        AlmanacDialog(self._window.almanac(), self).show()

    @property
    def _window(self) -> GameWindow:
        """Of the game that is played; before there is one, of that which was set up last."""
        session = self.model.session
        return WINDOWS[self.setups.last if session is None else session.game.id]

    def _save(self, how: Callable[[Session], bool]) -> None:
        if self.model.session is not None and how(self.model.session):
            self._fit()

    def _finish(self, step: Step) -> None:
        session = self.model.session
        if session is not None and session.over and step is session.last_step:
            self.show_scores()

    def _fit(self) -> None:
        """Show the page the session asks for; offer what makes sense now."""
        session, a = self.model.session, self.actions_
        due = session.looking.curtain if session else None
        if session is not None and due is not None:
            before = session.looking.viewer if session.can_undo else None
            self.curtain.hand_over(
                session.names[due], "" if before is None else session.names[before]
            )
        page = self.curtain if due is not None else self.table if session else self.start_page
        self._show_page(page)
        running = session is not None
        open_table = running and due is None
        undone = self._undone(session) if session is not None else None
        a.undo.setEnabled(undone is not None)
        a.name_undo(undone or "")
        a.redo.setEnabled(self.model.can_redo and due is None)
        for action in (a.save, a.save_as):
            action.setEnabled(running)
        for action in (a.scores, a.log):
            action.setEnabled(open_table)
        self._title()

    def _show_page(self, page: QWidget) -> None:
        if self._pages.currentWidget() is page:
            return
        if page is self.curtain:
            self._close_scores()
        self._pages.setCurrentWidget(page)
        if page is self.table:
            self.table.board.setFocus()

    def _close_scores(self) -> None:
        for dialog in self.findChildren(ScoresDialog):
            dialog.close()

    def _title(self) -> None:
        session = self.model.session
        if session is None:
            self.setWindowTitle("prdesk")
            return
        game, number = session.game.id, session.state.round
        title = self.tr("{game}, the end")
        if texts_of(game).is_round(number):
            title = self.tr("{game}, round {number}")
        title = title.format(game=title_of(game, translate), number=number)
        name = f"{self.files.current.name}: " if self.files.current else ""
        self.setWindowTitle(f"{name}{title}")

    def _full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and whoever else makes the window fill the screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self.model.retranslate()
            self.actions_.retranslate()
            self._menus.retranslate()
            self.table.retranslate()
            self._fit()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Letters grow with the window."""
        super().resizeEvent(event)
        self.resized.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """No question: the game is on the disk already."""
        self.closed.emit()
        event.accept()
