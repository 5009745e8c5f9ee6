"""`cairn mcp`: serve games to language models. Refusals never contain a token."""

import re
from urllib.parse import urlsplit

import click

_TOKEN = re.compile(r"([a-z2-7]{20})=([\w-]{16,255})", re.ASCII)


@click.command("mcp")
@click.option("--url", default="http://127.0.0.1:8000", show_default=True, help="The Cairn service to play at.")
@click.option(
    "--token",
    "tokens",
    multiple=True,
    metavar="GAME=TOKEN",
    envvar="CAIRN_SEAT_TOKENS",
    help="A seat to play. Other users can read command lines: prefer CAIRN_SEAT_TOKENS, tokens separated by blanks.",
)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", default=None, type=click.IntRange(0, 65535), help="Serve over HTTP at /mcp of this port.")
def serve_mcp(url: str, tokens: tuple[str, ...], host: str, port: int | None) -> None:
    """Run a Model Context Protocol server, on standard input and output or over HTTP, so that language models can play.

    Requires an extra: pip install 'cairn-games[mcp]'. It uses the public API of any Cairn service. Over HTTP each
    request acts as the player whose token it contains.
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
