"""`openapi.yaml` and `openapi.json`, generated from the routes and the schemas."""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import marshmallow
import yaml
from apispec import APISpec
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.common import resolve_schema_cls
from apispec.ext.marshmallow.openapi import OpenAPIConverter

from cairn.events.series import SERIES
from cairn.events.table import LONGEST_NAME
from cairn.service.api.description import paths
from cairn.service.api.description.sharing import share
from cairn.service.api.games.game import NARROWED, Replay
from cairn.service.api.http.choices import Choice
from cairn.service.api.players.bodies import Name
from cairn.service.api.routes import ROUTES, TAGS
from cairn.service.api.schemas import component_of, components, is_component, one_of, options_of, title
from cairn.service.api.streams.message import WebhookMessage
from cairn.service.queries.fields import JsonSchema, ref
from cairn.service.rules import GAMES

ABOUT = """Board games, each an append-only log of decisions that can be replayed and proven.

A seat's token, given when it is taken, is sent as `Authorization: Bearer …`; requests without one are a spectator's.

Requests are limited per player, guest's seat and address. Responses of limited routes have the `RateLimit-…` headers of
draft-ietf-httpapi-ratelimit-headers-06.

The header `Unreplicated-Version` has a game's version if it is not replicated yet: a failover may revert it. Streams,
feeds and webhooks send only what is replicated.

Seats are counted from 0, versions from 1. Times are UTC in milliseconds. `Accept-Language` selects the language of
texts, of webhooks when they are created.

**What may change.** Within `/v1`, these may be added: paths, optional parameters and fields of requests, fields of
responses, rulesets, levels, problems, and with a new version of a ruleset's rules also options, moves and events.
Clients must ignore what they do not know. Existing parts keep their names, types and meanings. Parts that will be
removed are `deprecated` here for twelve months, and their responses have `Deprecation` (RFC 9745) and `Sunset` (RFC
8594). Finished games remain readable."""

CONTACT = {"name": "The operator of this server"}
"""Each server has its own operator, who answers for it: an address of the project would be wrong."""
EXAMPLES = Path(__file__).with_name("examples.json")
"""Recorded requests and responses of a live service (`paths.Examples`). A test records and checks them."""
SHORT, SHORT_PART = 4000, 110
"""Maximum length of a value in one line, and of its parts if the value itself is longer."""

