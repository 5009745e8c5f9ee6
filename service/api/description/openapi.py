"""`openapi.yaml`, generated from the routes and the schemas."""

import json
from collections.abc import Iterator
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, cast

import yaml
from apispec import APISpec
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask
from flask_smorest import Api

from cairn.service.api.description.bodies import (
    AnalysisRequest,
    ClockRequest,
    FeedRequest,
    FeedSeatRequest,
    ForkRequest,
    HintRequest,
    Name,
    OpenGameRequest,
    PlayerRequest,
    RematchRequest,
    SeatRequest,
    TakeSeatRequest,
    TokenRequest,
    UndoRequest,
    WebhookChange,
    WebhookRequest,
)
from cairn.service.api.description.docs import HEADER_PARAMETERS, problem
from cairn.service.api.description.schemas import components, title
from cairn.service.api.description.shapes import NAME, Schema, one_of, ref, told, word
from cairn.service.api.games import analyses, archives, decisions, forks, games, hints, moves, rematches, seats
from cairn.service.api.operations import operations, rulesets
from cairn.service.api.players import players, standings
from cairn.service.api.streams import feed, stream
from cairn.service.api.webhooks import webhooks
from cairn.service.errors import UnreadableLog
from cairn.service.rules import GAMES

BLUEPRINTS = (
    rulesets.blueprint,
    games.blueprint,
    seats.blueprint,
    moves.blueprint,
    decisions.blueprint,
    stream.blueprint,
    feed.blueprint,
    hints.blueprint,
    analyses.blueprint,
    forks.blueprint,
    rematches.blueprint,
    players.blueprint,
    webhooks.blueprint,
    standings.blueprint,
    archives.blueprint,
    operations.blueprint,
)
ABOUT = """Board games, each one an append-only log of decisions that can be replayed and proven.

A seat's token, given when it is taken, is sent as `Authorization: Bearer …`; a request without one is a spectator's.

One may ask only so often: as a player, with a guest's seat, or else from an address. Where there is a limit, answers
under `/v1` tell it in `RateLimit-Limit`, `RateLimit-Remaining`, `RateLimit-Reset` and `RateLimit-Policy`, as version 06
of draft-ietf-httpapi-ratelimit-headers has them; a 429 tells in `Retry-After` when to ask again.

Seats are counted from 0, versions from 1. A game's options, state, moves and events are those of its `ruleset`.

**What may change.** Within `/v1` there may come: an address, a parameter or a member of a request that may be left out,
a member of an answer, a ruleset, a level, a problem, and with a new version of a ruleset's rules an option, a move or
an event. So clients leave aside what they do not know. What is there keeps its name, its type and its meaning. What is
to go is marked `deprecated` here, and its answers say so for at least twelve months: `Deprecation` (RFC 9745) since
when, `Sunset` (RFC 8594) until when. A finished game is answered for ever as this description says."""

