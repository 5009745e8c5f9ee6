"""Types of named values of games, such as a card or a tile: each is a component of `openapi.yaml`."""

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, get_origin

import msgspec

from cairn.service.queries.fields import JsonSchema, ref

Named = dict[str, str]
"""Component names by schema, in canonical JSON."""


def values_of(kinds: Iterable[Any]) -> dict[str, JsonSchema]:
    """Return the named value types in the modules of these structs, if they have a description."""
    named: dict[str, Any] = {}
    for module in dict.fromkeys(kind.__module__ for kind in kinds):
        named |= {name: kind for name, kind in vars(sys.modules[module]).items() if get_origin(kind) is Annotated}
    schemas = {name: msgspec.json.schema(kind) for name, kind in named.items() if not name.startswith("_")}
    return {
        name: schema
        for name, schema in schemas.items()
        if "description" in schema and ("enum" in schema or schema.get("type") in ("integer", "string"))
    }


def refer(node: Any, values: Mapping[str, JsonSchema]) -> Any:
    """Return a schema in which each named value is replaced by a reference.

    A reference to an enum keeps the description of its field; other values are replaced only if they are equal.
    """
    whole = {canonical(schema): name for name, schema in values.items()}
    choices = {canonical(schema["enum"]): name for name, schema in reversed([*values.items()]) if "enum" in schema}
    return _refer(node, whole, choices)


def _refer(node: Any, whole: Named, choices: Named) -> Any:
    if isinstance(node, list):
        return [_refer(item, whole, choices) for item in node]
    if not isinstance(node, dict):
        return node
    if name := whole.get(canonical(node)):
        return ref(name)
    if isinstance(node.get("enum"), list) and (name := choices.get(canonical(node["enum"]))):
        meaning = {"description": node["description"]} if "description" in node else {}
        return ref(name) | meaning
    return {key: _refer(value, whole, choices) for key, value in node.items()}


def canonical(schema: Any) -> str:
    """Return a schema as JSON, which is equal for equal schemas."""
    return json.dumps(schema, ensure_ascii=False)
