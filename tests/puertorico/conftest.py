"""The helper module's own asserts show their values when they fail."""

import pytest

pytest.register_assert_rewrite("tests.puertorico.table")
