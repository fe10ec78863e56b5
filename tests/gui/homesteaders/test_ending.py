"""At the end the table tells everybody's points, and nobody's before that if they are hidden."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from prdesk.session import Session
from prdesk.ui.app import App
from prdesk.ui.board.elements import Text
from prdesk.ui.board.table import Sight
from prdesk.ui.homesteaders.table import HomesteadersTable
from prdesk.ui.scores_dialog import ScoresDialog
from tests.gui.homesteaders.positions import GAME, NAMES, at, play, show
from tests.gui.homesteaders.turns import FARMER, at_the_end, click

SIZE = (1280, 800)


def texts(state: object) -> dict[str, str]:
    """What is written on the table, by its key."""
    drawn = HomesteadersTable().draw(Sight(show(state), SIZE))
    return {e.key: e.text for e in drawn.elements if isinstance(e, Text)}


def test_the_scores_of_all_stand_side_by_side_when_it_is_over() -> None:
    state = play(4, 8, 3000)
    found, scores = texts(state), GAME.score(state)
    shown = [found[f"scoring/total/figure{n}"] for n in range(4)]
    assert shown == [str(score["total"]).replace("-", "−") for score in scores]
    assert [found[f"scoring/name{n}"] for n in range(4)] == NAMES
    for seat in (1, 2, 3):
        assert found[f"opponents/{seat}/score"] == f"score {shown[seat]}"
    assert found["own/projected words0"] == "in all"


def test_with_hidden_holdings_only_the_own_score_is_told() -> None:
    found = texts(at("final_trades", 3))
    assert "scoring/total/figure0" in found
    assert "scoring/total/figure1" not in found
    assert not [key for key in found if key.startswith("opponents/") and key.endswith("/score")]


def test_with_open_holdings_everybody_sees_who_leads() -> None:
    found = texts(play(3, 5, 90, open_holdings=True))
    assert found["opponents/1/score"].startswith("score ")
    assert found["own/projected words0"] != "in all"


def test_bar_feed_and_title_speak_of_the_end(app: App, qtbot: QtBot) -> None:
    state = play(3, 8, 3000)
    options = {"players": 3, "variants": []}
    app.model.start(Session(GAME, state, options, ["human"] * 3, 0, GAME.position(state)))
    totals = [score["total"] for score in GAME.score(state)]
    order = sorted(zip(totals, NAMES[:3], strict=True), reverse=True)
    told = ", ".join(f"{name} {total}" for total, name in order).replace("-", "−")
    assert app.window.table.bar.sentence == f"{told}."
    titles = [label.text() for label in app.window.table.feed.findChildren(QLabel)]
    assert "The end: what happened" in titles
    assert app.window.windowTitle().startswith("Homesteaders, the end")


def test_a_turn_of_several_actions_that_ends_the_game_shows_the_scores_once(
    app: App, qtbot: QtBot
) -> None:
    session = at_the_end(FARMER)
    app.model.start(session)
    click(qtbot, app, "sell:wood")
    click(qtbot, app, "sell:wood")
    app.window.actions_.confirm.trigger()
    if not session.over:
        app.window.actions_.confirm.trigger()
    assert session.over
    assert len(app.window.findChildren(ScoresDialog)) == 1


def test_the_bar_names_the_better_of_a_tie_first(app: App) -> None:
    position = {
        "game": "homesteaders",
        "options": {"players": 3, "variants": ["open_holdings"]},
        "round": 11,
        "players": {"0": {"vp": 5, "silver": 0}, "1": {"vp": 5, "silver": 3}, "2": {"vp": 9}},
        "turn": {"decision": "final_trades", "player": 0},
    }
    state = GAME.load(position)
    state.names = NAMES[:3]
    options = position["options"]
    session = Session(GAME, state, options, ["human"] * 3, 0, GAME.position(state))
    while not session.over:
        session.submit([{"type": "done"}])
    app.model.start(session)
    assert app.window.table.bar.sentence == "Chloe 9, Bob 5, Anna 5."
