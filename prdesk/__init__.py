"""Puerto Rico and Homesteaders for the desktop: rules engine, computer players and window."""

from prdesk.compiled import choose_engine

__version__ = "0.1.0"

choose_engine(__path__[0])
