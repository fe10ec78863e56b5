"""Placeholders: one pass, nothing evaluated, names as they are written."""

from hypothesis import given
from hypothesis import strategies as st

from prdesk.texts.fill import fill, fill_sentence, placeholders


def test_values_are_not_read_again() -> None:
    assert fill("{player} takes {good}.", {"player": "{good}", "good": "corn"}) == (
        "{good} takes corn."
    )


def test_a_placeholder_without_value_stays() -> None:
    assert fill("Taken: {good}.", {}) == "Taken: {good}."


def test_attributes_are_never_looked_up() -> None:
    assert fill("x {player.__class__} {0}", {"player": "Anna"}) == "x {player.__class__} {0}"


def test_a_sentence_begins_with_a_capital_but_a_name_as_its_owner_writes_it() -> None:
    assert fill_sentence("{good} is gone.", {"good": "corn"}) == "Corn is gone."
    assert fill_sentence("{player} passes.", {"player": "anna"}) == "anna passes."


@given(st.text(), st.dictionaries(st.sampled_from(["player", "good", "count"]), st.text()))
def test_any_text_with_any_values_is_filled_without_error(
    text: str, values: dict[str, str]
) -> None:
    filled = fill(text, values)
    assert isinstance(filled, str)
    if not placeholders(text):
        assert filled == text
