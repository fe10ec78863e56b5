"""What the action bar says and offers at one moment; plain data, no widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from prdesk.qt.score_rows import figure
from prdesk.qt.session_model import SessionModel
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate
from prdesk.session import agent_of
from prdesk.texts import name_of, texts_of
from prdesk.ui.board.table import Arrangement

PASS = {"type": "pass"}


@dataclass(frozen=True)
class BarState:
    """Words and buttons.

    Attributes:
        prompt: who must do what.
        hint: what is said while nothing is pointed at.
        person: whether a person has to decide.
        offers: names of the actions (attributes of `Actions`) that make sense.
        unplaced: how many of the pieces being arranged have no place.
    """

    prompt: str
    hint: str
    person: bool
    offers: frozenset[str]
    unplaced: int = 0


def bar_state(
    model: SessionModel,
    snapshot: Snapshot,
    arranged: Arrangement | None,
    advice: Callable[[Snapshot], str],
) -> BarState:
    """The bar for the present moment.

    Args:
        model: the running game.
        snapshot: what it shows.
        arranged: the pieces being arranged, if the decision is about that.
        advice: what the game's table says while nothing is pointed at.
    """
    texts = texts_of(snapshot.position["game"])
    turn = snapshot.position["turn"]
    decision = turn["decision"]
    if decision == "game_over":
        return _over(model, snapshot)
    name = snapshot.names[turn["player"]]
    if snapshot.interactive:
        words = texts.prompt(decision, translate, name)
        offers = {"hint", "choices"}
        if PASS in snapshot.actions:
            offers.add("pass_turn")
        if arranged is not None:
            offers |= {"place_as_before", "confirm"}
            if arranged.may_auto:
                offers.add("auto_place")
            if arranged.unplaced:
                left = translate("ActionBar", "{prompt} ({count} to place)")
                words = left.format(prompt=words, count=arranged.unplaced)
        unplaced = 0 if arranged is None else arranged.unplaced
        return BarState(words, advice(snapshot), True, frozenset(offers), unplaced)
    if model.session is not None and model.session.person_decides:
        # A curtain hides the table until this person looks, or what waits settles the decision.
        settled = translate(
            "ActionBar", "Nothing more is to be decided: confirm, or take something out."
        )
        hint = settled if model.turn.complete else ""
        return BarState(texts.prompt(decision, translate, name), hint, True, frozenset())
    level = name_of(agent_of(snapshot.seats[turn["player"]]), translate)
    if model.waiting_for_step:
        words = translate("ActionBar", "{name} ({level}) is ready to move")
        hint = translate(
            "ActionBar", "Space shows the next move, Shift+Space all until a person decides."
        )
        offers = {"step", "hurry"}
    else:
        words = translate("ActionBar", "{name} ({level}) is thinking…")
        hint = _last_event(model, snapshot)
        offers = {"hurry"}
    if model.paused or not model.stepping:
        offers.add("pause")
    return BarState(words.format(name=name, level=level), hint, False, frozenset(offers))


def _over(model: SessionModel, snapshot: Snapshot) -> BarState:
    assert model.session is not None
    texts = texts_of(snapshot.position["game"])
    winners = model.session.game.winners(model.session.state)
    event = {"event": "game_ended", "player": None, "auto": True, "winners": winners}
    reason = texts.sentence_of_end(snapshot.position.get("end_reason") or "", translate)
    return BarState(
        texts.sentence_of_event(event, snapshot.names, translate),
        " ".join(filter(None, (reason, _standings(snapshot)))),
        False,
        frozenset({"scores", "new"}),
    )


def _standings(snapshot: Snapshot) -> str:
    """Everybody with his points, the best first, ties as the rules break them."""
    ranks = snapshot.ranks
    best = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    one = translate("ActionBar", "{name} {points}")
    told = [one.format(name=snapshot.names[seat], points=figure(ranks[seat][0])) for seat in best]
    return f"{', '.join(told)}."


def _last_event(model: SessionModel, snapshot: Snapshot) -> str:
    """What happened last, in words."""
    session = model.session
    assert session is not None
    events = session.last_step.events if session.last_step else []
    texts = texts_of(session.game.id)
    return texts.sentence_of_event(events[-1], snapshot.names, translate) if events else ""
