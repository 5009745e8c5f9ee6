"""Find all mistakes of a value that does not fit its type: msgspec itself stops at the first."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import Struct, ValidationError

Path = tuple[str | int, ...]
Found = tuple[Path, ValidationError | str]
"""The path of a mistake, and msgspec's error there, or a sentence."""

MISSING, UNKNOWN = "missing field", "unknown field"


def mistakes(raw: Any, kind: Any, path: Path = ()) -> Iterator[Found]:
    """Yield the mistakes of parsed JSON, for each field of an object and each item of an array."""
    try:
        msgspec.convert(raw, kind)
    except ValidationError as error:
        inner = _inner(raw, kind, path)
        yield next(inner, (path, error))
        yield from inner


def _inner(raw: Any, kind: Any, path: Path) -> Iterator[Found]:
    """Yield the mistakes inside an object or an array; nothing if the value itself is wrong."""
    origin = get_origin(kind)
    if origin is Annotated:
        yield from _inner(raw, get_args(kind)[0], path)
    elif isinstance(raw, list) and origin in (list, tuple):
        for place, item in enumerate(raw):
            yield from mistakes(item, get_args(kind)[0], (*path, place))
    elif isinstance(raw, dict) and (struct := _struct_of(raw, kind)):
        tag = (get_origin(struct) or struct).__struct_config__.tag_field
        fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
        yield from ((((*path, name)), UNKNOWN) for name in raw if name not in fields and name != tag)
        for name, field in fields.items():
            if name in raw:
                yield from mistakes(raw[name], field.type, (*path, name))
            elif field.required:
                yield (*path, name), MISSING


def _struct_of(raw: dict[str, Any], kind: Any) -> Any:
    """Return the struct that an object should match, in a union the member that its tag names; None without a match."""
    if get_origin(kind) in (Union, UnionType):
        members = [member for member in get_args(kind) if isinstance(member, type) and issubclass(member, Struct)]
        named = [m for m in members if m.__struct_config__.tag == raw.get(m.__struct_config__.tag_field or "")]
        return named[0] if len(named) == 1 else None
    struct = get_origin(kind) or kind
    return kind if isinstance(struct, type) and issubclass(struct, Struct) else None
