"""The addresses of `openapi.yaml`: each operation as its route's record tells it."""

import re
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

from cairn.service.api.http.preconditions import REPLAYED
from cairn.service.api.http.route import IF_NONE_MATCH, Answer, Route
from cairn.service.api.schemas import component_of, is_component
from cairn.service.errors import ProblemBody
from cairn.service.queries.fields import JsonSchema


def _header(meaning: str, type_: str = "string") -> JsonSchema:
    return {"description": meaning, "schema": {"type": type_}}


HEADERS = {
    "ETag": _header(
        'The version, and the seat that sees it so: "7", "7-0"; where a player sits, whose name may change, and after '
        'the end with a digest. It is weak (W/"7") where the answer is compressed; `If-Match` and `If-None-Match` take '
        "both."
    ),
    "Location": _header("The address of the resource."),
    "Link": _header("The next page, as rel=next; an import's game, as rel=related."),
    REPLAYED: _header("true: the request was repeated, and nothing was done a second time.", "boolean"),
    "Allow": _header("The methods that this address has."),
    "Retry-After": _header("Seconds.", "integer"),
    "RateLimit-Limit": _header("How often one may ask in a time.", "integer"),
    "RateLimit-Remaining": _header("How often one may still ask in it.", "integer"),
    "RateLimit-Reset": _header("Seconds until that begins anew.", "integer"),
    "RateLimit-Policy": _header(
        'All limits of this class of routes, each with its time in seconds: "120;w=60, 2000;w=3600".'
    ),
    "WWW-Authenticate": _header("Bearer."),
}
RATE_HEADERS = ("RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "RateLimit-Policy")

IN_PATHS = {
    "analysis": "An analysis's id, 32 hex digits.",
    "archive": "An archive's id, its SHA-256 in hex.",
    "clause": "A clause's number, as ST-04.",
    "game": "A game's id.",
    "hint": "A hint's id, 32 hex digits.",
    "name": "A ruleset's name.",
    "player": "A player's id.",
    "ruleset": "A ruleset's name.",
    "seat": "A seat, counted from 0.",
    "token": "The id of a player's token.",
    "version": "A version, counted from 1.",
    "webhook": "A webhook's id.",
}
"""The meaning of each parameter in paths."""

_PHRASES = {413: "Content Too Large", 422: "Unprocessable Content"}
"""Phrases of RFC 9110 where not every version of Python has them yet."""
_OF_STATUS = {
    401: ["WWW-Authenticate"],
    405: ["Allow"],
    412: ["ETag"],
    429: ["Retry-After", *RATE_HEADERS],
    503: ["Retry-After"],
}
_PARAMETER = re.compile(r"<(?:(int):)?(\w+)>")


def address(route: Route) -> tuple[str, list[JsonSchema]]:
    """Return a route's path as OpenAPI writes it, and the parameters in it."""
    parameters = [
        {
            "in": "path",
            "name": name,
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if kind else {"type": "string", "minLength": 1},
            "description": IN_PATHS[name],
        }
        for kind, name in _PARAMETER.findall(route.path)
    ]
    return _PARAMETER.sub(r"{\2}", route.path), parameters


def operation(route: Route, tag: str, examples: dict[str, Any]) -> JsonSchema:
    """Return what a route does, with what it once answered; marshmallow's schemas stand as they are."""
    summary, _, description = cleandoc(route.view.__doc__ or "").partition("\n\n")
    query = [{"in": "query", "schema": route.query}] if route.query else []
    headers = [IF_NONE_MATCH, *route.headers] if route.has_etag else route.headers
    name = re.sub("_(.)", lambda letter: letter[1].upper(), route.name)
    return _filled(
        {
            "operationId": name,
            "tags": [tag],
            "summary": summary,
            "description": description,
            "parameters": [*query, *headers],
            "requestBody": _request(route),
            "responses": dict(_responses(route, examples.get(name, {}))),
        }
    )


def _request(route: Route) -> JsonSchema | None:
    if route.body is None:
        return None
    content = {"schema": _schema(route.body.schema)}
    if route.body.example is not None:
        content["example"] = route.body.example
    return {"required": True, "content": {route.body.media: content}}


def _responses(route: Route, examples: dict[str, Any]) -> Iterator[tuple[str, JsonSchema]]:
    """Yield the responses in the order of their statuses; problems are told once for all routes."""
    statuses = {answer.status for answer in route.answers} | route.statuses | ({304} if route.has_etag else set())
    for status in sorted(statuses):
        if status == HTTPStatus.NOT_MODIFIED:
            yield "304", {"description": "Not modified", "headers": {"ETag": HEADERS["ETag"]}}
        elif status in route.statuses:
            yield str(status), {"$ref": f"#/components/responses/{_phrase(status).replace(' ', '')}"}
        else:
            answers = [answer for answer in route.answers if answer.status == status]
            yield str(status), _response(status, answers, examples.get(str(status)))


def _response(status: int, answers: list[Answer], example: Any) -> JsonSchema:
    """Return what is answered with a status; where it has several media types, there is an example of each."""
    content = {answer.media: {"schema": _schema(answer.schema)} for answer in answers if answer.schema}
    for media, described in content.items():
        described["example"] = example[media] if len(content) > 1 else example
    headers = {name: HEADERS[name] for answer in answers for name in answer.headers}
    return _filled({"description": _phrase(status), "headers": headers, "content": content})


def _filled(described: JsonSchema) -> JsonSchema:
    """Leave out what is empty."""
    return {name: value for name, value in described.items() if value}


def _schema(schema: Any) -> Any:
    return component_of(schema) if is_component(schema) else schema


def problems(routes: Iterable[Route], examples: dict[str, Any]) -> dict[str, JsonSchema]:
    """Return the problems that any route may answer with, as components."""
    statuses = set[int]().union(*(route.statuses for route in routes))
    return {
        _phrase(status).replace(" ", ""): _response(
            status,
            [Answer(status, ProblemBody, tuple(_OF_STATUS.get(status, ())), media="application/problem+json")],
            examples[str(status)],
        )
        for status in sorted(statuses)
    }


def _phrase(status: int) -> str:
    return _PHRASES.get(status, HTTPStatus(status).phrase)
