"""`openapi.yaml` and `openapi.json`, generated from the routes and the schemas."""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import marshmallow
import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.common import resolve_schema_cls
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from cairn.events.table import LONGEST_NAME
from cairn.service.api.description import paths
from cairn.service.api.description.sharing import share
from cairn.service.api.games.game import NARROWED, Replay
from cairn.service.api.players.bodies import Name
from cairn.service.api.routes import ROUTES, TAGS
from cairn.service.api.schemas import component_of, components, is_component, one_of, title
from cairn.service.api.streams.message import WebhookMessage
from cairn.service.queries.fields import JsonSchema, ref
from cairn.service.rules import GAMES

try:
    from yaml import CSafeDumper as SafeDumper
except ImportError:  # without libyaml, three times as slow
    from yaml import SafeDumper  # type: ignore[assignment]

ABOUT = """Board games, each an append-only log of decisions that can be replayed and proven.

A seat's token, given when it is taken, is sent as `Authorization: Bearer …`; requests without one are a spectator's.

Requests are limited per player, per guest's seat, and per address. Responses of limited routes under `/v1` have the
headers `RateLimit-Limit`, `RateLimit-Remaining`, `RateLimit-Reset` and `RateLimit-Policy`, as in version 06 of
draft-ietf-httpapi-ratelimit-headers; a 429 says in `Retry-After` when to try again.

If the operator replicates games, the header `Unreplicated-Version` has a game's current version if it is not
replicated yet: a failover may revert it. Streams, feeds and webhooks send only what is replicated.

Seats are counted from 0, versions from 1. A game's options, state, moves and events are those of its `ruleset`.

**What may change.** Within `/v1`, these may be added: paths, optional parameters and fields of requests, fields of
responses, rulesets, levels, problems, and with a new version of a ruleset's rules also options, moves and events.
Clients must ignore what they do not know. Existing parts keep their names, types and meanings. Parts that will be
removed are marked `deprecated` here, and their responses say so for at least twelve months: `Deprecation` (RFC 9745)
since when, `Sunset` (RFC 8594) until when. Finished games remain readable as described here, permanently."""

EXAMPLES = Path(__file__).with_name("examples.json")
"""Recorded requests and responses of a live service (`paths.Examples`). A test records and checks them."""
SHORT, SHORT_PART = 3000, 110
"""Maximum length of a value in one line, and of its parts if the value itself is longer."""

DELIVERED: JsonSchema = {
    "post": {
        "operationId": "receiveMessage",
        "summary": "Receive a webhook's message",
        "description": "Signed as in the Standard Webhooks specification; see `createWebhook`.",
        "parameters": [
            {"in": "header", "name": name, "required": True, "description": meaning, "schema": {"type": "string"}}
            for name, meaning in (
                ("webhook-id", "The message's id, the same for each attempt at it."),
                ("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
                ("webhook-signature", "`v1,` and the HMAC-SHA-256 of id, time and body, in base64."),
            )
        ],
        "requestBody": {"required": True, "content": {"application/json": {"schema": component_of(WebhookMessage)}}},
        "responses": {"2XX": {"description": "Any of these statuses acknowledges the message."}},
    }
}
"""The requests that the service sends to receivers of webhooks."""


@cache
def generate() -> Mapping[str, bytes]:
    """Return the document as `yaml` and as `json`. It depends on the code only."""
    document = _document()
    as_yaml: str = yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)
    as_json = json.dumps(document, ensure_ascii=False, indent=0)  # in lines, for small differences in git
    return {"yaml": as_yaml.encode(), "json": f"{as_json}\n".encode()}


