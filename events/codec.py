"""Decisions as bytes and back: canonical JSON (RFC 8785, without floats), stable names, versions, upcasts."""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import orjson

from events.event import Decision, Event, Move
from events.shapes import Between, OneOf

T = TypeVar("T")
Read = Callable[[Any], Any]

_CANONICAL = orjson.OPT_PASSTHROUGH_DATACLASS | orjson.OPT_SORT_KEYS | orjson.OPT_STRICT_INTEGER


class Undecodable(ValueError):
    """Stored bytes are not a decision we know how to read: `words` say what is wrong with the part at `path`."""

    def __init__(self, words: str, path: tuple[str | int, ...] = ()) -> None:
        super().__init__("".join(f"/{step}" for step in path) + f": {words}" if path else words)
        self.words = words
        self.path = path


def plain(value: Any) -> dict[str, Any]:
    """Return a dataclass as a JSON object one level deep; an event or a move with its `type`, and its `v` above 1."""
    kind: Any = type(value)
    if not hasattr(kind, "__dataclass_fields__"):
        raise TypeError(f"{kind.__name__} has no place in canonical JSON")
    named: dict[str, Any] = {}
    if isinstance(value, Event | Move):
        named["type"] = value.type
        if value.version > 1:
            named["v"] = value.version
    for name in _names(kind):
        named[name] = getattr(value, name)
    return named


def dump(value: Any) -> bytes:
    """Return JSON as it is answered: dataclasses as objects, events and moves with their `type`."""
    return orjson.dumps(value, plain, orjson.OPT_PASSTHROUGH_DATACLASS)


def canonical(value: Any) -> bytes:
    """Return canonical JSON (RFC 8785): sorted keys, no spaces, UTF-8. No field of ours is a float.

    Raise TypeError for what it cannot hold, integers beyond 2^53 among it.
    """
    return orjson.dumps(value, plain, _CANONICAL)


def encode(decision: Decision) -> bytes:
    """Return the bytes a decision is stored as. They are never encoded again."""
    return canonical(decision)


def decode(stored: bytes) -> Decision:
    """Return the decision that was stored; older versions of its events and moves are upcast.

    Raise Undecodable for anything else.
    """
    try:
        raw = orjson.loads(stored)
    except orjson.JSONDecodeError as error:
        raise Undecodable(f"not JSON: {error}") from error
    match raw:
        case {"move": {"type": str(name), **fields_of_move}, "events": [{"type": str(first)}, *_]}:
            # A move is named within its ruleset, which its first event names in full.
            raw["move"] = {"type": f"{first.partition('.')[0]}.{name}", **fields_of_move}
    return read(Decision, raw)


def read(kind: type[T], raw: Any) -> T:
    """Return a dataclass of that kind from JSON's own types; raise Undecodable."""
    hint: Any = kind
    value: T = _reader(hint)(raw)
    return value


def read_move(ruleset: str, raw: Mapping[str, Any]) -> Move:
    """Return a move of a ruleset from JSON's own types (`{"type": "play_card", …}`); raise Undecodable."""
    return read(Move, {**raw, "type": f"{ruleset}.{raw.get('type')}"})


@cache
def vocabulary(ruleset: str) -> ModuleType:
    """Return the module of a ruleset's (or the table's) `EVENTS` and `MOVES`: the one of the same name beside this.

    Raise Undecodable if there is none.
    """
    if ruleset.isidentifier() and find_spec(f"events.{ruleset}"):
        module = import_module(f"events.{ruleset}")
        if hasattr(module, "EVENTS"):
            return module
    raise Undecodable(f"no ruleset is named {ruleset!r}")


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


