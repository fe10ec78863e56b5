"""Each reason id can be met: refusals, skips and malformed input, a position for each."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import prdesk.puertorico.phases
from prdesk.core.errors import ConfigError
from tests.acting import PASS, happened
from tests.puertorico.components import drafted
from tests.puertorico.expansions import refusals as expansions
from tests.puertorico.table import (
    PR,
    Json,
    board,
    bonus,
    build,
    hacienda,
    load,
    place,
    play,
    refused,
    role,
    sell,
    ship,
    store,
    table,
    take,
    tile,
)

State = Any
Stand = Callable[[], State]


def at(role_id: str, *actions: Json, seat: Json | None = None, **partial: Any) -> Stand:
    """The table after player 1, with this board, took a role and the actions were played."""

    def stand() -> State:
        state = table(3, {0: seat or board()}, **partial)
        take(state, role_id)
        play(state, *actions)
        return state

    return stand


HELD = board(goods={"corn": 2, "sugar": 2})
TWELVE_LESS_ONE = board(
    9,
    city=dict.fromkeys(
        ("guild_hall", "residence", "fortress", "customs_house", "office", "wharf", "harbor"), 0
    ),
)
BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]
ROW = {"face_up": ["corn", "corn", "sugar", "sugar"], "stack": ["corn"] * 9, "discard": []}
PLACER = board(island={"corn": 2, "indigo": 2}, city={"hospice": 0})
BOTH = board(city={"hacienda": 1, "construction_hut": 1})
WHARF = board(goods={"corn": 2, "sugar": 2, "indigo": 2, "coffee": 1}, city={"wharf": 1})
NO_TILES = {"face_up": ["corn"], "stack": [], "discard": []}


def new() -> State:
    return table(3)


REFUSALS: list[tuple[str, Stand, Json]] = [
    ("wrong_decision", new, PASS),
    ("role_not_in_game", new, role("prospector")),
    ("role_taken", at("trader"), role("trader")),
    ("privilege_not_here", new, role("trader", privilege=False)),
    (
        "supply_empty",
        lambda: table(3, colonists={"supply": 0}),
        role("mayor", privilege=False),
    ),
    ("library_not_here", new, role("trader", library=False)),
    ("hacienda_not_used", at("settler", seat=BOTH), hacienda(False, quarry=True)),
    (
        "no_face_down_tiles",
        at("settler", seat=BOTH, plantations=NO_TILES),
        hacienda(True),
    ),
    (
        "hut_not_occupied",
        at("settler", seat=board(city={"hacienda": 1})),
        hacienda(True, quarry=True),
    ),
    (
        "edition_forbids",
        at("settler", seat=BOTH, edition="classic"),
        hacienda(True, quarry=True),
    ),
    ("no_quarries", at("settler", plantations=ROW, quarries=0), tile("quarry")),
    (
        "quarry_already_taken",
        at("settler", hacienda(True, quarry=True), seat=BOTH, plantations=ROW),
        tile("quarry"),
    ),
    ("quarry_needs_privilege", at("settler", PASS, plantations=ROW), tile("quarry")),
    ("tile_not_face_up", at("settler", plantations=ROW), tile("coffee")),
    ("hospice_not_here", at("settler", plantations=ROW), tile("corn", colonist=False)),
    ("not_enough_colonists", at("mayor", seat=PLACER), place({"corn": 2, "indigo": 2})),
    ("too_many_on_tile", at("mayor", seat=PLACER), place({"corn": 3})),
    ("tile_not_owned", at("mayor", seat=PLACER), place({"coffee": 1, "corn": 1})),
    ("building_not_owned", at("mayor", seat=PLACER), place({"corn": 1}, {"harbor": 1})),
    ("circles_left_empty", at("mayor", seat=PLACER), place({"corn": 1})),
    ("negative_count", at("mayor", seat=PLACER), place({"corn": 2, "indigo": -1})),
    ("not_enough_doubloons", at("builder", seat=board(3)), build("wharf")),
    (
        "building_sold_out",
        at("builder", seat=board(3), buildings={"hospice": 0}),
        build("hospice"),
    ),
    (
        "building_already_owned",
        at("builder", seat=board(3, city={"hospice": 1})),
        build("hospice"),
    ),
    ("city_full", at("builder", seat=TWELVE_LESS_ONE), build("city_hall")),
    ("building_not_in_game", at("builder", seat=board(9)), build("library")),
    ("university_not_here", at("builder", seat=board(9)), build("office", colonist=False)),
    (
        "good_not_produced",
        at("craftsman", seat=board(island={"corn": (1, 1)})),
        bonus("sugar"),
    ),
    (
        "supply_of_good_empty",
        at(
            "craftsman",
            seat=board(island={"corn": (2, 2), "indigo": (1, 1)}, city={"small_indigo_plant": 1}),
            goods={"corn": 2},
        ),
        bonus("corn"),
    ),
    ("good_not_held", at("trader", seat=HELD), sell("coffee")),
    ("house_holds_good", at("trader", seat=HELD, trading_house=["corn"]), sell("corn")),
    ("trading_post_not_here", at("trader", seat=HELD), sell("corn", at="trading_post")),
    ("no_such_ship", at("captain", seat=HELD), load("corn", 7)),
    (
        "ship_full",
        at(
            "captain",
            load("corn", 4),
            load("indigo", 6),
            seat=WHARF,
            ships=[ship(4, "corn", 3), ship(5, "sugar", 1), ship(6, "indigo", 1)],
        ),
        load("corn", 4),
    ),
    (
        "ship_holds_other_good",
        at("captain", seat=HELD, ships=[ship(4, "coffee", 1), ship(5), ship(6)]),
        load("corn", 4),
    ),
    (
        "good_on_other_ship",
        at("captain", seat=HELD, ships=[ship(4, "corn", 1), ship(5), ship(6)]),
        load("corn", 5),
    ),
    (
        "larger_ship_free",
        at("captain", seat=board(goods={"corn": 5, "sugar": 1})),
        load("corn", 4),
    ),
    ("no_wharf", at("captain", seat=HELD), load("corn", "wharf")),
    (
        "wharf_used",
        at("captain", load("corn", "wharf"), seat=WHARF, ships=BUSY),
        load("sugar", "wharf"),
    ),
    ("small_wharf_not_here", at("captain", seat=HELD), {"type": "small_wharf", "goods": {}}),
    ("must_load", at("captain", seat=HELD), PASS),
    ("keeps_too_much", at("captain", seat=HELD, ships=BUSY), store(corn=2)),
    ("could_keep_more", at("captain", seat=HELD, ships=BUSY), store()),
    ("keep_more_than_held", at("captain", seat=HELD, ships=BUSY), store(corn=3)),
]


ALL_REFUSALS = [*REFUSALS, *expansions.REFUSALS]


@pytest.mark.parametrize(
    ("reason", "stand", "action"), ALL_REFUSALS, ids=[r for r, _, _ in ALL_REFUSALS]
)
def test_refusal(reason: str, stand: Stand, action: Json) -> None:
    """formats.md 5: refused with the reason, and nothing changes."""
    refused(stand(), action, reason)


def test_every_refusal_of_the_phases_is_met_here() -> None:
    """A new reason in the rules needs its position above, or among those of the expansions."""
    used = set()
    for source in Path(prdesk.puertorico.phases.__path__[0]).glob("*.py"):
        used |= set(re.findall(r"""refuse\(\s*["'](\w+)""", source.read_text(encoding="utf-8")))
    assert used == {reason for reason, _, _ in ALL_REFUSALS} - {"wrong_decision"}


