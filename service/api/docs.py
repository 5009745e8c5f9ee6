"""How routes describe what they take and answer, for `openapi.yaml`."""

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, TypeVar, cast

import marshmallow
from flask import request
from flask_smorest import Blueprint as SmorestBlueprint
from marshmallow import Schema
from webargs.flaskparser import FlaskParser

from events.codec import Undecodable, load
from service.api.shapes import Schema as JsonSchema
from service.api.shapes import ref
from service.errors import Invalid, Malformed

View = TypeVar("View", bound=Callable[..., Any])

HEADERS = {
    "ETag": {
        "description": 'The version, and the seat that sees it so: "7", "7-0"; after the end with a digest.',
        "schema": {"type": "string"},
    },
    "Location": {"description": "The address of the resource.", "schema": {"type": "string"}},
    "Link": {
        "description": "The next page, as rel=next; an import's game, as rel=related.",
        "schema": {"type": "string"},
    },
    "Allow": {"description": "The methods that this address has.", "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}},
    "WWW-Authenticate": {"description": "Bearer.", "schema": {"type": "string"}},
}
HEADER_PARAMETERS = "x-headers"
"""Where a route's documentation keeps them until the document is written: its own list would replace the query's."""

_OF_STATUS = {401: ["WWW-Authenticate"], 405: ["Allow"], 412: ["ETag"], 429: ["Retry-After"], 503: ["Retry-After"]}


class StrictParser(FlaskParser):
    """Reads queries, and refuses unknown parameters."""

    DEFAULT_UNKNOWN_BY_LOCATION = FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION | {"query": marshmallow.RAISE}


class Blueprint(SmorestBlueprint):
    """A group of routes with their documentation."""

    ARGUMENTS_PARSER = StrictParser()


def takes_body(blueprint: Blueprint, schema: Schema, example: Any) -> Callable[[View], View]:
    """Document the body that a route takes, and pass it on, read by its schema."""

    def decorate(view: View) -> View:
        documented = blueprint.arguments(schema, example=example)(view)

        @wraps(documented)
        def read(*args: Any, **options: Any) -> Any:
            try:
                body = schema.load(load(request.get_data()))
            except Undecodable as error:
                raise Malformed(f"The body is {error}.") from error
            except marshmallow.ValidationError as error:
                raise Invalid("The body is not as documented.", errors=pointers(error.messages)) from error
            return view(body, *args, **options)

        return cast(View, read)

    return decorate


def documents_answer(blueprint: Blueprint, status: int, component: str, *headers: str) -> Callable[[View], View]:
    """Document what a route answers on success: a component of the schemas, and headers."""
    described = {name: HEADERS[name] for name in headers}
    return _describe(blueprint.response(status, ref(component), headers=described))


def documents_problems(blueprint: Blueprint, *statuses: int) -> Callable[[View], View]:
    """Document the problems that a route may answer with: its own, and what any may, 408 if it takes a body."""
    responses = {
        str(status): {
            "description": HTTPStatus(status).phrase,
            "headers": {name: HEADERS[name] for name in _OF_STATUS.get(status, [])},
            "content": {"application/problem+json": {"schema": ref("Problem")}},
        }
        for status in sorted({*statuses, 429, 500, 503} | ({408} if 413 in statuses else set()))
    }
    return _describe(blueprint.doc(responses=responses))


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
