"""What the window may show at one moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from prdesk.core.game import Game, Json
from prdesk.qt.translate import translate
from prdesk.qt.turn import NOTHING, Staged, staged_of
from prdesk.session import Session
from prdesk.session.staging import Staging
from prdesk.texts import texts_of

# Arrangements, gifts and mixed loads can be thousands; the board builds them itself.
ACTION_LIMIT = 400
PASS: Json = {"type": "pass"}


@dataclass(frozen=True)
class Snapshot:
    """Plain data and three functions; never the rules' own state.

    All of it is as it will be once what is staged has been carried out.

    Attributes:
        position: formats.md position as `viewer` may see it.
        viewer: whose board is the large one.
        actions: legal actions if a person decides now and may see it, else empty.
        complete: whether `actions` holds all of them; a pass is never left out.
        interactive: whether a person may decide now.
        names: of the players.
        seats: `human` or `ai:NAME` per seat.
        scores: score objects as `viewer` may see them.
        quotes: per seat what things cost and bring it now (`Game.quotes`).
        why: translated sentence why an action is refused, "" if it is legal.
        label: translated label of an action.
        outcome: what a legal action brings at once (`Game.outcome`).
        staged: what waits to be carried out together.
    """

    position: Json
    viewer: int
    actions: list[Json]
    complete: bool
    interactive: bool
    names: list[str]
    seats: list[str]
    scores: list[Json]
    quotes: list[Json]
    why: Callable[[Json], str]
    label: Callable[[Json], str]
    outcome: Callable[[Json], Json]
    staged: Staged = NOTHING

    @property
    def ranks(self) -> list[tuple[int, int]]:
        """By seat, the points and the tie-break, once everybody sees them; the larger is better."""
        return [(score["total"], score["tiebreak"]) for score in self.scores]


def snapshot_of(session: Session, staging: Staging | None = None) -> Snapshot:
    """The present moment of a session, with what is staged as if it were done."""
    staging = staging or Staging(session.game, session.state)
    looking = session.looking
    viewer = looking.viewer if looking.viewer is not None else 0
    return snapshot_of_state(
        session.game,
        staging.shown,
        viewer,
        None if looking.spectated else viewer,
        session.person_decides and looking.curtain is None and not staging.complete,
        list(session.names),
        list(session.seats),
        staged_of(session, staging),
    )


def snapshot_of_state(
    game: Game,
    state: Any,
    viewer: int,
    view: int | None,
    interactive: bool,
    names: list[str],
    seats: list[str],
    staged: Staged = NOTHING,
) -> Snapshot:
    """What may be shown of a state; `view` is the seat whose knowledge is shown, None for all."""
    position = game.position(state, view)
    texts = texts_of(game.id)

    def why(action: Json) -> str:
        refusal = game.why(state, action)
        if refusal is None:
            return ""
        params = {"player": state.player, **refusal.params}
        return texts.sentence_of_reason(refusal.reason, params, translate, names)

    actions, complete = game.legal(state, ACTION_LIMIT) if interactive else ([], True)
    if not complete and PASS not in actions and game.why(state, PASS) is None:
        actions.append(PASS)
    return Snapshot(
        position=position,
        viewer=viewer,
        actions=actions,
        complete=complete,
        interactive=interactive,
        names=names,
        seats=seats,
        scores=game.score(state, view),
        quotes=[game.quotes(state, seat, view) for seat in range(len(names))],
        why=why,
        label=lambda action: texts.label_of_action(action, position, translate),
        outcome=lambda action: game.outcome(state, action),
        staged=staged,
    )
