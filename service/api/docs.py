"""How routes say what they answer, for `openapi.yaml`."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

import marshmallow
import orjson
from flask import Request
from flask_smorest import Blueprint as SmorestBlueprint
from webargs.flaskparser import FlaskParser

from service.api.schemas import Schema, ref
from service.errors import Malformed

View = TypeVar("View", bound=Callable[..., Any])

HEADERS = {
    "ETag": {"description": "The game's version.", "schema": {"type": "string"}},
    "Location": {"description": "Where it is.", "schema": {"type": "string"}},
    "Link": {"description": "The next page, as rel=next.", "schema": {"type": "string"}},
    "Allow": {"description": "The methods there are.", "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}},
    "WWW-Authenticate": {"description": "Bearer.", "schema": {"type": "string"}},
}
HEADER_PARAMETERS = "x-headers"
"""Where a route's documentation keeps them until the document is written: its own list would replace the query's."""

_OF_STATUS = {401: ["WWW-Authenticate"], 405: ["Allow"], 412: ["ETag"], 503: ["Retry-After"]}


class StrictParser(FlaskParser):
    """Reads requests: parameters nobody knows are refused, and so is what is not JSON to the letter."""

    DEFAULT_UNKNOWN_BY_LOCATION = FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION | {"query": marshmallow.RAISE}

    def _raw_load_json(self, req: Request) -> Any:
        """Return the body's JSON; `service.api.http.admit` has looked at its media type."""
        try:
            return orjson.loads(req.get_data(cache=True))
        except orjson.JSONDecodeError as error:
            raise Malformed(f"The body is not JSON: {error}.") from error


class Blueprint(SmorestBlueprint):
    """A group of routes with their documentation."""

    ARGUMENTS_PARSER = StrictParser()


def answers(blueprint: Blueprint, status: int, component: str, *headers: str) -> Callable[[View], View]:
    """Document what a route answers when all is well: a component of the schemas, and headers."""
    described = {name: HEADERS[name] for name in headers}
    document: Callable[[View], View] = blueprint.response(status, ref(component), headers=described)
    return document


def refuses(blueprint: Blueprint, *statuses: int) -> Callable[[View], View]:
    """Document the problems a route may answer with; 503 always can come."""
    document: Callable[[View], View] = blueprint.doc(
        responses={
            str(status): {
                "description": HTTPStatus(status).phrase,
                "headers": {name: HEADERS[name] for name in _OF_STATUS.get(status, [])},
                "content": {"application/problem+json": {"schema": ref("Problem")}},
            }
            for status in (*statuses, 503)
        }
    )
    return document


def conditional(blueprint: Blueprint) -> Callable[[View], View]:
    """Document `If-None-Match` and the answer 304."""
    document: Callable[[View], View] = blueprint.doc(
        responses={"304": {"description": "Not modified", "headers": {"ETag": HEADERS["ETag"]}}},
        **{HEADER_PARAMETERS: [header("If-None-Match", "An ETag one has; 304 if it is still good.")]},
    )
    return document


def reads(blueprint: Blueprint, *headers: Schema) -> Callable[[View], View]:
    """Document the headers a route reads."""
    document: Callable[[View], View] = blueprint.doc(**{HEADER_PARAMETERS: list(headers)})
    return document


def header(name: str, meaning: str, **schema: Any) -> Schema:
    """Return a header parameter."""
    return {"in": "header", "name": name, "description": meaning, "schema": {"type": "string", **schema}}
