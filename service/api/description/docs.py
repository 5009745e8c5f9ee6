"""How routes describe what they take and answer, for `openapi.yaml`."""

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, TypeVar, cast

from flask_smorest import Blueprint as SmorestBlueprint
from marshmallow import Schema, ValidationError

from cairn.events.codec import NotJson, load
from cairn.service.api.description.shapes import Schema as JsonSchema
from cairn.service.api.description.shapes import ref
from cairn.service.api.http.admission import known_game
from cairn.service.api.http.preconditions import REPLAYED
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response
from cairn.service.api.http.routes import by_flask
from cairn.service.errors import Invalid, Malformed

View = TypeVar("View", bound=Callable[..., Response])

HEADERS = {
    "ETag": {
        "description": 'The version, and the seat that sees it so: "7", "7-0"; where a player sits, whose name may '
        "change, and after the end with a digest. It is weak "
        '(W/"7") where the answer is compressed; `If-Match` and `If-None-Match` take both.',
        "schema": {"type": "string"},
    },
    "Location": {"description": "The address of the resource.", "schema": {"type": "string"}},
    "Link": {
        "description": "The next page, as rel=next; an import's game, as rel=related.",
        "schema": {"type": "string"},
    },
    REPLAYED: {
        "description": "true: the request was repeated, and nothing was done a second time.",
        "schema": {"type": "boolean"},
    },
    "Allow": {"description": "The methods that this address has.", "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}},
    "RateLimit-Limit": {"description": "How often one may ask in a time.", "schema": {"type": "integer"}},
    "RateLimit-Remaining": {"description": "How often one may still ask in it.", "schema": {"type": "integer"}},
    "RateLimit-Reset": {"description": "Seconds until that begins anew.", "schema": {"type": "integer"}},
    "RateLimit-Policy": {
        "description": 'All limits of this class of routes, each with its time in seconds: "120;w=60, 2000;w=3600".',
        "schema": {"type": "string"},
    },
    "WWW-Authenticate": {"description": "Bearer.", "schema": {"type": "string"}},
}
RATE_HEADERS = ("RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "RateLimit-Policy")
HEADER_PARAMETERS = "x-headers"
"""Where a route's documentation keeps them until the document is written: its own list would replace the query's."""

_PHRASES = {413: "Content Too Large", 422: "Unprocessable Content"}
"""Phrases of RFC 9110 where not every version of Python has them yet."""
_OF_STATUS = {
    401: ["WWW-Authenticate"],
    405: ["Allow"],
    412: ["ETag"],
    429: ["Retry-After", *RATE_HEADERS],
    503: ["Retry-After"],
}


class Blueprint(SmorestBlueprint):
    """A group of routes with their documentation. Their views are given a `Request` and return a `Response`."""

    def route(self, rule: str, **options: Any) -> Callable[[View], View]:
        """Register a view for an address."""
        register = super().route(rule, **options)

        def decorate(view: View) -> View:
            described: View = _describe(self.doc(operationId=_camel_case(view.__name__)))(view)
            register(by_flask(described))
            return described

        return decorate


def _camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))


def takes_body(blueprint: Blueprint, schema: Schema, example: Any) -> Callable[[View], View]:
    """Document the body that a view takes, and pass it on, read by its schema."""

    def decorate(view: View) -> View:
        @wraps(view)
        def read(request: Request, **arguments: Any) -> Response:
            try:
                body = schema.load(load(request.body))
            except NotJson as error:
                raise not_json(error) from error
            except ValidationError as error:
                raise invalid_body(error.messages) from error
            return view(request, body, **arguments)

        described: View = _describe(blueprint.arguments(schema, example=example))(cast(View, read))
        return described

    return decorate


def takes_query(blueprint: Blueprint, schema: Schema) -> Callable[[View], View]:
    """Document the parameters that a view takes, and pass them on, read by their schema; unknown ones are refused."""
    defaults = schema.load({})

    def decorate(view: View) -> View:
        @wraps(view)
        def read(request: Request, **arguments: Any) -> Response:
            query = request.query
            try:
                found = schema.load(query) if query else defaults
            except ValidationError as error:
                if "game" in arguments:
                    known_game(request, arguments["game"])  # that there is no such game comes first
                mistakes = pointers(error.messages, "query")
                raise Invalid("The request is not as documented.", errors=mistakes) from error
            return view(request, found, **arguments)

        described: View = _describe(blueprint.arguments(schema, location="query"))(cast(View, read))
        return described

    return decorate


