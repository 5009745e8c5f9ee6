"""Encodings of stream messages: Server-Sent Events, or JSON Lines (NDJSON)."""

from typing import Any

from msgspec import Struct
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

from cairn.events.codec import dump
from cairn.events.decision import tag_of
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import ALWAYS_ASK
from cairn.service.api.http.route import Answer

EVENT_STREAM = "text/event-stream"
NDJSON = "application/x-ndjson"


def describe_stream(message: Any = None) -> tuple[Answer, ...]:
    """Return the responses of a streaming route: Server-Sent Events, and JSON Lines if a message type is given."""
    events = Answer(200, {"type": "string"}, media=EVENT_STREAM)
    return (events, Answer(200, message, media=NDJSON)) if message else (events,)


class Message(Struct, tag_field="type"):
    """A message; its type identifies its kind."""

    @property
    def type(self) -> str:
        """The message's type."""
        return tag_of(type(self))


class Versioned(Message):
    """A message about a version; an event has type and version outside its data."""

    version: int
    data: Any


class Encoding(Struct, frozen=True):
    """A media type, and its heartbeat."""

    media: str
    heartbeat: bytes

    @property
    def headers(self) -> dict[str, str]:
        """The headers of a stream."""
        return {
            "Content-Type": f"{self.media}; charset=utf-8",
            "Cache-Control": ALWAYS_ASK,
            "Vary": "Authorization, Accept",
            "X-Accel-Buffering": "no",  # otherwise nginx would buffer messages
        }

    def write(self, message: Message, position: str | None = None) -> bytes:
        """Encode a message; an event has an id from which a client can continue. JSON has no line breaks."""
        if self.media == NDJSON:
            return dump(message) + b"\n"
        kind = message.type.encode()
        if isinstance(message, Versioned):
            return b"event: %s\nid: %d\ndata: %s\n\n" % (kind, message.version, dump(message.data))
        if position:
            return b"event: %s\nid: %s\ndata: %s\n\n" % (kind, position.encode(), dump(message))
        return b"event: %s\ndata: %s\n\n" % (kind, dump(message))


SSE = Encoding(EVENT_STREAM, b":\n\n")
LINES = Encoding(NDJSON, b"\n")


def encoding_of(request: Request) -> Encoding:
    """Return the requested encoding of a stream: Server-Sent Events unless `Accept` prefers NDJSON."""
    accepted = parse_accept_header(request.header("ACCEPT"), MIMEAccept)
    return LINES if accepted.best_match([EVENT_STREAM, NDJSON]) == NDJSON else SSE