SKIPS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("island_full", "settler", "tile", {"seat": board(island={"corn": 12})}),
    ("nothing_to_take", "settler", "tile", {"quarries": 0, "plantations": {"face_up": []}}),
    (
        "city_full",
        "builder",
        "build",
        {
            "seat": board(
                9,
                city={**dict.fromkeys(("hospice", "university", "factory", "hacienda"), 0)}
                | dict.fromkeys(("guild_hall", "residence", "fortress", "customs_house"), 0),
            )
        },
    ),
    (
        "nothing_affordable",
        "builder",
        "build",
        {"buildings": {"small_indigo_plant": 0, "small_market": 0}},
    ),
    ("house_full", "trader", "sell", {"trading_house": ["corn", "indigo", "sugar", "coffee"]}),
    ("nothing_to_sell", "trader", "sell", {}),
    ("nothing_to_load", "captain", "load", {"seat": board(goods={"corn": 1}), "ships": BUSY}),
]


@pytest.mark.parametrize(("reason", "role_id", "decision", "partial"), SKIPS)
def test_skip(reason: str, role_id: str, decision: str, partial: dict[str, Any]) -> None:
    """Brief: a player who could do nothing is reported with the reason."""
    rest = {key: value for key, value in partial.items() if key != "seat"}
    state = table(3, {0: partial.get("seat", board())}, **rest)
    skips = [e for e in happened(take(state, role_id), "skipped") if e["player"] == 0]
    assert (skips[0]["reason"], skips[0]["decision"]) == (reason, decision)


