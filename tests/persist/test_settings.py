"""Settings: whatever stands in the file, the program starts."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prdesk.persist.settings import PACES, THEMES, Settings, load_settings, save_settings

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, text: str | bytes) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text)
    return path


def test_what_is_saved_is_loaded(path: Path) -> None:
    chosen = Settings("el", "dark", "step", {"seats": ["human", "ai:greedy"], "open_vp": True})
    save_settings(path, chosen)
    assert load_settings(path) == chosen


def test_without_a_file_there_are_defaults(path: Path) -> None:
    assert load_settings(path) == Settings()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "null",
        "3",
        '{"theme"',
        "[" * 100_000,
        '{"new_game":{"x":' + "[" * 900 + "]" * 900 + "}}",
        "\0" * 300,
        b"\xff\xfe\x00",
        " " * 70_000,
    ],
)
def test_a_damaged_file_gives_defaults(path: Path, text: str | bytes) -> None:
    assert load_settings(written(path, text)) == Settings()


def test_a_folder_in_its_place_gives_defaults(path: Path) -> None:
    path.mkdir(parents=True)
    assert load_settings(path) == Settings()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", "../el"),
        ("language", 3),
        ("language", "EL"),
        ("theme", "pink"),
        ("theme", ["dark"]),
        ("pace", None),
        ("pace", "FAST"),
        ("text_size", "huge"),
        ("text_size", ["large"]),
        ("new_game", ["human"]),
        ("warnings", 0),
        ("warnings", "false"),
    ],
)
def test_one_bad_value_costs_only_itself(path: Path, key: str, value: Any) -> None:
    good = {
        "language": "hu",
        "theme": "dark",
        "pace": "fast",
        "text_size": "large",
        "new_game": {"edition": "classic"},
        "warnings": False,
    }
    loaded = asdict(load_settings(written(path, json.dumps({**good, key: value, "other": 1}))))
    assert loaded == {**good, key: asdict(Settings())[key]}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(
    st.dictionaries(st.sampled_from(["language", "theme", "pace", "new_game", "x"]), JSON)
    | JSON.map(lambda value: {"theme": value})
)
def test_any_json_gives_usable_settings(path: Path, given_settings: dict[str, Any]) -> None:
    loaded = load_settings(written(path, json.dumps(given_settings)))
    assert loaded.theme in THEMES
    assert loaded.pace in PACES
    assert isinstance(loaded.new_game, dict)
    save_settings(path, loaded)
    assert load_settings(path) == loaded or "NaN" in path.read_text()
