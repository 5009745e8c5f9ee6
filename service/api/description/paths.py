"""The paths of `openapi.yaml`: each operation as described by its route."""

import re
from collections.abc import Iterable, Iterator
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

from cairn.service.api.http.response import PROBLEM_JSON, REPLAYED
from cairn.service.api.http.route import ARCHIVE_BODY, Answer, Body, Route
from cairn.service.api.schemas import component_of, is_component, title
from cairn.service.errors import ProblemBody
from cairn.service.queries.fields import JsonSchema

ANY = "any"
"""The ruleset of an example that is the same for all rulesets."""
EXPORTED = "ExportArchive200"
"""The key of the examples of archives: what is exported is imported."""

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
    return f"{key}{kind}{title(ruleset) if ruleset != ANY else ''}"


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
        'after the end. It is weak (W/"7") if compressed; `If-Match` and `If-None-Match` accept '
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

_PHRASES = {413: "Content Too Large", 422: "Unprocessable Content"}
"""Phrases of RFC 9110 that older versions of Python lack."""
_OF_STATUS = {
    401: ["WWW-Authenticate"],
    405: ["Allow"],
    412: ["ETag"],
    429: ["Retry-After", *RATE_HEADERS],
    503: ["Retry-After"],
}
WHO = {
    "seat": "It needs a seat's or its player's token.",
    "holder": "It needs the token of the seat, or of its player, who holds it or has it reserved.",
    "player": "It needs a player's token.",
    "operator": "It needs the operator's token.",
    "webhook": "It needs its creator's token, or its secret; others get 404.",
}
"""Who may call an operation, by what its route needs; anyone may call others."""


def address(route: Route) -> tuple[str, list[JsonSchema]]:
    """Return a route's path in OpenAPI's form, and its parameters."""
    parameters = [{"in": "path", "schema": route.in_path}] if route.in_path.fields else []
    return re.sub(r"<(?:int:)?(\w+)>", r"{\1}", route.path), parameters


def operation(route: Route, tag: str, recorded: Examples) -> JsonSchema:
    """Describe a route's operation, with recorded examples; marshmallow's schemas are resolved by apispec."""
    first, *others = re.split(r"\n\n+", cleandoc(route.view.__doc__ or ""))
    who = WHO.get("webhook" if "<webhook>" in route.path else route.needs or "")
    summary, _, more = _one_line(first).partition(". ")
    query = [{"in": "query", "schema": route.query}] if route.query else []
    headers = [{"in": "header", "schema": route.in_headers}] if route.in_headers.fields else []
    name = re.sub("_(.)", lambda letter: letter[1].upper(), route.name)
    key = EXPORTED if route.body is ARCHIVE_BODY else example_key(name)
    body = route.body and {route.body.media: _content(route.body, key, recorded)}
    return _filled(
        {
            "operationId": name,
            "tags": [tag],
            "summary": f"{summary.removesuffix('.')}.",
            "description": "\n\n".join(_one_line(each) for each in (more, *others, who) if each),
            "parameters": [*query, *headers],
            "requestBody": body and {"required": True, "content": body},
            "responses": dict(_responses(route, name, recorded)),
        }
    )


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
    phrase = _PHRASES.get(status, HTTPStatus(status).phrase)
    return _filled({"description": phrase, "headers": headers, "content": content})


def _one_line(paragraph: str) -> str:
    """Join the lines of a Markdown paragraph; keep those of a list."""
    return paragraph if paragraph.startswith(("- ", "```", "|")) else " ".join(paragraph.split())


def _filled(described: JsonSchema) -> JsonSchema:
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
