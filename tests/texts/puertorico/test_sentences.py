"""Refusals, events, prompts and labels as a person reads them."""

from typing import Any

import pytest

from prdesk.texts.puertorico import TEXTS, tile_name

NAMES = ["Anna", "Ben", "Cleo"]


def shout(context: str, text: str) -> str:
    """A translation that marks what went through it and keeps placeholders."""
    return f"<{text}>"


@pytest.mark.parametrize(
    ("reason", "params", "sentence"),
    [
        (
            "ship_holds_other_good",
            {"ship": 6, "good": "corn"},
            "The 6-ship holds corn; only corn may be loaded on it.",
        ),
        (
            "role_taken",
            {"role": "mayor", "player": 1},
            "The Mayor is gone for this round: Ben has it.",
        ),
        ("tile_not_face_up", {"tile": "sugar"}, "No sugar plantation lies face up."),
        (
            "too_many_on_tile",
            {"tile": "corn", "circles": 1},
            "That is too many for the corn plantation: there is only 1 circle.",
        ),
        (
            "too_many_on_tile",
            {"tile": "indigo_plant", "circles": 3},
            "That is too many for the Indigo plant: there are only 3 circles.",
        ),
        ("city_full", {"spaces": 0}, "All 12 spaces of the city are built up."),
        (
            "city_full",
            {"spaces": 1},
            "A large building needs 2 city spaces, and only 1 of the 12 is free.",
        ),
        (
            "wrong_decision",
            {"decision": "build", "needed": "role"},
            "Buildings are bought in the Builder phase. Now: choose a role.",
        ),
        ("unknown_key", {"key": "shp"}, "The key “shp” is not known here."),
        ("new_id", {}, "This is not possible (new_id)."),
    ],
)
def test_refusals(reason: str, params: dict[str, Any], sentence: str) -> None:
    assert TEXTS.sentence_of_reason(reason, params, names=NAMES) == sentence


def test_a_player_without_a_name_is_numbered_from_one() -> None:
    assert "Player 2 has it" in TEXTS.sentence_of_reason(
        "role_taken", {"role": "mayor", "player": 1}
    )


