"""What the own board says of its score while the game goes on, and when it is over."""

import pytest

from prdesk.ui.board.elements import Text
from prdesk.ui.board.table import Sight
from prdesk.ui.puertorico.table import PuertoRicoTable
from tests.gui.board.positions import play, show


@pytest.mark.parametrize(("moves", "said"), [(40, "if it ended"), (3000, "in all")])
def test_the_score_of_the_end_is_no_projection(moves: int, said: str) -> None:
    drawn = PuertoRicoTable().draw(Sight(show(play(3, 3, moves)), (1920, 1080)))
    found = {e.key: e.text for e in drawn.elements if isinstance(e, Text)}
    assert found["own/projected words0"].startswith(said)
