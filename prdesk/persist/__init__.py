"""Files of the program on this machine: where they lie, how they are written and read; no Qt."""
