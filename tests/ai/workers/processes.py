"""Looking after processes by their id."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

LONGEST_S = 30.0
"""On a machine that does much else besides."""


def eventually(true: Callable[[], bool]) -> bool:
    """Whether it comes true in time."""
    end = time.monotonic() + LONGEST_S
    while not true() and time.monotonic() < end:
        time.sleep(0.01)
    return true()


def alive(pid: int) -> bool:
    """Whether a process of that id still runs."""
    if os.name == "nt":
        found = subprocess.run(
            ["tasklist", "/FI", f"PID eq {pid}", "/NH"], capture_output=True, check=True
        )
        return str(pid).encode() in found.stdout
    stat = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        # One that nobody has buried yet is dead all the same.
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
