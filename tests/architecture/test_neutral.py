"""The shared layers know no game: a game is named in its own folders and in the registries."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PRDESK = Path(__file__).parents[2] / "prdesk"
REGISTRIES = ("ai/games.py", "qt/games.py", "texts/games.py", "ui/games.py", "ui/colours.py")
SHARED = ("core", "persist", "session", "qt", "ui", "ai", "texts")
WORDS = {
    "puertorico": (
        "puerto rico puertorico governor doubloon colonist noble plantation quarry barrel settler"
        " mayor craftsman trader captain prospector hacienda wharf harbor juan island city"
        " corn indigo sugar tobacco coffee draft edition expansion ship"
    ),
    "homesteaders": (
        "homesteaders homestead silver auction lot debt wage railroad track livestock copper steel"
        " wood settlement residential commercial industrial chit holdings"
    ),
}
"""Words that belong to one game, in the singular."""


def shared_files() -> Iterator[Path]:
    """Every module of the shared layers but the registries."""
    for layer in SHARED:
        for path in sorted((PRDESK / layer).rglob("*.py")):
            inside = path.relative_to(PRDESK)
            if not WORDS.keys() & set(inside.parts) and inside.as_posix() not in REGISTRIES:
                yield path


def words_of(text: str) -> set[str]:
    """The words of names, sentences and remarks, in lower case and in the singular."""
    parted = re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower()
    return {word.removesuffix("s") for word in re.findall(r"[a-z]+", parted)}


@pytest.mark.parametrize("game", WORDS)
def test_no_shared_module_knows_a_game(game: str) -> None:
    belonging = {word.removesuffix("s") for word in WORDS[game].split()}
    found = {
        path.relative_to(PRDESK).as_posix(): known
        for path in shared_files()
        if (known := words_of(path.read_text(encoding="utf-8")) & belonging)
    }
    assert found == {}


@pytest.mark.parametrize("registry", REGISTRIES)
def test_a_registry_holds_every_game(registry: str) -> None:
    text = (PRDESK / registry).read_text(encoding="utf-8")
    assert {game for game in WORDS if game in text} == WORDS.keys()


def test_words_are_found_in_names_and_sentences() -> None:
    assert {"governor", "juan", "doubloon"} <= words_of("theGovernor # San_Juan, DOUBLOONS")
