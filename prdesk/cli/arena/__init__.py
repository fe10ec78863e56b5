"""Matches between computer players: playing, resuming, judging them."""