def test_what_a_file_or_script_wrote_is_shown_plain_and_short() -> None:
    sentence = TEXTS.sentence_of_reason("unknown_key", {"key": "a\u202eb\n" + "x" * 500})
    assert "\u202e" not in sentence
    assert "\n" not in sentence
    assert len(sentence) < 150


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "role_taken", "role": "settler", "doubloons": 0}, "Anna takes the Settler."),
        (
            {"event": "role_taken", "role": "settler", "doubloons": 1},
            "Anna takes the Settler and the doubloon on it.",
        ),
        (
            {"event": "role_taken", "role": "mayor", "doubloons": 2},
            "Anna takes the Mayor and the 2 doubloons on it.",
        ),
        (
            {"event": "tile_taken", "tile": "indigo", "source": "hacienda"},
            "Anna gets an extra tile with the Hacienda: indigo plantation.",
        ),
        (
            {"event": "colonist_gained", "source": "ship", "by": "hospice", "to": "island:corn"},
            "The Hospice of Anna brings a colonist from the ship. Place: corn plantation.",
        ),
        (
            {
                "event": "colonist_gained",
                "source": "supply",
                "by": "university",
                "to": "city:harbor",
            },
            "The University of Anna brings a colonist. Place: Harbor.",
        ),
        (
            {
                "event": "plantations_dealt",
                "tiles": ["corn", "coffee"],
                "discarded": ["sugar"],
                "reshuffled": True,
            },
            "New plantations lie face up: corn, coffee. To the discard pile: sugar. The discard"
            " pile has been shuffled into a new stack.",
        ),
        (
            {"event": "plantations_dealt", "tiles": [], "discarded": [], "reshuffled": False},
            "No plantation is left to turn up.",
        ),
        (
            {"event": "colonists_taken", "count": 1, "source": "supply"},
            "Anna takes 1 colonist from the supply, as Mayor.",
        ),
        (
            {
                "event": "colonists_placed",
                "island": {"corn": 2, "quarry": 0},
                "city": {"office": 1},
                "san_juan": 3,
            },
            "Anna places the colonists: corn plantation × 2, Office. In San Juan: 3.",
        ),
        (
            {"event": "colonists_placed", "island": {}, "city": {}, "san_juan": 0},
            "Anna has no circle to fill.",
        ),
        (
            {"event": "ship_refilled", "count": 2, "needed": 5},
            "2 new colonists board the ship, which should bring 5 in all.",
        ),
        (
            {"event": "ship_refilled", "count": 0, "needed": 3},
            "No colonist is left to board the ship, which should bring 3 in all.",
        ),
        (
            {"event": "building_built", "building": "office", "cost": 1},
            "Anna builds the Office for 1 doubloon.",
        ),
        (
            {"event": "building_built", "building": "hacienda", "cost": 0},
            "Anna builds the Hacienda for nothing.",
        ),
        (
            {"event": "goods_produced", "goods": {"corn": 2}, "short": {"coffee": 1}},
            "Anna produces 2 corn. More could have been made, but the supply is out: 1 coffee.",
        ),
        ({"event": "goods_produced", "goods": {}, "short": {}}, "Anna produces nothing."),
        (
            {"event": "doubloons_gained", "count": 5, "by": "factory"},
            "The Factory pays Anna 5 doubloons.",
        ),
        ({"event": "good_sold", "good": "corn", "doubloons": 0}, "Anna sells corn for nothing."),
        (
            {"event": "goods_loaded", "good": "corn", "count": 3, "ship": 6, "vp": 3, "bonus": {}},
            "Anna loads 3 corn on the 6-ship: 3 VP.",
        ),
        (
            {
                "event": "goods_loaded",
                "good": "corn",
                "count": 3,
                "ship": "wharf",
                "vp": 5,
                "bonus": {"captain": 1, "harbor": 1},
            },
            "Anna loads 3 corn at the Wharf: 5 VP (Captain +1, Harbor +1).",
        ),
        (
            {"event": "goods_stored", "keep": {"corn": 1}, "lost": {"sugar": 2}},
            "Anna keeps 1 corn and loses 2 sugar.",
        ),
        ({"event": "passed", "decision": "build"}, "Anna builds nothing."),
        (
            {"event": "skipped", "decision": "sell", "reason": "house_full"},
            "Anna is passed over. The trading house is full.",
        ),
        (
            {"event": "end_triggered", "player": None, "reason": "city"},
            "A city is completely built up. This round is the last.",
        ),
        (
            {"event": "round_ended", "player": None, "round": 4, "governor": 2},
            "Round 4 is over. The next governor is Cleo.",
        ),
        ({"event": "game_ended", "player": None, "winners": [1]}, "The game is over. Ben wins."),
        (
            {"event": "game_ended", "player": None, "winners": [0, 2]},
            "The game is over. The victory is shared: Anna, Cleo.",
        ),
    ],
)
def test_events(event: dict[str, Any], sentence: str) -> None:
    assert TEXTS.sentence_of_event({"player": 0, "auto": False, **event}, NAMES) == sentence


POSITION = {
    "turn": {"decision": "load", "player": 0},
    "roles": {"settler": {"doubloons": 2}, "mayor": {"doubloons": 0}},
    "ships": [
        {"capacity": 4, "good": None, "count": 0},
        {"capacity": 6, "good": "corn", "count": 4},
    ],
    "players": [{"goods": {"corn": 3}}],
}


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ({"type": "role", "role": "settler"}, "Settler with 2 doubloons"),
        (
            {"type": "role", "role": "mayor", "privilege": False},
            "Mayor, without the extra colonist",
        ),
        ({"type": "hacienda", "use": True, "quarry": True}, "Take a quarry with the Hacienda"),
        ({"type": "hacienda", "use": False}, "Leave the Hacienda unused"),
        ({"type": "tile", "tile": "corn"}, "Take: corn plantation"),
        (
            {"type": "tile", "tile": "quarry", "colonist": False},
            "Take: quarry, without a colonist",
        ),
        ({"type": "build", "building": "small_market"}, "Build: Small market"),
        ({"type": "sell", "good": "coffee"}, "Sell: coffee"),
        ({"type": "load", "good": "corn", "ship": 6}, "Load 2 corn on the 6-ship"),
        ({"type": "load", "good": "corn", "ship": "wharf"}, "Load 3 corn at the Wharf"),
        ({"type": "store", "keep": {"corn": 3}}, "Keep 3 corn"),
        ({"type": "store", "keep": {"corn": 1}}, "Keep 1 corn; given back: 2 corn"),
        ({"type": "store", "keep": {}}, "Keep nothing; given back: 3 corn"),
        (
            {"type": "place", "island": {"corn": 1}, "city": {"office": 1}},
            "Place colonists: corn plantation, Office",
        ),
        ({"type": "pass"}, "Load nothing for now"),
    ],
)
def test_labels(action: dict[str, Any], label: str) -> None:
    assert TEXTS.label_of_action(action, POSITION) == label


