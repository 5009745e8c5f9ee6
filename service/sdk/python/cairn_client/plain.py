"""What this client has no types for, such as a game of a package: it is read by its names all the same."""

import json
from types import SimpleNamespace
from typing import Any

import msgspec


class Plain(SimpleNamespace):
    """An object of JSON; its members are attributes. It can be sent, as a move is."""


def read(data: bytes | str, type: Any) -> Any:
    """Return JSON as a type; as plain objects where it has a ruleset or a word that the type does not know."""
    try:
        return msgspec.json.decode(data, type=type)
    except msgspec.ValidationError as error:
        if not str(error).startswith("Invalid "):
            raise
        return json.loads(data, object_hook=lambda members: Plain(**members))


def write(value: Any) -> bytes:
    """Return JSON of what is sent."""
    return msgspec.json.encode(value, enc_hook=vars)
