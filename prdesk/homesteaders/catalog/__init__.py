"""Frozen tables of Homesteaders: ids, buildings, auction tiles, set-up. No behaviour."""
