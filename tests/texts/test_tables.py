"""The tables of every game: marked under the context they are looked up by, fillable, in form."""

import re
from collections.abc import Mapping

import pytest

from prdesk.texts import GAMES, name_of, sentence_of_reason, title_of
from prdesk.texts.faults import FAULTS
from prdesk.texts.fill import placeholders
from prdesk.texts.hints import FRAMES, HINTS
from prdesk.texts.mark import Plural, Text
from prdesk.texts.names import NAMES
from tests.texts.said import forms, marked

SHARED: Mapping[str, Mapping[str, Mapping[str, Text]]] = {
    "shared": {"Name": NAMES, "Reason": FAULTS, "Hint": {**HINTS, **FRAMES}},
}
OF_GAMES: Mapping[str, Mapping[str, Mapping[str, Text]]] = {
    game: {
        "Name": texts.names,
        "Effect": texts.effects,
        "Prompt": texts.prompts,
        "Action": texts.actions,
        "Event": {**texts.events, **{f"end {key}": end for key, end in texts.ends.items()}},
        "Reason": texts.refusals,
        "Hint": texts.facts,
    }
    for game, texts in GAMES.items()
}
TABLES = [
    pytest.param(context, table, id=f"{owner}-{context}")
    for owner, tables in {**SHARED, **OF_GAMES}.items()
    for context, table in tables.items()
]
PARTS = re.compile(r"bonus\.|skipped(\.|$)|otherwise$|best$")
"""Texts that stand inside others."""


@pytest.mark.parametrize(("context", "table"), TABLES)
def test_every_text_is_marked_under_the_context_it_is_looked_up_by(
    context: str, table: Mapping[str, Text]
) -> None:
    texts = {one for text in table.values() for one in forms(text)}
    assert texts <= {text for found, text in marked() if found == context}


@pytest.mark.parametrize(("context", "table"), TABLES)
def test_both_forms_of_a_plural_differ_and_want_the_same_values(
    context: str, table: Mapping[str, Text]
) -> None:
    for text in table.values():
        if isinstance(text, Plural):
            assert text.one != text.many
            assert placeholders(text.one) <= placeholders(text.many)


@pytest.mark.parametrize(("context", "table"), TABLES)
def test_sentences_end_like_sentences(context: str, table: Mapping[str, Text]) -> None:
    if context in ("Name", "Prompt", "Action"):
        return
    ending = re.compile(r'.*[.!”"]')
    wrong = [
        key
        for key, text in table.items()
        if not PARTS.match(key) and not all(ending.fullmatch(one) for one in forms(text))
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_called_by_its_name(game: str) -> None:
    assert name_of(game) == GAMES[game].name_of(game)
    assert title_of(game)[0].isupper()
    assert "_" not in title_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_levels_and_people_are_called_alike_in_all_games(game: str) -> None:
    assert GAMES[game].name_of("expert") == name_of("expert") == "Expert"
    assert title_of("human") == "Person"


def test_a_reason_has_a_sentence_before_the_game_is_known() -> None:
    assert sentence_of_reason("no_game", {}) == "No game has been started yet."
    assert sentence_of_reason("ship_full", {"ship": 5}) == "The 5-ship is full."
    assert sentence_of_reason("strange", {}) == "This is not possible (strange)."
