"""One module for each phase of a round: who decides, what is legal, what follows."""
