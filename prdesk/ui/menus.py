"""The menu bar: every function of the window, in the usual order."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QMenuBar

from prdesk.ui.actions import Actions
from prdesk.ui.plain import plain


class Menus(QObject):
    """Builds the menus and keeps the list of recent files.

    Signals:
        recentChosen(Path)
    """

    recentChosen = Signal(object)

    def __init__(self, actions: Actions, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._actions = actions
        self._game = bar.addMenu("")
        self._game.addActions([actions.new, actions.open])
        self._recent = self._game.addMenu("")
        self._game.addSeparator()
        self._game.addActions([actions.save, actions.save_as])
        self._game.addSeparator()
        self._game.addAction(actions.quit)
        self._move = bar.addMenu("")
        # Why there is no hint now stands in its tool-tip.
        self._move.setToolTipsVisible(True)
        self._move.addActions([actions.undo, actions.redo])
        self._move.addSeparator()
        self._move.addActions(
            [
                actions.hint,
                actions.choices,
                actions.confirm,
                actions.clear_turn,
                actions.auto_place,
                actions.place_as_before,
                actions.pass_turn,
            ]
        )
        self._move.addSeparator()
        self._move.addActions([actions.step, actions.hurry, actions.pause])
        self._pace = self._move.addMenu("")
        self._pace.addActions(actions.paces.actions())
        self._view = bar.addMenu("")
        self._view.addActions([actions.scores, actions.log])
        self._view.addSeparator()
        self._text_size = self._view.addMenu("")
        self._text_size.addActions(actions.text_sizes.actions())
        self._theme = self._view.addMenu("")
        self._theme.addActions(actions.themes.actions())
        self._view.addAction(actions.full_screen)
        self._settings = bar.addMenu("")
        self._language = self._settings.addMenu("")
        self._language.addActions(actions.languages.actions())
        self._settings.addAction(actions.warnings)
        self._help = bar.addMenu("")
        self._help.addActions([actions.how_to_play, actions.buildings, actions.about])
        self.retranslate()

    def retranslate(self) -> None:
        """Word the menus in the present language."""
        self._game.setTitle(self.tr("&Game"))
        self._recent.setTitle(self.tr("Open &recent"))
        self._move.setTitle(self.tr("&Move"))
        self._pace.setTitle(self.tr("&Computer moves"))
        self._view.setTitle(self.tr("&View"))
        self._text_size.setTitle(self.tr("Text si&ze"))
        self._theme.setTitle(self.tr("&Theme"))
        self._settings.setTitle(self.tr("&Settings"))
        self._language.setTitle(self.tr("&Language"))
        self._help.setTitle(self.tr("&Help"))

    def show_recent(self, paths: list[Path]) -> None:
        """List recent files; what is not there any more cannot be chosen."""
        menu: QMenu = self._recent
        menu.clear()
        for path in paths:
            action = menu.addAction(path.name.replace("&", "&&"))
            action.setToolTip(plain(str(path)))
            # Unlike Path.is_file it also bears a folder that may not be looked into.
            action.setEnabled(os.path.isfile(path))
            action.triggered.connect(lambda _=False, path=path: self.recentChosen.emit(path))
        menu.setToolTipsVisible(True)
        menu.addSeparator()
        menu.addAction(self._actions.clear_recent)
        menu.setEnabled(bool(paths))
