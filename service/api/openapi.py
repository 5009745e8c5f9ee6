"""`openapi.yaml`, generated from the routes and the schemas."""

from functools import cache
from http import HTTPStatus
from typing import Any, cast

import yaml
from apispec import APISpec
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask
from flask_smorest import Api

from service.api import analyses, archives, decisions, forks, games, hints, moves, operations, rulesets, seats, stream
from service.api.bodies import (
    AnalysisRequest,
    ForkRequest,
    HintRequest,
    Name,
    OpenGameRequest,
    SeatRequest,
    TakeSeatRequest,
    UndoRequest,
)
from service.api.docs import HEADER_PARAMETERS
from service.api.schemas import components, title
from service.api.shapes import NAME, Schema, one_of, ref, told, word
from service.rules import GAMES

BLUEPRINTS = (
    rulesets.blueprint,
    games.blueprint,
    seats.blueprint,
    moves.blueprint,
    decisions.blueprint,
    stream.blueprint,
    hints.blueprint,
    analyses.blueprint,
    forks.blueprint,
    archives.blueprint,
    operations.blueprint,
)
ABOUT = """Board games, each one an append-only log of decisions that can be replayed and proven.

A seat's token, given when it is taken, is sent as `Authorization: Bearer …`; a request without one is a spectator's.

Seats are counted from 0, versions from 1. A game's options, state, moves and events are those of its `ruleset`."""

IN_PATHS = {
    "analysis": "An analysis's id, 32 hex digits.",
    "archive": "An archive's id, its SHA-256 in hex.",
    "game": "A game's id.",
    "hint": "A hint's id, 32 hex digits.",
    "name": "A ruleset's name.",
    "seat": "A seat, counted from 0.",
    "version": "A version, counted from 1.",
}
"""The meaning of each parameter in paths."""

BODIES = (SeatRequest, OpenGameRequest, TakeSeatRequest, UndoRequest, ForkRequest, HintRequest, AnalysisRequest)
"""What requests send, but moves."""

_NOT_OURS = ("Error", "PaginationMetadata")
"""Components that flask-smorest adds to every document, and no answer has."""


class DocumentedApi(Api):
    """flask-smorest's documentation, without its error handlers: our refusals are problems."""

    DEFAULT_ERROR_RESPONSE_NAME = None

    def _register_error_handlers(self) -> None:
        """Leave errors to `service.api.problems`."""


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
    document["components"]["responses"] = dict[str, Any]()
    for methods in document["paths"].values():
        for parameter in methods.get("parameters", []):
            parameter["description"] = IN_PATHS[parameter["name"]]
        for operation in methods.values():
            if isinstance(operation, dict):
                operation.setdefault("parameters", []).extend(operation.pop(HEADER_PARAMETERS, []))
                operation["responses"] = _shared_problems(operation["responses"], document["components"]["responses"])
    return yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)


class _Dumper(yaml.SafeDumper):
    """YAML without anchors: not every reader of OpenAPI knows them."""

    def ignore_aliases(self, _data: Any) -> bool:
        """Write each value out where it stands."""
        return True


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


def _shared_problems(responses: dict[str, Any], shared: dict[str, Any]) -> dict[str, Any]:
    """Return an operation's responses in order, each problem as a reference to the one that all operations share."""
    found = {}
    for status, response in sorted(responses.items()):
        if int(status) < HTTPStatus.BAD_REQUEST:
            found[status] = response
        else:
            name = HTTPStatus(int(status)).phrase.replace(" ", "")
            shared[name] = response
            found[status] = {"$ref": f"#/components/responses/{name}"}
    return found


def _own_fields(_converter: OpenAPIConverter, field: Any, **_kwargs: Any) -> dict[str, Any]:
    """Describe the fields that are read by our own code."""
    if isinstance(field, Name):
        return NAME | {"pattern": r"^\S(.*\S)?$"}
    return {}
