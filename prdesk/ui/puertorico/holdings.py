"""Who sits at a board: order of play, name, the governor's hat."""

from prdesk.ui.board import plate as plates
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.board.plate import Plate
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, sentence, title


def name_plate(pen: Pen, moment: Moment, area: Rect, seat: int, size: float) -> None:
    """Place in the order of play, name, the governor's hat, a mark for who decides now."""
    governor = moment.position["governor"] == seat
    hat = f"{ART}/pieces/governor" if governor else ""
    about = _about(moment, seat)
    plates.name_plate(
        pen, moment, area, seat, size, Plate(moment.order(seat), hat, "governor", about)
    )


def _about(moment: Moment, seat: int) -> str:
    """Who sits here, and which roles he took this round."""
    taken = [
        title(role) for role, card in moment.position["roles"].items() if card["taken_by"] == seat
    ]
    name = moment.snapshot.names[seat]
    governor = say("governor") if moment.position["governor"] == seat else ""
    roles = say("took", roles=", ".join(taken)) if taken else ""
    return sentence(say("about_player", player=name, order=moment.order(seat)), governor, roles)
