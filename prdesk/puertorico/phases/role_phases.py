"""The phase of each role."""

from __future__ import annotations

from typing import Final

from prdesk.puertorico.phases.base import Events, Phase
from prdesk.puertorico.phases.builder import BuilderPhase
from prdesk.puertorico.phases.captain import CaptainPhase
from prdesk.puertorico.phases.craftsman import CraftsmanPhase
from prdesk.puertorico.phases.mayor import MayorPhase
from prdesk.puertorico.phases.settler import SettlerPhase
from prdesk.puertorico.phases.trader import TraderPhase
from prdesk.puertorico.state import State

ROLE_PHASES: Final[tuple[Phase, ...]] = (
    SettlerPhase(),
    MayorPhase(),
    BuilderPhase(),
    CraftsmanPhase(),
    TraderPhase(),
    CaptainPhase(),
)
"""By role index; prospectors have no phase of their own."""


def start_role(state: State, role: int, seat: int, privilege: int, events: Events) -> None:
    """Begin the phase of a role."""
    ROLE_PHASES[role].start(state, seat, privilege, events)
