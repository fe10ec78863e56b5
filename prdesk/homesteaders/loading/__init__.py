"""Reading a state from a whole or partial JSON position (formats.md sections 4 and 5).

What is left out is as in a new game, auction tiles and stock as the round wants them; what cannot
lie on a table is refused with the key.
"""

from prdesk.homesteaders.loading.load import from_json

__all__ = ["from_json"]
