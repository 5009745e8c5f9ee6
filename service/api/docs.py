"""How routes say what they answer, for `openapi.yaml`."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

import marshmallow
from flask_smorest import Blueprint as SmorestBlueprint
from webargs.flaskparser import FlaskParser

from service.api.schemas import Schema, ref

View = TypeVar("View", bound=Callable[..., Any])

HEADERS = {
    "ETag": {"description": "The game's version.", "schema": {"type": "string"}},
    "Location": {"description": "Where it is.", "schema": {"type": "string"}},
    "Link": {"description": "The next page, as rel=next.", "schema": {"type": "string"}},
    "Allow": {"description": "The methods there are.", "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}},
    "WWW-Authenticate": {"description": "Bearer.", "schema": {"type": "string"}},
}
_OF_STATUS = {401: ["WWW-Authenticate"], 405: ["Allow"], 412: ["ETag"], 503: ["Retry-After"]}


class StrictParser(FlaskParser):
    """Reads requests, and refuses parameters nobody knows."""

    DEFAULT_UNKNOWN_BY_LOCATION = FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION | {"query": marshmallow.RAISE}


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
        parameters=[header("If-None-Match", "An ETag one has; 304 if it is still good.")],
        responses={"304": {"description": "Not modified", "headers": {"ETag": HEADERS["ETag"]}}},
    )
    return document


def header(name: str, meaning: str, **schema: Any) -> Schema:
    """Return a header parameter."""
    return {"in": "header", "name": name, "description": meaning, "schema": {"type": "string", **schema}}
