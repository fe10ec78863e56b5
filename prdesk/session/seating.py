"""Who sits where: a seat is `human` or `ai:` and the name of a computer player."""

from __future__ import annotations

HUMAN = "human"
_COMPUTER = "ai:"


def is_human(seat: str) -> bool:
    """Whether a person decides for this seat."""
    return not seat.startswith(_COMPUTER)


def agent_of(seat: str) -> str:
    """Name of the computer player at this seat; "" for a person."""
    return "" if is_human(seat) else seat.removeprefix(_COMPUTER)


def seat_of_agent(agent: str) -> str:
    """The seat of a computer player: the inverse of `agent_of`."""
    return _COMPUTER + agent