def test_a_label_needs_no_position() -> None:
    assert TEXTS.label_of_action({"type": "load", "good": "corn", "ship": 6}, {}) == (
        "Load corn on the 6-ship"
    )
    assert TEXTS.label_of_action({"type": "pass"}, {}) == "Pass"
    assert TEXTS.label_of_action({"type": "store", "keep": {"corn": 1}}, {}) == "Keep 1 corn"


@pytest.mark.parametrize("meant", ["role", "tile", "build", "craftsman_bonus", "sell", "load"])
def test_what_belongs_to_another_phase_is_told_with_what_is_to_be_done_now(meant: str) -> None:
    params = {"decision": meant, "needed": "place"}
    told = TEXTS.sentence_of_reason("wrong_decision", params)
    assert told.endswith(" phase. Now: place the colonists.") or meant == "role"
    assert told != TEXTS.sentence_of_reason("wrong_decision", {**params, "decision": "pass"})


def test_whoever_is_known_to_lack_a_good_is_named() -> None:
    assert TEXTS.sentence_of_reason("good_not_held", {"good": "corn"}) == "No corn is held."
    told = TEXTS.sentence_of_reason(
        "good_not_held", {"good": "corn", "player": 1}, names=["A", "B"]
    )
    assert told == "B has no corn."


def test_a_captain_skip_tells_that_the_goods_fit_nowhere() -> None:
    event = {"event": "skipped", "player": 0, "decision": "load", "reason": "nothing_to_load"}
    told = TEXTS.sentence_of_event(event, ["Anna"])
    assert told == "Anna is passed over. No good that is held fits on a ship."


def test_hints() -> None:
    lost = ("lost", {"player": 1, "count": 7}, "")
    assert TEXTS.sentence_of_hint([lost], 1) == "You must throw 7 barrels away."
    assert TEXTS.sentence_of_hint([lost], 0) == "Player 2 must throw 7 barrels away."
    assert (
        TEXTS.sentence_of_hint([lost], 0, names=("A", "{count}"))
        == "{count} must throw 7 barrels away."
    )
    otherwise = (*lost[:2], "otherwise")
    assert TEXTS.sentence_of_hint([otherwise], 1) == "Otherwise: You must throw 7 barrels away."
    assert TEXTS.sentence_of_hint([("at_random", {}, "")], 0) == "Picked at random."


def test_prompts_say_who_and_what() -> None:
    assert TEXTS.prompt("role") == "Choose a role"
    assert TEXTS.prompt("role", player="anna") == "anna: choose a role"


def test_names() -> None:
    assert TEXTS.name_of("corn") == "corn"
    assert TEXTS.title_of("corn") == "Corn"
    assert tile_name("corn") == "corn plantation"
    assert tile_name("quarry") == "quarry"


def test_every_word_goes_through_the_translation() -> None:
    assert TEXTS.name_of("corn", shout) == "<corn>"
    assert TEXTS.effect_of("office", shout).startswith("<Sell")
    assert TEXTS.sentence_of_end("vp", shout).startswith("<The last")
    assert TEXTS.prompt("role", shout) == "<choose a role>"
    assert TEXTS.sentence_of_reason("ship_full", {"ship": 5}, shout) == "<The 5-ship is full.>"
    event = {"event": "good_sold", "player": 0, "good": "corn", "doubloons": 3}
    assert TEXTS.sentence_of_event(event, NAMES, shout) == "<Anna sells <corn> for 3 doubloons.>"
    assert TEXTS.label_of_action({"type": "sell", "good": "corn"}, {}, shout) == "<Sell: <corn>>"
