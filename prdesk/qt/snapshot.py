"""What the window may show at one moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from prdesk.core.game import Json
from prdesk.qt.translate import translate
from prdesk.session import Session
from prdesk.texts import label_of_action, sentence_of_reason

# Arrangements of colonists can be thousands; the board builds them itself.
ACTION_LIMIT = 400


@dataclass(frozen=True)
class Snapshot:
    """Plain data and two functions; never the rules' own state.

    Attributes:
        position: formats.md position as `viewer` may see it.
        viewer: whose board is the large one.
        actions: legal actions if a person decides now and may see it, else empty.
        complete: whether `actions` holds all of them.
        interactive: whether a person may decide now.
        names: of the players.
        seats: `human` or `ai:NAME` per seat.
        scores: score objects as `viewer` may see them.
        why: translated sentence why an action is refused, "" if it is legal.
        label: translated label of an action.
    """

    position: Json
    viewer: int
    actions: list[Json]
    complete: bool
    interactive: bool
    names: list[str]
    seats: list[str]
    scores: list[Json]
    why: Callable[[Json], str]
    label: Callable[[Json], str]


def snapshot_of(session: Session) -> Snapshot:
    """The present moment of a session."""
    game, state, looking = session.game, session.state, session.looking
    viewer = looking.viewer if looking.viewer is not None else 0
    view = None if looking.spectated else viewer
    position = game.position(state, view)
    names = list(session.names)
    interactive = session.person_decides and looking.curtain is None
    actions, complete = game.legal(state, ACTION_LIMIT) if interactive else ([], True)

    def why(action: Json) -> str:
        refusal = game.why(state, action)
        if refusal is None:
            return ""
        return sentence_of_reason(refusal.reason, refusal.params, translate)

    return Snapshot(
        position=position,
        viewer=viewer,
        actions=actions,
        complete=complete,
        interactive=interactive,
        names=names,
        seats=list(session.seats),
        scores=game.score(state, view),
        why=why,
        label=lambda action: label_of_action(action, position, translate),
    )
