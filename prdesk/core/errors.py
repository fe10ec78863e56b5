"""Errors of the rules engine. They carry ids and figures only; `prdesk.texts` has the sentences."""

from __future__ import annotations


class PrdeskError(Exception):
    """Base of every error that a person or a script can cause.

    Args:
        reason: stable id of what is wrong (formats.md section 5).
        params: ids and numbers that belong into the sentence.
    """

    def __init__(self, reason: str, **params: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{k}={v}" for k, v in self.params.items())])


class RulesError(PrdeskError):
    """A well-formed request that the rules refuse (RPC code -32010)."""


class IllegalAction(RulesError):
    """The action is not legal in this position."""


class GameOver(RulesError):
    """The game has ended; no action is legal."""

    def __init__(self) -> None:
        super().__init__("game_over")


class RecordError(PrdeskError):
    """A record (save file) that cannot be read."""


class ConfigError(PrdeskError):
    """A malformed action, position or option (RPC code -32602); `key` names the place."""
