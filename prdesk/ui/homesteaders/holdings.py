"""Who sits at a board and what has come of him in the auction; what is counted of holdings."""

from prdesk.ui.board import plate as plates
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.board.plate import Plate, Tag
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, sentence

END_DEBT = 2
"""The n-th debt costs n points: all together n * (n + 1) over this."""


def name_plate(pen: Pen, moment: Moment, area: Rect, seat: int, size: float) -> None:
    """Place in the turn order, name, the start player's wagon, passed or leading."""
    start = moment.position["start_player"] == seat
    wagon = picture("start_player") if start else ""
    tag = _tag(moment, seat)
    about = _about(moment, seat)
    plates.name_plate(
        pen, moment, area, seat, size, Plate(moment.order(seat), wagon, "start", about, tag)
    )


def _tag(moment: Moment, seat: int) -> Tag | None:
    """What a seat has come to in this round's auction: passed, or the lot it leads."""
    for lot, amount in moment.lots_led(seat).items():
        return Tag(say("has_lot", amount, lot=lot), f"seat:{seat}", f"on:seat:{seat}")
    if moment.position["players"][seat]["passed"] and moment.position["auctions"]:
        return Tag(say("passed"), "spent", "ink_soft")
    return None


def debt_points(debts: int) -> int:
    """What so many debts cost at the end."""
    return debts * (debts + 1) // END_DEBT


def idle_of(player: dict[str, object]) -> int:
    """Workers without a place."""
    buildings = player["buildings"]
    workers = player["workers"]
    assert isinstance(buildings, dict)
    assert isinstance(workers, int)
    return workers - sum(sum(held.get("workers", ())) for held in buildings.values())


def score_in_words(moment: Moment, seat: int) -> str:
    """What a seat's score is made of, as it stands or at the end."""
    score = moment.snapshot.scores[seat]
    figures = {key: bits.or_hidden(score[key]) for key in ("vp", "buildings", "goods", "debt")}
    bonus = sum(value or 0 for value in score["bonus"].values())
    over = moment.decision == "game_over"
    return say("about_final" if over else "about_projected", bonus=bonus, **figures)


def _about(moment: Moment, seat: int) -> str:
    """Who sits here, and what he has come to in the auction."""
    name = moment.snapshot.names[seat]
    start = moment.position["start_player"] == seat
    led = [say("about_has_lot", n, lot=lot) for lot, n in moment.lots_led(seat).items()]
    passed = moment.position["players"][seat]["passed"]
    return sentence(
        say("about_player", player=name, order=moment.order(seat)),
        say("about_start") if start else "",
        *led,
        say("about_passed") if passed else "",
    )
