"""No text on the table is cut, overlaps another or lies on a picture it does not belong to."""

from functools import cache
from typing import Any

import pytest

from prdesk.ui.board.elements import Drawing
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.steering import SLACK, legal
from prdesk.ui.board.table import Sight
from prdesk.ui.homesteaders.layout import lay_out
from prdesk.ui.homesteaders.table import BOARDS, HomesteadersTable
from prdesk.ui.theme import MIN_TEXT
from tests.gui.fit import off_board, on_pictures, overlapping, texts
from tests.gui.homesteaders.positions import DECISIONS, GAME, at, play, show

TABLE = HomesteadersTable()
SIZES = [(1280, 776), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080)]
PLAYERS = [2, 3, 4]
STAGES = (-1, -2, -3)
"""What `look` is while the buildings of a stage are looked at."""


def drawing(
    state: Any, size: tuple[int, int] = (1280, 800), partial: dict[str, Any] | None = None
) -> Drawing:
    snapshot = show(state)
    return TABLE.draw(Sight(snapshot, size, partial or {}, TABLE.arrangement(snapshot)))


def boards(size: tuple[int, int], players: int, auctions: bool = True) -> list[Rect]:
    """Every board of a table, the reserved places too."""
    layout = lay_out(*size, players, auctions)
    single = [layout.scoring] if layout.scoring else []
    single += [layout.rail, layout.market, layout.stock, layout.own, layout.bar, layout.feed]
    return [*layout.lots, *single, *layout.opponents]


def auctions(state: Any) -> bool:
    """Whether there is anything to bid for."""
    return bool(GAME.position(state)["auctions"])


@cache
def states(players: int) -> list[Any]:
    """From the first to the last move, every decision, and nothing hidden."""
    found = [play(players, seed, count) for seed, count in ((3, 0), (8, 60), (3, 120), (8, 2000))]
    found.append(play(players, 5, 90, open_holdings=True))
    decisions = (*DECISIONS, "neutral_bid") if players == 2 else DECISIONS
    return found + [at(decision, players) for decision in decisions]


def check(drawn: Drawing, places: list[Rect]) -> None:
    assert overlapping(drawn) == []
    assert on_pictures(drawn) == []
    assert off_board(drawn, places) == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_english_fits(players: int, size: tuple[int, int]) -> None:
    for state in states(players):
        drawn = drawing(state, size)
        assert [text.full for text in texts(drawn) if text.text != text.full] == []
        assert min(text.size for text in texts(drawn)) >= MIN_TEXT
        check(drawn, boards(size, players, auctions(state)))


@pytest.mark.parametrize("look", STAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_buildings_of_other_stages_fit(look: int, size: tuple[int, int]) -> None:
    drawn = drawing(play(4, 8, 60), size, {"look": look})
    assert [text.full for text in texts(drawn) if text.text != text.full] == []
    check(drawn, boards(size, 4))


@pytest.mark.parametrize("players", PLAYERS)
def test_another_board_shown_large_fits(players: int) -> None:
    for state in states(players):
        viewer = max(0, state.player)
        drawn = drawing(state, partial={"look": (viewer + 1) % players})
        check(drawn, boards((1280, 800), players, auctions(state)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.usefixtures("longer")
def test_longer_words_never_overlap(players: int) -> None:
    for state in states(players):
        check(drawing(state), boards((1280, 800), players, auctions(state)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.usefixtures("longer")
def test_longer_words_stay_readable(players: int) -> None:
    """What is shortened keeps at least half of its letters, and is told whole by a tooltip."""
    for state in states(players):
        for text in texts(drawing(state)):
            assert len(text.text) * 2 >= len(text.full), text


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", [*SIZES, (1280, 720), (1600, 1200), (3440, 1440), (3840, 2160)])
@pytest.mark.parametrize("lots", [True, False])
def test_no_two_boards_overlap(players: int, size: tuple[int, int], lots: bool) -> None:
    places = boards(size, players, lots)
    for number, place in enumerate(places):
        assert Rect(0, 0, *size).holds(place)
        assert [other for other in places[number + 1 :] if place.meets(other)] == []


def test_every_board_has_its_builder() -> None:
    layout = lay_out(1280, 800, 3)
    assert all(hasattr(layout, name) for name in BOARDS)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_targets_are_large_enough(players: int, size: tuple[int, int]) -> None:
    for state in states(players):
        for spot in legal(drawing(state, size).spots):
            assert min(spot.rect.w, spot.rect.h) + 2 * SLACK >= 24, spot


def test_names_and_pictures_grow() -> None:
    state = play(4, 3, 60)
    small, large = drawing(state), drawing(state, (1920, 1080))
    name = "stock/industrial/gold_mine/name"
    sizes = [next(t for t in texts(d) if t.key == name).size for d in (small, large)]
    assert sizes[1] > sizes[0]
    picture = "stock/industrial/gold_mine/picture"
    rects = [next(e.rect for e in d.elements if e.key == picture) for d in (small, large)]
    assert rects[1].h > rects[0].h


def test_a_short_list_of_buildings_shows_what_they_bring() -> None:
    """In the city stage there are few, so that their rows are high."""
    few = drawing(play(4, 8, 60), partial={"look": -3})
    brief = "stock/residential/dude_ranch/brief/"
    assert any(element.key.startswith(brief) for element in few.elements)


@pytest.mark.parametrize(("many", "few"), [(4, 3), (3, 2)])
def test_fewer_opponents_have_larger_boards(many: int, few: int) -> None:
    before, after = lay_out(1280, 800, many), lay_out(1280, 800, few)
    assert after.opponents[0].h > before.opponents[0].h


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
def test_large_figures_and_long_names_fit(players: int, size: tuple[int, int]) -> None:
    """The longest names the program allows, and more than anybody ever had."""
    state = play(players, 3, 60, open_holdings=True)
    snapshot = show(state, viewer=0)
    buildings = "farm market ranch river_port bank forge meatpacking_plant railworkers_house rodeo"
    for player in snapshot.position["players"]:
        player.update(silver=88, vp=122, trade=12, debt=14, workers=15, tracks=10, passed=True)
        player["goods"] = dict.fromkeys(player["goods"], 11)
        for name in buildings.split():
            player["buildings"].setdefault(name, {"workers": [1] * SLOTS.get(name, 0)})
        player["buildings"].setdefault("lawyer", {"workers": []})
        player["buildings"].setdefault("general_store", {"workers": []})
    for score in snapshot.scores:
        score["total"] = 122
    snapshot.names[:] = ["Maximiliane-Wilhelmina M"] * players
    drawn = TABLE.draw(Sight(snapshot, size))
    names = {text.full for text in texts(drawn) if text.text != text.full}
    assert [name for name in names if "Maximiliane" not in name] == []
    check(drawn, boards(size, players))


SLOTS = {"farm": 2, "market": 1, "ranch": 1, "river_port": 2, "forge": 1, "meatpacking_plant": 2}
