"""All 70 situations of rules section 6 have a test that names its row."""

import re
from pathlib import Path


def test_every_row_is_tested() -> None:
    rows = set()
    for source in Path(__file__).parent.glob("test_*.py"):
        for numbers in re.findall(r"\bRow (\d+)", source.read_text(encoding="utf-8")):
            rows.add(int(numbers))
    assert rows == set(range(1, 71))
