"""What the options of one game choose; shared by copies of the state."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.setup import LOTS_BY_SEATS, copies, stock_of


class Ruleset:
    """Everything of a game that does not change while it is played.

    Attributes:
        lots: lots sold in a round.
        neutral: the neutral marker bids along (2 players).
        copies: tiles by building.
        open_holdings: nobody hides anything behind a screen.
    """

    def __init__(self, players: int, open_holdings: bool) -> None:
        self.players = players
        self.open_holdings = open_holdings
        self.lots = LOTS_BY_SEATS[players]
        self.neutral = players == 2
        self.copies = copies(players)

    def stock(self, stage: int) -> list[int]:
        """All tiles for sale in a stage of the game, by building."""
        return list(stock_of(stage, self.players))

    def options(self) -> Json:
        """The `options` object of a position."""
        variants = ["open_holdings"] if self.open_holdings else []
        return {"players": self.players, "variants": variants}
