"""What the pointer says of a building: its effect, and what it brings as things stand."""

from typing import Any

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.puertorico.kinds import building
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.pieces import held_at
from prdesk.ui.puertorico.words import effect, name, say, sentence, title


def figures(quote: dict[str, Any], name_id: str) -> str:
    """What a building brings its owner as things stand, in words; "" if nothing can be said."""
    worth: dict[str, int] = quote["worth"].get(name_id, {})
    found = [say(f"worth_{what}", count) for what, count in worth.items()]
    good = building(name_id).good
    if good >= 0:
        found = [say("worth_made", quote["production"][GOODS[good]], good=name(GOODS[good]))]
    return ", ".join(found)


def about_building(moment: Moment, name_id: str, price: int, printed: int) -> str:
    """A building in the market: price, effect, what it would bring the viewer."""
    word = "about_building" if price == printed else "about_building_cheaper"
    named, does = title(name_id), effect(name_id)
    about = say(word, building=named, cost=price, printed=printed, effect=does)
    owned = name_id in moment.me["city"]
    brings = "" if owned or building(name_id).good >= 0 else figures(moment.quote, name_id)
    return sentence(about, say("would_bring", figures=brings) if brings else "")


def about_own(moment: Moment, seat: int, name_id: str) -> str:
    """A building in a city: effect, what it brings its owner."""
    about = say("about_own_building", building=title(name_id), effect=effect(name_id))
    brings = figures(moment.snapshot.quotes[seat], name_id)
    if not brings:
        return sentence(about)
    manned = any(held_at(moment.position["players"][seat], f"city:{name_id}").values())
    word = "brings" if manned or not building(name_id).circles else "would_bring_manned"
    return sentence(about, say(word, figures=brings))
