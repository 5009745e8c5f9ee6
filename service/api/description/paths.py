"""The paths of `openapi.yaml`: each operation as described by its route."""

import re
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

from cairn.service.api.http.preconditions import REPLAYED
from cairn.service.api.http.response import PROBLEM_JSON
from cairn.service.api.http.route import IF_NONE_MATCH, Answer, Body, Route
from cairn.service.api.schemas import component_of, is_component, title
from cairn.service.errors import ProblemBody
from cairn.service.queries.fields import JsonSchema

ANY = "any"
"""The ruleset of an example that is the same for all rulesets."""

Examples = dict[str, dict[str, dict[str, Any]]]
"""Requests and responses, by `example_key`, media type and ruleset."""


class Example(dict[str, Any]):
    """An example, as a component."""


def example_key(operation: str, status: str = "", schema: JsonSchema | None = None) -> str:
    """Return the key of a response's examples: its component's name, so that equal responses share examples.

    Without a status, return the key of the operation's request; problems have a key per status.
    """
    component: str = (schema or {}).get("$ref", "").rpartition("/")[2]
    if component == "Problem":
        return component + status
    return component or f"{operation[0].upper()}{operation[1:]}{status or 'Request'}"


def _example_name(key: str, media: str, ruleset: str) -> str:
    kind = "" if media.endswith("json") else media.partition("/")[2].title().replace("-", "")
    return f"{key}{kind}{title(ruleset)}"


def examples(recorded: Examples) -> dict[str, Example]:
    """Return all examples as components."""
    return {
        _example_name(key, media, ruleset): Example(value=body)
        for key, medias in recorded.items()
        for media, bodies in medias.items()
        for ruleset, body in bodies.items()
    }


def _header(meaning: str, type_: str = "string") -> JsonSchema:
    return {"description": meaning, "schema": {"type": type_}}


