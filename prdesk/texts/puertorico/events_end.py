"""What happened at the end of a round and of the game; why a game ends."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

END_EVENTS: Final[dict[str, Text]] = {
    "end_triggered": QT_TRANSLATE_NOOP("Event", "{reason} This round is the last."),
    "round_ended": QT_TRANSLATE_NOOP(
        "Event", "Round {round} is over. The next governor is {governor}."
    ),
    "round_ended.last": QT_TRANSLATE_NOOP("Event", "Round {round} is over."),
    "game_ended": Plural(
        QT_TRANSLATE_NOOP("Event", "The game is over. {players} wins."),
        QT_TRANSLATE_NOOP("Event", "The game is over. The victory is shared: {players}."),
    ),
}

END_REASONS: Final[dict[str, str]] = {
    "colonists": QT_TRANSLATE_NOOP("Event", "There are not enough colonists to fill the ship."),
    "city": QT_TRANSLATE_NOOP("Event", "A city is completely built up."),
    "vp": QT_TRANSLATE_NOOP("Event", "The last victory point chip has been taken."),
}
