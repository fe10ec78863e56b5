"""The loop of the RPC: a line in, a line out, whatever the line holds."""

from __future__ import annotations

from typing import Any, BinaryIO

from prdesk.cli.command import say
from prdesk.cli.rpc.methods import METHODS, Methods
from prdesk.cli.rpc.protocol import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    METHOD_NOT_FOUND,
    REFUSED,
    RpcError,
    respond,
)
from prdesk.cli.rpc.table import RefusedAt
from prdesk.core.errors import ConfigError, RulesError
from prdesk.core.game import Json
from prdesk.core.record_json import MAX_BYTES
from prdesk.texts import sentence_of_reason, texts_of


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until `quit` or the end of the input.

    Args:
        lines: the requests, one a line. Empty lines are passed over.
        answers: where the responses go; flushed after each.
    """
    server = Server()
    while not server.finished and (line := _read_line(lines)):
        if not line.strip():
            continue
        answer = server.answer(line)
        if answer is not None:
            answers.write(answer)
            answers.flush()


def _read_line(lines: BinaryIO) -> bytes:
    """The next line. Of one that is too long the beginning, itself too long to be accepted."""
    line = lines.readline(MAX_BYTES + 1)
    rest = line
    while len(rest) > MAX_BYTES and not rest.endswith(b"\n"):
        rest = lines.readline(MAX_BYTES + 1)
    return line


class Server:
    """Answers lines; keeps the game between them."""

    def __init__(self) -> None:
        self._methods = Methods()

    @property
    def finished(self) -> bool:
        """Whether `quit` was called."""
        return self._methods.finished

    def answer(self, line: bytes) -> bytes | None:
        """The response to a request or a batch of them; None if none is due."""
        return respond(line, self._call)

    def _call(self, method: str, params: Any) -> Any:
        """Carry a method out; every error becomes the one that JSON-RPC has for it."""
        if method not in METHODS:
            raise RpcError(METHOD_NOT_FOUND, f"Method not found: {method[:80]!r}.")
        if isinstance(params, list):
            # The contract names every parameter; no order of them is agreed.
            raise RpcError(INVALID_PARAMS, "Invalid params: “params” are taken by name only.")
        try:
            return self._methods.call(method, params)
        except RefusedAt as refused:
            raise self._error(refused.error, {"index": refused.index}) from refused
        except (RulesError, ConfigError) as error:
            raise self._error(error, {}) from error
        except Exception as error:
            # A mistake of ours must not cost the client the game, which is as it was before.
            what = f"{type(error).__name__}: {error}"
            say(f"rpc: internal error in {method}: {what}"[:500])
            raise RpcError(INTERNAL_ERROR, "Internal error.", {"error": what[:200]}) from error

    def _error(self, error: RulesError | ConfigError, more: Json) -> RpcError:
        message = self._sentence(error)
        if isinstance(error, RulesError):
            return RpcError(REFUSED, message, {"reason": error.reason, "message": message, **more})
        # The sentences of these errors name the key.
        data = {"reason": error.reason, "key": error.params["key"], "message": message, **more}
        return RpcError(INVALID_PARAMS, f"Invalid params: {message}", data)

    def _sentence(self, error: RulesError | ConfigError) -> str:
        """What is wrong, in the words of the game on the table."""
        table = self._methods.table
        if table is None:
            return sentence_of_reason(error.reason, error.params)
        texts = texts_of(table.game.id)
        return texts.sentence_of_reason(error.reason, error.params, names=table.names)
