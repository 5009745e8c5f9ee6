"""JSON Schemas (OpenAPI 3.1) of everything the API answers, made from the dataclasses where there is one."""

from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from events import table
from events.codec import vocabulary
from events.event import Ai, Event, Move
from events.shapes import Between, OneOf
from projections.fold import module
from service.audit import Audit
from service.errors import PROBLEMS
from service.levels import LEVELS
from service.rules import GAMES

Schema = dict[str, Any]

STRING: Schema = {"type": "string"}
INTEGER: Schema = {"type": "integer"}
BOOLEAN: Schema = {"type": "boolean"}
ID: Schema = {"type": "string", "pattern": "^[a-z2-7]{20}$"}
TIME: Schema = {"type": "string", "format": "date-time", "examples": ["2026-11-21T09:00:01.250Z"]}
HASH: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
VERSION: Schema = {"type": "integer", "minimum": 1}
SEAT: Schema = {"type": "integer", "minimum": 0}
NAME: Schema = {"type": "string", "minLength": 1, "maxLength": 40}


def ref(name: str) -> Schema:
    """Return a reference to a component."""
    return {"$ref": f"#/components/schemas/{name}"}


def some(item: Schema) -> Schema:
    """Return an array of such items."""
    return {"type": "array", "items": item}


def maybe(schema: Schema) -> Schema:
    """Return the schema, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def closed(**properties: Schema) -> Schema:
    """Return an object with exactly these members."""
    return {
        "type": "object",
        "properties": properties,
        "required": sorted(properties),
        "additionalProperties": False,
    }


def title(ruleset: str) -> str:
    """Return a ruleset's name as components begin with it."""
    return ruleset.title().replace("_", "")


def components() -> dict[str, Schema]:
    """Return every component, for every game on the shelf."""
    found: dict[str, Schema] = {}
    for ruleset in GAMES:
        _game_components(ruleset, found)
    _one_of("TableEvent", [_named(kind, "Table", found) for kind in table.EVENTS], found)
    found["Options"] = {"anyOf": [ref(f"{title(ruleset)}Options") for ruleset in GAMES]}
    found["Move"] = {"anyOf": [ref(f"{title(ruleset)}Move") for ruleset in GAMES]}
    found["State"] = {"anyOf": [ref(f"{title(ruleset)}State") for ruleset in GAMES]}
    found["Event"] = {"anyOf": [ref("TableEvent"), *(ref(f"{title(ruleset)}Event") for ruleset in GAMES)]}
    found["Outcome"] = of(table.Outcome, found)
    found["Ai"] = of(Ai, found)
    found["Audit"] = of(Audit, found)
    found |= _shapes()
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


def _one_of(name: str, members: list[tuple[str, str]], found: dict[str, Schema]) -> None:
    """Add the component of one of several, told apart by `type`."""
    found[name] = {
        "oneOf": [ref(component) for component, _ in members],
        "discriminator": {
            "propertyName": "type",
            "mapping": {type_: f"#/components/schemas/{component}" for component, type_ in members},
        },
    }


def _named(kind: type[Event] | type[Move], prefix: str, found: dict[str, Schema]) -> tuple[str, str]:
    """Add an event or a move, which carries its name as `type`; return its component and its name."""
    schema = _object(kind, found, prefix)
    name = {"type": {"const": kind.type}} | ({"v": {"const": kind.version}} if kind.version > 1 else {})
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
        "description": (kind.__doc__ or "").split("\n\n")[0],
        "properties": {f.name: _field(f, hints[f.name], found, prefix) for f in fields(kind)},
        "required": sorted(required if optional else [f.name for f in fields(kind)]),
        "additionalProperties": False,
    }


def _field(field: Any, hint: Any, found: dict[str, Schema], prefix: str) -> Schema:
    schema = _inner(hint, found, prefix)
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


