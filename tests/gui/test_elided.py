"""The label of the action bar: as much as fits, the whole as tool-tip."""

import pytest
from pytestqt.qtbot import QtBot

from prdesk.ui.elided import ElidedLabel

LONG = "A sentence that goes on and on about what one could do with five barrels of indigo. " * 4


@pytest.fixture
def label(qtbot: QtBot) -> ElidedLabel:
    found = ElidedLabel(2)
    qtbot.addWidget(found)
    found.resize(300, 60)
    found.show()
    return found


def test_a_short_text_is_shown_whole(label: ElidedLabel) -> None:
    label.set_text("Short")
    label.repaint()
    assert label.layout_lines(300) == ["Short"]
    assert label.toolTip() == ""


def test_a_long_text_ends_in_an_ellipsis_and_is_told_whole(label: ElidedLabel) -> None:
    label.set_text(LONG)
    label.repaint()
    lines = label.layout_lines(300)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert LONG.startswith(lines[0])
    assert all(label.fontMetrics().horizontalAdvance(line) <= 300 for line in lines)
    assert label.toolTip() == f"<span>{LONG}</span>"
    assert label.accessibleName() == LONG


def test_a_low_label_has_fewer_lines(label: ElidedLabel) -> None:
    label.resize(300, label.fontMetrics().lineSpacing())
    label.set_text(LONG)
    assert len(label.layout_lines(300)) == 1


def test_markup_is_only_text(label: ElidedLabel) -> None:
    label.set_text("<b>Bob</b>")
    assert label.layout_lines(300) == ["<b>Bob</b>"]
