"""What the new-game dialog asks becomes a game, and is kept for each game."""

from typing import Any

import pytest

from prdesk.games import CHOICES, GAMES
from prdesk.session import Setup, Setups

SEATS = {"names": ("A", "B", "C"), "seats": ("human", "ai:random", "ai:random")}


@pytest.mark.parametrize("game", CHOICES)
def test_a_setup_starts_its_game(game: str) -> None:
    session = Setup(**SEATS, game=game, seed=1).session()
    assert session.game is GAMES[game]
    assert session.names == ["A", "B", "C"]
    assert session.options["players"] == 3
    assert session.record().seed == 1


@pytest.mark.parametrize("game", CHOICES)
def test_the_first_setup_of_every_game_fits_it(game: str) -> None:
    setup = Setups()[game]
    assert setup.game == game
    assert len(setup.seats) in GAMES[game].seats
    assert setup.session().game.id == game


def test_the_setups_of_all_games_survive_the_settings() -> None:
    setups = Setups()
    for game in CHOICES:
        setups = setups.after(Setup(**SEATS, game=game, choices=CHOICES[game].checked({})))
    again = Setups.from_json(setups.to_json())
    assert again == setups
    assert again.last == list(CHOICES)[-1]


def test_settings_of_before_there_were_several_games_are_read() -> None:
    old = {"names": ["A", "B"], "seats": ["human", "human"], "edition": "classic", "open_vp": True}
    setup = Setups.from_json(old)["puertorico"]
    assert (setup.names, setup.seats) == (("A", "B"), ("human", "human"))
    assert setup.options()["edition"] == "classic"
    assert setup.options()["variants"] == ["open_vp"]


@pytest.mark.parametrize(
    "damaged", [{"last": "chess"}, {"of": 5}, {"of": {"puertorico": []}}, {"of": {"chess": {}}}]
)
def test_settings_that_make_no_sense_are_the_first_ones(damaged: dict[str, Any]) -> None:
    assert Setups.from_json(damaged) == Setups()


def test_what_a_game_has_settled_is_offered_for_the_next_one() -> None:
    choices = {"expansions": ["buildings"], "draft": "random_buildings"}
    session = Setup(**SEATS, choices=choices, seed=3).session()
    learned = Setups().learned(session)["puertorico"].choices["buildings"]
    assert len(learned) == 17
    assert set(learned) <= set(session.game.position(session.state)["buildings"])
