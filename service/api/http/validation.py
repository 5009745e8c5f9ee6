"""Validation of a request's body and query by its route's schemas, and the refusals of invalid ones."""

from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError

from cairn.events.codec import NotJson, load
from cairn.service.api.http.authorization import known_game
from cairn.service.api.http.request import Request
from cairn.service.api.http.route import Route
from cairn.service.errors import Invalid, Malformed, Mistake


def read_request(request: Request, route: Route, game: str | None) -> list[Any]:
    """Return a view's additional arguments: the parsed body or query; unknown parameters are refused."""
    inputs = []
    if route.body and isinstance(route.body.schema, Schema):
        try:
            inputs.append(route.body.schema.load(load(request.body)))
        except NotJson as error:
            raise not_json(error) from error
        except ValidationError as error:
            raise invalid_body(error.messages) from error
    if route.query:
        query = request.query
        try:
            inputs.append(route.query.load(query) if query else _defaults(route.query))
        except ValidationError as error:
            if game is not None:
                known_game(request, game)  # an unknown game takes precedence
            mistakes = pointers(error.messages, "query")
            raise Invalid("The query does not match the schema.", errors=mistakes) from error
    return inputs


@cache
def _defaults(schema: Schema) -> Any:
    return schema.load({})


def not_json(error: NotJson) -> Malformed:
    """Return the refusal of a body that is not JSON."""
    return Malformed(f"The body is {error}.")


def invalid_body(messages: Any) -> Invalid:
    """Return the refusal of a body with mistakes, as marshmallow reports them."""
    return Invalid("The body does not match the schema.", errors=pointers(messages))


def pointers(messages: Any, start: str = "") -> list[Mistake]:
    """Return marshmallow's mistakes with JSON pointers (RFC 6901)."""
    if not isinstance(messages, dict):
        return [Mistake(start, str(message)) for message in messages]
    mistakes = []
    for step, inner in messages.items():
        name = str(step).replace("~", "~0").replace("/", "~1")
        mistakes += pointers(inner, start if step == "_schema" else f"{start}/{name}")
    return mistakes
