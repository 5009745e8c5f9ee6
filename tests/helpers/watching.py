"""Clients that watch a game."""

import json
from typing import Any

from helpers.api import Api

from cairn.service.api.http.streaming import NDJSON


class Watching:
    """A client that reads a game's stream by lines."""

    def __init__(self, client: Api, game: str, query: str = "?phrases=true", **headers: str) -> None:
        accept = {"Accept": NDJSON, **headers}
        self.answer = client.stream(f"/v1/games/{game}/stream{query}", accept)
        self._lines = (line for line in self.answer.iter_lines(chunk_size=1) if line)
        self.first = self.next()

    def __enter__(self) -> "Watching":
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()

    def next(self) -> Any:
        """Return the next message."""
        return json.loads(next(self._lines))

    def rest(self) -> list[Any]:
        """Return all messages to the end."""
        return [json.loads(line) for line in self._lines]
