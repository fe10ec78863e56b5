"""Resources are found in a checkout and in an installed package, and nothing else is."""

from pathlib import Path

import pytest

from prdesk import resources


def test_in_a_checkout_they_lie_beside_the_package() -> None:
    root = Path(resources.__file__).parents[1]
    assert resources.path("svg/x.svg") == root / "resources" / "svg" / "x.svg"
    assert resources.translations() == root / "translations"
    assert resources.translations().is_dir()


def test_in_an_installed_package_they_lie_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "_resources").mkdir()
    (tmp_path / "_translations").mkdir()
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    assert resources.path("svg/x.svg") == tmp_path / "_resources" / "svg" / "x.svg"
    assert resources.translations() == tmp_path / "_translations"


@pytest.mark.parametrize(
    "rel", ["/etc/passwd", "../pyproject.toml", "svg/../../x", "C:\\x", "\\x", "svg\\..\\..\\x"]
)
def test_nothing_outside_is_reached(rel: str) -> None:
    with pytest.raises(ValueError, match="not a path inside"):
        resources.path(rel)
