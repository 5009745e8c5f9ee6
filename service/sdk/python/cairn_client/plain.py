"""JSON without a type in this client, such as a game of a package: objects whose members are attributes."""

import json
import threading
from functools import cache
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_lock = threading.Lock()
_build = cache(msgspec.json.Decoder)


class Plain(SimpleNamespace):
    """A JSON object; its members are attributes. It can be sent, for instance as a move."""


def read(data: bytes | str, type: Any) -> Any:
    """Return JSON as a type; as plain objects if it has a ruleset or a word that the type does not know."""
    try:
        return _decoder(type).decode(data)
    except msgspec.ValidationError as error:
        if not str(error).startswith("Invalid "):
            raise
        return json.loads(data, object_hook=lambda members: Plain(**members))


def write(value: Any) -> bytes:
    """Return JSON."""
    return msgspec.json.encode(value, enc_hook=vars)


def kind_of(message: Any) -> str:
    """Return the type of a stream's message."""
    return message.type if isinstance(message, Plain) else message.__struct_config__.tag


def typed(value: object, type: type[T]) -> T:
    """Return a move, a state or another part of a game as a type that `cairn-client types` has written."""
    decoded: T = _decoder(type).decode(write(value))
    return decoded


def _decoder(type: Any) -> "msgspec.json.Decoder[Any]":
    """Return the decoder of a type. Only one thread builds one: msgspec crashes if two meet a struct at once."""
    with _lock:
        return _build(type)
