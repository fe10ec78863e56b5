"""`prdesk-cli rpc`: the engine for other programs."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from prdesk.cli.command import DONE, BadInput
from prdesk.cli.rpc.server import serve


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser(
        "rpc", help="answer JSON-RPC 2.0 requests on standard input, one a line"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until `quit` or the end of the input."""
    if sys.stdin is None:
        raise BadInput("standard input is closed")
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return DONE
