"""Why a move: what it brings each player by the end of its phase, against another."""
