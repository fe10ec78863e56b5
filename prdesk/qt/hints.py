"""What the strongest computer player would do in the place of the person who decides."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QObject, Qt, Signal, Slot

from prdesk.ai.agent import Suggestion
from prdesk.ai.hints.reasons import Explainer
from prdesk.ai.hints.suggest import explained
from prdesk.ai.search.estimate import Estimate, merged
from prdesk.core.game import Json
from prdesk.core.rng import mix
from prdesk.qt.index import ROOT, Index
from prdesk.qt.session_model import SessionModel
from prdesk.qt.thinking import Answer, Job
from prdesk.qt.translate import translate
from prdesk.qt.worker import ComputerPlayers
from prdesk.texts import texts_of

STAGES: Final = ("expert@300ms", "expert@700ms")
"""Who is asked, one after the other; each answer adds to those before."""
MOVES: Final = 3
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_SEED: Final = 0x48494E54


class HintRole(IntEnum):
    """What a row tells besides the label of its move."""

    ACTION = Qt.ItemDataRole.UserRole
    WIN = Qt.ItemDataRole.UserRole + 1
    SCORES = Qt.ItemDataRole.UserRole + 2
    REASON = Qt.ItemDataRole.UserRole + 3


class HintModel(QAbstractListModel):
    """A row for each of the best moves, best first.

    It rests on what the person may see, belongs to one position, and is empty again as soon as
    there is another. The first rows come soon and are refined once.

    Signals:
        statusChanged(): it thinks, or not any more.

    Attributes:
        ticket: of the position the rows belong to; -1 for none.
        thinking: whether better rows are to come.
        games: played out so far.
        error: why there are none, for people to read.
    """

    statusChanged = Signal()
    _explained = Signal(object, object, str)

    def __init__(self, model: SessionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._players = ComputerPlayers(model.pool, self)
        self._players.answered.connect(self._take)
        # Beside the thread that waits for the search, so that both go on at once.
        self._explaining = ThreadPoolExecutor(1)
        self._explained.connect(self._take_rows, Qt.ConnectionType.QueuedConnection)
        self._explainer: Explainer | None = None
        self._estimates: list[Estimate] = []
        self._rows: list[Suggestion] = []
        self._stage = 0
        self._unexplained = 0
        self.ticket = -1
        self.thinking = False
        self.error = ""
        model.decisionChanged.connect(self.drop)
        model.restored.connect(self.drop)

    @property
    def games(self) -> int:
        """Games played out so far."""
        return sum(estimate.visits for estimate in self._estimates)

    def ask(self) -> None:
        """Think about the present decision, if a person takes it who may see the table."""
        self.drop()
        session = self._model.session
        if session is None or not self._model.snapshot.interactive:
            return
        seed = mix(session.seed, session.cursor, _SEED)
        state = self._model.turn.shown
        known = session.game.hide(state, state.player, seed)
        self._explainer = Explainer(session.game, known, seed)
        self.ticket = self._model.ticket
        self.thinking = True
        self._ask_next(seed)
        self.statusChanged.emit()

    @Slot()
    def drop(self) -> None:
        """Think no more, know nothing."""
        if self.ticket == -1:
            return
        self._players.cancel()
        self.ticket = -1
        self._stage = self._unexplained = 0
        self.error = ""
        self.thinking = False
        self._estimates = []
        self._show([])
        self._explainer = None
        self.statusChanged.emit()

    def close(self) -> bool:
        """End the threads; False if a thinker would not listen."""
        self.drop()
        self._explaining.shutdown(cancel_futures=True)
        return self._players.close()

    def action(self, row: int) -> Json:
        """The move of a row."""
        return self._rows[row].action

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of moves."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The label of the move, or what `HintRole` says; all of it for who listens."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._model.snapshot.label(row.action)
            case HintRole.ACTION:
                return row.action
            case HintRole.WIN:
                return self._win(row)
            case HintRole.SCORES:
                return self._scores(row)
            case HintRole.REASON:
                return self._reason(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                label = self._model.snapshot.label(row.action)
                told = (label, self._win(row), self._scores(row), self._reason(row))
                return ". ".join(part.removesuffix(".") for part in told if part)
        return None

    # -- thinking

    def _ask_next(self, seed: int) -> None:
        assert self._explainer is not None
        game, state = self._explainer.game, self._explainer.state
        name = STAGES[self._stage]
        own = mix(seed, self._stage)
        self._players.ask(Job(self.ticket, game, state, state.player, name, own, kind="estimates"))

    @Slot(object)
    def _take(self, reply: Answer) -> None:
        if reply.job.ticket != self.ticket or self._explainer is None:
            return
        if reply.error:
            self._stage = len(STAGES)
            self.error = "" if self._estimates else reply.error
        else:
            self._stage += 1
            self._unexplained += 1
            self._estimates = merged([self._estimates, reply.estimates])
            self._explaining.submit(self._explain, self._explainer, tuple(self._estimates))
        if self._stage < len(STAGES):
            self._ask_next(reply.job.seed)
        self._follow()

    def _explain(self, explainer: Explainer, estimates: Sequence[Estimate]) -> None:
        """In a thread of its own: it may take a tenth of a second."""
        try:
            self._explained.emit(explainer, explained(explainer, estimates, MOVES), "")
        except Exception as failure:  # as with a computer player, the game goes on
            self._explained.emit(explainer, [], f"{type(failure).__name__}: {failure}")

    @Slot(object, object, str)
    def _take_rows(self, explainer: Explainer, rows: list[Suggestion], error: str) -> None:
        if explainer is self._explainer:
            self._unexplained -= 1
            self.error = error
            self._show(rows)
            self._follow()

    def _follow(self) -> None:
        self.thinking = self._stage < len(STAGES) or self._unexplained > 0
        self.statusChanged.emit()

    def _show(self, rows: list[Suggestion]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    # -- words

    def _win(self, row: Suggestion) -> str:
        if row.win is None:
            return ""
        return self.tr("{share} % to win").format(share=round(100 * row.win))

    def _scores(self, row: Suggestion) -> str:
        if row.scores is None:
            return ""
        you, names = self._you, self._names
        told = [self.tr("you {score}").format(score=round(row.scores[you]))]
        for seat, score in enumerate(row.scores):
            if seat != you:
                told.append(f"{names[seat]} {round(score)}")
        return self.tr("Final scores: {scores}").format(
            scores=" · ".join(one.replace(" ", NO_BREAK) for one in told)
        )

    def _reason(self, row: Suggestion) -> str:
        assert self._explainer is not None
        texts = texts_of(self._explainer.game.id)
        return texts.sentence_of_hint(row.reasons, self._you, translate, self._names)

    @property
    def _you(self) -> int:
        assert self._explainer is not None
        return int(self._explainer.state.player)

    @property
    def _names(self) -> Sequence[str]:
        assert self._model.session is not None
        return self._model.session.names
