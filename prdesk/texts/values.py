"""The values that events, refusals and actions carry, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from prdesk.texts.fill import fill
from prdesk.texts.mark import Translate
from prdesk.texts.names import CONTEXT, NAMES

Names = Sequence[str]
Values = Mapping[str, Callable[[Any, Translate], str]]
"""How the value of a parameter stands in a sentence, by the parameter's key; a game's table."""

LONGEST: Final = 80
"""Characters of a value from outside that a sentence shows."""


def player_name(player: Any, names: Names | None, tr: Translate) -> str:
    """The name of a player by number; `Player 3` where the names are not known."""
    if isinstance(player, int) and names is not None and 0 <= player < len(names):
        return names[player]
    number = player + 1 if isinstance(player, int) else "?"
    return fill(tr(CONTEXT, NAMES["player"]), {"number": str(number)})


def counted(counts: Mapping[str, int], name: Callable[[str], str], tr: Translate) -> str:
    """Counts with their names, `3 …, 1 …`, or `nothing`."""
    of = tr(CONTEXT, NAMES["of"])
    parts = [fill(of, {"count": str(n), "name": name(i)}) for i, n in counts.items() if n]
    return ", ".join(parts) or tr(CONTEXT, NAMES["nothing"])


def in_words(
    values: Values, params: Mapping[str, Any], names: Names | None, tr: Translate
) -> dict[str, str]:
    """Every parameter as it stands in a sentence; what is unknown in its plain form."""
    words: dict[str, str] = {}
    for key, value in params.items():
        if key == "player":
            words[key] = player_name(value, names, tr)
        elif key in values and isinstance(value, str | Mapping | Sequence):
            words[key] = values[key](value, tr)
        else:
            words[key] = _plain(value)
    return words


def _plain(value: Any) -> str:
    """A value from outside without control and bidi characters, and not endless."""
    return "".join(char for char in str(value)[:LONGEST] if char.isprintable())
