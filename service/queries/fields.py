"""Annotated types of fields that many responses share. The API schema is generated from them."""

from typing import Annotated, Any

from msgspec import Meta

from cairn.events.table import LONGEST_NAME

JsonSchema = dict[str, Any]

Id = Annotated[str, Meta(pattern="^[a-z2-7]{20}$")]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Version = Annotated[int, Meta(ge=1)]
SeatNumber = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


def doc(meaning: str, **more: Any) -> Meta:
    """Return a field's annotation with its description in `openapi.yaml`."""
    return Meta(description=meaning, **more)


def ref(name: str) -> JsonSchema:
    """Return a reference to a component of `openapi.yaml`, for a field whose type does not describe its content."""
    return {"$ref": f"#/components/schemas/{name}"}
