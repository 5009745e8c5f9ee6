"""A route: one record of all that is known of an address and a method, beside the view that answers there.

Routing, admission, the counting of requests and `openapi.yaml` all read it; nothing else says anything of a view.
"""

from collections.abc import Callable
from typing import Any, Literal

from marshmallow import Schema
from msgspec import Struct

from cairn.service.api.http.request import ARCHIVE, LARGEST_ARCHIVE, LARGEST_BODY
from cairn.service.api.http.response import JSON, Response
from cairn.service.queries.fields import JsonSchema

IDENTIFIED = ("/v1/games", "/v1/stream", "/v1/me", "/v1/webhooks", "/v1/series", "/v1/pairings")
"""How the paths begin where it matters who asks."""


class Body(Struct, frozen=True):
    """What a request sends: a schema that reads it, or a struct, or a JSON Schema, that the view reads by itself."""

    schema: Schema | type | JsonSchema
    media: str = JSON
    largest: int = LARGEST_BODY


class Answer(Struct, frozen=True):
    """What a view answers: a status, its body as a struct, a union of some with a title, or a schema, and headers."""

    status: int
    schema: Any = None
    headers: tuple[str, ...] = ()
    media: str = JSON


class Route(Struct, frozen=True):
    """A view, where it is, who may use it, what it takes, and what it answers.

    A view is called with the request, then its body or its query where the route has one that is read for it, and the
    path's parameters by name.

    - `answer`: an `Answer` or several, or the struct of an answer that has nothing else to tell (`answers`).
    - `needs`: 401 without the valid token of a `seat`, as a guest or a player holds it; of a `holder` of one, or a
      player for whom one is reserved; of a `player`; or of the `operator`.
    - `headers`: the header parameters that it reads, beside those that follow from the rest.
    - `problems`: the statuses of its own problems, beside those that follow from the rest (`statuses`).
    - `limit`: the class of requests that it counts as, if it is another than `reads` or `moves`; outside of `/v1` it
      counts apart, and without a class not at all.
    - `cost`: as how many requests it counts. Where it has a page, its rows may cost more (`admission.ROWS`).
    - `of_stored`: it reads the log as it is stored, and so answers of one that cannot be read, too: as to nobody.
    - `only_reads`: a POST that changes nothing, so that a token that may only read is enough.
    - `takes_link`: a link token is used up here.
    - `hot`: it is about one game, and called so often that Flask's way to it costs too much.
    """

    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    view: Callable[..., Response]
    answer: Any = None
    needs: Literal["seat", "holder", "player", "operator"] | None = None
    body: Body | None = None
    query: Schema | None = None
    headers: tuple[JsonSchema, ...] = ()
    problems: tuple[int, ...] = ()
    limit: Literal["open", "expensive", "reads"] | None = None
    cost: int = 1
    of_stored: bool = False
    only_reads: bool = False
    takes_link: bool = False
    hot: bool = False

    @property
    def name(self) -> str:
        """What it is called in metrics, and in its own way by generated clients."""
        return self.view.__name__

    @property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        return self.method == "GET" or self.only_reads

    @property
    def page_size(self) -> int:
        """How many rows its page has where nothing else is asked for; 0 if it has no page."""
        limit = self.query.fields.get("limit") if self.query else None
        return limit.load_default if limit else 0

    @property
    def writes_beside_logs(self) -> bool:
        """Whether it may write what no append to a log waits for; what is hot appends, or reads."""
        return not (self.reads or self.hot)

    @property
    def identifies(self) -> bool:
        """Whether it matters who asks."""
        return self.path.startswith(IDENTIFIED)

    @property
    def answers(self) -> list[Answer]:
        """What it answers where it does what is asked: a struct alone stands for a 200, and nothing for a 204."""
        given = self.answer if isinstance(self.answer, tuple) else (self.answer,)
        return [each if isinstance(each, Answer) else Answer(200 if each else 204, each) for each in given]

    @property
    def has_etag(self) -> bool:
        """Whether a client that has the answer is told 304."""
        return self.method == "GET" and any("ETag" in answer.headers for answer in self.answers)

    @property
    def statuses(self) -> set[int]:
        """The statuses of all problems that it may answer with: its own, and what follows from the rest."""
        following = {
            (429, 500, 503): self.path.startswith("/v1"),
            (400, 408, 413, 415, 422): self.body,
            (422,): self.query,
            (401,): self.identifies,
            (403,): self.identifies and not self.reads,
            (404,): "<" in self.path,
            (501,): "<game>" in self.path,
            (507,): not self.reads,
            (409,): "<game>" in self.path and not self.reads and self.needs != "operator",
            (412,): IF_MATCH in self.headers,
        }
        return {*self.problems}.union(*(statuses for statuses, applies in following.items() if applies))


def header_parameter(name: str, meaning: str, **schema: Any) -> JsonSchema:
    """Return a header parameter."""
    return {"in": "header", "name": name, "description": meaning, "schema": {"type": "string", **schema}}


IDEMPOTENCY_KEY = header_parameter(
    "Idempotency-Key", "A repeated request with the same key changes nothing twice.", minLength=1, maxLength=255
)
LONG_IDEMPOTENCY_KEY = header_parameter(
    "Idempotency-Key",
    "A repeated request with the same key changes nothing twice; at least 32 characters if the answer holds a token.",
    minLength=1,
    maxLength=255,
)
IF_MATCH = header_parameter(
    "If-Match", "The ETag of the version it is meant for; 412 if the game has moved on.", maxLength=4096
)
IF_NONE_MATCH = header_parameter(
    "If-None-Match", "An ETag that the client has; 304 if it is still current.", maxLength=4096
)

ARCHIVE_BODY = Body({"type": "string"}, media=ARCHIVE, largest=LARGEST_ARCHIVE)
"""An archive, which the view reads by itself."""
