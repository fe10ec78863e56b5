"""Draft, new buildings and nobles as a person reads them."""

from typing import Any

import pytest

from prdesk.texts.puertorico import TEXTS

NAMES = ["Anna", "Ben", "Cleo"]


@pytest.mark.parametrize(
    ("reason", "params", "sentence"),
    [
        (
            "too_many_on_tile",
            {"tile": "forest", "circles": 0},
            "The forest has no circle; nobody stands there.",
        ),
        (
            "already_drafted",
            {"building": "union_hall"},
            "The Union hall has been chosen already.",
        ),
        (
            "gives_too_much",
            {"count": 0},
            "The doubloons suffice, so nothing is given to the Black market.",
        ),
        (
            "gives_too_much",
            {"count": 1},
            "Only 1 doubloon is missing, and no more than that can be made up for.",
        ),
        (
            "gives_too_much",
            {"count": 2},
            "Only 2 doubloons are missing, and no more than that can be made up for.",
        ),
        (
            "no_piece_there",
            {"place": "city:office:noble"},
            "Nobody can be given away from here: noble (Office)."
            " Whoever works at the Black market stays.",
        ),
        (
            "no_empty_circle",
            {"place": "island:corn"},
            "There is no empty circle for a guest here: corn plantation.",
        ),
        ("not_enough_nobles", {"count": 0}, "There is no noble for this."),
        ("not_enough_nobles", {"count": 1}, "There is only 1 noble for this."),
        ("no_such_piece", {"piece": "noble"}, "At the ship this is no choice now: noble."),
        (
            "needs_noble",
            {"building": "land_office"},
            "For this, a noble has to stand here: Land office.",
        ),
        (
            "does_not_go_together",
            {"key": "options.set", "value": "set"},
            "“set” of “options.set” does not go together with the other options.",
        ),
    ],
)
def test_refusals(reason: str, params: dict[str, Any], sentence: str) -> None:
    assert TEXTS.sentence_of_reason(reason, params, names=NAMES) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            {"event": "building_drafted", "building": "church"},
            "Anna brings a building into the game: Church.",
        ),
        (
            {"event": "tile_taken", "tile": "forest", "source": "land_office"},
            "Anna gets a tile from the Land office: forest.",
        ),
        (
            {"event": "tile_drawn", "by": "hacienda"},
            "Anna looks at the plantation that the Hacienda has drawn.",
        ),
        (
            {"event": "tile_bought", "by": "land_office"},
            "Anna pays the Land office 1 doubloon for a face-down plantation.",
        ),
        (
            {"event": "tile_discarded", "tile": "forest", "by": "hunting_lodge"},
            "Anna gives a tile up: forest.",
        ),
        (
            {"event": "tile_discarded", "tile": "corn", "by": "land_office"},
            "Anna gives a tile up: corn plantation.",
        ),
        (
            {"event": "guests_moved", "to": ["city:office", "island:corn:noble"]},
            "Anna moves guests to work: Office, noble (corn plantation).",
        ),
        (
            {"event": "piece_gained", "piece": "noble", "by": "villa"},
            "The Villa brings Anna a newcomer: noble.",
        ),
        ({"event": "noble_boarded", "player": None}, "A noble boards the ship."),
        (
            {"event": "ship_piece_taken", "piece": "colonist"},
            "Anna takes a colonist from the ship.",
        ),
        ({"event": "ship_piece_taken", "piece": "noble"}, "Anna takes a noble from the ship."),
        (
            {"event": "ship_piece_taken", "piece": "none"},
            "Anna takes nobody from the ship; one leaves the game.",
        ),
        (
            {
                "event": "colonists_placed",
                "island": {"corn": 1},
                "city": {},
                "nobles": {"island": {}, "city": {"villa": 1}},
                "san_juan": 0,
            },
            "Anna places the colonists: corn plantation. Nobles: Villa.",
        ),
        (
            {
                "event": "colonists_placed",
                "island": {},
                "city": {},
                "nobles": {"island": {"corn": 1}, "city": {}},
                "san_juan": 2,
            },
            "Anna places the nobles: corn plantation. In San Juan: 2.",
        ),
        (
            {
                "event": "pieces_given",
                "by": "black_market",
                "give": {"good": "corn", "vp": True, "colonist": "san_juan"},
            },
            "Anna gives to the Black market: 1 corn, 1 VP, colonist (San Juan).",
        ),
        (
            {
                "event": "pieces_given",
                "by": "black_market",
                "give": {"colonist": "city:villa:noble"},
            },
            "Anna gives to the Black market: noble (Villa).",
        ),
        (
            {"event": "goods_supplied", "goods": ["corn", "sugar"]},
            "Anna supplies goods: corn, sugar.",
        ),
        ({"event": "vp_gained", "count": 2, "by": "church"}, "The Church brings Anna 2 VP."),
        (
            {"event": "doubloons_gained", "count": 1, "by": "lighthouse"},
            "The Lighthouse pays Anna 1 doubloon.",
        ),
        (
            {"event": "good_sold", "good": "coffee", "doubloons": 4, "at": "trading_post"},
            "Anna sells coffee at the Trading post for 4 doubloons.",
        ),
        (
            {"event": "good_sold", "good": "corn", "doubloons": 0, "at": "trading_post"},
            "Anna sells corn at the Trading post for nothing.",
        ),
        (
            {
                "event": "goods_loaded",
                "goods": {"corn": 2, "sugar": 1},
                "ship": "small_wharf",
                "count": 3,
                "vp": 1,
                "bonus": {},
            },
            "Anna loads 2 corn, 1 sugar at the Small wharf: 1 VP.",
        ),
        (
            {
                "event": "goods_loaded",
                "goods": {"corn": 2},
                "ship": "small_wharf",
                "count": 2,
                "vp": 4,
                "bonus": {"captain": 2, "harbor": 1},
            },
            "Anna loads 2 corn at the Small wharf: 4 VP (Captain +2, Harbor +1).",
        ),
        ({"event": "passed", "decision": "guesthouse"}, "The guests of Anna stay where they are."),
    ],
)
def test_events(event: dict[str, Any], sentence: str) -> None:
    assert TEXTS.sentence_of_event({"player": 0, "auto": False, **event}, NAMES) == sentence


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ({"type": "draft", "building": "cloister"}, "Choose: Cloister"),
        ({"type": "role", "role": "mayor", "library": False}, "Mayor, without the Library"),
        ({"type": "tile", "tile": "corn", "forest": True}, "Take as a forest: corn plantation"),
        (
            {"type": "tile", "tile": "corn", "forest": True, "colonist": False},
            "Take as a forest: corn plantation, without a colonist",
        ),
        ({"type": "hacienda_forest", "forest": True}, "Lay it face down as a forest"),
        ({"type": "land_office_forest", "forest": False}, "Keep it as a plantation"),
        ({"type": "ship_piece", "piece": "noble"}, "Take a noble"),
        ({"type": "ship_piece", "piece": "none"}, "Take nobody: one leaves the game"),
        (
            {
                "type": "place",
                "island": {"corn": 2},
                "city": {},
                "nobles": {"island": {}, "city": {"villa": 1}},
            },
            "Place colonists: corn plantation × 2; nobles: Villa",
        ),
        (
            {
                "type": "place",
                "island": {},
                "city": {},
                "nobles": {"island": {"corn": 1}, "city": {}},
            },
            "Place nobles: corn plantation",
        ),
        (
            {"type": "build", "building": "villa", "give": {"vp": True, "good": "sugar"}},
            "Build: Villa, giving away 1 sugar, 1 VP",
        ),
        (
            {
                "type": "build",
                "building": "villa",
                "colonist": False,
                "give": {"colonist": "island:quarry"},
            },
            "Build: Villa, giving away colonist (quarry), without a colonist",
        ),
        ({"type": "sell", "good": "corn", "at": "trading_post"}, "Sell at the Trading post: corn"),
        ({"type": "sell", "good": "corn", "at": "trading_house"}, "Sell: corn"),
        (
            {"type": "small_wharf", "goods": {"corn": 2, "coffee": 1}},
            "Load 2 corn, 1 coffee at the Small wharf",
        ),
        (
            {"type": "guesthouse", "to": ["city:office", "san_juan:noble"]},
            "Move guests to: Office, noble (San Juan)",
        ),
        ({"type": "discard_tile", "tile": "forest"}, "Give up: forest"),
        (
            {"type": "discard_tile", "tile": "corn", "occupied": True},
            "Give up an occupied tile: corn plantation",
        ),
        (
            {"type": "discard_tile", "tile": "corn", "occupied": True, "piece": "noble"},
            "Give up a tile with a noble: corn plantation",
        ),
        ({"type": "land_office", "buy": True}, "Buy a face-down plantation for 1 doubloon"),
        ({"type": "land_office", "sell": "corn"}, "Give up for 1 doubloon: corn plantation"),
        (
            {"type": "land_office", "sell": "corn", "piece": "noble"},
            "Give up a tile with a noble for 1 doubloon: corn plantation",
        ),
        ({"type": "royal_supplier", "goods": ["corn", "sugar"]}, "Supply: corn, sugar"),
    ],
)
def test_labels(action: dict[str, Any], label: str) -> None:
    assert TEXTS.label_of_action(action, {}) == label


def test_the_label_of_a_drawn_tile_names_it_to_its_owner_alone() -> None:
    action = {"type": "hacienda_forest", "forest": False}
    turn = {"decision": "hacienda_forest", "player": 0, "drawn": "coffee"}
    assert TEXTS.label_of_action(action, {"turn": turn}) == "Keep it as it is: coffee plantation"
    hidden = {"turn": {**turn, "drawn": None}}
    assert TEXTS.label_of_action(action, hidden) == "Keep it as a plantation"


@pytest.mark.parametrize(
    ("decision", "label"),
    [("library_tile", "Take no second tile"), ("guesthouse", "Let the guests stay")],
)
def test_passing_has_its_own_label(decision: str, label: str) -> None:
    position = {"turn": {"decision": decision, "player": 0}}
    assert TEXTS.label_of_action({"type": "pass"}, position) == label


def test_prompts() -> None:
    assert TEXTS.prompt("draft", player="Anna") == "Anna: choose a building for this game"
