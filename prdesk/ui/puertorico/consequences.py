"""What the pointer says: what a click would do and bring, why it may not, what lies there."""

from typing import Any

from prdesk.texts.puertorico import TEXTS
from prdesk.ui.board.elements import Action, Commit, Look, Select, Spot, Toggle
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.picks import Targets
from prdesk.ui.puertorico.pieces import COLONIST, NOBLE, SAN_JUAN
from prdesk.ui.puertorico.words import (
    effect,
    name,
    place_title,
    say,
    sentence,
    title,
    translate,
)


def sentence_of(moment: Moment, spot: Spot) -> str:
    """The sentence for a part of the table, translated."""
    match spot.pick:
        case Commit(action):
            return of_action(moment, action)
        case Select(key, value):
            return _of_choice(moment, spot, key, value)
        case Toggle(place, number):
            return _of_circle(moment, place, number)
        case Look(seat) if not spot.about:
            return _of_look(moment, seat)
    refused = _refusal(moment, spot.key, spot.would) if spot.would is not None else ""
    return sentence(refused, spot.about)


def _of_look(moment: Moment, seat: int) -> str:
    """Which board a click shows large: that of the seat, or one's own again."""
    if seat in (moment.viewer, moment.partial.get("look")):
        return say("look_back")
    return say("look", player=moment.snapshot.names[seat])


def _refusal(moment: Moment, part: str, would: Action) -> str:
    """Why an action is refused. A full ship takes nothing, whatever one has in mind for it."""
    full = [s["capacity"] for s in moment.position["ships"] if s["count"] == s["capacity"]]
    loading = moment.decision == "load" and part.startswith("ship:")
    if loading and would["ship"] in full:
        return TEXTS.sentence_of_reason("ship_full", {"ship": would["ship"]}, translate)
    return moment.snapshot.why(would)


def of_action(moment: Moment, action: Action) -> str:
    """What an action does and brings."""
    label = moment.snapshot.label(action)
    gains = _gains(moment, action)
    if gains:
        label = say("joined", label=label, consequence=gains)
    match action["type"]:
        case "role":
            return sentence(label, say(action["role"]))
        case "build" | "draft":
            return sentence(label, effect(action["building"]))
    return sentence(label)


def _gains(moment: Moment, action: Action) -> str:
    """What an action costs and brings at once, in words."""
    outcome = moment.snapshot.outcome(action)
    found = []
    if action["type"] == "build":
        money = moment.me["doubloons"]
        # With gifts to a Black market all doubloons go.
        price = money if "give" in action else moment.quote["prices"][action["building"]]
        found.append(say("price", price, left=money - price))
    if outcome["doubloons"] or action["type"] == "sell":
        found.append(say("income", outcome["doubloons"]))
    if outcome["vp"] or action["type"] in ("load", "small_wharf"):
        found.append(say("earns_points" if action["type"] == "build" else "points", outcome["vp"]))
    return ", ".join(found)


def _of_choice(moment: Moment, spot: Spot, key: str, value: Any) -> str:
    match key:
        case "good":
            selling = moment.decision == "sell"
            return say("choose_house" if selling else "choose_ship", good=title(str(value)))
        case "ship":
            ship = title("wharf") if value == "wharf" else say("ship_for", all=value)
            return say("choose_good", ship=ship)
        case "at":
            return say("choose_sold", house=title(str(value)))
        case "keep":
            good, count = list(value.items())[-1] if value else ("nothing", 0)
            return say("keep_good", count, good=name(good))
        case "barrels" | "supplied":
            return _of_gathering(moment, spot, key)
        case "build":
            return _of_gift(moment, value)
        case "to":
            place = spot.key.removeprefix("circle:").rpartition(":")[0]
            return say("guest_goes", place=place_title(place))
        case "helped":
            return say("now_without_help" if value else "now_with_help")
    return say("guest_chosen")


def _of_gathering(moment: Moment, spot: Spot, key: str) -> str:
    """What lies ready so far; before the first click on a ship, what to do with it."""
    ready = moment.targets.ready
    nothing = say("load_small_wharf", building=title("small_wharf"))
    if ready is None and key == "barrels" and key not in moment.partial:
        return sentence(nothing, effect("small_wharf"))
    total = nothing if ready is None else _total(moment, moment.targets)
    about = "" if spot.key.startswith("city:") else spot.about
    return sentence(total, about)


def _total(moment: Moment, targets: Targets) -> str:
    assert targets.ready is not None
    goods = ", ".join(say("of", count, name=name(good)) for good, count in targets.gathered.items())
    points = moment.snapshot.outcome(targets.ready)["vp"]
    return say("gathered", points, goods=goods)


def _of_gift(moment: Moment, begun: dict[str, Any]) -> str:
    """How much is still short if the click is made; what has been chosen is said too."""
    short = int(moment.quote["builds"][begun["building"]])
    chosen = moment.partial.get("build", {})
    now = begun if chosen.get("building") != begun["building"] else chosen
    missing = short - len(now["give"])
    words = say("give_more", missing, building=title(begun["building"]))
    given = [_given(kind, value) for kind, value in now["give"].items()]
    told = say("give_then", given=", ".join(given)) if given else ""
    return sentence(words, told, "" if given else effect(begun["building"]))


def _given(kind: str, value: Any) -> str:
    if kind == "good":
        return name(str(value))
    if kind == "vp":
        return say("points", 1)
    piece = name(NOBLE if str(value).endswith(NOBLE) else COLONIST)
    return say("joined", label=piece, consequence=place_title(str(value).removesuffix(":noble")))


def _of_circle(moment: Moment, place: str, number: int) -> str:
    if place == SAN_JUAN:
        return say("fill_any")
    if place.startswith(SAN_JUAN):
        return say("fill_noble")
    assert moment.placement is not None
    now, after = moment.placement.slots[place][number], moment.placement.after(place, number)
    word = f"put_{after}" if after else f"take_{now}"
    return say(word, place=place_title(place))
