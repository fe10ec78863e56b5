"""Everything the window can be told to do, once: menus, buttons and shortcuts share it."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from prdesk.persist.settings import SYSTEM, TEXT_SIZES, THEMES
from prdesk.qt.pace import Pace

Standard = QKeySequence.StandardKey
Role = QAction.MenuRole
MENU_LENGTH = 48
# Where Command+H hides the program.
HINT_KEYS = "Ctrl+Shift+H" if sys.platform == "darwin" else "Ctrl+H"


class Actions(QObject):
    """The actions, wired by the main window; the words follow the language by `retranslate`."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new = self._action(Standard.New)
        self.open = self._action(Standard.Open)
        self.clear_recent = self._action()
        self.save = self._action(Standard.Save)
        self.save_as = self._action(QKeySequence("Ctrl+Shift+S"))
        self.quit = self._action(QKeySequence("Ctrl+Q"), Role.QuitRole)
        self.undo = self._action(Standard.Undo)
        self.redo = self._action(QKeySequence("Ctrl+Shift+Z"))
        self.hint = self._action(QKeySequence(HINT_KEYS))
        self.choices = self._action(QKeySequence("L"))
        self.confirm = self._action(QKeySequence("Ctrl+Return"))
        self.clear_turn = self._action(QKeySequence("Ctrl+Backspace"))
        self.auto_place = self._action(QKeySequence("A"))
        self.place_as_before = self._action(QKeySequence("R"))
        self.pass_turn = self._action(QKeySequence("0"))
        # Space and Shift+Space belong to buttons and the board first: the window hears them last.
        self.step = self._action()
        self.hurry = self._action()
        self.pause = self._action(QKeySequence("P"))
        self.paces = QActionGroup(self)
        self.pace = {pace: self._choice(self.paces, pace) for pace in Pace}
        self.scores = self._action(QKeySequence("Ctrl+I"))
        self.log = self._action(QKeySequence("Ctrl+L"))
        self.full_screen = self._action(QKeySequence("F11"))
        self.full_screen.setCheckable(True)
        self.themes = QActionGroup(self)
        self.text_sizes = QActionGroup(self)
        self.text_size = {name: self._choice(self.text_sizes, name) for name in TEXT_SIZES}
        self.theme = {name: self._choice(self.themes, name) for name in THEMES}
        self.warnings = self._action()
        self.warnings.setCheckable(True)
        self.languages = QActionGroup(self)
        self.system_language = self._choice(self.languages, SYSTEM)
        self.how_to_play = self._action(Standard.HelpContents)
        self.buildings = self._action(QKeySequence("F2"))
        self.about = self._action(None, Role.AboutRole)

    def add_language(self, code: str, name: str) -> QAction:
        """A language to choose; a language is always called by its own name."""
        action = self._choice(self.languages, code)
        action.setText(name)
        return action

    def retranslate(self) -> None:
        """Word everything in the present language."""
        self._word(self.new, self.tr("&New game…"), self.tr("New game"))
        self._word(self.open, self.tr("&Open…"), self.tr("Open a saved game"))
        self._word(self.clear_recent, self.tr("&Clear this list"))
        self._word(self.save, self.tr("&Save"), self.tr("Save the game"))
        self._word(self.save_as, self.tr("Save &as…"), self.tr("Save the game under another name"))
        self._word(self.quit, self.tr("&Quit"))
        self._word(self.undo, self.tr("&Undo"), self.tr("Undo: back to your last decision"))
        self._word(self.redo, self.tr("&Redo"), self.tr("Redo what was taken back"))
        self._word(self.hint, self.tr("&Hint"))
        self.explain_hint("")
        self._word(self.choices, self.tr("&Choices"), self.tr("What you can do, as a list"))
        self._word(self.confirm, self.tr("&Confirm"), self.tr("Confirm the placing"))
        self._word(self.clear_turn, self.tr("C&lear"), self.tr("Take out all that waits"))
        self.name_auto(False)
        self._word(
            self.place_as_before,
            self.tr("Place as &before"),
            self.tr("Put everybody back where they were"),
        )
        self._word(self.pass_turn, self.tr("P&ass"), self.tr("Pass"))
        self._word(self.step, self.tr("S&tep") + "\tSpace", self.tr("Show the next move"))
        self._word(
            self.hurry,
            self.tr("To &my turn") + "\tShift+Space",
            self.tr("Go on at once until a person decides"),
        )
        self.name_pause(False)
        self._word(self.pace[Pace.INSTANT], self.tr("&Instant"))
        self._word(self.pace[Pace.FAST], self.tr("&Fast"))
        self._word(self.pace[Pace.NORMAL], self.tr("&Normal"))
        self._word(self.pace[Pace.STEP], self.tr("&Step by step"))
        self._word(self.scores, self.tr("&Scores…"), self.tr("Scores and where they come from"))
        self._word(self.log, self.tr("&Event log"), self.tr("Go to the event log"))
        self._word(self.full_screen, self.tr("&Full screen"))
        self._word(self.text_size["normal"], self.tr("&Normal"))
        self._word(self.text_size["large"], self.tr("&Large"))
        self._word(self.text_size["largest"], self.tr("Ver&y large"))
        self._word(self.theme[SYSTEM], self.tr("As the &system"))
        self._word(self.theme["light"], self.tr("&Light"))
        self._word(self.theme["dark"], self.tr("&Dark"))
        self._word(self.warnings, self.tr("&Warn before something is lost"))
        self._word(self.system_language, self.tr("As the &system"))
        self._word(self.how_to_play, self.tr("&How to play…"), self.tr("Rules and keys in short"))
        self._word(self.buildings, self.tr("&Buildings…"), self.tr("What the buildings do"))
        self._word(self.about, self.tr("&About prdesk…"))

    def name_undo(self, move: str) -> None:
        """Say in the menu what undo takes back; "" for nothing."""
        text = self.tr("&Undo: {move}").format(move=_plain(move)) if move else self.tr("&Undo")
        self.undo.setText(text)

    def name_pause(self, paused: bool) -> None:
        """Call the action what it does now: pause, or go on after a pause."""
        if paused:
            text, tip = self.tr("Contin&ue"), self.tr("Let the computer players go on")
        else:
            text, tip = self.tr("Pa&use"), self.tr("Hold the computer players back")
        self._word(self.pause, text, tip)

    def name_auto(self, rearranges: bool) -> None:
        """Call the automatic arrangement what it is: of the rest, or of everybody."""
        if rearranges:
            text, tip = self.tr("&Best places"), self.tr("Everybody where the income is best")
        else:
            text, tip = self.tr("&Place the rest"), self.tr("Find a place for all the others")
        self._word(self.auto_place, text, tip)

    def name_confirm(self, in_spite: bool) -> None:
        """Call the confirmation what it is: the first, or one in spite of a warning."""
        self.confirm.setIconText(self.tr("Confirm anyway") if in_spite else self.tr("Confirm"))

    def explain_confirm(self, waits_for: str, placing: bool) -> None:
        """Say on the button what it confirms, or why there is nothing to confirm yet.

        Args:
            waits_for: the reason; "" if there is something.
            placing: whether pieces are being arranged.
        """
        tip = self.tr("Confirm the placing") if placing else self.tr("Confirm what you have chosen")
        self.confirm.setToolTip(waits_for or tip)

    def explain_hint(self, why_not: str) -> None:
        """Say why there is no hint now; "" if there is one."""
        self.hint.setToolTip(why_not or self.tr("The best moves, and why"))

    def _action(
        self,
        shortcut: QKeySequence | QKeySequence.StandardKey | None = None,
        role: QAction.MenuRole = Role.NoRole,
    ) -> QAction:
        action = QAction(self)
        action.setMenuRole(role)
        action.setAutoRepeat(False)
        if isinstance(shortcut, QKeySequence):
            action.setShortcut(shortcut)
        elif shortcut is not None:
            action.setShortcuts(shortcut)
        return action

    def _choice(self, group: QActionGroup, value: object) -> QAction:
        action = QAction(self)
        action.setCheckable(True)
        action.setData(value)
        action.setMenuRole(Role.NoRole)
        group.addAction(action)
        return action

    @staticmethod
    def _word(action: QAction, text: str, tip: str = "") -> None:
        action.setText(text)
        plain = text.split("\t")[0].replace("&", "").removesuffix("…")
        action.setIconText(plain)
        action.setToolTip(tip or plain)


def _plain(text: str) -> str:
    """A text in which `&` is no accelerator, short enough for a menu."""
    short = text if len(text) <= MENU_LENGTH else text[: MENU_LENGTH - 1] + "…"
    return short.replace("&", "&&")
