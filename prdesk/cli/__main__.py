"""Entry point of `prdesk-cli` and `python -m prdesk.cli`."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from prdesk import __version__
from prdesk.cli import agents, bench, check, replay, simulate
from prdesk.cli.command import BAD_INPUT, DONE, WRONG_USAGE, BadInput, Parser, WrongUsage, say
from prdesk.cli.rpc import command as rpc

COMMANDS = (simulate, rpc, replay, check, bench, agents)
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code (0 done, 1 bad input, 2 wrong usage)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    parser = Parser(prog="prdesk-cli", description="Board games without a window.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for module in COMMANDS:
        module.add(commands)
    try:
        arguments = parser.parse_args(argv)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except SystemExit as left:  # argparse has printed its help or its one line
        return int(left.code or 0)
    except WrongUsage as error:
        say(f"prdesk-cli: {error} (see --help)")
        return WRONG_USAGE
    except BadInput as error:
        say(f"prdesk-cli: {error}")
        return BAD_INPUT
    except BrokenPipeError:
        # Whoever read our output has left; Python would complain once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        say(f"prdesk-cli: internal error: {type(error).__name__}: {error}")
        return BAD_INPUT
    return code


if __name__ == "__main__":
    sys.exit(main())
