"""The client side of `cairn mcp` as a language model's program runs it: started by it, over stdin and stdout."""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any

import httpx2
from helpers.api import ROOT
from mcp import Client, StdioServerParameters, stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.types import CallToolResult, TextContent

from cairn.service.mcp.cairn import HeldSeats
from cairn.service.mcp.client import PATIENCE
from cairn.service.mcp.server import make_server
from cairn.service.rules import GAMES

TEE = 'program="$1"; shift; "$program" "$@" | tee "$WIRE"'
"""Records all that the server writes for the model, byte for byte."""


class Model:
    """A client of `cairn mcp`; `client` is the package's own, and `written` all bytes that the server has written."""

    def __init__(self, client: Client, folder: Path) -> None:
        self.client = client
        self._folder = folder

    @property
    def render(self) -> bytes:
        """All output of the server, for the model and to its log."""
        return b"".join((self._folder / name).read_bytes() for name in ("wire", "log"))

    async def call(self, tool: str, **arguments: Any) -> Any:
        """Return the result of a tool call that must succeed."""
        return json.loads(await self.answer(tool, **arguments))

    async def answer(self, tool: str, **arguments: Any) -> str:
        """Return the result of a tool call as sent: once, as text."""
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        return _read_text(answer)

    async def refused(self, tool: str, **arguments: Any) -> str:
        """Return the message of a tool call that must be refused."""
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error, answer.content
        return _read_text(answer)

    async def open(self, *seats: dict[str, Any], **options: Any) -> Any:
        """Open a game of Schotten Totten in which seat 0 begins, and return its position."""
        wishes = list(seats) or [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
        return await self.call(
            "open_game", ruleset="schotten_totten", seats=wishes, options={"first_seat": 0, **options}
        )


def every_move(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Expand entries of legal moves into moves."""
    moves = []
    for entry in entries:
        choices = [value["one_of"] if isinstance(value, dict) else [value] for value in entry.values()]
        moves += [dict(zip(entry, values, strict=True)) for values in product(*choices)]
    return moves


def put(state: Any, changes: dict[str, Any]) -> Any:
    """Return a state with changes applied, each at its pointer."""
    changed = {"": deepcopy(state)}
    for pointer, value in changes.items():
        inner: Any = changed
        *way, last = ["", *pointer.split("/")[1:]]
        for step in way:
            inner = inner[int(step) if isinstance(inner, list) else step]
        inner[int(last) if isinstance(inner, list) else last] = value
    return changed[""]


def _read_text(answer: CallToolResult) -> str:
    assert answer.structured_content is None, "the result would be sent twice"
    (said,) = answer.content
    assert isinstance(said, TextContent)
    return said.text


@asynccontextmanager
async def in_process(url: str, *tokens: tuple[str, str]) -> AsyncIterator[Model]:
    """Connect to a server in this process: its output is not recorded, and it starts at once."""
    server = make_server(httpx2.AsyncClient(base_url=url, timeout=PATIENCE), HeldSeats(tokens))
    async with Client(server) as client:
        yield Model(client, Path())


@asynccontextmanager
async def over_http(url: str, token: str | None = None) -> AsyncIterator[Model]:
    """Connect to a server of `cairn mcp --port`, at its address, as a player whose token is sent with each request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=PATIENCE) as http,
        Client(streamable_http_client(f"{url}/mcp", http_client=http)) as client,
    ):
        yield Model(client, Path())


@asynccontextmanager
async def model(url: str, folder: Path, *options: str, **environment: str) -> AsyncIterator[Model]:
    """Start `cairn mcp` for a Cairn, as the package's client does, and stop it at the end."""
    folder.mkdir(exist_ok=True)
    command = ["-c", TEE, "bash", sys.executable, "-m", "cairn.service", "mcp", "--url", url, *options]
    settings = {"WIRE": str(folder / "wire")} | environment
    server = StdioServerParameters(command="bash", args=command, env=settings, cwd=ROOT)
    with (folder / "log").open("w") as log:
        async with Client(stdio_client(server, errlog=log)) as client:
            yield Model(client, folder)


async def turns(player: "Model", ruleset: str, most: int) -> list[list[str]]:
    """Play some turns against AIs; return the messages of each turn."""
    seats = [{"kind": "human", "name": "Ann"}, *[{"kind": "ai", "level": "easy"}] * (min(GAMES[ruleset].seats) - 1)]
    opened: dict[str, Any] = await player.call("open_game", ruleset=ruleset, seats=seats, options={"first_seat": 0})
    game, known, messages = opened["game"], opened["version"], list[list[str]]()
    while len(messages) < most:
        answers = [await player.answer("wait_for_turn", game=game, after=known)]
        waited = json.loads(answers[0])
        if waited["because"] != "your_turn":
            break
        if "moves" not in waited:
            answers.append(await player.answer("list_legal_moves", game=game))
        move = every_move(json.loads(answers[-1])["moves"])[0]
        answers.append(await player.answer("make_moves", game=game, moves=[move], version=waited["version"]))
        known = json.loads(answers[-1])["version"]
        messages.append(answers)
    return messages
