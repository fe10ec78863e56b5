"""Game-neutral parts of the rules engine: errors, random numbers, the run loop, records."""
