"""Frozen tables of Puerto Rico: ids, buildings, set-up by number of players. No behaviour."""
