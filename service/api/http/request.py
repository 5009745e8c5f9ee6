"""A request as an explicit value: views are given it, and ask no global of Flask's."""

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from werkzeug.http import parse_options_header

from cairn.service.container import Services
from cairn.service.errors import BadRequest, TooLarge, UnsupportedMediaType
from cairn.service.limits.clients import ANONYMOUS, Client
from cairn.service.players.store import Bearer
from cairn.service.queries.snapshots import Snapshot

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

LARGEST_BODY = 64 * 1024
LARGEST_ARCHIVE = 8 * 1024 * 1024
ARCHIVE = "application/jsonl"
"""The media type of archives."""
DRAINED = 2 * LARGEST_ARCHIVE
"""How much of a refused body is read all the same: an unread body would cost the client its connection."""


class Request:
    """An HTTP request: what it is for, who makes it, and the services it is made of.

    `seat`, `bearer`, `operator`, `game` and `expected` are set when the request is admitted: the caller's seat, which
    player they are and by which token, or whether they are the operator; the game that is asked about, where its table
    was needed to tell; the version that `If-Match` asks for, as `preconditions` has it. `body` is read
    then, too. `rate` are the headers that tell how often the caller may ask.
    """

    __slots__ = (
        *("bearer", "body", "environ", "expected", "game", "method", "operator", "path", "beside", "seat", "services"),
    )

    def __init__(self, environ: "WSGIEnvironment", services: Services) -> None:
        self.environ = environ
        self.services = services
        self.method: str = environ["REQUEST_METHOD"]
        self.path = _text(environ.get("PATH_INFO", ""))
        self.body = b""
        self.seat: int | None = None
        self.bearer: Bearer | None = None
        self.operator = False
        self.game: Snapshot | None = None
        self.expected: int | None = None
        self.beside: dict[str, str] = {}
        """Headers that its answer has, whatever that is."""

    @property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        return self.method in ("GET", "HEAD")

    @property
    def credentials(self) -> tuple[str, str]:
        """The scheme and the token of `Authorization`; empty where there are none."""
        scheme, _, token = (self.header("AUTHORIZATION") or "").partition(" ")
        return scheme, token

    @property
    def player(self) -> str | None:
        """The player who asks, by id."""
        return self.bearer.player if self.bearer else None

    @property
    def query(self) -> dict[str, str]:
        """The parameters of the query, of several with one name the first."""
        raw = self.environ.get("QUERY_STRING", "")
        return dict(reversed(parse_qsl(_text(raw), keep_blank_values=True))) if raw else {}

    @property
    def address(self) -> str:
        """The client's address: the peer's, or what the trusted proxies say (CAIRN_PROXIES)."""
        address: str = self.environ.get("REMOTE_ADDR", "")
        return address

    @property
    def client(self) -> Client:
        """Who asks, as who shares in something: an address, and the player or the guest's seat. The operator is nobody.

        Raise RedisError if the key of the digests is in Redis, and Redis is away.
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
        """Return the address of a path, wherever the application is mounted."""
        return _text(self.environ.get("SCRIPT_NAME", "")) + path

    @property
    def origin(self) -> str:
        """The service's scheme and host, as the caller knows them."""
        return f"{self.environ['wsgi.url_scheme']}://{_text(self.environ.get('HTTP_HOST', 'localhost'))}"

    def read_body(self, largest: int, media: str) -> None:
        """Read the body; refuse one that is larger, breaks off, or is of another media type."""
        length = self._length()
        # Of unknown length, it is read up to a little more than the limit, or it would be cut off there in silence.
        if length is None or length <= largest:
            self.body = self._read(largest + 1 if length is None else length)
        if max(length or 0, len(self.body)) > largest:
            raise TooLarge(f"A body may have {largest} bytes here, and this one has more.")
        if length is not None and len(self.body) < length:
            raise BadRequest("The body breaks off.")
        kind = self.environ.get("CONTENT_TYPE", "")
        if kind != media and parse_options_header(kind)[0].lower() != media:
            raise UnsupportedMediaType(f"The body must be sent as Content-Type: {media}.")

    def drain(self) -> None:
        """Read what is left of a body that nobody wants; raise TooSlow, BadRequest."""
        remaining = DRAINED
        while remaining > 0 and (more := self.environ["wsgi.input"].read(min(remaining, LARGEST_BODY))):
            remaining -= len(more)

    def _length(self) -> int | None:
        """Return how long the body is said to be, None if that is not told."""
        length = self.environ.get("CONTENT_LENGTH") or ""
        return int(length) if length.isdecimal() else None

    def _read(self, most: int) -> bytes:
        body: Any = self.environ["wsgi.input"]
        pieces = [body.read(min(most, LARGEST_BODY))]
        while pieces[-1] and (remaining := most - sum(map(len, pieces))) > 0:
            pieces.append(body.read(min(remaining, LARGEST_BODY)))
        return b"".join(pieces)


def _text(raw: str) -> str:
    """Return text that WSGI hands over as the latin-1 of its bytes (PEP 3333)."""
    return raw if raw.isascii() else raw.encode("latin-1").decode(errors="replace")
