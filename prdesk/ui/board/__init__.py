"""The table as a graphics view: what every game's table is made of."""
