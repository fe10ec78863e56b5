"""Search on any game: what a move is worth, found by playing on from it. No Qt, no game named."""