def documents_body(blueprint: Blueprint, component: str, example: Any) -> Callable[[View], View]:
    """Document the body of a view that reads it by itself: a component of the schemas."""
    content = {"application/json": {"schema": ref(component), "example": example}}
    return _describe(blueprint.doc(requestBody={"required": True, "content": content}))


def not_json(error: NotJson) -> Malformed:
    """Return the refusal of a body that is no JSON."""
    return Malformed(f"The body is {error}.")


def invalid_body(messages: Any) -> Invalid:
    """Return the refusal of a body in which marshmallow, or a reader like it, has found mistakes."""
    return Invalid("The body is not as documented.", errors=pointers(messages))


def documents_answer(blueprint: Blueprint, status: int, component: str, *headers: str) -> Callable[[View], View]:
    """Document what a route answers on success: a component of the schemas, and headers."""
    described = {name: HEADERS[name] for name in headers}
    return _describe(blueprint.response(status, ref(component), headers=described))


def documents_content(blueprint: Blueprint, content_type: str, **schema: str) -> Callable[[View], View]:
    """Document that a route answers on success with something else than JSON."""
    return _describe(blueprint.response(HTTPStatus.OK, schema, content_type=content_type))


def documents_messages(blueprint: Blueprint, events: str, lines: str, component: str) -> Callable[[View], View]:
    """Document that a route answers with a stream: of events, which are text, or of lines, each such a component."""
    described = _describe(blueprint.response(HTTPStatus.OK, ref(component), content_type=lines))
    # Generated clients take what stands first, and the last does.
    return lambda view: documents_content(blueprint, events, type="string")(described(view))


def documents_nothing(blueprint: Blueprint) -> Callable[[View], View]:
    """Document that a route answers on success with nothing."""
    return _describe(blueprint.response(HTTPStatus.NO_CONTENT))


def documents_problems(blueprint: Blueprint, *statuses: int) -> Callable[[View], View]:
    """Document the problems that a route may answer with: its own, and what any may, 408 if it takes a body."""
    found = {*statuses, 429, 500, 503} | ({408} if 413 in statuses else set())
    return _describe(blueprint.doc(responses={str(status): problem(status) for status in sorted(found)}))


def problem(status: int) -> dict[str, Any]:
    """Return the description of a problem's answer."""
    return {
        "description": _PHRASES.get(status, HTTPStatus(status).phrase),
        "headers": {name: HEADERS[name] for name in _OF_STATUS.get(status, [])},
        "content": {"application/problem+json": {"schema": ref("Problem")}},
    }


def documents_etag(blueprint: Blueprint) -> Callable[[View], View]:
    """Document `If-None-Match` and the answer 304."""
    unchanged = {"304": {"description": "Not modified", "headers": {"ETag": HEADERS["ETag"]}}}
    tag = header("If-None-Match", "An ETag that the client has; 304 if it is still current.")
    return _describe(blueprint.doc(responses=unchanged, **{HEADER_PARAMETERS: [tag]}))


def documents_headers(blueprint: Blueprint, *headers: JsonSchema) -> Callable[[View], View]:
    """Document the headers a route reads."""
    return _describe(blueprint.doc(**{HEADER_PARAMETERS: list(headers)}))


def _describe(document: Callable[[View], View]) -> Callable[[View], View]:
    """Attach its documentation to a view, without the wrapper that flask-smorest would call for every request."""

    def describe(view: View) -> View:
        view._apidoc = document(view)._apidoc  # type: ignore[attr-defined]  # where flask-smorest keeps it
        return view

    return describe


def pointers(messages: Any, start: str = "") -> list[dict[str, str]]:
    """Return each mistake that marshmallow found with its JSON pointer (RFC 6901)."""
    if not isinstance(messages, dict):
        return [{"pointer": start, "detail": str(words)} for words in messages]
    found = []
    for step, inner in messages.items():
        name = str(step).replace("~", "~0").replace("/", "~1")
        found += pointers(inner, start if step == "_schema" else f"{start}/{name}")
    return found


def header(name: str, meaning: str, **schema: Any) -> JsonSchema:
    """Return a header parameter."""
    return {"in": "header", "name": name, "description": meaning, "schema": {"type": "string", **schema}}
