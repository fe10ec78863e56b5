"""The checksums of random games, compared with those kept, whichever engine runs.

python -m tests.checksum [--games 1000] [--jobs 2]
python -m tests.checksum --keep    notes them anew, after a change of the rules that is meant
"""

from __future__ import annotations

import argparse
import json
import sys

from joblib import Parallel, delayed

from prdesk.compiled import is_compiled
from tests.checksum.games import BLOCK, BLOCKS, KEPT, NAMES, kept, sum_of


def main(arguments: list[str] | None = None) -> int:
    """The command; 1 and the blocks that differ if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.checksum")
    parser.add_argument("--games", type=int, default=BLOCK * BLOCKS, help="of each rule set")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--keep", action="store_true", help="write the sums")
    options = parser.parse_args(arguments)
    blocks = BLOCKS if options.keep else min(BLOCKS, max(1, options.games // BLOCK))
    todo = [(name, block) for name in NAMES for block in range(blocks)]
    found = Parallel(n_jobs=options.jobs)(delayed(sum_of)(*item) for item in todo)
    engine = "compiled engine" if is_compiled() else "plain Python"
    print(f"{engine}: {blocks * BLOCK} games of each of {len(NAMES)} rule sets")
    if options.keep:
        sums: dict[str, list[str]] = {name: [] for name in NAMES}
        for (name, _), value in zip(todo, found, strict=True):
            sums[name].append(value)
        KEPT.write_text(json.dumps({"games": sums}, indent=1) + "\n", encoding="utf-8")
        return 0
    wrong = [
        f"{name}, games {block * BLOCK} to {block * BLOCK + BLOCK - 1}"
        for (name, block), value in zip(todo, found, strict=True)
        if kept()[name][block] != value
    ]
    print("\n".join(wrong) if wrong else "all as kept")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
