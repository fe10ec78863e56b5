"""The processes that play: one, many, or those of a Dask cluster, all by way of joblib."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
import warnings
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from prdesk.cli.arena.match import Match
from prdesk.cli.arena.play import Played, play
from prdesk.cli.command import BadInput

LOKY: Final = "loky"
DASK: Final = "dask"

CONNECT_S: Final = 5
"""How long to wait for a Dask cluster."""

PARENT_S: Final = 0.5
"""How often a process looks whether the program is still there."""


def play_all(
    match: Match, numbers: Iterable[int], keep: bool, jobs: int, backend: str = LOKY
) -> Generator[Played, None, None]:
    """Play the games of these numbers, and give each as soon as it has ended.

    Args:
        match: what is played.
        numbers: which games, from 0.
        keep: whether the records are wanted.
        jobs: how many processes.
        backend: `loky` for processes here, `dask` for a Dask cluster that is started here, or
            `dask:ADDRESS` for one that runs; `jobs` means nothing to the last.

    Raises:
        BadInput: the cluster doesn't answer.
    """
    if jobs == 1 and backend == LOKY:
        return (play(match, number, keep) for number in numbers)
    return _in_processes(match, numbers, keep, jobs, backend)


def _in_processes(
    match: Match, numbers: Iterable[int], keep: bool, jobs: int, backend: str
) -> Generator[Played, None, None]:
    import joblib  # takes longer than all the rest of the start, so only who needs it waits

    config: dict[str, Any]
    with ExitStack() as stack:
        # The processes inherit the deaf ear: an interrupt is for us alone, who end them.
        with _no_interrupt():
            if backend == LOKY:
                config = {"backend": LOKY, "initializer": _follow, "initargs": (os.getpid(),)}
            else:
                client = stack.enter_context(_cluster(backend.partition(":")[2], jobs))
                config = {"backend": DASK, "client": client}
            with joblib.parallel_config(**config):
                # Games come alone if they are long; joblib puts short ones together.
                games = joblib.Parallel(n_jobs=jobs, return_as="generator_unordered")(
                    joblib.delayed(play)(match, number, keep) for number in numbers
                )
        stack.callback(_end, games)
        # `yield from` would end them before `_end` does.
        for game in games:  # noqa: UP028
            yield game


def _end(games: Any) -> None:
    """End the processes; joblib would warn of the games that are lost."""
    with warnings.catch_warnings(action="ignore"):
        games.close()


def _follow(parent: int) -> None:
    """In a process that plays: end with the program, even if that is killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(PARENT_S)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _no_interrupt() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _kill_children() -> None:
    for process in multiprocessing.active_children():
        process.kill()


@contextmanager
def _cluster(address: str, jobs: int) -> Iterator[Any]:
    """A client of the cluster at the address, or of one with so many workers on this machine."""
    from distributed import Client, LocalCluster

    # `silence_logs` ends before the last connections do, and they complain of that.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with ExitStack() as stack:
        if address:
            where: Any = address
        else:
            where = stack.enter_context(
                LocalCluster(
                    n_workers=jobs,
                    threads_per_worker=1,
                    memory_limit=0,
                    dashboard_address=None,
                    silence_logs=logging.CRITICAL,
                )
            )
            stack.callback(_kill_children)  # the cluster would wait for their games
        try:
            client = stack.enter_context(Client(where, set_as_default=False, timeout=CONNECT_S))
        except OSError as error:
            raise BadInput(f"--backend {DASK}:{address}: {error}") from error
        yield client
