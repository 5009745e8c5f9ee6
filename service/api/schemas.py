"""JSON Schemas (OpenAPI 3.1) of all responses: msgspec's schemas of our structs, completed where they lack detail."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Meta

from cairn.events import table
from cairn.events.codec import Moves, moves_of, vocabulary
from cairn.events.decision import Ai, Move, secrets_of, tag_of
from cairn.events.registry import games
from cairn.projections.fold import projection_of
from cairn.service.analyses.hints import Hint
from cairn.service.api.values import refer, values_of
from cairn.service.deciding.deciders import REASONS
from cairn.service.errors import ProblemBody
from cairn.service.queries.fields import JsonSchema, ref
from cairn.service.rules import GAMES

REF = "#/components/schemas/{name}"
COMMON: tuple[Any, ...] = (table.Seat, table.Clock, table.Outcome, Ai, Hint, Moves[Move], ProblemBody)
"""Structs that are part of several responses."""
NAMES = {kind.__name__: f"Table{kind.__name__}" for kind in (*table.EVENTS, table.Clock)} | {
    "ClockResource": "Clock",
    "DecisionResource": "Decision",
    "Delivery": "WebhookDelivery",
    "Moves": "MovesRequest",
    "ProblemBody": "Problem",
    "Seat": "SeatHolder",
    "SeatResource": "Seat",
    "WebhookResource": "Webhook",
}
"""Names of components that differ from the names of their structs."""

_TYPES: dict[type, str] = {str: "string", int: "integer", bool: "boolean"}
A_MOVE = "A move; `type` is its kind."
_SECRET = "Null while hidden."


def title(name: str) -> str:
    """Return the prefix of a ruleset's components, or the name of the component of a move type."""
    return name.title().replace("_", "")


def options_of(ruleset: str) -> JsonSchema:
    """Return a reference to the component of a ruleset's options."""
    return ref(f"{title(ruleset)}OptionsRequest")


def is_component(schema: Any) -> bool:
    """Return whether a schema has a component of its own: a struct, or a union with a title."""
    return isinstance(schema, type) or get_origin(schema) is Annotated


def component_of(answer: Any) -> JsonSchema:
    """Return a reference to the component of a struct or a union."""
    if get_origin(answer) is Annotated:
        return ref(get_args(answer)[1].title)
    return ref(NAMES.get(answer.__name__, answer.__name__))


