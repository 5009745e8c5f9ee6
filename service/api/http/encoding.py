"""How the messages of a stream go over the wire: as Server-Sent Events, or as JSON Lines (NDJSON)."""

from msgspec import Struct
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from cairn.service.api.http.door import may_wait
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK
from cairn.service.errors import TooManyRequests, Unavailable

RETRY_AFTER = 10
EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"


class Wire(Struct, frozen=True):
    """A media type, what says in it that a stream lives, and a message: one about a version, and one of a feed."""

    media: str
    heartbeat: bytes
    _versioned: bytes
    _fed: bytes

    @property
    def headers(self) -> dict[str, str]:
        """The headers of a stream."""
        return {
            "Content-Type": f"{self.media}; charset=utf-8",
            "Cache-Control": ALWAYS_ASK,
            "Vary": "Authorization, Accept",
            "X-Accel-Buffering": "no",  # nginx would hold messages back
        }

    def versioned(self, event: str, version: int, data: bytes) -> bytes:
        """Return a message about a version; JSON has no line ends of its own."""
        return self._versioned % (event.encode(), version, data)

    def fed(self, event: str, data: bytes) -> bytes:
        """Return a message of a feed, whose data name the event, too."""
        return self._fed % {b"event": event.encode(), b"data": data}


SSE = Wire(EVENT_STREAM, b":\n\n", b"event: %s\nid: %d\ndata: %s\n\n", b"event: %(event)s\ndata: %(data)s\n\n")
LINES = Wire(NDJSON, b"\n", b'{"type":"%s","version":%d,"data":%s}\n', b"%(data)s\n")


def wire_of(request: Request) -> Wire:
    """Return how the caller wants a stream: as Server-Sent Events unless `Accept` prefers NDJSON."""
    accepted = parse_accept_header(request.header("ACCEPT"), MIMEAccept)
    return LINES if accepted.best_match([EVENT_STREAM, NDJSON]) == NDJSON else SSE


def take_place(request: Request) -> None:
    """Take a place for a stream; refuse the request if its address has too many, or none is left."""
    if not may_wait(request):
        raise TooManyRequests("Your address has too many streams and long polls.", retry_after=RETRY_AFTER)
    if not request.services.broadcast.take_place():
        raise Unavailable("No more streams can be served now; try again, or poll.", retry_after=RETRY_AFTER)
