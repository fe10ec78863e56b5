"""A client that speaks to the server in this process."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prdesk.cli.rpc.server import Server


class Client:
    """Sends requests and keeps count of their ids."""

    def __init__(self) -> None:
        self.server = Server()
        self.count = 0

    def line(self, line: bytes) -> Any:
        """The answer to a line as a JSON value, None if there is none."""
        answer = self.server.answer(line)
        if answer is None:
            return None
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        return json.loads(answer)

    def send(self, value: Any) -> Any:
        """The answer to any JSON value."""
        return self.line(json.dumps(value).encode())

    def respond(self, method: str, **params: Any) -> Any:
        """The whole response to a request."""
        self.count += 1
        answer = self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params})
        assert answer.pop("jsonrpc") == "2.0"
        assert answer.pop("id") == self.count
        assert len(answer) == 1
        return answer

    def call(self, method: str, **params: Any) -> Any:
        """The result of a request that must be answered with one."""
        answer = self.respond(method, **params)
        assert "result" in answer, answer
        return answer["result"]

    def error(self, method: str, **params: Any) -> Any:
        """The error of a request that must be answered with one."""
        answer = self.respond(method, **params)
        assert "error" in answer, answer
        return answer["error"]

    def refusal(self, method: str, **params: Any) -> str:
        """The reason of a request that is refused with our own code."""
        error = self.error(method, **params)
        assert error["code"] == -32010
        assert error["data"]["message"] == error["message"]
        assert error["message"].endswith(".")
        return str(error["data"]["reason"])

    def invalid(self, method: str, **params: Any) -> str:
        """The key of a request that is refused for its parameters."""
        error = self.error(method, **params)
        assert error["code"] == -32602
        assert error["data"]["key"] in error["message"]
        return str(error["data"]["key"])

    def new(self, players: int = 3, seed: int = 1, game: str = "puertorico", **more: Any) -> Any:
        """A new game."""
        return self.call("new", game=game, options={"players": players}, seed=seed, **more)

    def load(self, seats: int = 3, game: str = "homesteaders", **partial: Any) -> Any:
        """The position that a partial one stands for."""
        position = {"game": game, "options": {"players": seats}, **partial}
        return self.call("load", position=position)


@pytest.fixture
def client() -> Client:
    return Client()