def components(answers: Iterable[Any] = (), narrowed: Sequence[Any] = ()) -> dict[str, JsonSchema]:
    """Return all components: those of each ruleset, and those of the responses of routes.

    Each type in `narrowed` gets one component per ruleset, with its name, options, state, moves and events.
    """
    collected: dict[str, JsonSchema] = {}
    common = _add([*table.EVENTS, *COMMON, *_whole_and_members(answers, narrowed)], collected, NAMES)
    shared = _shared_moves()
    moves = defaultdict[str, set[str]](set)
    for ruleset in GAMES:
        words, name = vocabulary(ruleset), title(ruleset)
        kinds = [*words.EVENTS, *words.MOVES, words.Options, projection_of(ruleset).State]
        common_moves = [kind for kind in words.MOVES if ruleset in shared.get(tag_of(kind), ())]
        known = {kind.__name__: title(tag_of(kind)) for kind in common_moves}
        names = _add(kinds, collected, known, name)
        own = {tag_of(kind): names[kind.__name__] for kind in words.MOVES}
        for type_, component in own.items():
            moves[type_].add(component)
        collected[f"{name}Move"] = one_of(A_MOVE, "type", dict(sorted(own.items())))
        _, schemas = msgspec.json.schema_components([words.Options], ref_template=REF)
        collected[f"{name}OptionsRequest"] = _component(schemas["Options"], names, collected)
        narrow = {kind.__name__: f"{name}{NAMES.get(kind.__name__, kind.__name__)}" for kind in narrowed}
        if len(own) == 1:  # msgspec does not make a union of a single move
            narrow[words.MOVES[0].__name__] = f"{name}Move"
        _add([_narrowed(kind, ruleset) for kind in narrowed], collected, common | names | narrow)
        for kind in reversed(narrowed):
            if kind.__base__ in narrowed:
                _build_on(narrow[kind.__base__.__name__], narrow[kind.__name__], collected)
        _refer_to_values(kinds, [*names.values(), f"{name}OptionsRequest"], collected, name)
    for kind in narrowed:
        what = NAMES.get(kind.__name__, kind.__name__)
        members = {ruleset: f"{title(ruleset)}{what}" for ruleset in GAMES}
        if kind.__base__ not in narrowed:
            _add_common(what, [*members.values()], collected)
        for ruleset, member in members.items():
            collected[member]["description"] = f"A {what} of {GAMES[ruleset].title}."
        collected[what] = one_of(f"{_one_line(kind.__doc__ or '')} `ruleset` names the game.", "ruleset", members)
    collected["Move"] = _one_of_moves("A move of a ruleset; `type` is its kind.", moves)
    for type_ in sorted(shared):
        meanings = (f"{GAMES[ruleset].title}: {_one_line(doc)}" for ruleset, doc in shared[type_].items())
        collected[title(type_)]["description"] = " ".join(meanings)
    collected["Outcome"]["properties"]["reason"]["description"] = outcome_reasons()
    for kind in (each for each in answers if isinstance(each, type) and each not in narrowed):
        base, name = (NAMES.get(each.__name__, each.__name__) for each in (kind.mro()[1], kind))
        if base in collected:
            _build_on(base, name, collected)
    return dict(sorted(collected.items()))


def _add_common(what: str, names: Sequence[str], collected: dict[str, JsonSchema]) -> None:
    """Add a component with the fields that are equal for all rulesets, and build the rulesets' components on it."""
    first, *others = (collected[name] for name in names)
    alike = {
        member: field
        for member, field in first["properties"].items()
        if member != "ruleset" and all(other["properties"].get(member) == field for other in others)
    }
    base = f"Common{what}"
    collected[base] = first | {"description": f"A {what}'s fields that all games share.", "properties": alike}
    collected[base]["required"] = [member for member in first["required"] if member in alike]
    for name in names:
        _build_on(base, name, collected)


def _build_on(base: str, name: str, collected: dict[str, JsonSchema]) -> None:
    """Describe a component as an extension of `base`. The discriminator `ruleset`, and what only it requires, stays."""
    whole, known = collected[name], {*collected[base]["properties"]} - {"ruleset"}
    known -= {*whole["required"]} - {*collected[base]["required"]}
    properties = {member: field for member, field in whole["properties"].items() if member not in known}
    required = [member for member in whole["required"] if member in properties]
    own = {"type": "object", "properties": properties, "required": required}
    collected[name] = {"description": whole["description"], "allOf": [ref(base), own]}


def _refer_to_values(kinds: Sequence[Any], own: Iterable[str], collected: dict[str, JsonSchema], prefix: str) -> None:
    """Make a component of each named value of a game's structs, and let the game's components refer to it."""
    values = {f"{prefix}{name}": _whole(schema, {}, {}) for name, schema in values_of(kinds).items()}
    if twice := values.keys() & collected.keys():
        raise ValueError(f"{', '.join(sorted(twice))} would be two components: rename one")
    for name in own:
        collected[name] = refer(collected[name], values)
    used = json.dumps([collected[name] for name in own])
    collected |= {name: schema for name, schema in values.items() if f'"{REF.format(name=name)}"' in used}


def _whole_and_members(answers: Iterable[Any], narrowed: Sequence[Any]) -> Iterator[Any]:
    """Yield the responses that are not narrowed; a union is preceded by its members."""
    for answer in answers:
        if get_origin(answer) is Annotated:
            yield from get_args(get_args(answer)[0])
        if answer not in narrowed:
            yield answer


