"""`python -m prdesk [FILE]`: the desktop program."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import prdesk
from prdesk.persist import paths
from prdesk.platform_check import missing_display, problem


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0, 1 (with a sentence on stderr) or 2 (wrong usage)."""
    if (sys.argv[1:] if argv is None else argv) == ["--think"]:
        # A bundle is its own interpreter: it starts itself as the child that thinks.
        from prdesk.ai.workers.child import main as think

        return think()
    options = _parser().parse_args(argv)
    if options.home is not None:
        paths.use_home(options.home)
    if options.smoke and missing_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sentence = problem()
    if sentence:
        print(sentence, file=sys.stderr)
        return 1
    # Only now: without the system's libraries these imports fail.
    if options.smoke:
        from prdesk.ui.smoke import smoke

        return smoke()
    from prdesk.ui.run import run

    return run(options.file)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="prdesk", description="Board games for the desktop, against the computer or hot-seat."
    )
    parser.add_argument("file", nargs="?", type=Path, help="a saved game (.prdesk) to open")
    parser.add_argument("--home", type=Path, help="folder for settings and saves")
    parser.add_argument(
        "--smoke", action="store_true", help="build everything, make one computer move, quit"
    )
    parser.add_argument("--version", action="version", version=f"prdesk {prdesk.__version__}")
    return parser


if __name__ == "__main__":
    sys.exit(main())
