"""The command that lets a language model play."""

import re
from collections.abc import Sequence
from urllib.parse import urlsplit

import click

_TOKEN = re.compile(r"([a-z2-7]{20})=([\w-]{16,255})", re.ASCII)


def serve(url: str, tokens: Sequence[str], host: str, port: int | None) -> None:
    """Serve the Model Context Protocol for the Cairn at a URL, over HTTP if there is a port.

    No word of a refusal has a token in it.
    """
    if tokens and port is not None:
        raise click.ClickException("Over HTTP nobody hands seats over: each request has a player's token.")
    matches = [_TOKEN.fullmatch(token) for token in tokens]
    if None in matches:
        raise click.ClickException(
            "A token is given as GAME=TOKEN: the id of a game, and the token of one of its seats."
        )
    address = _address(url)
    try:
        from cairn.service.mcp import server
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cairn"):
            raise
        words = "This command needs the extra `mcp`: pip install 'cairn-games[mcp]' installs it."
        raise click.ClickException(words) from error
    if port is not None:
        server.serve_http(address, host, port)
    else:
        server.serve(address, [(match[1], match[2]) for match in matches if match])


def _address(url: str) -> str:
    """Return the URL of a Cairn; refuse what is none, or holds a password, which would be told in refusals."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.username is not None or parts.query or parts.fragment:
        raise click.ClickException("The URL of a Cairn is its address alone, such as http://127.0.0.1:8000.")
    return url