HEADERS = {
    "ETag": _header(
        'The version and the viewing seat: "7", "7-0"; with a digest if players hold seats, as names may change, and '
        'after the end. It is weak (W/"7") if the response is compressed; `If-Match` and `If-None-Match` accept '
        "both."
    ),
    "Location": _header("The address of the resource."),
    "Link": _header("The next page, as rel=next; an import's game, as rel=related."),
    REPLAYED: _header("true if the request was repeated, and its first result is returned.", "boolean"),
    "Allow": _header("The methods of this path."),
    "Retry-After": _header("Seconds to wait.", "integer"),
    "RateLimit-Limit": _header("Allowed requests in the current window.", "integer"),
    "RateLimit-Remaining": _header("Requests left in the current window.", "integer"),
    "RateLimit-Reset": _header("Seconds until the next window.", "integer"),
    "RateLimit-Policy": _header(
        'All limits of this class of routes, each with its window in seconds: "120;w=60, 2000;w=3600".'
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
    "pairing": "A pairing's id.",
    "place": "A participant, counted from 0.",
    "player": "A player's id.",
    "ruleset": "A ruleset's name.",
    "seat": "A seat, counted from 0.",
    "series": "A series' id.",
    "token": "The id of a player's token.",
    "version": "A version, counted from 1.",
    "webhook": "A webhook's id.",
}
"""Descriptions of path parameters."""

_PHRASES = {413: "Content Too Large", 422: "Unprocessable Content"}
"""Phrases of RFC 9110 that older versions of Python lack."""
_OF_STATUS = {
    401: ["WWW-Authenticate"],
    405: ["Allow"],
    412: ["ETag"],
    429: ["Retry-After", *RATE_HEADERS],
    503: ["Retry-After"],
}
_LARGEST = 2**31 - 1
_WORD = {"type": "string", "minLength": 1, "maxLength": 64}
_PARAMETER = re.compile(r"<(?:(int):)?(\w+)>")


def address(route: Route) -> tuple[str, list[JsonSchema]]:
    """Return a route's path in OpenAPI's form, and its parameters."""
    parameters = [
        {
            "in": "path",
            "name": name,
            "required": True,
            "schema": {"type": "integer", "minimum": 0, "maximum": _LARGEST} if kind else _WORD,
            "description": IN_PATHS[name],
        }
        for kind, name in _PARAMETER.findall(route.path)
    ]
    return _PARAMETER.sub(r"{\2}", route.path), parameters


def operation(route: Route, tag: str, recorded: Examples) -> JsonSchema:
    """Describe a route's operation, with recorded examples; marshmallow's schemas are resolved by apispec."""
    summary, *paragraphs = re.split(r"\n\n+", cleandoc(route.view.__doc__ or ""))
    query = [{"in": "query", "schema": route.query}] if route.query else []
    headers = [IF_NONE_MATCH, *route.headers] if route.has_etag else route.headers
    name = re.sub("_(.)", lambda letter: letter[1].upper(), route.name)
    return _filled(
        {
            "operationId": name,
            "tags": [tag],
            "summary": summary,
            "description": "\n\n".join(_one_line(each) for each in paragraphs),
            "parameters": [*query, *headers],
            "requestBody": _request(route, example_key(name), recorded),
            "responses": dict(_responses(route, name, recorded)),
        }
    )


def _request(route: Route, key: str, recorded: Examples) -> JsonSchema | None:
    if route.body is None:
        return None
    return {"required": True, "content": {route.body.media: _content(route.body, key, recorded)}}


def _content(body: Body | Answer, key: str, recorded: Examples) -> JsonSchema:
    """Describe the content of a request or response, with examples by ruleset."""
    names = {of: _example_name(key, body.media, of) for of in recorded.get(key, {}).get(body.media, {})}
    shown = {of: {"$ref": f"#/components/examples/{name}"} for of, name in names.items()}
    return _filled({"schema": _schema(body.schema), "examples": shown})


def _responses(route: Route, name: str, recorded: Examples) -> Iterator[tuple[str, JsonSchema]]:
    """Yield the responses in the order of their statuses; problems are references to shared components."""
    statuses = {answer.status for answer in route.answers} | route.statuses | ({304} if route.has_etag else set())
    for status in sorted(statuses):
        if status == HTTPStatus.NOT_MODIFIED:
            yield "304", {"description": "Not modified", "headers": {"ETag": HEADERS["ETag"]}}
        elif status in route.statuses:
            yield str(status), {"$ref": f"#/components/responses/{status}"}
        else:
            answers = [answer for answer in route.answers if answer.status == status]
            yield str(status), _response(name, answers, recorded)


def _response(name: str, answers: list[Answer], recorded: Examples) -> JsonSchema:
    status = answers[0].status
    content = {
        answer.media: _content(answer, example_key(name, str(status), _schema(answer.schema)), recorded)
        for answer in answers
        if answer.schema
    }
    headers = {name: HEADERS[name] for answer in answers for name in answer.headers}
    return _filled({"description": _phrase(status), "headers": headers, "content": content})


def _one_line(paragraph: str) -> str:
    """Join the lines of a Markdown paragraph; keep those of a list."""
    return paragraph if paragraph.startswith(("- ", "```", "|")) else " ".join(paragraph.split())


def _filled(described: JsonSchema) -> JsonSchema:
    """Remove empty members."""
    return {name: value for name, value in described.items() if value}


def _schema(schema: Any) -> Any:
    return component_of(schema) if is_component(schema) else schema


def problems(routes: Iterable[Route], recorded: Examples) -> dict[str, JsonSchema]:
    """Return components for the problems of all routes."""
    statuses = set[int]().union(*(route.statuses for route in routes))
    return {
        str(status): _response(
            "", [Answer(status, ProblemBody, tuple(_OF_STATUS.get(status, ())), media=PROBLEM_JSON)], recorded
        )
        for status in sorted(statuses)
    }


def _phrase(status: int) -> str:
    return _PHRASES.get(status, HTTPStatus(status).phrase)
