"""Computer players: agents, their heuristics for each game, suggestions. No Qt."""
