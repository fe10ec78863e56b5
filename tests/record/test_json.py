"""Strict JSON: the depth is counted as a plain reader would, and nothing else is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from prdesk.core.errors import RecordError
from prdesk.core.record_json import canonical, check_values, parse_json

TEXTS = st.text(st.sampled_from('a[]{}"\\,:é'), max_size=6)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=25,
)


def depth(value: Any) -> int:
    if not isinstance(value, list | dict):
        return 0
    inner = value.values() if isinstance(value, dict) else value
    return 1 + max(map(depth, inner), default=0)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(VALUES, st.integers(1, 5), st.booleans())
def test_depth_is_counted_exactly(value: Any, limit: int, ascii_only: bool) -> None:
    data = json.dumps(value, ensure_ascii=ascii_only).encode()
    if depth(value) <= limit:
        assert parse_json(data, max_depth=limit) == value
    else:
        with pytest.raises(RecordError, match="too_deep"):
            parse_json(data, max_depth=limit)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(VALUES, st.integers(0, 200))
def test_a_text_cut_short_is_refused_or_whole(value: Any, length: int) -> None:
    data = json.dumps(value).encode()[:length]
    try:
        expected = json.loads(data)
    except ValueError:
        with pytest.raises(RecordError):
            parse_json(data)
    else:
        assert parse_json(data) == expected


@settings(max_examples=200, deadline=None, derandomize=True)
@given(VALUES)
def test_the_canonical_form_is_that_of_the_contract(value: Any) -> None:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(value) == text.encode()


@pytest.mark.parametrize("key", ["x" * 201, "\ud800"])
def test_keys_are_checked_like_texts(key: str) -> None:
    for value in ({key: 1}, [{"a": {key: []}}], {"b": [{key: None}]}):
        with pytest.raises(RecordError):
            check_values(value, "value")
