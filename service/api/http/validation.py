"""Validation of a request's body and query by its route's schemas, and the refusals of invalid ones."""

from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError

from cairn.events.codec import MAX_MISTAKES, NotJson, load
from cairn.service.api.http.authorization import known_game
from cairn.service.api.http.marshmallow_fields import Parameters
from cairn.service.api.http.request import REPEATED, Request
from cairn.service.api.http.route import Route
from cairn.service.errors import Invalid, Malformed, Mistake, NotFound


def read_request(request: Request, route: Route, game: str | None) -> list[Any]:
    """Return a view's additional arguments: the parsed body or query. Refuse wrong parameters of query and headers."""
    inputs = []
    if route.body and isinstance(route.body.schema, Schema):
        try:
            inputs.append(route.body.schema.load(load(request.body)))
        except NotJson as error:
            raise not_json(error) from error
        except ValidationError as error:
            raise invalid_body(error.messages) from error
    mistakes = _read(route.in_headers, _headers(request, route))[1]
    if route.query:
        values, wrong = _read(route.query, request.parameters)
        inputs.append(values)
        mistakes = mistakes + wrong
    if mistakes:
        if game is not None:
            known_game(request, game)  # an unknown game takes precedence
        raise Invalid(mistakes[0].detail, errors=mistakes)
    return inputs


def read_path(route: Route, texts: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters of a path. Raise NotFound if one has not its form."""
    values, mistakes = route.in_path.read([*texts.items()])
    if mistakes:
        raise NotFound(mistakes[0].detail, errors=mistakes)
    return values


def _headers(request: Request, route: Route) -> list[tuple[str, str]]:
    """Return the route's headers: repeated ones twice, except lists of entity tags (RFC 9110, 5.3)."""
    sent = [(name, request.header(name.upper().replace("-", "_"))) for name in route.in_headers.fields]
    twice = request.environ.get(REPEATED, set()) - {"If-Match", "If-None-Match"}
    return [(name, value) for name, value in sent if value is not None for _ in range(1 + (name in twice))]


def _read(schema: Parameters, given: list[tuple[str, str]]) -> tuple[dict[str, Any], list[Mistake]]:
    return schema.read(given) if given else _defaults(schema)


@cache
def _defaults(schema: Parameters) -> tuple[dict[str, Any], list[Mistake]]:
    return schema.read([])


def not_json(error: NotJson) -> Malformed:
    """Return the refusal of a body that is not JSON."""
    return Malformed("body-not-json", error=str(error))


def invalid_body(messages: Any, start: str = "") -> Invalid:
    """Return the refusal of a body with mistakes, as marshmallow reports them."""
    return Invalid("body-against-schema", errors=pointers(messages, start)[:MAX_MISTAKES])


def pointers(messages: Any, start: str = "") -> list[Mistake]:
    """Return marshmallow's mistakes with JSON pointers (RFC 6901)."""
    if not isinstance(messages, dict):
        return [Mistake(pointer=start, detail=str(message)) for message in messages]
    mistakes = []
    for step, inner in messages.items():
        name = str(step).replace("~", "~0").replace("/", "~1")
        mistakes += pointers(inner, start if step == "_schema" else f"{start}/{name}")
    return mistakes