def _narrowed(kind: Any, ruleset: str) -> Any:
    """Return a generic struct with the types of a ruleset."""
    words = vocabulary(ruleset)
    events: Any = reduce(or_, [*words.EVENTS, *table.EVENTS])
    meta = Meta(title=f"{title(ruleset)}Event", description="An event; `type` is its kind.")
    types: dict[str, Any] = {
        "RulesetT": Literal[ruleset],
        "OptionsT": words.Options,
        "StateT": projection_of(ruleset).State,
        "MoveT": Annotated[moves_of(ruleset), Meta(title=f"{title(ruleset)}Move", description=A_MOVE)],
        "EventT": Annotated[events, meta],
    }
    return kind[tuple(types[parameter.__name__] for parameter in kind.__parameters__)]


def _shared_moves() -> dict[str, dict[str, str]]:
    """Return the types of the moves that several of Cairn's own games have in common, with their meanings by ruleset.

    Those of a package have components of their own, so that no other package changes them.
    """
    meanings = defaultdict[str, dict[str, str]](dict)
    for ruleset in (ruleset for ruleset, package in games().items() if not package):
        for kind in vocabulary(ruleset).MOVES:
            meanings[tag_of(kind)][ruleset] = kind.__doc__ or ""
    return {type_: by_ruleset for type_, by_ruleset in meanings.items() if len(by_ruleset) > 1}


def _one_of_moves(meaning: str, moves: Mapping[str, set[str]]) -> JsonSchema:
    """Return a choice of the moves of all games; without discriminator if games of packages share a type."""
    if all(len(names) == 1 for names in moves.values()):
        return one_of(meaning, "type", {type_: min(moves[type_]) for type_ in sorted(moves)})
    return {"description": meaning, "anyOf": [ref(name) for type_ in sorted(moves) for name in sorted(moves[type_])]}


def outcome_reasons() -> str:
    """Return a sentence with the outcome reasons of all games."""
    by_game = "; ".join(f"{ruleset}: {', '.join(rules.outcome_reasons)}" for ruleset, rules in GAMES.items())
    return f"{', '.join(f'`{reason}`' for reason in REASONS)}; {by_game}."


def _add(
    kinds: Sequence[Any], collected: dict[str, JsonSchema], known: Mapping[str, str], prefix: str = ""
) -> dict[str, str]:
    """Add the components of structs and of their parts; return the component name of each.

    A name comes from `known`; otherwise it is the prefix and the struct's name. Existing components are not replaced.
    """
    refs, schemas = msgspec.json.schema_components(kinds, ref_template=REF)
    own = {ref["$ref"].rpartition("/")[2]: kind for kind, ref in zip(kinds, refs, strict=True) if "$ref" in ref}
    calls = {name: get_origin(own[name]).__name__ if get_origin(own.get(name)) else name for name in schemas}
    names = {name: known.get(call, f"{prefix}{call}") for name, call in calls.items()}
    _whole([*refs], names, collected)
    for name, schema in schemas.items():
        component = _answered(_component(schema, names, collected))
        if name not in own:
            collected.setdefault(names[name], component)
            continue
        kind = get_origin(own[name]) or own[name]
        if kind.__struct_config__.omit_defaults:  # fields with default values are omitted
            component = _component(schema, names, collected)
        properties = component["properties"]
        for field in secrets_of(kind):
            described = properties[field].get("description", "")
            properties[field] = properties[field] | {"description": f"{described} {_SECRET}".strip()}
        if _shape(collected.setdefault(names[name], component)) != _shape(component):
            raise ValueError(f"{name!r} of {prefix or 'the API'} has another shape than elsewhere: rename it")
        collected[names[name]] = component
    return names


def _shape(schema: JsonSchema) -> tuple[Any, Any]:
    """Return the parts of a struct's component that must not differ between structs of the same name."""
    return schema["required"], {name: field.get("type") for name, field in schema["properties"].items()}


