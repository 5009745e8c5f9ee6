"""JSON Schemas (OpenAPI 3.1) of everything the API answers: msgspec's of our structs, and what those do not say."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from events import table
from events.codec import vocabulary
from events.decision import Ai, Event, Move, secrets_of, tag_of
from projections.fold import projection_of
from service.api.shapes import Schema, maybe, own, ref, told
from service.audit import Audit
from service.commands.analysed import AnalysedDecision, Analysis
from service.commands.hints import Hint
from service.rules import GAMES

REF = "#/components/schemas/{name}"
SHARED = (
    {"Seat": "SeatHolder"}
    | {
        name: name
        for name in (
            "Outcome",
            "Ai",
            "Audit",
            "Proof",
            "Hint",
            "Hinted",
            "Analysis",
            "AnalysedDecision",
            "AnalysedPlayer",
        )
    }
    | {name: name for name in ("Words", "Verdicts")}
)
"""Structs that no ruleset owns, and what their components are called."""

_SECRET = "Null for viewers who may not know it, until the game has ended."


def title(ruleset: str) -> str:
    """Return a ruleset's name as components begin with it."""
    return ruleset.title().replace("_", "")


def components() -> dict[str, Schema]:
    """Return every component, for every game on the shelf."""
    found: dict[str, Schema] = {}
    for ruleset in GAMES:
        words, name = vocabulary(ruleset), title(ruleset)
        _add([*words.EVENTS, *words.MOVES, words.Options, projection_of(ruleset).State], name, found)
        found[f"{name}Options"]["required"] = []  # each has a default
        _add_one_of(f"{name}Move", name, words.MOVES, found)
        _add_one_of(f"{name}Event", name, words.EVENTS, found)
    _add([*table.EVENTS, table.Outcome, Ai, Audit, Hint, Analysis, AnalysedDecision], "Table", found)
    _type_moves(found)
    _add_one_of("TableEvent", "Table", table.EVENTS, found)
    found["Outcome"]["properties"]["reason"]["description"] = outcome_reasons()
    found["Options"] = _any_of("What a game is opened with: its ruleset's options.", "Options")
    found["Move"] = _any_of("A move of the game's `ruleset`; `type` tells which.", "Move")
    found["State"] = _any_of("A position, of the shape of the game's `ruleset`.", "State")
    found["Event"] = _any_of("What happened: an event of the game's `ruleset` or of the table.", "Event", "TableEvent")
    found |= own()
    return dict(sorted(found.items()))


def _type_moves(found: dict[str, Schema]) -> None:
    """Describe as a move what the structs of studies hold as any object."""
    for component, field in (("Hinted", "move"), ("AnalysedDecision", "move"), ("AnalysedDecision", "best")):
        properties = found[component]["properties"]
        move = maybe(ref("Move")) if "anyOf" in properties[field] else ref("Move")
        properties[field] = told(properties[field]["description"], move)


def outcome_reasons() -> str:
    """Return the reasons of all games, as each declares them, in a sentence."""
    by_game = "; ".join(f"{ruleset}: {', '.join(rules.outcome_reasons)}" for ruleset, rules in GAMES.items())
    return f"`resigned`, `abandoned`; {by_game}."


def _any_of(words: str, what: str, *others: str) -> Schema:
    """Return the component of what each ruleset has of its own."""
    return {"description": words, "anyOf": [*map(ref, others), *(ref(f"{title(ruleset)}{what}") for ruleset in GAMES)]}


def _add_one_of(name: str, prefix: str, kinds: Sequence[type[Event | Move]], found: dict[str, Schema]) -> None:
    """Add the component of one of several, told apart by `type`."""
    members = {tag_of(kind): f"{prefix}{kind.__name__}" for kind in kinds}
    found[name] = {
        "description": "One of these; `type` tells which.",
        "oneOf": [ref(component) for component in members.values()],
        "discriminator": {
            "propertyName": "type",
            "mapping": {tag: REF.format(name=component) for tag, component in members.items()},
        },
    }


def _add(kinds: Sequence[type[msgspec.Struct]], prefix: str, found: dict[str, Schema]) -> None:
    """Add the components of structs and of those they are made of."""
    _, made = msgspec.json.schema_components(kinds, ref_template=REF)
    names = {name: SHARED.get(name, f"{prefix}{name}") for name in made}
    for name, schema in made.items():
        found[names[name]] = _component(schema, names)
    for kind in kinds:
        if kind.__struct_config__.omit_defaults:  # what is as usual is not there
            found[names[kind.__name__]]["required"] = sorted(made[kind.__name__]["required"])
        properties = found[names[kind.__name__]]["properties"]
        for field in secrets_of(kind):
            described = properties[field].get("description", "")
            properties[field] = properties[field] | {"description": f"{described} {_SECRET}".strip()}
        if issubclass(kind, Event | Move):
            properties["type"]["description"] = "What happened." if issubclass(kind, Event) else "What is decided."


def _component(schema: Schema, names: Mapping[str, str]) -> Schema:
    """Return a struct's schema as our answers have it: every member there, and no other."""
    found: Schema = _whole(schema, names)
    found.pop("title", None)
    return found | {"required": sorted(found["properties"]), "additionalProperties": False}


def _whole(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema with our components' names, its texts in one line, and a type beside what can be chosen."""
    if isinstance(schema, list):
        return [_whole(item, names) for item in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _whole(value, names) for key, value in schema.items()}
    if isinstance(found.get("description"), str):
        found["description"] = " ".join(found["description"].replace("None", "null").split())
    if "$ref" in found:
        found["$ref"] = REF.format(name=names[found["$ref"].rpartition("/")[2]])
    if "prefixItems" in found:
        found.pop("items", None)  # their number is bounded already
    match found.get("enum"):
        case [only]:
            del found["enum"]
            found["const"] = only
        case [*values] if all(isinstance(value, str) for value in values):
            found["type"] = "string"
    return found
