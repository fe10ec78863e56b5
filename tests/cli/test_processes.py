"""The commands as a user's shell sees them: streams, exit codes, pipes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import prdesk
from prdesk.ai.levels import LEVELS
from prdesk.ai.strength import Result
from prdesk.core.record_json import MAX_BYTES

COMMANDS = ("simulate", "rpc", "replay", "check", "bench", "agents")
ROOT = Path(__file__).parents[2]


def request(method: str, request_id: Any = 1, **params: Any) -> str:
    message = {"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}
    return json.dumps(message) + "\n"


NEW = request("new", "new", game="puertorico", options={"players": 2})


def test_help_names_every_command(cli: Any) -> None:
    result = cli("--help")
    assert (result.code, result.err) == (0, "")
    assert all(command in result.out for command in COMMANDS)
    for command in COMMANDS:
        assert cli(command, "--help").code == 0


def test_the_version(cli: Any) -> None:
    assert cli("--version").out == f"{prdesk.__version__}\n"


@pytest.mark.parametrize("arguments", [(), ("fly",), ("agents", "x"), ("check",), ("replay",)])
def test_wrong_usage(process: Any, arguments: tuple[str, ...]) -> None:
    done = process(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_agents_lists_each_with_its_strength(cli: Any) -> None:
    result = cli("agents")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert list(dict.fromkeys(line.split()[0] for line in lines)) == [x.name for x in LEVELS]
    assert all(len(line.split()) > 2 for line in lines)


def test_a_measured_strength_stands_with_its_interval(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = (
        Result("random", 4, 200, 190.5, 0.91, 0.975),
        Result("random", 2, 100, 99.0, 0.95, 1.0),
    )
    monkeypatch.setattr("prdesk.cli.agents.LEVELS", LEVELS[:2])
    monkeypatch.setattr("prdesk.ai.levels.STRENGTH", {"puertorico": {"easy": measured}})
    easy = "easy    Puerto Rico: wins "
    assert cli("agents").out.splitlines() == [
        "random  nothing measured yet",
        f"{easy}95.2% of 200 games against 3 random (95% interval 91.0% to 97.5%)",
        f"{easy}99.0% of 100 games against 1 random (95% interval 95.0% to 100.0%)",
    ]


def test_rpc_answers_line_by_line_and_ends_with_the_input(process: Any) -> None:
    done = process("rpc", data=NEW + "\n  \n" + request("legal", 2) + "broken\n")
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == ["new", 2, None]
    assert answers[2]["error"]["code"] == -32700


def test_rpc_without_input_and_without_a_last_line_end(process: Any) -> None:
    assert process("rpc").returncode == 0
    assert json.loads(process("rpc", data=NEW.rstrip("\n")).stdout)["id"] == "new"


def test_rpc_ends_after_quit(process: Any) -> None:
    done = process("rpc", data=request("quit", 7) + NEW)
    assert done.returncode == 0
    assert json.loads(done.stdout) == {"jsonrpc": "2.0", "id": 7, "result": None}
    done = process("rpc", data='{"jsonrpc":"2.0","method":"quit"}\n' + NEW)
    assert (done.returncode, done.stdout) == (0, "")


def test_rpc_passes_over_a_line_that_is_too_long(process: Any) -> None:
    done = process("rpc", data="[" + "1," * (2 * MAX_BYTES) + "1]\n" + NEW)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [None, "new"]
    assert answers[0]["error"]["code"] == -32600


def test_rpc_answers_at_once() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "prdesk.cli", "rpc"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        for number in range(3):
            server.stdin.write(request("score", number))
            server.stdin.flush()
            answer = json.loads(server.stdout.readline())
            assert answer["id"] == number
            assert answer["error"]["data"]["reason"] == "no_game"
        server.stdin.close()
        assert server.wait(timeout=30) == 0


@pytest.mark.parametrize("command", ["agents", "rpc"])
def test_a_reader_who_leaves_is_no_error(command: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "prdesk.cli", command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        assert server.stderr is not None
        server.stdout.close()
        if command == "rpc":
            server.stdin.write(NEW.encode())
        server.stdin.close()
        assert server.stderr.read() == b""
        assert server.wait(timeout=30) == 0


def test_names_of_any_script_reach_a_terminal_of_ascii(
    process: Any, record_file: Path, tmp_path: Path
) -> None:
    names = ["Γιώργος", "Őrsi"]
    options = {"players": 2}
    data = request("new", game="puertorico", options=options, names=names) + request("record", 2)
    record = json.loads(process("rpc", data=data).stdout.splitlines()[1])["result"]
    path = tmp_path / "Ő.prdesk"
    path.write_text(json.dumps(record), encoding="utf-8")
    done = process("replay", path, PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert all(name in done.stdout for name in names)


def test_a_mistake_of_ours_is_one_line(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: Any, **named: Any) -> None:
        raise ZeroDivisionError("of\nours")

    monkeypatch.setattr("prdesk.cli.agents.table", broken)
    result = cli("agents")
    assert (result.code, result.out) == (1, "")
    assert result.err == "prdesk-cli: internal error: ZeroDivisionError: of ours\n"


def test_an_interrupt_is_no_traceback(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any, **named: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("prdesk.cli.agents.table", interrupted)
    result = cli("agents")
    assert (result.code, result.out, result.err) == (1, "", "")


def test_an_interrupt_while_the_program_loads_is_no_traceback(
    cli: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Loading(ModuleType):
        def __getattr__(self, name: str) -> Any:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "prdesk.cli.program", Loading("prdesk.cli.program"))
    result = cli("agents")
    assert (result.code, result.out, result.err) == (1, "", "")


CLOSED = [
    ("agents", ">&-", "standard output is closed"),
    ("rpc", ">&-", "standard output is closed"),
    ("rpc", "<&-", "standard input is closed"),
    ("agents", ">/dev/full", "No space left on device"),
    ("check nowhere", ">/dev/full", "No space left on device"),
    ("rpc", ">/dev/full", "No space left on device"),
    ("replay nowhere", "2>/dev/full", ""),
    ("replay nowhere", "2>&-", ""),
]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a shell and /dev/full")
@pytest.mark.parametrize(("command", "streams", "words"), CLOSED)
def test_streams_that_lead_nowhere_are_one_line_at_most(
    command: str, streams: str, words: str
) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m prdesk.cli {command} {streams}', sys.executable],
        input=NEW if "<" not in streams else None,
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (f"prdesk-cli: {words}\n" if words else "")


@pytest.mark.skipif(sys.platform != "linux", reason="needs a shell and /dev/full")
@pytest.mark.parametrize("streams", ["2>/dev/full", "2>&-"])
def test_wrong_usage_without_standard_error(streams: str) -> None:
    command = f'"$0" -m prdesk.cli fly {streams}'
    done = subprocess.run(
        ["/bin/sh", "-c", command, sys.executable], capture_output=True, timeout=60, cwd=ROOT
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


def test_no_command_imports_qt() -> None:
    code = "import sys, prdesk.cli.program; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