NO_ACTION: Any = []
BASE = {"game": "puertorico", "options": {"players": 3}}
NEW_BUILDINGS = {"players": 3, "expansions": ["buildings"]}
CONFIG: list[tuple[str, Callable[[], Any]]] = [
    ("unknown_key", lambda: PR.load({**BASE, "colour": 1})),
    ("unknown_key", lambda: PR.apply(new(), role("mayor", colour=1))),
    ("unknown_key", lambda: PR.new({"players": 3, "colour": 1}, None, 0)),
    ("missing_key", lambda: PR.load({"game": "puertorico"})),
    ("missing_key", lambda: PR.apply(new(), {"type": "role"})),
    ("missing_key", lambda: PR.apply(new(), {})),
    ("wrong_type", lambda: PR.load({**BASE, "round": "1"})),
    ("wrong_type", lambda: PR.apply(new(), {"type": "role", "role": 1})),
    ("wrong_type", lambda: PR.apply(new(), NO_ACTION)),
    ("wrong_type", lambda: PR.new({"players": "3"}, None, 0)),
    ("unknown_id", lambda: PR.load({**BASE, "end_reason": "boredom"})),
    ("unknown_id", lambda: PR.apply(new(), role("pirate"))),
    ("unknown_id", lambda: PR.apply(new(), {"type": "dance"})),
    ("out_of_range", lambda: PR.load({**BASE, "governor": 3})),
    ("out_of_range", lambda: PR.new({"players": 6}, None, 0)),
    ("out_of_range", lambda: PR.position(new(), 3)),
    ("out_of_range", lambda: PR.score(new(), -1)),
    (
        "does_not_go_together",
        lambda: PR.new({"players": 3, "variants": ["random_buildings"]}, None, 0),
    ),
    ("does_not_go_together", lambda: PR.new({"players": 3, "set": drafted()}, None, 0)),
    (
        "does_not_fit_the_draft",
        lambda: PR.new({**NEW_BUILDINGS, "set": ["wharf", "union_hall"]}, None, 0),
    ),
    ("wrong_number_of_names", lambda: PR.new({"players": 3}, ["Ann"], 0)),
    ("bad_name", lambda: PR.new({"players": 2}, ["Ann", "x" * 25], 0)),
    ("bad_name", lambda: PR.load({**BASE, "players": {"0": {"name": "\u202e"}}})),
    ("unknown_format", lambda: PR.load({**BASE, "format": 2})),
    ("not_your_turn", lambda: PR.load({**BASE, "turn": {"decision": "role", "player": 2}})),
    ("load_without_good", lambda: PR.load({**BASE, "ships": {"0": {"count": 1}}})),
    ("twice", lambda: PR.load({**BASE, "ships": [ship(4, "corn", 1), ship(5, "corn", 1)]})),
    ("wrong_total", lambda: PR.load({**BASE, "quarries": 9}, 0, True)),
]


@pytest.mark.parametrize(("reason", "call"), CONFIG)
def test_malformed(reason: str, call: Callable[[], Any]) -> None:
    """formats.md 5: -32602 with the key."""
    with pytest.raises(ConfigError) as caught:
        call()
    assert caught.value.reason == reason
    assert caught.value.params["key"]
