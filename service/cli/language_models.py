"""The command that serves games to language models."""

import re
from collections.abc import Sequence
from urllib.parse import urlsplit

import click

_TOKEN = re.compile(r"([a-z2-7]{20})=([\w-]{16,255})", re.ASCII)


def serve(url: str, tokens: Sequence[str], host: str, port: int | None) -> None:
    """Serve the Model Context Protocol for the Cairn service at a URL, over HTTP if a port is given.

    Refusals never contain a token.
    """
    if tokens and port is not None:
        raise click.ClickException("--token cannot be used with --port: over HTTP each request has a player's token.")
    matches = [_TOKEN.fullmatch(token) for token in tokens]
    if None in matches:
        raise click.ClickException("A token must be GAME=TOKEN: the id of a game, and the token of one of its seats.")
    address = _address(url)
    try:
        from cairn.service.mcp import server
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("cairn"):
            raise
        words = "This command needs the extra `mcp`: pip install 'cairn-games[mcp]'."
        raise click.ClickException(words) from error
    if port is not None:
        server.serve_http(address, host, port)
    else:
        server.serve(address, [(match[1], match[2]) for match in matches if match])


def _address(url: str) -> str:
    """Return the URL. Refuse an invalid one, and one with a password, which error messages would show."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.username is not None or parts.query or parts.fragment:
        raise click.ClickException("The URL must be an address alone, such as http://127.0.0.1:8000.")
    return url
