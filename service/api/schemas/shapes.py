"""What schemas are put together from."""

from collections.abc import Mapping
from typing import Any

from cairn.service.queries.fields import ref

Schema = dict[str, Any]


def maybe(schema: Schema) -> Schema:
    """Return the schema, or null. Generated clients check no pattern of what may be null, so it has none."""
    if isinstance(schema.get("type"), str) and not {"const", "enum"} & {*schema}:
        nullable = schema | {"type": [schema["type"], "null"]}
        nullable.pop("pattern", None)
        return nullable
    return {"oneOf": [schema, {"type": "null"}]}


def word(only: str) -> Schema:
    """Return a string that is always the same."""
    return {"type": "string", "const": only}


def one_of(meaning: str, by: str, members: Mapping[str, str]) -> Schema:
    """Return one of several components, told apart by a member: by its value, the component's name."""
    return {
        "description": meaning,
        "oneOf": [ref(name) for name in members.values()],
        "discriminator": {
            "propertyName": by,
            "mapping": {value: f"#/components/schemas/{name}" for value, name in members.items()},
        },
    }


def told(meaning: str, schema: Schema) -> Schema:
    """Return the schema with its meaning."""
    return schema | {"description": meaning}
