"""What the source can say: reasons, events and decisions of the rules; texts for translation."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from prdesk.texts.mark import Plural, Text

PRDESK = Path(__file__).parents[2] / "prdesk"
NEUTRAL = ("core", "ai", "persist", "session", "cli")
REFUSING = re.compile(r"refuse|\w*Error|IllegalAction|GameOver")
ID = re.compile(r"[a-z]+(_[a-z0-9]+)*")

Source = list[tuple[Path, ast.Module]]


@cache
def source_of(game: str) -> Source:
    """The modules that a player of a game may hear of, those of other games apart."""
    paths = [path for part in (*NEUTRAL, game) for path in sorted((PRDESK / part).rglob("*.py"))]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in [*paths, PRDESK / "games.py"]]


def _calls(source: Source) -> Iterator[tuple[Path, ast.Call, str]]:
    for path, tree in source:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield path, node, getattr(node.func, "id", getattr(node.func, "attr", ""))


def strings(node: ast.expr) -> set[str]:
    """The literal an expression is, or those a conditional chooses from."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def called(source: Source, name: re.Pattern[str] | str, argument: int) -> set[str]:
    """Literal ids that are given to functions of a name, as one positional argument."""
    return {
        text
        for _, call, called in _calls(source)
        if re.fullmatch(name, called)
        for given in call.args[argument : argument + 1]
        for text in strings(given)
        if ID.fullmatch(text)
    }


def refusals(source: Source) -> Iterator[tuple[str, str, set[str], bool]]:
    """Each refusal: where it stands, its reason, its parameters, whether these are all told."""
    for path, call, called in _calls(source):
        if call.args and REFUSING.fullmatch(called):
            words = {word.arg for word in call.keywords}
            for reason in strings(call.args[0]):
                named = {word for word in words if word is not None}
                yield f"{path.name}:{call.lineno}", reason, named, None not in words


def literals(source: Source) -> set[str]:
    """All strings of the source."""
    return {
        node.value
        for _, tree in source
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def decisions(source: Source) -> set[str]:
    """What the phases ask."""
    return {
        text
        for _, tree in source
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "decisions"
        if node.value is not None
        for text in ast.literal_eval(node.value)
    }


def forms(text: Text) -> tuple[str, ...]:
    """The sentences of an entry."""
    return text[:2] if isinstance(text, Plural) else (text,)


@cache
def marked() -> frozenset[tuple[str, str]]:
    """(context, text) of every marked text, as lupdate finds them."""
    texts = [
        (path, ast.parse(path.read_text("utf-8"))) for path in (PRDESK / "texts").rglob("*.py")
    ]
    return frozenset(
        (ast.literal_eval(call.args[0]), ast.literal_eval(call.args[1]))
        for _, call, called in _calls(texts)
        if called == "QT_TRANSLATE_NOOP"
    )
