"""One module for each role phase: who decides, what is legal, what follows."""
