"""What the pointer says: what a click would do and bring, why it may not, what lies there."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.catalog.setup import PRICES
from prdesk.puertorico.effects import SALE_BONUS
from prdesk.ui.board.elements import Action, Commit, Look, Select, Spot, Toggle
from prdesk.ui.puertorico.kinds import building
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.placement import SAN_JUAN
from prdesk.ui.puertorico.words import effect, name, place_title, say, sentence, title


def sentence_of(moment: Moment, spot: Spot) -> str:
    """The sentence for a part of the table, translated."""
    match spot.pick:
        case Commit(action):
            return _of_action(moment, action)
        case Select(key, value):
            return _of_choice(key, value)
        case Toggle(place, _, fills):
            return _of_circle(place, fills)
        case Look(seat) if not spot.about:
            return say("look", player=moment.snapshot.names[seat])
    refused = moment.snapshot.why(spot.would) if spot.would is not None else ""
    return sentence(refused, spot.about)


def _of_action(moment: Moment, action: Action) -> str:
    label = moment.snapshot.label(action)
    match action["type"]:
        case "role":
            return sentence(label, say(action["role"]))
        case "build":
            price = moment.price(building(action["building"]))
            left = moment.me["doubloons"] - price
            cost = say("price", price, left=left)
            return sentence(_joined(label, cost), effect(action["building"]))
        case "sell":
            return sentence(_joined(label, say("income", income(moment, action["good"]))))
        case "load":
            return sentence(_joined(label, say("points", points(moment, action))))
    return sentence(label)


def _joined(label: str, consequence: str) -> str:
    return say("joined", label=label, consequence=consequence)


def _of_choice(key: str, value: object) -> str:
    if key == "good":
        return say("choose_ship", good=title(str(value)))
    if key == "keep":
        assert isinstance(value, dict)
        good, count = list(value.items())[-1] if value else ("nothing", 0)
        return say("keep_good", count, good=name(good))
    ship = title("wharf") if value == "wharf" else say("ship_for", all=value)
    return say("choose_good", ship=ship)


def _of_circle(place: str, fills: bool) -> str:
    if place == SAN_JUAN:
        return say("fill_any")
    return say("fill_circle" if fills else "empty_circle", place=place_title(place))


def income(moment: Moment, good: str) -> int:
    """Doubloons the viewer would get for a good in the trading house (rules 3.6)."""
    city = moment.me["city"]
    bonus = sum(
        more for name_id, more in SALE_BONUS.items() if city.get(name_id, {}).get("colonists")
    )
    chooser = moment.position["turn"].get("chooser") == moment.viewer
    return PRICES[GOODS.index(good)] + bonus + int(chooser)


def points(moment: Moment, load: Action) -> int:
    """Victory points a load would bring the viewer (rules 3.7)."""
    turn, me = moment.position["turn"], moment.me
    count = me["goods"].get(load["good"], 0)
    for ship in moment.position["ships"]:
        if ship["capacity"] == load["ship"]:
            count = min(count, ship["capacity"] - ship["count"])
    captain = turn.get("chooser") == moment.viewer and not turn.get("bonus_paid")
    harbor = bool(me["city"].get("harbor", {}).get("colonists"))
    return int(count) + int(captain) + int(harbor)
