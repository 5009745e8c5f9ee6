"""A request as an explicit value, passed to views, which use none of Flask's globals."""

from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl
from wsgiref.types import WSGIEnvironment

from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header, parse_options_header

from cairn.service.container import Services
from cairn.service.errors import BadRequest, TooLarge, UnsupportedMediaType
from cairn.service.languages import ENGLISH, Language, languages
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.players.store import Bearer
from cairn.service.queries.snapshots import Snapshot

LARGEST_BODY = 64 * 1024
LARGEST_ARCHIVE = 8 * 1024 * 1024
ARCHIVE = "application/jsonl"
"""The media type of archives."""
REPEATED = "cairn.repeated"
"""Key of the environment for the names of headers that were sent more than once."""
DRAINED = 2 * LARGEST_ARCHIVE
"""Maximum bytes of a refused body that are still read: an unread body would cost the client its connection."""


class Request:
    """An HTTP request: its game, its caller, and the services.

    `seat`, `bearer`, `operator`, `game` and `expected` are set by authorization: the caller's seat; the player and
    their token; whether the caller is the operator; the game, if its table was needed for that; and the version in
    `If-Match`, as in `preconditions`. `body` is read then, too. `beside` are headers of the response, such as those
    about rate limits.
    """

    def __init__(self, environ: WSGIEnvironment, services: Services) -> None:
        self.environ = environ
        self.services = services
        self.method: str = environ["REQUEST_METHOD"]
        self.path = _text(environ.get("PATH_INFO", ""))
        scheme, _, token = environ.get("HTTP_AUTHORIZATION", "").partition(" ")
        self.credentials: tuple[str, str] = scheme, token
        """The scheme and the token of `Authorization`; empty if absent."""
        self.body = b""
        self.seat: int | None = None
        self.bearer: Bearer | None = None
        self.operator = False
        self.game: Snapshot | None = None
        self.expected: int | None = None
        self.beside: dict[str, str] = {}
        """Headers that its response has in any case."""
        self.localized: Language | None = None
        """The language of the response, if that has texts."""

    @property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        return self.method in ("GET", "HEAD")

    @property
    def player(self) -> str | None:
        """The id of the calling player."""
        return self.bearer.player if self.bearer else None

    @property
    def parameters(self) -> list[tuple[str, str]]:
        """The query's parameters, as they were sent."""
        raw = self.environ.get("QUERY_STRING", "")
        return parse_qsl(_text(raw), keep_blank_values=True) if raw else []

    @property
    def query(self) -> dict[str, str]:
        """The query's parameters by name."""
        return dict(self.parameters)

    @property
    def language(self) -> Language:
        """The client's language of those available, by `Accept-Language`; once used, the response says so."""
        if self.localized is None:
            self.localized = languages()[preferred(self.header("ACCEPT_LANGUAGE"))]
        return self.localized

    @property
    def address(self) -> str:
        """The client's address: the peer's, or the one reported by trusted proxies (CAIRN_PROXIES)."""
        return str(self.environ.get("REMOTE_ADDR", ""))

    @property
    def client(self) -> Client:
        """The client for shared limits: an address, and the player or the guest's seat; ANONYMOUS for the operator.

        Raise RedisError if the key of the digests is in Redis, and Redis is not available.
        """
        if self.operator:
            return ANONYMOUS
        guest = self.credentials[1] if self.seat is not None and self.bearer is None else None
        return self.services.clients.of(self.address, self.player, guest)

    def header(self, name: str) -> str | None:
        """Return a header by its name in capitals, with underscores (`IF_MATCH`)."""
        value: str | None = self.environ.get(f"HTTP_{name}")
        return value

    def url(self, path: str) -> str:
        """Return the URL of a path, wherever the application is mounted."""
        return _text(self.environ.get("SCRIPT_NAME", "")) + path

    @property
    def origin(self) -> str:
        """The service's scheme and host, as the caller knows them."""
        return f"{self.environ['wsgi.url_scheme']}://{_text(self.environ.get('HTTP_HOST', 'localhost'))}"

    def read_body(self, largest: int, media: str) -> None:
        """Read the body; refuse it if it is too large, incomplete, or of another media type."""
        length = self._length()
        # If the length is unknown, read a little more than the limit to detect bodies that exceed it.
        if length is None or length <= largest:
            self.body = self._read(largest + 1 if length is None else length)
        if max(length or 0, len(self.body)) > largest:
            raise TooLarge("body-over-limit", largest=largest)
        if length is not None and len(self.body) < length:
            raise BadRequest("body-breaks-off")
        kind = self.environ.get("CONTENT_TYPE", "")
        if kind != media and parse_options_header(kind)[0].lower() != media:
            raise UnsupportedMediaType("body-of-other-type", media=media)

    def drain(self) -> None:
        """Read and discard the rest of the body; raise TooSlow, BadRequest."""
        remaining = DRAINED
        while remaining > 0 and (more := self.environ["wsgi.input"].read(min(remaining, LARGEST_BODY))):
            remaining -= len(more)

    def _length(self) -> int | None:
        """Return the declared length of the body, None if it is not declared."""
        length = self.environ.get("CONTENT_LENGTH") or ""
        return int(length) if length.isdecimal() else None

    def _read(self, most: int) -> bytes:
        body: Any = self.environ["wsgi.input"]
        pieces = [body.read(min(most, LARGEST_BODY))]
        while pieces[-1] and (remaining := most - sum(map(len, pieces))) > 0:
            pieces.append(body.read(min(remaining, LARGEST_BODY)))
        return b"".join(pieces)


@lru_cache(1024)
def preferred(accepted: str | None) -> str:
    """Return the available language that an `Accept-Language` prefers (RFC 9110, 12.5.4); English if there is none.

    By the lookup of RFC 4647, section 3.4: `de-CH` finds `de`. Otherwise `pt-PT` finds `pt-BR`.
    """
    available = {tag.lower(): tag for tag in languages()}
    for wanted, quality in parse_accept_header(accepted or "", LanguageAccept):
        range = wanted.lower() if quality > 0 else ""
        kin = next((tag for low, tag in available.items() if low.startswith(f"{range.partition('-')[0]}-")), None)
        while range:
            if range in available:
                return available[range]
            range = range.rpartition("-")[0]
        if kin:
            return kin
    return ENGLISH


def _text(raw: str) -> str:
    """Decode text that WSGI passes as the latin-1 of its bytes (PEP 3333)."""
    return raw if raw.isascii() else raw.encode("latin-1").decode(errors="replace")
