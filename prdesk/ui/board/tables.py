"""The tables of all games, by game id."""

from prdesk.ui.board.table import Table
from prdesk.ui.puertorico.table import PuertoRicoTable

TABLES: dict[str, Table] = {"puertorico": PuertoRicoTable()}
