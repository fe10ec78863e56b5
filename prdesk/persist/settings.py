"""Settings: a checked JSON file; what is missing or makes no sense has its default."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from prdesk.core.errors import PrdeskError
from prdesk.core.record_json import parse_json
from prdesk.persist.files import read_newest, write_atomic

SYSTEM: Final = "system"
"""Language or theme as the desktop has it."""

THEMES: Final = (SYSTEM, "light", "dark")
PACES: Final = ("instant", "fast", "normal", "step")
TEXT_SIZES: Final = ("normal", "large", "largest")

_LANGUAGE: Final = re.compile(r"system|pseudo|[a-z]{2,3}(_[A-Z]{2})?")
_LARGEST: Final = 64 * 1024


@dataclass(frozen=True)
class Settings:
    """What a person has chosen, apart from the window's geometry.

    Attributes:
        language: `system` or a language code.
        theme: one of `THEMES`.
        pace: how fast computer moves are shown, one of `PACES`.
        new_game: the last set-up of a new game, plain data; whoever uses it checks it.
        text_size: one of `TEXT_SIZES`, of the letters around the boards.
        warnings: whether a turn that would lose something is confirmed twice.
    """

    language: str = SYSTEM
    theme: str = SYSTEM
    pace: str = "normal"
    new_game: Mapping[str, Any] = field(default_factory=dict)
    text_size: str = "normal"
    warnings: bool = True


_FITS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": lambda value: isinstance(value, str) and _LANGUAGE.fullmatch(value) is not None,
    "theme": lambda value: value in THEMES,
    "pace": lambda value: value in PACES,
    "text_size": lambda value: value in TEXT_SIZES,
    "new_game": lambda value: isinstance(value, dict),
    "warnings": lambda value: isinstance(value, bool),
}


def load_settings(path: Path) -> Settings:
    """The settings of a file; defaults for whatever cannot be read there. Never an error."""
    try:
        found = read_newest(path, _decode, generations=1)
    except (PrdeskError, OSError):
        return Settings()
    return found.value if found else Settings()


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; OSError if the disk refuses, and then the old ones are still there."""
    text = json.dumps(asdict(settings), indent=1, sort_keys=True)
    write_atomic(path, text.encode(), generations=1)


def _decode(data: bytes) -> Settings:
    given = parse_json(data, _LARGEST)
    if not isinstance(given, dict):
        return Settings()
    return Settings(**{k: given[k] for k, fits in _FITS.items() if k in given and fits(given[k])})