def _document() -> dict[str, Any]:
    bodies: dict[str, str] = {}

    def name_of(schema: Any) -> str:
        kind = cast(type[marshmallow.Schema], resolve_schema_cls(schema))
        bodies[kind.__name__] = " ".join((kind.__doc__ or "").split())
        return kind.__name__

    plugin = MarshmallowPlugin(schema_name_resolver=name_of)
    spec = APISpec(
        "Cairn",
        "1",
        "3.1.0",
        [plugin],
        info={"description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}},
        servers=[{"url": "/"}],
        security=[{}, {"token": []}],
    )
    cast(OpenAPIConverter, plugin.converter).add_attribute_function(_own_fields)  # type: ignore[no-untyped-call]  # apispec's
    spec.components.security_scheme("token", {"type": "http", "scheme": "bearer"})
    answers = [answer.schema for route in ROUTES for answer in route.answers if is_component(answer.schema)]
    for name, schema in components(dict.fromkeys([*answers, Replay, WebhookMessage]), NARROWED).items():
        spec.components.schema(name, schema)
    recorded = json.loads(EXAMPLES.read_bytes())
    for tag, (meaning, routes) in TAGS.items():
        spec.tag({"name": tag, "description": meaning})
        for route in routes:
            path, parameters = paths.address(route)
            operation = paths.operation(route, tag, recorded)
            spec.path(path, operations={route.method.lower(): operation}, parameters=parameters)
    document = spec.to_dict()
    schemas = document["components"]["schemas"]
    for name, meaning in bodies.items():
        schemas[name]["description"] = meaning
    _narrow_opening(schemas)
    document["webhooks"] = {"message": DELIVERED}
    document["components"]["responses"] = paths.problems(ROUTES, recorded)
    document["components"]["examples"] = paths.examples(recorded)
    _open_answers(document)
    share(document)
    return document


class _Dumper(SafeDumper):
    """A dumper without anchors, which not all readers of OpenAPI support. Short values are written in one line."""

    def ignore_aliases(self, _data: Any) -> bool:
        """Write all values out instead of aliases."""
        return True

    def represent_mapping(self, tag: str, mapping: Any, flow_style: bool | None = None) -> yaml.MappingNode:
        """Write an object in one line if it is short."""
        return super().represent_mapping(tag, mapping, flow_style or self._is_short(mapping))

    def represent_sequence(self, tag: str, sequence: Any, flow_style: bool | None = None) -> yaml.SequenceNode:
        """Write a list in one line if it is short."""
        return super().represent_sequence(tag, sequence, flow_style or self._is_short(sequence))

    def _is_short(self, data: Any) -> bool:
        parts = [*data.values()] if isinstance(data, dict) else data
        return _length(data) <= SHORT or all(_length(part) <= SHORT_PART for part in parts)


def _length(data: Any) -> int:
    return len(json.dumps(data, ensure_ascii=False))


def _in_flow(dumper: _Dumper, example: paths.Example) -> yaml.MappingNode:
    return dumper.represent_mapping("tag:yaml.org,2002:map", dict(example), flow_style=True)


_Dumper.add_representer(paths.Example, _in_flow)


def _open_answers(document: dict[str, Any]) -> None:
    """Allow additional fields in objects that only responses have, so that strict clients accept new fields."""
    schemas = document["components"]["schemas"]
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    bodies = [operation["requestBody"] for operation in operations if "requestBody" in operation]
    sent, new = set[str](), {*_referred(bodies)}
    while new:
        sent |= new
        new = {*_referred([schemas[name] for name in new])} - sent
    for name, schema in schemas.items():
        if name not in sent and schema.get("additionalProperties") is False:
            del schema["additionalProperties"]


def _referred(node: Any) -> Iterator[str]:
    """Yield the names of the schemas that a part of the document references."""
    if isinstance(node, dict):
        if "/schemas/" in node.get("$ref", ""):
            yield node["$ref"].rpartition("/")[2]
        for inner in node.values():
            yield from _referred(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _referred(inner)


def _narrow_opening(schemas: dict[str, JsonSchema]) -> None:
    """Describe the request that opens a game by ruleset, so that `options` are those of the ruleset."""
    whole, members = schemas["OpenGameRequest"], {}
    meanings = {name: {"description": field.get("description")} for name, field in whole["properties"].items()}
    for ruleset in GAMES:
        properties = whole["properties"] | {
            "ruleset": {"type": "string", "const": ruleset} | meanings["ruleset"],
            "options": ref(f"{title(ruleset)}OptionsRequest") | meanings["options"],
        }
        members[ruleset] = name = f"{title(ruleset)}OpenGameRequest"
        schemas[name] = whole | {"properties": properties}
    schemas["OpenGameRequest"] = one_of(whole["description"], "ruleset", members)


def _own_fields(_converter: OpenAPIConverter, field: Any, *, ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    """Describe fields with our own parsers, and write nullable types as in responses."""
    if "anyOf" in ret:
        ret["oneOf"] = ret.pop("anyOf")
    if isinstance(field, marshmallow.fields.Dict) and "maxLength" in ret:
        ret["maxProperties"] = ret.pop("maxLength")
    if isinstance(field, Name):
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "pattern": r"^\S(.*\S)?$"}
    return {}