def _shapes() -> dict[str, Schema]:
    """Return the shapes that are the API's own."""
    kind: Schema = {"enum": ["human", "ai", "open"]}
    status: Schema = {"enum": ["open", "running", "finished"]}
    seat = closed(seat=SEAT, kind=kind, name=maybe(NAME | {"maxLength": 60}), level=maybe(STRING))
    token = closed(seat=SEAT, token=STRING)
    base = {
        "id": ID,
        "ruleset": {"enum": list(GAMES)},
        "options": ref("Options"),
        "status": status,
        "created_at": TIME,
        "seats": some(ref("Seat")),
        "outcome": maybe(ref("Outcome")),
    }
    game = base | {
        "rules_version": INTEGER,
        "version": VERSION,
        "updated_at": TIME,
        "viewer": maybe(SEAT),
        "to_act": some(closed(seat=SEAT, **{"for": STRING})),
        "state": maybe(ref("State")),
        "forked_from": maybe(closed(game=ID, version=VERSION)),
        "imported": BOOLEAN,
        "chain": HASH,
        "signature": maybe({"type": "string", "pattern": "^[0-9a-f]{128}$"}),
    }
    step: dict[str, Schema] = {
        "version": VERSION,
        "at": TIME,
        "by": maybe(SEAT),
        "move": maybe(ref("Move")),
        "events": some(ref("Event")),
        "ai": maybe(ref("Ai")),
        "draws": maybe(some({"type": "array", "prefixItems": [INTEGER, INTEGER], "minItems": 2, "maxItems": 2})),
        "text": STRING,
        "digest": HASH,
        "chain": HASH,
    }
    ruleset = closed(
        name={"enum": list(GAMES)},
        title=STRING,
        versions=some(INTEGER),
        seats=some(INTEGER),
        levels=some({"enum": list(LEVELS)}),
        options={"type": "object", "description": "JSON Schema of the options"},
        moves={"type": "object", "description": "JSON Schema of a move"},
        rules=STRING,
    )
    return {
        "Seat": seat,
        "Game": closed(**game),
        "OpenedGame": closed(**game, tokens=some(token)),
        "PlayedGame": closed(**game, decisions=some(ref("Decision"))),
        "Token": token,
        "LobbyRow": closed(**base, listed=BOOLEAN),
        "Lobby": closed(items=some(ref("LobbyRow")), next=maybe(STRING)),
        "LegalMoves": closed(version=VERSION, seat=maybe(SEAT), moves=some(ref("Move"))),
        "Decision": closed(**step),
        "Step": closed(**step, changes=some(_patch())),
        "Decisions": closed(items=some(ref("Decision")), next=maybe(INTEGER)),
        "Ruleset": ruleset,
        "Rulesets": closed(items=some(ref("Ruleset"))),
        "SigningKey": closed(algorithm={"const": "Ed25519"}, public_key=maybe(HASH)),
        "Health": closed(status={"const": "ok"}),
        "Readiness": closed(redis={"const": "ok"}, workers=INTEGER),
        "Problem": _problem(),
    }


def _patch() -> Schema:
    """Return one operation of a JSON Patch."""
    return {
        "type": "object",
        "properties": {
            "op": {"enum": ["add", "remove", "replace", "move", "copy", "test"]},
            "path": STRING,
            "from": STRING,
            "value": {},
        },
        "required": ["op", "path"],
        "additionalProperties": False,
    }


def _problem() -> Schema:
    found = closed(pointer=STRING, detail=STRING)
    return {
        "type": "object",
        "description": "Why a request is refused (RFC 9457).",
        "properties": {
            "type": {"enum": [f"/problems/{name}" for name in PROBLEMS]},
            "title": STRING,
            "status": INTEGER,
            "detail": STRING,
            "errors": some(found),
            "rule": STRING,
            "legal_moves": STRING,
            "version": VERSION,
            "proof": ref("Proof"),
        },
        "required": ["type", "title", "status", "detail"],
        "additionalProperties": False,
    }
