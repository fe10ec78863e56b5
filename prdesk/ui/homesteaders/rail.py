"""The railroad development track: its rewards, and how far everybody has come."""

from prdesk.homesteaders.catalog.ids import REWARDS
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import ART, picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import in_words, listed, say, sentence

STEPS = ("start", "trade", "track", "worker", "good", "vp")
"""What each position adds to the rewards to choose from (rules 4.3)."""

LAST_VP = 3


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the track."""
    px = pen.px
    rect = moment.layout.rail
    pen.box("board", rect, "panel", px(9))
    inner = rect.inset(px(9), px(5))
    cells = row(inner, [1.0] * len(STEPS), 0)
    side = min(cells[0].w - px(4), inner.h * 0.66)
    stations = [Rect(c.cx - side / 2, inner.bottom - side, side, side).snapped() for c in cells]
    line = Rect(stations[0].cx, stations[0].cy - px(3), stations[-1].cx - stations[0].cx, px(6))
    pen.box("line", line, "well", px(3))
    for step, (name, place) in enumerate(zip(STEPS, stations, strict=True)):
        part = pen.at(name)
        pen.anchor(f"rail:{name}", place)
        _station(part, place, name)
        moment.spot(pen, f"rail:{name}", place, _about(moment, step, name), place.w / 2)
        above = Rect(cells[step].x, inner.y, cells[step].w, place.y - inner.y)
        _markers(part, moment, above, step)


def _station(pen: Pen, place: Rect, name: str) -> None:
    pen.art("station", place, f"{ART}/rail/station")
    inside = place.inset(place.w * 0.19)
    if name == "start":
        pen.art("start", inside, f"{ART}/rail/locomotive")
    elif name == "vp":
        bits.coin(pen, "station vp", inside, "vp", LAST_VP)
    else:
        pen.art("reward", inside, picture("any_good" if name == "good" else name))


def reward_in_words(name: str) -> str:
    """What a position of the track brings."""
    if name == "good":
        return say("any_good")
    return in_words({name: LAST_VP if name == "vp" else 1})


def _about(moment: Moment, step: int, name: str) -> str:
    here = [
        seat for seat, player in enumerate(moment.position["players"]) if player["rail"] == step
    ]
    players = listed(moment.snapshot.names[seat] for seat in here)
    there = say("about_rail_here", players=players) if here else ""
    if name == "start":
        return sentence(say("about_rail_start"), there)
    word = "about_rail_first" if name == REWARDS[0] else "about_rail"
    return sentence(say(word, step, reward=reward_in_words(name)), there)


def _markers(pen: Pen, moment: Moment, area: Rect, step: int) -> None:
    """The discs of the players who stand at a position."""
    px = pen.px
    players = moment.position["players"]
    here = [seat for seat, player in enumerate(players) if player["rail"] == step]
    side = min(px(12), area.h - px(1))
    apart = min(side + px(1), (area.w - side) / max(1, len(here) - 1))
    left = area.cx - (side + apart * (len(here) - 1)) / 2
    for number, seat in enumerate(here):
        disc = Rect(left + number * apart, area.y, side, side)
        pen.box(f"edge {seat}", disc, "fill", side / 2, "card_top")
        pen.box(f"marker {seat}", disc.inset(1), "fill", side / 2 - 1, f"seat:{seat}")
        pen.anchor(f"marker:{seat}", disc)