@cache
def _reader(hint: Any) -> Read:
    """Return the function that reads one type; made once for each."""
    if hint in (Event, Move):
        return _named_reader(hint)
    if is_dataclass(hint):
        return _fields_reader(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _union_reader(args)
    if origin is tuple:
        return _array_reader(args)
    if origin is Annotated:
        return _bounded_reader(args[0], args[1:])
    if origin is dict:
        return _object_reader(args[1])
    if origin is Literal:
        return _scalar_reader(lambda raw: raw in args, " or ".join(map(repr, args)))
    return _scalar_reader(lambda raw: type(raw) is hint, f"of type {hint.__name__}")


def _scalar_reader(fits: Callable[[Any], bool], wanted: str) -> Read:
    def read(raw: Any) -> Any:
        if not fits(raw):
            raise Undecodable(f"{raw!r} is not {wanted}")
        return raw

    return read


def _bounded_reader(hint: Any, notes: tuple[Any, ...]) -> Read:
    inner = _reader(hint)
    bounds = [note for note in notes if isinstance(note, Between | OneOf)]

    def read(raw: Any) -> Any:
        value = inner(raw)
        for bound in bounds:
            if value not in bound:
                raise Undecodable(f"{raw!r} is not {bound}")
        return value

    return read


def _union_reader(args: tuple[Any, ...]) -> Read:
    kinds = [arg for arg in args if arg is not type(None)]
    if len(kinds) > 1:
        return _scalar_reader(lambda raw: type(raw) in args, " or ".join(arg.__name__ for arg in args))
    inner = _reader(kinds[0])
    return lambda raw: None if raw is None else inner(raw)


def _array_reader(args: tuple[Any, ...]) -> Read:
    readers = [_reader(arg) for arg in args if arg is not Ellipsis]
    endless = Ellipsis in args

    def read(raw: Any) -> tuple[Any, ...]:
        if not isinstance(raw, list) or not (endless or len(raw) == len(readers)):
            raise Undecodable(f"{raw!r} is not an array{'' if endless else f' of {len(readers)}'}")
        return tuple(_within(place, readers[0 if endless else place], item) for place, item in enumerate(raw))

    return read


def _object_reader(hint: Any) -> Read:
    inner = _reader(hint)

    def read(raw: Any) -> dict[str, Any]:
        return {key: _within(key, inner, item) for key, item in _object(raw).items()}

    return read


def _fields_reader(kind: Any) -> Read:
    hints = get_type_hints(kind, include_extras=True)
    readers = {f.name: _reader(hints[f.name]) for f in fields(kind)}
    required = {f.name for f in fields(kind) if f.default is MISSING}

    def read(raw: Any) -> Any:
        if unknown := _object(raw).keys() - readers.keys():
            raise Undecodable("unknown field", (min(unknown),))
        if missing := required - raw.keys():
            raise Undecodable("missing field", (min(missing),))
        return kind(**{name: _within(name, readers[name], item) for name, item in raw.items()})

    return read


def _named_reader(base: type) -> Read:
    """Return the reader of any event, or any move, by its full name and version, upcast to the newest."""

    def read(raw: Any) -> Any:
        body = dict(_object(raw))
        name, version = body.pop("type", None), _within("v", _reader(int), body.pop("v", 1))
        if not isinstance(name, str):
            raise Undecodable("missing field", ("type",))
        ruleset, _, short = name.partition(".")
        words = vocabulary(ruleset)
        kinds = {kind.type: kind for kind in (words.EVENTS if base is Event else words.MOVES)}
        kind = kinds.get(name if base is Event else short)
        if kind is None:
            raise Undecodable(f"there is no {base.__name__.lower()} {name if base is Event else short!r}", ("type",))
        upcasts = getattr(words, "UPCASTS", {})
        while version != kind.version:
            if (kind.type, version) not in upcasts:
                raise Undecodable(f"version {version} of {name!r} is unknown", ("v",))
            try:
                body = upcasts[kind.type, version](body)
            except (LookupError, TypeError) as error:
                raise Undecodable(f"version {version} of {name!r} has not these fields") from error
            version += 1
        return _reader(kind)(body)

    return read


def _object(raw: Any) -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise Undecodable(f"{raw!r} is not an object")
    return raw


def _within(step: str | int, reader: Read, raw: Any) -> Any:
    try:
        return reader(raw)
    except Undecodable as error:
        raise Undecodable(error.words, (step, *error.path)) from error