def _component(schema: JsonSchema, names: Mapping[str, str], unions: dict[str, JsonSchema]) -> JsonSchema:
    """Return the closed schema of a struct: fields with a default are optional, unknown fields are not allowed."""
    described: JsonSchema = _whole(schema, names, unions)
    described.pop("title", None)
    return described | {"required": sorted(described.get("required", [])), "additionalProperties": False}


def _answered(component: JsonSchema) -> JsonSchema:
    """Return the schema of a struct in a response: all fields are required, except those that can be unset."""
    fields = component["properties"].items()
    required = [name for name, field in fields if "default" in field or name in component["required"]]
    properties = {name: {key: value for key, value in field.items() if key != "default"} for name, field in fields}
    return component | {"properties": properties, "required": sorted(required)}


def _whole(schema: Any, names: Mapping[str, str], unions: dict[str, JsonSchema]) -> Any:
    """Return a schema with our component names, one-line texts, and a form that client generators can read.

    Enums get a `type`, arrays of fixed length get `items`, and nullable types avoid `oneOf` and `anyOf` where possible.
    A union with a title becomes a component of that name.
    """
    if isinstance(schema, list):
        return [_whole(item, names, unions) for item in schema]
    if not isinstance(schema, dict):
        return schema
    described = {key: _whole(value, names, unions) for key, value in schema.items()}
    if isinstance(described.get("description"), str):
        described["description"] = _one_line(described["description"])
    if "$ref" in described:
        name = described["$ref"].rpartition("/")[2]
        described["$ref"] = REF.format(name=names.get(name, name))
        if described.keys() & {"type", "anyOf"}:  # the reference replaces a type that is less specific
            nullable = {"type": "null"} in described.pop("anyOf", [])
            described.pop("type", None)
            described |= maybe({"$ref": described.pop("$ref")}) if nullable else {}
    if {"title", "discriminator"} <= described.keys():
        mapping = {value: names[to.rpartition("/")[2]] for value, to in described["discriminator"]["mapping"].items()}
        union = described["title"]
        unions[union] = one_of(described["description"], described["discriminator"]["propertyName"], mapping)
        return ref(union)
    if "prefixItems" in described:  # `minItems` and `maxItems` give the length already
        first, *others = described.pop("prefixItems")
        assert all(other == first for other in others), "an array of unlike items"
        described["items"] = first
    if len(described.get("enum", ())) == 1:
        described["const"] = described.pop("enum")[0]
    for value in [described["const"]] if "const" in described else described.get("enum", []):
        described["type"] = _TYPES[type(value)]
    match described.get("anyOf"):
        case [*inner, {"type": "null"}] if len(inner) == 1:
            del described["anyOf"]
            described = maybe(inner[0]) | described
        case [*scalars] if all(isinstance(inner["type"], str) for inner in scalars):
            del described["anyOf"]
            described["type"] = [inner["type"] for inner in scalars]
    return described


def _one_line(text: str) -> str:
    return " ".join(text.replace("None", "null").split())


def maybe(schema: JsonSchema) -> JsonSchema:
    """Return a nullable schema. It has no pattern: generated clients do not check patterns of nullable types."""
    if isinstance(schema.get("type"), str) and not {"const", "enum"} & {*schema}:
        nullable = schema | {"type": [schema["type"], "null"]}
        nullable.pop("pattern", None)
        return nullable
    return {"oneOf": [schema, {"type": "null"}]}


def one_of(meaning: str, by: str, members: Mapping[str, str]) -> JsonSchema:
    """Return a choice of components by the discriminator `by`; `members` maps its values to component names."""
    return {
        "description": meaning,
        "oneOf": [ref(name) for name in members.values()],
        "discriminator": {
            "propertyName": by,
            "mapping": {value: f"#/components/schemas/{name}" for value, name in members.items()},
        },
    }
