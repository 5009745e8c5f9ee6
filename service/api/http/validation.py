"""What a route's schemas make of a request's body and its query, and the refusal of what they cannot read."""

from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError

from cairn.events.codec import NotJson, load
from cairn.service.api.http.authorization import known_game
from cairn.service.api.http.request import Request
from cairn.service.api.http.route import Route
from cairn.service.errors import Invalid, Malformed, Mistake


def read_request(request: Request, route: Route, game: str | None) -> list[Any]:
    """Return what a view is called with beside the request: its body, or its query; unknown parameters are refused."""
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
                known_game(request, game)  # that there is no such game comes first
            mistakes = pointers(error.messages, "query")
            raise Invalid("The request is not as documented.", errors=mistakes) from error
    return inputs


@cache
def _defaults(schema: Schema) -> Any:
    return schema.load({})


def not_json(error: NotJson) -> Malformed:
    """Return the refusal of a body that is no JSON."""
    return Malformed(f"The body is {error}.")


def invalid_body(messages: Any) -> Invalid:
    """Return the refusal of a body in which marshmallow, or a reader like it, has found mistakes."""
    return Invalid("The body is not as documented.", errors=pointers(messages))


def pointers(messages: Any, start: str = "") -> list[Mistake]:
    """Return each mistake that marshmallow found with its JSON pointer (RFC 6901)."""
    if not isinstance(messages, dict):
        return [Mistake(start, str(message)) for message in messages]
    mistakes = []
    for step, inner in messages.items():
        name = str(step).replace("~", "~0").replace("/", "~1")
        mistakes += pointers(inner, start if step == "_schema" else f"{start}/{name}")
    return mistakes
