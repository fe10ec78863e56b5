"""One running game without a window: its record, its history, who sits where, the autosave."""

from prdesk.session.autosave import Autosave
from prdesk.session.seating import HUMAN, agent_of, is_human, seat_of_agent
from prdesk.session.session import Session
from prdesk.session.setup import Setup, Setups
from prdesk.session.step import Step

__all__ = [
    "HUMAN",
    "Autosave",
    "Session",
    "Setup",
    "Setups",
    "Step",
    "agent_of",
    "is_human",
    "seat_of_agent",
]
