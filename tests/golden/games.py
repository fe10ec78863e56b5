"""Golden games: records of whole games, and what the rules made of them when they were kept.

`games/NAME.prdesk` is an ordinary record (formats.md section 6); `games/NAME.json` beside it
holds the final result, and a digest of the position at the beginning of each round and at the
end. A digest is the SHA-256 of the position's canonical JSON.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from prdesk.core.game import Game
from prdesk.core.record import Record, decode
from prdesk.core.record_replay import start_of
from prdesk.games import game

Json = dict[str, Any]

FOLDER = Path(__file__).parent / "games"


def digest(position: Json) -> str:
    """SHA-256 of the position, whatever the order of its keys."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def names() -> list[str]:
    """The golden games there are."""
    return sorted(path.stem for path in FOLDER.glob("*.prdesk"))


def rules_of(record: Record) -> Game:
    """The rules of the game it is a record of."""
    return game(record.game)


def read(name: str) -> Record:
    """The record of a golden game."""
    return decode((FOLDER / f"{name}.prdesk").read_bytes())


def expected(name: str) -> Json:
    """What was noted of the game when it was kept."""
    result: Json = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return result


def outcome(record: Record) -> Json:
    """What the rules make of the record now: the content of its `.json`."""
    rules = rules_of(record)
    state = start_of(record, rules)
    rounds = []
    events: list[Json] = []
    seen = 0
    for applied, action in enumerate(record.actions):
        if state.round != seen:
            seen = state.round
            rounds.append([seen, applied, digest(rules.position(state))])
        rules.apply(state, action, events)
    return {
        "end_reason": rules.position(state).get("end_reason"),
        "rounds": rounds,
        "actions": len(record.actions),
        "events": len(events),
        "score": rules.score(state),
        "winners": rules.winners(state),
        "position": digest(rules.position(state)),
    }
