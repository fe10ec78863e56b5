"""The tables of Puerto Rico: complete, and each entry for something the rules can say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from prdesk.puertorico.actions import AnyAction
from prdesk.puertorico.catalog import buildings, ids
from prdesk.texts.faults import FAULTS
from prdesk.texts.fill import placeholders
from prdesk.texts.mark import Plural, Text
from prdesk.texts.names import NAMES as SHARED
from prdesk.texts.puertorico import TEXTS

PRDESK = Path(__file__).parents[3] / "prdesk"
REASONS = {**FAULTS, **TEXTS.refusals}
EVENTS, ACTIONS, EFFECTS = TEXTS.events, TEXTS.actions, TEXTS.effects
ENGINE = [
    path
    for folder in ("core", "puertorico", "ai", "persist", "session", "cli")
    for path in sorted((PRDESK / folder).rglob("*.py"))
] + [path for path in [PRDESK / "games.py"] if path.exists()]
REFUSING = re.compile(r"refuse|skipped|\w*Error|IllegalAction|GameOver")
ID = re.compile(r"[a-z]+(_[a-z0-9]+)*")


def strings(node: ast.expr) -> set[str]:
    """The literal an expression is, or those a conditional chooses from."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def called(pattern: re.Pattern[str], argument: int) -> set[str]:
    """Literal ids the engine gives to functions of a name, as one positional argument."""
    found = set()
    for path in ENGINE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if pattern.fullmatch(name):
                    for given in node.args[argument : argument + 1]:
                        found |= {text for text in strings(given) if ID.fullmatch(text)}
    return found


def refusals(path: Path) -> Iterator[tuple[ast.Call, str]]:
    """The calls of a module that refuse something, with each reason they may give."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if REFUSING.fullmatch(name) and name != "skipped":
                yield from ((node, reason) for reason in strings(node.args[0]))


def forms(text: Text) -> tuple[str, ...]:
    return text[:2] if isinstance(text, Plural) else (text,)


def test_every_refusal_of_the_engine_has_a_sentence() -> None:
    used = called(REFUSING, 0) | called(re.compile("skipped"), 2)
    assert "must_load" in used
    assert used - set(REASONS) == set()


def test_every_sentence_is_that_of_a_refusal_or_fault_in_use() -> None:
    literals = {
        node.value
        for path in ENGINE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert {reason.partition(".")[0] for reason in REASONS} - literals == set()


def test_every_refusal_carries_the_values_its_sentence_wants() -> None:
    missing = [
        f"{path.name}:{call.lineno} {reason}"
        for path in ENGINE
        for call, reason in refusals(path)
        for text in [*forms(REASONS.get(reason, ""))]
        if not placeholders(text) <= {"reason", *(word.arg for word in call.keywords)}
        and all(word.arg for word in call.keywords)
    ]
    assert missing == []


def test_every_fault_of_a_request_names_the_key() -> None:
    """An RPC client is told where its mistake is (formats.md section 5)."""
    used = called(re.compile("ConfigError"), 0)
    assert "unknown_key" in used
    in_plain_words = {"unknown_format"}
    silent = [
        reason
        for reason in used - in_plain_words
        for text in forms(REASONS[reason])
        if "key" not in placeholders(text)
    ]
    assert silent == []


def test_every_event_of_the_engine_has_a_sentence() -> None:
    used = called(re.compile("report"), 1)
    assert "goods_loaded" in used
    assert used - set(EVENTS) == set()


def test_every_sentence_is_that_of_an_event_in_use() -> None:
    used = called(re.compile("report"), 1)
    assert {re.split(r"[.+]", event)[0] for event in EVENTS} - used == {"bonus"}


def test_every_action_has_a_label() -> None:
    types = {tag.__struct_config__.tag for tag in get_args(AnyAction)}
    assert {key.split(".")[0] for key in ACTIONS} == types


def test_every_decision_has_a_prompt() -> None:
    used = {
        text
        for path in ENGINE
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "decisions"
        if node.value is not None
        for text in ast.literal_eval(node.value)
    }
    assert "role" in used
    assert used == set(TEXTS.prompts)


def test_every_id_of_the_contract_has_a_name() -> None:
    known = {*ids.GOODS, *ids.ROLES, *buildings.NAMES, *ids.EDITIONS, *ids.EXPANSIONS}
    known |= {f"tile:{tile}" for tile in ids.TILES} | {*ids.VARIANTS, "draft", "set"}
    assert known <= {*SHARED, *TEXTS.names}


def test_every_building_and_every_option_has_an_effect() -> None:
    options = {*ids.EDITIONS, *ids.EXPANSIONS, *ids.VARIANTS, "draft", "set"}
    assert {*buildings.NAMES, *options} == set(EFFECTS)


def test_every_end_has_a_sentence() -> None:
    assert set(TEXTS.ends) == set(ids.END_REASONS)
