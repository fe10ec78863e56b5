"""A child with a habit, run as a script: `odd_child.py HABIT [MARKER]`.

With a marker only the process that can create this file has the habit; the others are good.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

READY = {"say": "ready"}


def say(message: Any) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def listen() -> Any:
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    return json.loads(line)


def answering(reply: Callable[[Any], None]) -> None:
    """Greet, then answer each order in some way."""
    say(READY)
    while True:
        reply(listen())


def mute() -> None:
    listen()


def silent() -> None:
    answering(lambda order: None)


def beating() -> None:
    say(READY)
    listen()
    while True:
        say({"say": "beat"})
        time.sleep(0.02)


def dying() -> None:
    def reply(order: Any) -> None:
        sys.stderr.write("out of ink\n")
        sys.exit(3)

    answering(reply)


def dead() -> None:
    sys.exit(3)


def garbage() -> None:
    answering(lambda order: print("42 is the answer", flush=True))


def endless_line() -> None:
    answering(lambda order: print("x" * 3_000_000, flush=True))


def wrong_id() -> None:
    answering(lambda order: say({"say": "failed", "id": order["id"] + 1, "error": "?"}))


def illegal() -> None:
    action = {"type": "pass"}
    answering(lambda order: say({"say": "chosen", "id": order["id"], "action": action}))


def malformed() -> None:
    action = {"type": "role", "role": 7}
    answering(lambda order: say({"say": "chosen", "id": order["id"], "action": action}))


def with_agent(choose: Callable[..., int]) -> None:
    """The real child, where every agent chooses so."""
    from prdesk.ai.workers import child

    class Odd:
        def choose(self, *args: Any) -> int:
            return choose(*args)

    child.agent = lambda name: Odd()
    child.HUNG_S = 0.3
    child.main()


def raising() -> None:
    def choose(*args: Any) -> int:
        raise ZeroDivisionError("no idea")

    with_agent(choose)


def printing() -> None:
    def choose(game: Any, state: Any, *args: Any) -> int:
        print("I think", flush=True)
        os.system("echo so do I")
        return game.codes(state)[1]

    with_agent(choose)


def holding() -> None:
    """Never lets another thread run, as compiled code may."""
    with_agent(lambda *args: sum(range(10**15)))


def good() -> None:
    from prdesk.ai.workers import child

    child.main()


def main() -> None:
    habit, *marker = sys.argv[1:]
    sys.path[0] = os.getcwd()  # where the package is
    for path in marker:
        try:
            Path(path).touch(exist_ok=False)
        except FileExistsError:
            habit = "good"
    globals()[habit]()


if __name__ == "__main__":
    main()
