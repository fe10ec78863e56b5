"""No text on the table is cut, overlaps another or lies on a picture it does not belong to."""

from functools import cache
from typing import Any

import pytest

from prdesk.ui.board.elements import Drawing
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.steering import SLACK, legal
from prdesk.ui.board.table import Sight
from prdesk.ui.puertorico.layout import FEW_KINDS, lay_out
from prdesk.ui.puertorico.market import kinds_in_longest
from prdesk.ui.puertorico.table import BOARDS, PuertoRicoTable
from prdesk.ui.theme import MIN_TEXT
from tests.gui.board.positions import GAME, MORE_DECISIONS, at, play, show
from tests.gui.fit import off_board, on_pictures, overlapping, texts

TABLE = PuertoRicoTable()
SIZES = [(1280, 776), (1280, 800), (1920, 1080), (2560, 1080)]


def drawing(state: Any, size: tuple[int, int] = (1280, 800)) -> Drawing:
    snapshot = show(state)
    return TABLE.draw(Sight(snapshot, size, {}, TABLE.arrangement(snapshot)))


def boards(size: tuple[int, int], players: int, kinds: int = FEW_KINDS) -> list[Rect]:
    """Every board of a table, the reserved places too."""
    layout = lay_out(size[0], size[1], players, kinds)
    single = [getattr(layout, name) for name in (*BOARDS, "bar", "feed") if name != "opponents"]
    return [*single, *layout.opponents]


EXPANSIONS = {"base": [], "I": ["buildings"], "II": ["nobles"], "both": ["buildings", "nobles"]}


@cache
def states(players: int, which: str) -> list[Any]:
    """From the first to the last move, and some with targets."""
    expansions = EXPANSIONS[which]
    moves = ((3, 0), (8, 90), (3, 260), (8, 2000))
    found = [play(players, seed, count, expansions=expansions) for seed, count in moves]
    decisions = ("place", "build", "load") if which != "both" else ("place", *MORE_DECISIONS)
    return found + [at(decision, players, expansions=expansions) for decision in decisions]


def kinds_of(state: Any) -> int:
    return kinds_in_longest(GAME.position(state)["buildings"])


@pytest.mark.parametrize("which", EXPANSIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_english_fits(players: int, size: tuple[int, int], which: str) -> None:
    for state in states(players, which):
        drawn = drawing(state, size)
        assert [text.full for text in texts(drawn) if text.text != text.full] == []
        assert min(text.size for text in texts(drawn)) >= MIN_TEXT
        assert overlapping(drawn) == []
        assert on_pictures(drawn) == []
        places = boards(size, players, kinds_of(state))
        if state.decision == "draft":
            places.append(lay_out(*size, players).draft)
        assert off_board(drawn, places) == []


@pytest.mark.parametrize("which", ["base", "both"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.usefixtures("longer")
def test_longer_words_never_overlap(players: int, which: str) -> None:
    for state in states(players, which):
        drawn = drawing(state)
        assert overlapping(drawn) == []
        assert on_pictures(drawn) == []


@pytest.mark.parametrize("which", ["base", "both"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.usefixtures("longer")
def test_longer_words_stay_readable(players: int, which: str) -> None:
    """What is shortened keeps at least half of its letters, and is told whole by a tooltip."""
    for state in states(players, which):
        for text in texts(drawing(state)):
            assert len(text.text) * 2 >= len(text.full), text


@pytest.mark.parametrize("kinds", [6, 9])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [*SIZES, (1280, 720), (1600, 1200), (3440, 1440), (3840, 2160)])
def test_no_two_boards_overlap(players: int, size: tuple[int, int], kinds: int) -> None:
    places = boards(size, players, kinds)
    for number, place in enumerate(places):
        assert Rect(0, 0, *size).holds(place)
        assert [other for other in places[number + 1 :] if place.meets(other)] == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough(players: int, size: tuple[int, int]) -> None:
    both = EXPANSIONS["both"]
    plain = [at(decision, players) for decision in ("role", "place", "build", "load")]
    more = [at(d, players, expansions=both) for d in ("place", "build", *MORE_DECISIONS)]
    for state in plain + more:
        for spot in legal(drawing(state, size).spots):
            assert min(spot.rect.w, spot.rect.h) + 2 * SLACK >= 24, spot


def test_picture_and_names_grow() -> None:
    """More room makes the cards and their names larger."""
    state = play(5, 3, 200)
    small, large = drawing(state), drawing(state, (1920, 1080))
    name = "market/office/name"
    sizes = [next(t for t in texts(d) if t.key == name).size for d in (small, large)]
    assert sizes[1] > sizes[0]
    assert "market/office/picture" in {element.key for element in large.elements}


@pytest.mark.parametrize(("many", "few"), [(5, 4), (4, 3), (3, 2)])
def test_fewer_opponents_have_larger_boards(many: int, few: int) -> None:
    before, after = lay_out(1280, 800, many), lay_out(1280, 800, few)
    assert after.opponents[0].h > before.opponents[0].h


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("which", ["base", "both"])
def test_large_figures_and_long_names_fit(players: int, size: tuple[int, int], which: str) -> None:
    """The longest names the program allows, and more than anybody ever had."""
    state = play(players, 3, 60, expansions=EXPANSIONS[which])
    snapshot = show(state, viewer=0)
    for player in snapshot.position["players"]:
        player["doubloons"], player["vp"] = 88, 122
        player["goods"] = dict.fromkeys(player["goods"], 10)
        player["san_juan"] = {"colonists": 48, "nobles": 20 if which == "both" else 0}
    snapshot.position["colonists"] = {"supply": 96, "ship": 40}
    if which == "both":
        snapshot.position["nobles"] = {"supply": 20, "ship": 10}
    snapshot.position["plantations"]["discard"] = ["corn"] * 46
    for role in snapshot.position["roles"].values():
        role["doubloons"], role["taken_by"] = 12, None
    snapshot.names[:] = ["Maximiliane-Wilhelmina M"] * players
    drawn = TABLE.draw(Sight(snapshot, size))
    names = {text.full for text in texts(drawn) if text.text != text.full}
    assert names <= set(snapshot.names)
    assert overlapping(drawn) == []
    assert on_pictures(drawn) == []
    assert off_board(drawn, boards(size, players, kinds_of(state))) == []
