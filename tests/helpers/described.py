"""The API's description, and the check of responses against it."""

import json
import re
from functools import cache
from typing import Any

import requests
import yaml
from helpers.api import ROOT
from jsonschema import Draft202012Validator

from cairn.service.api.http.streaming import NDJSON


@cache
def described() -> Any:
    """Return the contents of `openapi.yaml`, parsed on first use: parsing takes longer than most tests."""
    return yaml.load((ROOT / "openapi.yaml").read_text(), Loader=yaml.CSafeLoader)


@cache
def closed() -> dict[str, Any]:
    """Return the components, each closed: a response member that the description lacks is then an error."""
    schemas = {name: whole(schema) for name, schema in described()["components"]["schemas"].items()}
    schemas = {
        name: schema | {"additionalProperties": False} if "properties" in schema else schema
        for name, schema in schemas.items()
    }
    return described()["components"] | {"schemas": schemas}


def whole(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a component with the members of the component that it extends."""
    if "allOf" not in schema:
        return schema
    base, own = schema["allOf"]
    known = whole(described()["components"]["schemas"][base["$ref"].rpartition("/")[2]])
    properties = known["properties"] | own["properties"]
    return known | own | {"properties": properties, "required": [*known["required"], *own["required"]]}


def operation(method: str, path: str) -> dict[str, Any]:
    """Return the description of an operation."""
    address, paths = path.partition("?")[0], described()["paths"]
    fitting = [route for route in paths if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", route), address)]
    route = min(fitting, key=lambda route: route.count("{"))  # a path without parameters takes precedence (OpenAPI 3.1)
    operation: dict[str, Any] = paths[route][method.lower()]
    return operation


def parameters(method: str, path: str) -> list[str]:
    """Return the names of the parameters in an operation's query and headers."""
    listed = described()["paths"][path][method.lower()]["parameters"]
    return [whole_parameter(each)["name"] for each in listed]


def whole_parameter(parameter: dict[str, Any]) -> dict[str, Any]:
    """Return a parameter, or the component that it refers to."""
    shared: dict[str, Any] = described()["components"]["parameters"]
    return shared[parameter["$ref"].rpartition("/")[2]] if "$ref" in parameter else parameter


def resolved(response: dict[str, Any]) -> dict[str, Any]:
    """Return a response, or the component that it refers to."""
    if "$ref" in response:
        found: dict[str, Any] = described()["components"]["responses"][response["$ref"].rpartition("/")[2]]
        return found
    return response


def check(method: str, path: str, answer: requests.Response) -> str:
    """Check a response's status, media type and body against the document; return the operation's name."""
    described_operation = operation(method, path)
    name: str = described_operation["operationId"]
    response = resolved(described_operation["responses"][str(answer.status_code)])
    if answer.status_code in (204, 304):
        assert answer.content == b""
        return name
    media = answer.headers["Content-Type"].partition(";")[0]
    assert media in response["content"], (method, path, media)
    if media.endswith("json"):
        schema = {"components": closed(), **response["content"][media]["schema"]}
        for body in map(json.loads, filter(None, answer.text.splitlines())) if media == NDJSON else [answer.json()]:
            Draft202012Validator(schema).validate(body)
    return name
