"""What is wrong with a request, a position or a file, whatever the game: by reason id."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text

FAULTS: Final[dict[str, Text]] = {
    "game_over": QT_TRANSLATE_NOOP("Reason", "The game is over."),
    # Requests, positions, options.
    "unknown_key": QT_TRANSLATE_NOOP("Reason", "The key “{key}” is not known here."),
    "missing_key": QT_TRANSLATE_NOOP("Reason", "The key “{key}” is missing."),
    "wrong_type": QT_TRANSLATE_NOOP("Reason", "The value of “{key}” is of the wrong kind."),
    "unknown_id": QT_TRANSLATE_NOOP("Reason", "The value “{value}” of “{key}” is not known."),
    "out_of_range": QT_TRANSLATE_NOOP("Reason", "The number in “{key}” is out of range."),
    "twice": QT_TRANSLATE_NOOP("Reason", "The value of “{key}” stands there twice."),
    "bad_name": QT_TRANSLATE_NOOP("Reason", "The name in “{key}” needs 1 to 24 characters."),
    "wrong_number_of_names": QT_TRANSLATE_NOOP(
        "Reason", "“{key}” does not hold one name for each player."
    ),
    "not_your_turn": QT_TRANSLATE_NOOP("Reason", "“{key}” does not fit whose turn it is."),
    "wrong_total": QT_TRANSLATE_NOOP(
        "Reason", "The pieces of the game do not add up: too many or too few of “{key}”."
    ),
    "does_not_go_together": QT_TRANSLATE_NOOP(
        "Reason", "“{value}” of “{key}” does not go together with the other options."
    ),
    "unknown_game": QT_TRANSLATE_NOOP("Reason", "“{key}” names no game of ours: “{value}”."),
    "unknown_agent": QT_TRANSLATE_NOOP("Reason", "“{key}” names no computer player: “{value}”."),
    "no_game": QT_TRANSLATE_NOOP("Reason", "No game has been started yet."),
    "nothing_to_undo": QT_TRANSLATE_NOOP("Reason", "There is nothing to undo."),
    # Records (save files).
    "not_a_file": QT_TRANSLATE_NOOP("Reason", "This is a folder or a device, not a file."),
    "not_json": QT_TRANSLATE_NOOP("Reason", "This is not a saved game, or the file is damaged."),
    "too_large": QT_TRANSLATE_NOOP("Reason", "The file is too large for a saved game."),
    "too_deep": QT_TRANSLATE_NOOP("Reason", "The file is nested too deeply for a saved game."),
    "too_many_actions": QT_TRANSLATE_NOOP("Reason", "The file holds too many moves for one game."),
    "string_too_long": QT_TRANSLATE_NOOP("Reason", "The file holds a text that is too long."),
    "integer_too_large": QT_TRANSLATE_NOOP("Reason", "The file holds a number that is too large."),
    "not_finite": QT_TRANSLATE_NOOP("Reason", "The file holds a number that is not finite."),
    "duplicate_key": QT_TRANSLATE_NOOP("Reason", "The file gives the entry “{key}” twice."),
    "lone_surrogate": QT_TRANSLATE_NOOP(
        "Reason", "The file holds text that is not proper Unicode."
    ),
    "unknown_format": QT_TRANSLATE_NOOP(
        "Reason", "The format is that of a newer version of the program, or of another one."
    ),
    "wrong_checksum": QT_TRANSLATE_NOOP(
        "Reason", "The file has been changed or damaged: its checksum does not fit."
    ),
    "bad_field": QT_TRANSLATE_NOOP("Reason", "The entry “{key}” of the file makes no sense."),
}