IN_PATHS = {
    "analysis": "An analysis's id, 32 hex digits.",
    "archive": "An archive's id, its SHA-256 in hex.",
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

EXAMPLES = Path(__file__).with_name("examples.json")
"""What a live service answered: by operation and status, problems by status. A test records and checks them."""
PROBLEM = "problem"

BODIES = (
    SeatRequest,
    ClockRequest,
    OpenGameRequest,
    TakeSeatRequest,
    UndoRequest,
    ForkRequest,
    RematchRequest,
    PlayerRequest,
    TokenRequest,
    HintRequest,
    AnalysisRequest,
    FeedSeatRequest,
    FeedRequest,
    WebhookRequest,
    WebhookChange,
)
"""What requests send, but moves."""

DELIVERED: Schema = {
    "post": {
        "operationId": "receiveMessage",
        "summary": "What a webhook is sent",
        "description": "Signed as the Standard Webhooks specification says; `createWebhook` tells more.",
        "parameters": [
            {"in": "header", "name": name, "required": True, "description": meaning, "schema": {"type": "string"}}
            for name, meaning in (
                ("webhook-id", "The message's id, the same for each attempt at it."),
                ("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
                ("webhook-signature", "`v1,` and the HMAC-SHA-256 of id, time and body, in base64."),
            )
        ],
        "requestBody": {"required": True, "content": {"application/json": {"schema": ref("WebhookMessage")}}},
        "responses": {"2XX": {"description": "Any of these takes it."}},
    }
}
"""What the service sends by itself."""

_NOT_OURS = ("Error", "PaginationMetadata")
"""Components that flask-smorest adds to every document, and no answer has."""


class DocumentedApi(Api):
    """flask-smorest's documentation, without its error handlers: our refusals are problems."""

    DEFAULT_ERROR_RESPONSE_NAME = None

    def _register_error_handlers(self) -> None:
        """Leave errors to `cairn.service.api.http.problems`."""


def register(app: Flask) -> None:
    """Register all routes and what describes them."""
    app.config |= {
        "API_TITLE": "Cairn",
        "API_VERSION": "1",
        "OPENAPI_VERSION": "3.1.0",
        "API_SPEC_OPTIONS": {
            "info": {"description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
            "servers": [{"url": "/"}],
            "security": [{}, {"token": []}],
        },
    }
    api = DocumentedApi(app)
    spec = cast(APISpec, api.spec)
    spec.components.security_scheme("token", {"type": "http", "scheme": "bearer"})
    for name, schema in components().items():
        spec.components.schema(name, schema)
    converter = cast(OpenAPIConverter, api.ma_plugin.converter)
    converter.add_attribute_function(_own_fields)  # type: ignore[no-untyped-call]  # apispec leaves it untyped
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    app.extensions["openapi"] = cache(lambda: write(spec))


def write(spec: APISpec) -> str:
    """Return the document as YAML, always the same for the same code."""
    document = spec.to_dict()
    schemas = document["components"]["schemas"]
    for body in BODIES:
        schemas[body.__name__]["description"] = " ".join((body.__doc__ or "").split())
    for name in _NOT_OURS:
        del schemas[name]
    _narrow_opening(schemas)
    document["webhooks"] = {"message": DELIVERED}
    document["components"]["responses"] = dict[str, Any]()
    examples = json.loads(EXAMPLES.read_bytes())
    for path, methods in document["paths"].items():
        for parameter in methods.get("parameters", []):
            parameter["description"] = IN_PATHS[parameter["name"]]
        for operation in methods.values():
            if isinstance(operation, dict):
                operation.setdefault("parameters", []).extend(operation.pop(HEADER_PARAMETERS, []))
                if "{game}" in path or operation["operationId"] == "openFeed":
                    operation["responses"][str(UnreadableLog.status)] = problem(UnreadableLog.status)
                told = examples.get(operation["operationId"], {}) | examples[PROBLEM]
                operation["responses"] = {
                    status: _with_example(response, told.get(status))
                    for status, response in sorted(operation["responses"].items())
                }
                _share_problems(operation["responses"], document["components"]["responses"])
    _open_answers(document)
    return yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)


class _Dumper(yaml.SafeDumper):
    """YAML without anchors: not every reader of OpenAPI knows them."""

    def ignore_aliases(self, _data: Any) -> bool:
        """Write each value out where it stands."""
        return True


def _open_answers(document: dict[str, Any]) -> None:
    """Let objects that only answers have hold members that are not there yet, so that strict clients go on."""
    schemas = document["components"]["schemas"]
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    bodies = [operation["requestBody"] for operation in operations if "requestBody" in operation]
    sent, found = set[str](), {*_referred(bodies)}
    while found:
        sent |= found
        found = {*_referred([schemas[name] for name in found])} - sent
    for name, schema in schemas.items():
        if name not in sent and schema.get("additionalProperties") is False:
            del schema["additionalProperties"]


def _referred(node: Any) -> Iterator[str]:
    """Yield the names of the components that a part of the document refers to."""
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].rpartition("/")[2]
        for inner in node.values():
            yield from _referred(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _referred(inner)


def _narrow_opening(schemas: dict[str, Schema]) -> None:
    """Describe what opens a game by ruleset, so that `options` are those of the ruleset."""
    whole = schemas["OpenGameRequest"]
    members = {}
    for ruleset in GAMES:
        name = f"{title(ruleset)}OpenGameRequest"
        properties = whole["properties"] | {
            "ruleset": told(whole["properties"]["ruleset"]["description"], word(ruleset)),
            "options": told(whole["properties"]["options"]["description"], ref(f"{title(ruleset)}OptionsRequest")),
        }
        schemas[name] = whole | {"properties": properties}
        members[ruleset] = name
    schemas["OpenGameRequest"] = one_of(whole["description"], "ruleset", members)


def _with_example(response: Any, example: Any) -> Any:
    """Return a response with what was once answered so; where it has several media types, in each of them."""
    if "content" not in response:
        return response
    by_media = example if len(response["content"]) > 1 else dict.fromkeys(response["content"], example)
    content = {media: described | {"example": by_media[media]} for media, described in response["content"].items()}
    return response | {"content": content}


def _share_problems(responses: dict[str, Any], shared: dict[str, Any]) -> None:
    """Put references in place of an operation's problems: each is told once for all operations."""
    for status, response in responses.items():
        if int(status) >= HTTPStatus.BAD_REQUEST:
            name = response["description"].replace(" ", "")
            shared[name] = response
            responses[status] = {"$ref": f"#/components/responses/{name}"}


def _own_fields(_converter: OpenAPIConverter, field: Any, *, ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    """Describe the fields that are read by our own code, and what may be null as in answers."""
    if "anyOf" in ret:
        ret["oneOf"] = ret.pop("anyOf")
    if isinstance(field, Name):
        return NAME | {"pattern": r"^\S(.*\S)?$"}
    return {}
