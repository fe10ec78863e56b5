"""What the pointer says: what a click would do and bring, why it may not, what lies there."""

from prdesk.ui.board.elements import Action, Commit, Look, Select, Spot, Toggle
from prdesk.ui.homesteaders.bidding import means_in_words
from prdesk.ui.homesteaders.building_words import slot_in_words
from prdesk.ui.homesteaders.minds import in_time
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.targets import IDLE
from prdesk.ui.homesteaders.words import changes_in_words, effect, say, sentence, title


def sentence_of(moment: Moment, spot: Spot) -> str:
    """The sentence for a part of the table, translated."""
    match spot.pick:
        case Commit(action):
            return of_action(moment, action)
        case Select("gold"):
            return spot.about
        case Select():
            return say("choose_good")
        case Toggle(place, number):
            return _of_slot(moment, place, number)
        case Look(seat) if not spot.about:
            return _of_look(moment, seat)
    if spot.would is None:
        return sentence(spot.about)
    refused = moment.snapshot.why(spot.would)
    if not in_time(spot.would, moment.decision):
        return sentence(spot.about, refused)
    return sentence(refused, "" if spot.would["type"] == "bid" else spot.about)


def of_action(moment: Moment, action: Action) -> str:
    """What an action does and brings; its label says what is paid."""
    label = moment.snapshot.label(action)
    match action["type"]:
        case "build":
            return sentence(label, effect(action["building"]))
        case "bid":
            tile = effect(moment.position["auctions"][action["auction"]])
            return sentence(label, means_in_words(moment, action["amount"]), tile)
        case "place_workers":
            income = changes_in_words(moment.snapshot.outcome(action))
            return sentence(say("joined", label=label, consequence=income))
    return sentence(label)


def _of_look(moment: Moment, seat: int) -> str:
    """Which board a click shows large: that of the seat, or one's own again."""
    if seat in (moment.viewer, moment.partial.get("look")):
        return say("look_back")
    return say("look", player=moment.snapshot.names[seat])


def _of_slot(moment: Moment, place: str, number: int) -> str:
    if place == IDLE:
        return say("put_any")
    word = "take_worker" if moment.workers_on(place)[number] else "put_worker"
    return say(word, building=title(place), income=slot_in_words(place, number))
