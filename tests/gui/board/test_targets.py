"""Every legal action can be made on the board, nothing illegal can, and the board says why."""

from typing import Any

import pytest

from prdesk.core.rng import Dice
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Commit, Look, Select, Spot
from prdesk.ui.board.table import Sight
from prdesk.ui.puertorico.picks import Targets
from prdesk.ui.puertorico.table import PuertoRicoTable
from prdesk.ui.puertorico.targets import targets_of
from tests.gui.board.positions import DECISIONS, GAME, MORE_DECISIONS, at, play, show
from tests.gui.clicks import check_drawn, check_reach

TABLE = PuertoRicoTable()
SIZE = (1280, 800)
NONE: tuple[str, ...] = ()
BOTH = ("buildings", "nobles")
LIMIT = 20_000


def spots(snapshot: Snapshot, partial: dict[str, Any]) -> list[Spot]:
    return TABLE.draw(Sight(snapshot, SIZE, partial, None)).spots


def by_bar(action: dict[str, Any]) -> bool:
    """Whether an action has its place elsewhere: passing on the bar, mixes in their own test."""
    return action["type"] in ("pass", "small_wharf")


def check(state: Any) -> None:
    """Clicks lead to all legal actions and to nothing else; what may be clicked is drawn."""
    snapshot = show(state)

    def targets(partial: dict[str, Any]) -> Targets:
        """None once a mix for the small wharf is begun."""
        return Targets() if partial.get("barrels") else targets_of(snapshot, partial, None)

    legal = [a for a in GAME.legal(state, LIMIT)[0] if not by_bar(a)]
    check_reach(GAME, state, targets, legal)
    check_drawn(targets({}), spots(snapshot, {}))


@pytest.mark.parametrize("expansions", [NONE, BOTH], ids=["base", "both"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_clicks_reach_every_legal_action(
    players: int, seed: int, expansions: tuple[str, ...]
) -> None:
    state = GAME.new({"players": players, "expansions": list(expansions)}, None, seed)
    rng = Dice(seed)
    checked = 0
    while state.decision != "game_over":
        if state.decision != "place" and (state.decision != "role" or state.round % 3 == 0):
            check(state)
            checked += 1
        GAME.play(state, GAME.random_code(state, rng))
    assert checked > 30


@pytest.mark.parametrize("decision", MORE_DECISIONS)
@pytest.mark.parametrize("players", [2, 5])
def test_clicks_reach_every_action_of_the_expansions(decision: str, players: int) -> None:
    for moves in (0, 130):
        check(at(decision, players, moves, expansions=BOTH))


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_declined_colonists_have_their_place(edition: str) -> None:
    state = play(
        4, 3, 0, lambda s: s.decision == "ship_piece", edition, BOTH, ["decline_colonists"]
    )
    snapshot = show(state)
    assert {"aboard:colonist", "aboard:noble", "aboard:none"} <= {
        s.key for s in spots(snapshot, {})
    }
    check(state)


@pytest.mark.parametrize("decision", [*DECISIONS, *MORE_DECISIONS])
def test_what_is_illegal_says_why(decision: str) -> None:
    snapshot = show(at(decision, expansions=BOTH))
    table = PuertoRicoTable()
    sight = Sight(snapshot, SIZE, {}, table.arrangement(snapshot))
    for spot in table.draw(sight).spots:
        sentence = table.sentence(sight, spot)
        if spot.pick is None and spot.would is not None:
            assert snapshot.why(spot.would)
            assert sentence.startswith(snapshot.why(spot.would))
        assert sentence, spot


def test_a_watcher_has_no_targets() -> None:
    state = play(4, 3, 60)
    snapshot = show(state, viewer=(state.player + 1) % 4)
    assert [s for s in spots(snapshot, {}) if not isinstance(s.pick, Look | None)] == []
    assert [s for s in spots(snapshot, {}) if s.would is not None] == []


def load_position(goods: dict[str, int], ships: list[dict[str, Any]], wharf: bool) -> Any:
    """A 4-player captain phase in which seat 0 has these goods."""
    city = {"wharf": {"colonists": 1}} if wharf else {}
    position = {
        "format": 1,
        "game": "puertorico",
        "options": {"players": 4},
        "ships": ships,
        "players": {"0": {"goods": goods, "city": city}},
    }
    state = GAME.load(position, seed=1)
    GAME.apply(state, {"type": "role", "role": "captain"})
    return state


EMPTY = [{"capacity": c, "good": None, "count": 0} for c in (5, 6, 7)]


def test_a_good_with_two_ships_waits_for_the_ship() -> None:
    snapshot = show(load_position({"corn": 2, "sugar": 1}, EMPTY, wharf=False))
    by_key = {spot.key: spot for spot in spots(snapshot, {})}
    assert by_key["good:corn"].pick == Select("good", "corn")
    chosen = {spot.key: spot for spot in spots(snapshot, {"good": "corn"})}
    assert chosen["good:corn"].chosen
    action = {"type": "load", "good": "corn", "ship": 6}
    assert chosen["ship:6"].pick == Commit(action)


def test_a_single_pair_is_loaded_by_one_click() -> None:
    ships = [
        {"capacity": 5, "good": "corn", "count": 1},
        {"capacity": 6, "good": "sugar", "count": 1},
        {"capacity": 7, "good": "indigo", "count": 2},
    ]
    snapshot = show(load_position({"corn": 2, "sugar": 1}, ships, wharf=False))
    by_key = {spot.key: spot for spot in spots(snapshot, {})}
    action = {"type": "load", "good": "corn", "ship": 5}
    assert by_key["good:corn"].pick == Commit(action)
    assert by_key["ship:5"].pick == Commit(action)


def test_the_wharf_is_a_ship_on_the_own_board() -> None:
    snapshot = show(load_position({"corn": 2}, EMPTY, wharf=True))
    chosen = {spot.key: spot for spot in spots(snapshot, {"good": "corn"})}
    assert chosen["city:wharf"].pick == Commit({"type": "load", "good": "corn", "ship": "wharf"})
    first = {spot.key: spot for spot in spots(snapshot, {})}
    assert first["city:wharf"].pick == Commit({"type": "load", "good": "corn", "ship": "wharf"})


def test_the_mayor_takes_his_privilege_unless_the_small_target_is_chosen() -> None:
    snapshot = show(play(4, 1, 0))
    by_key = {spot.key: spot for spot in spots(snapshot, {})}
    assert by_key["role:mayor"].pick == Commit({"type": "role", "role": "mayor"})
    without = by_key["role:mayor/colonist"].pick
    assert without == Commit({"type": "role", "role": "mayor", "privilege": False})
