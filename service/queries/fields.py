"""Types of members that many answers have, each with what it may be. Answers are described from them."""

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
    """Return what `openapi.yaml` says of a member, for its annotation."""
    return Meta(description=meaning, **more)


def ref(name: str) -> JsonSchema:
    """Return a reference to a component of `openapi.yaml`: of a field, where its type does not tell what is in it."""
    return {"$ref": f"#/components/schemas/{name}"}
