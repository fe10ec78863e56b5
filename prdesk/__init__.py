"""Puerto Rico for the desktop: rules engine, computer players and window."""

__version__ = "0.1.0"
