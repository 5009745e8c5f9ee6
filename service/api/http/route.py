"""A route: one record with all facts about a path and a method, defined next to its view.

Routing, authorization, rate limits and `openapi.yaml` all read it; facts about views are stated nowhere else.
"""

from collections.abc import Callable
from typing import Any, Literal

from marshmallow import Schema
from msgspec import Struct

from cairn.service.api.http.request import ARCHIVE, LARGEST_ARCHIVE, LARGEST_BODY
from cairn.service.api.http.response import JSON, Response
from cairn.service.queries.fields import JsonSchema

IDENTIFIED = ("/v1/games", "/v1/stream", "/v1/me", "/v1/webhooks", "/v1/series", "/v1/pairings")
"""Prefixes of paths whose responses depend on the caller."""


class Body(Struct, frozen=True):
    """A request's body: a schema that parses it, or a struct or a JSON Schema if the view parses it itself."""

    schema: Schema | type | JsonSchema
    media: str = JSON
    largest: int = LARGEST_BODY


class Answer(Struct, frozen=True):
    """A response: a status, a body's struct, titled union or schema, and headers."""

    status: int
    schema: Any = None
    headers: tuple[str, ...] = ()
    media: str = JSON


class Route(Struct, frozen=True):
    """A view with its path, its access rules, its inputs and its responses.

    A view is called with the request, then its parsed body or query if the route has one, and the path's
    parameters by name.

    - `answer`: one or more `Answer`s, or just the struct of the response (`answers`).
    - `needs`: 401 without the valid token of a `seat`, held by a guest or a player; of a `holder` of one, or a
      player for whom one is reserved; of a `player`; or of the `operator`.
    - `headers`: additional header parameters that it reads, besides the implied ones.
    - `problems`: additional statuses of problems, besides the implied ones (`statuses`).
    - `limit`: the class of its rate limit, if not `reads` or `moves`; outside of `/v1` it is counted separately, and
      without a class not at all.
    - `cost`: the number of requests that it counts as. The rows of a page may cost more (`authorization.ROWS`).
    - `of_stored`: it reads the log as stored, and so can respond about an unreadable log, too, as to a spectator.
    - `only_reads`: a POST without changes, for which a read-only token is sufficient.
    - `takes_link`: a link token is used up here.
    - `hot`: it is about one game, and called so often that Flask's routing costs too much.
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
        """Its name in metrics, and in another notation in generated clients."""
        return self.view.__name__

    @property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        return self.method == "GET" or self.only_reads

    @property
    def page_size(self) -> int:
        """The default number of rows of its page; 0 if it has no page."""
        limit = self.query.fields.get("limit") if self.query else None
        return limit.load_default if limit else 0

    @property
    def writes_beside_logs(self) -> bool:
        """Whether it may write without an append to a log; hot routes only append or read."""
        return not (self.reads or self.hot)

    @property
    def identifies(self) -> bool:
        """Whether its response depends on the caller."""
        return self.path.startswith(IDENTIFIED)

    @property
    def answers(self) -> list[Answer]:
        """The successful responses: a struct alone means a 200, None means a 204."""
        given = self.answer if isinstance(self.answer, tuple) else (self.answer,)
        return [each if isinstance(each, Answer) else Answer(200 if each else 204, each) for each in given]

    @property
    def has_etag(self) -> bool:
        """Whether a client that has the current response receives 304."""
        return self.method == "GET" and any("ETag" in answer.headers for answer in self.answers)

    @property
    def statuses(self) -> set[int]:
        """The statuses of all problems that it may respond with: its own, and the implied ones."""
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
    "Idempotency-Key", "A repeated request with the same key has no further effect.", minLength=1, maxLength=255
)
LONG_IDEMPOTENCY_KEY = header_parameter(
    "Idempotency-Key",
    "A repeated request with the same key has no further effect; 32 characters or more if the response has a token.",
    minLength=1,
    maxLength=255,
)
IF_MATCH = header_parameter(
    "If-Match", "The ETag of the expected version; 412 if the game has a newer one.", maxLength=4096
)
IF_NONE_MATCH = header_parameter(
    "If-None-Match", "An ETag that the client has; 304 if it is still current.", maxLength=4096
)

ARCHIVE_BODY = Body({"type": "string"}, media=ARCHIVE, largest=LARGEST_ARCHIVE)
"""An archive, which the view parses itself."""
