"""The helper modules' own asserts show their values when they fail."""

import pytest

pytest.register_assert_rewrite(
    "tests.homesteaders.table", "tests.homesteaders.stands", "tests.homesteaders.invariants"
)
