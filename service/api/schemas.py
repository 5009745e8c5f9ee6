"""JSON Schemas (OpenAPI 3.1) of everything the API answers, made from the dataclasses where there is one."""

from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from events import table
from events.codec import vocabulary
from events.event import Ai, Event, Move
from events.shapes import Between, OneOf
from projections.fold import module
from service.api.meanings import meaning
from service.api.shapes import BOOLEAN, INTEGER, STRING, Schema, own, ref, some
from service.audit import Audit
from service.rules import GAMES


def title(ruleset: str) -> str:
    """Return a ruleset's name as components begin with it."""
    return ruleset.title().replace("_", "")


def components() -> dict[str, Schema]:
    """Return every component, for every game on the shelf."""
    found: dict[str, Schema] = {}
    for ruleset in GAMES:
        _game_components(ruleset, found)
    _one_of("TableEvent", [_named(kind, "Table", found) for kind in table.EVENTS], found)
    found["Options"] = _any_of("What a game is opened with: its ruleset's options.", "Options")
    found["Move"] = _any_of("A move of the game's `ruleset`; `type` tells which.", "Move")
    found["State"] = _any_of("A position, of the shape of the game's `ruleset`.", "State")
    found["Event"] = _any_of("What happened: an event of the game's `ruleset` or of the table.", "Event", "TableEvent")
    found["Outcome"] = of(table.Outcome, found)
    found["Ai"] = of(Ai, found)
    found["Audit"] = of(Audit, found)
    found |= own()
    return dict(sorted(found.items()))


def of(hint: Any, found: dict[str, Schema], prefix: str = "") -> Schema:
    """Return the schema of a type; dataclasses in it become components among those `found`."""
    if is_dataclass(hint) and isinstance(hint, type):
        return _object(hint, found, prefix)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args, found, prefix)
    if origin in (Union, UnionType):
        return _union(args, found, prefix)
    if origin in (list, tuple):
        if origin is tuple and Ellipsis not in args:
            items = [_inner(arg, found, prefix) for arg in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        return some(_inner(args[0], found, prefix))
    if origin is dict:
        return {"type": "object", "additionalProperties": _inner(args[1], found, prefix)}
    if origin is Literal:
        return {"enum": list(args)}
    return {str: STRING, int: INTEGER, bool: BOOLEAN}[hint]


def _game_components(ruleset: str, found: dict[str, Schema]) -> None:
    words, name = vocabulary(ruleset), title(ruleset)
    found[f"{name}Options"] = _object(words.Options, found, name)
    found[f"{name}State"] = _object(module(ruleset).State, found, name)
    _one_of(f"{name}Move", [_named(kind, name, found) for kind in words.MOVES], found)
    _one_of(f"{name}Event", [_named(kind, name, found) for kind in words.EVENTS], found)


def _any_of(words: str, what: str, *others: str) -> Schema:
    """Return the component of what each ruleset has of its own."""
    return {"description": words, "anyOf": [*map(ref, others), *(ref(f"{title(ruleset)}{what}") for ruleset in GAMES)]}


def _one_of(name: str, members: list[tuple[str, str]], found: dict[str, Schema]) -> None:
    """Add the component of one of several, told apart by `type`."""
    found[name] = {
        "description": "One of these; `type` tells which.",
        "oneOf": [ref(component) for component, _ in members],
        "discriminator": {
            "propertyName": "type",
            "mapping": {type_: f"#/components/schemas/{component}" for component, type_ in members},
        },
    }


def _named(kind: type[Event] | type[Move], prefix: str, found: dict[str, Schema]) -> tuple[str, str]:
    """Add an event or a move, which carries its name as `type`; return its component and its name."""
    schema = _object(kind, found, prefix)
    what = "What happened." if issubclass(kind, Event) else "What is decided."
    name: dict[str, Schema] = {"type": {"const": kind.type, "description": what}}
    if kind.version > 1:
        name["v"] = {"const": kind.version, "description": "Version of its fields; the first is not named."}
    schema["properties"] = name | schema["properties"]
    schema["required"] = [*name, *schema["required"]]
    component = f"{prefix}{kind.__name__}"
    found[component] = schema
    return component, kind.type


def _object(kind: Any, found: dict[str, Schema], prefix: str) -> Schema:
    hints = get_type_hints(kind, include_extras=True)
    required = [f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING]
    optional = prefix != "" and issubclass(kind, Event | Move) is False and kind.__name__ == "Options"
    return {
        "type": "object",
        "description": _words(kind),
        "properties": {f.name: _field(kind, f, hints[f.name], found, prefix) for f in fields(kind)},
        "required": sorted(required if optional else [f.name for f in fields(kind)]),
        "additionalProperties": False,
    }


def _words(kind: Any) -> str:
    """Return what a class is, in one line for readers who know no Python."""
    return " ".join((kind.__doc__ or "").replace("None", "null").split())


def _field(kind: Any, field: Any, hint: Any, found: dict[str, Schema], prefix: str) -> Schema:
    schema = _inner(hint, found, prefix)
    words = meaning(prefix, kind.__name__, field.name)
    if words and "description" not in schema:
        schema = {**schema, "description": words}
    return schema if field.default is MISSING else {**schema, "default": field.default}


def _inner(hint: Any, found: dict[str, Schema], prefix: str) -> Schema:
    """Return the schema of a type inside another: a dataclass by reference."""
    if is_dataclass(hint) and isinstance(hint, type):
        shared = hint.__module__ in ("events.table", "events.event", "service.audit.answers")
        component = hint.__name__ if shared else f"{prefix}{hint.__name__}"
        component = {"Seat": "SeatHolder"}.get(component, component)
        if component not in found:
            found[component] = {}
            found[component] = _object(hint, found, prefix)
        return ref(component)
    return of(hint, found, prefix)


def _annotated(args: tuple[Any, ...], found: dict[str, Schema], prefix: str) -> Schema:
    schema = dict(_inner(args[0], found, prefix))
    for note in args[1:]:
        match note:
            case Between(low, high):
                schema |= {"minimum": low, "maximum": high}
            case OneOf(values):
                schema["enum"] = sorted(values)
            case str():
                schema["description"] = note
    return schema


def _union(args: tuple[Any, ...], found: dict[str, Schema], prefix: str) -> Schema:
    return {"anyOf": [{"type": "null"} if arg is type(None) else _inner(arg, found, prefix) for arg in args]}
