"""A route: one record with all facts about a path and a method, defined next to its view.

Routing, authorization, rate limits and `openapi.yaml` all read it; facts about views are stated nowhere else.
"""

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Literal

from marshmallow import Schema, fields
from marshmallow.validate import Length, Range
from msgspec import Struct

from cairn.service.api.http.marshmallow_fields import GAME_ID, Digits, Parameters, Pattern, about, text
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


class Route(Struct, frozen=True, dict=True):
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
    query: Parameters | None = None
    headers: tuple[Mapping[str, fields.String], ...] = ()
    problems: tuple[int, ...] = ()
    limit: Literal["open", "expensive", "reads"] | None = None
    cost: int = 1
    of_stored: bool = False
    only_reads: bool = False
    takes_link: bool = False
    hot: bool = False

    @cached_property
    def name(self) -> str:
        """Its name in metrics, and in another notation in generated clients."""
        return self.view.__name__

    @cached_property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        return self.method == "GET" or self.only_reads

    @cached_property
    def in_path(self) -> Parameters:
        """The parameters of its path."""
        return _parameters({name: IN_PATHS[name] for name in re.findall(r"(\w+)>", self.path)})

    @cached_property
    def in_headers(self) -> Parameters:
        """The parameters in headers, `If-None-Match` included."""
        implied = (IF_NONE_MATCH,) if self.has_etag else ()
        return _parameters({name: field for each in (*implied, *self.headers) for name, field in each.items()})

    @cached_property
    def page_size(self) -> int:
        """The default number of rows of its page; 0 if it has no page."""
        limit = self.query.fields.get("limit") if self.query else None
        return limit.load_default if limit else 0

    @cached_property
    def writes_beside_logs(self) -> bool:
        """Whether it may write without an append to a log; hot routes only append or read."""
        return not (self.reads or self.hot)

    @cached_property
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
            (422,): self.query or self.in_headers.fields,
            (401,): self.identifies,
            (403,): self.identifies and not self.reads,
            (404,): "<" in self.path,
            (501,): "<game>" in self.path,
            (507,): not self.reads,
            (409,): "<game>" in self.path and not self.reads and self.needs != "operator",
            (412,): IF_MATCH in self.headers,
        }
        return {*self.problems}.union(*(statuses for statuses, applies in following.items() if applies))


def _parameters(named: Mapping[str, fields.Field[Any]]) -> Parameters:
    schema: Parameters = Parameters.from_dict({**named})()  # type: ignore[assignment]  # it returns a class of its own
    return schema


def _digits(least: int, meaning: str) -> fields.Integer:
    return Digits(validate=Range(least, 2**31 - 1), metadata=about(meaning))


_HASH = Pattern("^[0-9a-f]{32}$", "32 hex digits")
_SHA256 = "64 hex digits"
_RULESET = Pattern("^[a-z][a-z0-9_]{0,63}$", "a name in small letters, such as schotten_totten")
IN_PATHS: Mapping[str, fields.Field[Any]] = {
    "analysis": text("An analysis's id.", _HASH),
    "archive": text("An archive's id.", Pattern("^[0-9a-f]{64}(-dry)?$", f"{_SHA256}, or these and -dry")),
    "clause": text("A clause's number.", Pattern("^[A-Z]{1,8}-[0-9]{1,4}$", "letters and a number, such as ST-04")),
    "game": text("A game's id.", GAME_ID),
    "hint": text("A hint's id.", _HASH),
    "name": text("A ruleset's name.", _RULESET),
    "pairing": text("A pairing's id.", GAME_ID),
    "place": _digits(0, "A participant, counted from 0."),
    "player": text("A player's id.", GAME_ID),
    "ruleset": text("A ruleset's name.", _RULESET),
    "seat": _digits(0, "A seat, counted from 0."),
    "series": text("A series' id.", GAME_ID),
    "token": text("The id of a player's token.", Pattern("^[0-9a-f]{64}$", _SHA256)),
    "version": _digits(1, "A version, counted from 1."),
    "webhook": text("A webhook's id.", GAME_ID),
}
"""Parameters of paths."""

KEY_WITH_TOKEN = 32
"""Minimum length of an idempotency key if the response has a token, which any sender of the key receives."""
LONG_KEY = f"{KEY_WITH_TOKEN} to 255 printable ASCII characters"
_KEY_PATTERN = Pattern("^[!-~]([ -~]{0,253}[!-~])?$", "1 to 255 printable ASCII characters")
_LONG_PATTERN = Pattern(f"^[!-~][ -~]{{{KEY_WITH_TOKEN - 2},253}}[!-~]$", LONG_KEY)
_KEY, _LONG_KEY = (_KEY_PATTERN, Length(1, 255)), (_LONG_PATTERN, Length(KEY_WITH_TOKEN, 255))
_ONCE = "A repeated request with the same key has no further effect"
IDEMPOTENCY_KEY = {"Idempotency-Key": text(f"{_ONCE}.", *_KEY)}
GUEST_IDEMPOTENCY_KEY = {
    "Idempotency-Key": text(f"{_ONCE}; {KEY_WITH_TOKEN} characters or more if the response has a token.", *_KEY)
}
LONG_IDEMPOTENCY_KEY = {"Idempotency-Key": text(f"{_ONCE}.", *_LONG_KEY)}
REQUIRED_IDEMPOTENCY_KEY = {"Idempotency-Key": text(f"{_ONCE}.", *_LONG_KEY, required=True)}
# RFC 9110, 8.8.3 and 5.6.1.2: empty elements of a list are ignored.
_ETAG = r'(W/)?"[!#-~\x80-\xff]*"'
_ETAGS = (
    Pattern(rf"^(\*|[\t ,]*{_ETAG}([\t ]*,[\t ,]*{_ETAG})*[\t ,]*)$", 'a list of entity tags, such as "7-0", or *'),
    Length(max=4096),
)
IF_MATCH = {"If-Match": text("The ETag of the expected version; 412 if the game has a newer one.", *_ETAGS)}
IF_NONE_MATCH = {"If-None-Match": text("An ETag that the client has; 304 if it is still current.", *_ETAGS)}

ARCHIVE_BODY = Body({"type": "string"}, media=ARCHIVE, largest=LARGEST_ARCHIVE)
"""An archive, which the view parses itself."""