DELIVERED: JsonSchema = {
    "post": {
        "operationId": "receiveMessage",
        "summary": "Receive a webhook's message",
        "description": "Signed as by Standard Webhooks; see `createWebhook`.",
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
    as_yaml: str = yaml.dump(document, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=2**20)
    as_json = json.dumps(document, ensure_ascii=False, indent=0)  # in lines, for small differences in git
    return {"yaml": as_yaml.encode(), "json": f"{as_json}\n".encode()}


def _document() -> dict[str, Any]:
    bodies: dict[str, type[marshmallow.Schema]] = {}

    def name_of(schema: Any) -> str:
        kind = cast(type[marshmallow.Schema], resolve_schema_cls(schema))
        bodies[kind.__name__] = kind
        return kind.__name__

    plugin = MarshmallowPlugin(schema_name_resolver=name_of)
    spec = APISpec(
        "Cairn",
        "1",
        "3.1.0",
        [plugin],
        info={"description": ABOUT, "contact": CONTACT, "license": {"name": "MIT", "identifier": "MIT"}},
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
            parameters = cast(Any, plugin.resolver).resolve_parameters(parameters)
            operation = paths.operation(route, tag, recorded)
            spec.path(path, operations={route.method.lower(): operation}, parameters=parameters)
    for form in [form for kind in bodies.values() if issubclass(kind, Choice) for form in kind.forms]:
        spec.components.schema(name_of(form), schema=form)
    document = spec.to_dict()
    schemas = document["components"]["schemas"]
    for name, kind in bodies.items():
        schemas[name]["description"] = " ".join((kind.__doc__ or "").split())
        schemas[name] |= getattr(kind, "conditions", {})
        if issubclass(kind, Choice):
            schemas[name] = _choice(kind, schemas[name]["description"])
    _narrow_opening(schemas)
    document["webhooks"] = {"message": DELIVERED}
    document["components"]["responses"] = paths.problems(ROUTES, recorded)
    document["components"]["examples"] = paths.examples(recorded)
    _open_answers(document)
    share(document)
    return document


class _Dumper(yaml.SafeDumper):
    """A dumper without anchors, which not all readers of OpenAPI support. Short values are written in one line."""

    def write_indicator(self, indicator: str, *flags: Any, **named: Any) -> None:
        """Write no space after a comma: that is a fortieth of the document. libyaml's dumper always writes it."""
        super().write_indicator(indicator, *flags, **named)
        self.whitespace = self.whitespace or indicator == ","

    def choose_scalar_style(self) -> str:
        """Write a text with apostrophes or several lines in double quotes, if it has none: that doubles neither."""
        style: str = super().choose_scalar_style()
        text = {*self.event.value}  # type: ignore[union-attr]  # it is a scalar
        return '"' if style == "'" and not {*'"\\'} & text and {*"'\n"} & text else style

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


_Dumper.add_representer(
    paths.Example,
    lambda dumper, example: dumper.represent_mapping("tag:yaml.org,2002:map", dict(example), flow_style=True),
)


def _open_answers(document: dict[str, Any]) -> None:
    """Allow additional fields in objects that only responses have, so that strict clients accept new ones."""
    schemas = document["components"]["schemas"]
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    bodies = [operation["requestBody"] for operation in operations if "requestBody" in operation]
    sent, new = set[str](), [*bodies]
    while new:
        names = {*re.findall(r'"#/components/schemas/(\w+)"', json.dumps(new))} - sent
        sent |= names
        new = [schemas[name] for name in names]
    for name, schema in schemas.items():
        if not schema.get("required", True):
            del schema["required"]
        if name not in sent and schema.get("additionalProperties") is False:
            del schema["additionalProperties"]


def _choice(kind: type[Choice], meaning: str) -> JsonSchema:
    """Describe a body of several forms, with a discriminator if each form has one value of it."""
    members = kind.members()
    if kind.by and len(members) == len(kind.forms):
        return one_of(meaning, kind.by, {value: form.__name__ for value, (form,) in members.items()})
    return {"description": meaning, "oneOf": [ref(form.__name__) for form in kind.forms]}


def _narrow_opening(schemas: dict[str, JsonSchema]) -> None:
    """Describe the request that opens a game by ruleset, so that `options` are those of the ruleset."""
    whole, members = schemas["OpenGameRequest"], {}
    meanings = {name: {"description": field.get("description")} for name, field in whole["properties"].items()}
    for ruleset, seats in ((name, rules.seats) for name, rules in GAMES.items()):
        properties = whole["properties"] | {
            "ruleset": {"type": "string", "const": ruleset} | meanings["ruleset"],
            "options": options_of(ruleset) | meanings["options"],
            "seats": whole["properties"]["seats"] | {"minItems": min(seats), "maxItems": max(seats)},
        }
        members[ruleset] = name = f"{title(ruleset)}OpenGameRequest"
        schemas[name] = whole | {"description": f"A new game of {GAMES[ruleset].title}.", "properties": properties}
    schemas["OpenGameRequest"] = one_of(whole["description"], "ruleset", members)


def _own_fields(converter: OpenAPIConverter, field: Any, *, ret: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
    """Describe fields with our own parsers, and write nullable types as in responses."""
    if "anyOf" in ret:
        ret["oneOf"] = ret.pop("anyOf")
    if isinstance(field, marshmallow.fields.Dict) and field.key_field:
        ret["maxProperties"] = ret.pop("maxLength")
        ret["propertyNames"] = converter.field2property(field.key_field) | {"not": {"type": "string", "const": SERIES}}
    if len(ret.get("enum", ())) == 1:
        ret["const"] = ret.pop("enum")[0]
    if isinstance(field, Name):
        return {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "pattern": r"^\S+( \S+)*$"}
    return {}
