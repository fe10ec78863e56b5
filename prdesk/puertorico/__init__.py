"""Rules of Puerto Rico: catalogue, state, phases, scoring. No Qt, no prose."""
