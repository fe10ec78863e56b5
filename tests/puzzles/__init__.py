"""Tactical Puerto Rico positions with a known answer: data, an exact solver, a gate."""
