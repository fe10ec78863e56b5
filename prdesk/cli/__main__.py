"""Entry point of `prdesk-cli` and `python -m prdesk.cli`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code (0 done, 1 bad input, 2 wrong usage)."""
    try:
        # Here, because an interrupt while the program loads shall be no traceback either.
        from prdesk.cli.program import run

        return run(argv)
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
