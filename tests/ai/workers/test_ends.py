"""No child outlives the program, however that ends."""

import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from prdesk.ai.workers.hand import Stopped
from prdesk.ai.workers.pool import Pool
from prdesk.ai.workers.protocol import Task, Think, line_of
from prdesk.ai.workers.team import Question, Team
from tests.ai.workers.conftest import odd_command
from tests.ai.workers.processes import alive, eventually

PROGRAM = """
import sys, threading, time
from prdesk.ai.workers.pool import Pool
from prdesk.ai.workers.team import Question, Team
from prdesk.games import GAMES

game = GAMES["puertorico"]
state = game.new({"players": 3}, None, 1)
pool = Pool(size=2)
team = Team(pool)
team.estimates(Question(game, state, "mcts@50ms", 1), lambda: False)
question = Question(game, state, "mcts@100000ms", 1)
threading.Thread(target=team.estimates, args=(question, lambda: False), daemon=True).start()
time.sleep(0.3)
print(*pool.pids, flush=True)
end = sys.stdin.readline().strip()
if end == "raise":
    raise ZeroDivisionError
if end == "exit":
    sys.exit()
time.sleep(1000)
"""


@pytest.mark.parametrize("end", ["kill", "raise", "exit"])
def test_the_program_ends_in_the_midst_of_a_thought(end: str) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with program:
        assert program.stdin is not None
        assert program.stdout is not None
        pids = [int(pid) for pid in program.stdout.readline().split()]
        assert len(pids) == 2
        assert all(alive(pid) for pid in pids)
        if end == "kill":
            program.kill()
        else:
            program.stdin.write(f"{end}\n")
            program.stdin.flush()
        program.wait(30)
    assert eventually(lambda: not any(alive(pid) for pid in pids))


def test_a_closed_pool_leaves_nobody_behind(
    pools: Callable[..., Pool], question: Callable[..., Question]
) -> None:
    pool = pools(size=2)
    pool.warm(2)
    pids = pool.pids
    stopped: list[bool] = []

    def think() -> None:
        with pytest.raises(Stopped):
            Team(pool).choose(question("mcts@100000ms"), lambda: False)
        stopped.append(True)

    thread = threading.Thread(target=think)
    thread.start()
    pool.close()
    thread.join(30)
    assert stopped
    assert pool.pids == []
    assert not any(alive(pid) for pid in pids)
    with pytest.raises(Stopped):
        pool.take()


def test_a_child_that_never_lets_its_reader_run_ends_itself(
    question: Callable[..., Question],
) -> None:
    asked = question()
    task = Task(asked.game.id, asked.game.position(asked.state), "mcts@8", 1, "choose")
    child = subprocess.Popen(
        odd_command("holding"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    with child:
        assert child.stdin is not None
        assert child.stderr is not None
        child.stdin.write(line_of(Think(1, task)))
        child.stdin.flush()
        assert child.wait(60) == 1
        assert b"Timeout" in child.stderr.read()


def test_a_child_that_is_told_garbage_ends(question: Callable[..., Question]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "prdesk.ai.workers.child"],
        input=b"hello\n",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
