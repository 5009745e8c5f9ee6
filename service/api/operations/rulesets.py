"""Rulesets: the available games and their rules."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

from marshmallow.validate import Range
from msgspec import UNSET, Meta, Struct

from cairn.projections.message import Said, message
from cairn.service.api.http.marshmallow_fields import NEWEST, Digits, Parameters, about
from cairn.service.api.http.request import Request
from cairn.service.api.http.response import Response, json_response
from cairn.service.api.http.route import Answer, Route
from cairn.service.api.schemas import components, title
from cairn.service.deciding.levels import LEVELS, levels_of
from cairn.service.errors import NotFound
from cairn.service.queries.fields import JsonSchema, doc
from cairn.service.rules import GAMES, newest
from cairn.service.rules.rulebooks import clauses, rulebook


class Ruleset(Struct):
    """An available game."""

    name: Annotated[str, doc("The value of `ruleset`.", extra_json_schema={"enum": [*GAMES]})]
    title: Annotated[str, doc("The title for display.")]
    blurb: Annotated[str, doc("A description.")]
    versions: Annotated[Sequence[int], doc("The playable versions of its rules; new games use the last.")]
    seats: Annotated[Sequence[int], doc("The possible numbers of seats.")]
    levels: Annotated[Sequence[Annotated[str, Meta(extra_json_schema={"enum": [*LEVELS]})]], doc("The AI levels.")]
    options: Annotated[dict[str, Any], doc("JSON Schema of the options")]
    moves: Annotated[dict[str, Any], doc("JSON Schema of a move")]
    rules: Annotated[str, doc("Path of the rulebook; its clauses are cited like ST-04.")]
    message: Said = UNSET


class Clause(Struct):
    """A clause of a rulebook."""

    ruleset: Annotated[str, doc("The ruleset.", extra_json_schema={"enum": [*GAMES]})]
    version: Annotated[int, doc("The version of the rules.")]
    clause: Annotated[str, doc("The clause's number, such as ST-04.")]
    text: Annotated[str, doc("The clause's text, as Markdown.")]


class RulesQuery(Parameters):
    """Which version of the rules."""

    version = Digits(validate=Range(1, NEWEST), metadata=about("The version of the rules; default: the newest."))


class Rulesets(Struct):
    """The available games."""

    items: Annotated[list[Ruleset], doc("The games.")]


def list_rulesets(request: Request) -> Response:
    """List all games, with the schemas of their options and moves. It includes those of packages."""
    return json_response(Rulesets([_in_language(request, name) for name in GAMES]))


def get_ruleset(request: Request, name: str) -> Response:
    """Return a game, with the schemas of its options and moves. An unknown name is 404."""
    return json_response(_in_language(request, _known_ruleset(name)))


def get_rulebook(request: Request, query: dict[str, Any], name: str) -> Response:
    """Return the rulebook, clause by clause, as Markdown. Unknown rulesets and versions are 404."""
    text = rulebook(name, _version(name, query), request.language.tag)
    return Response(200, {"Content-Type": "text/markdown; charset=utf-8"}, text.encode())


def get_clause(request: Request, query: dict[str, Any], name: str, clause: str) -> Response:
    """Return a clause of the rulebook. A refused move names its clause as `rule`, with a link."""
    version = _version(name, query)
    text = clauses(name, version, request.language.tag).get(clause)
    if text is None:
        numbers = [*clauses(name, version)]
        raise NotFound(message("no-such-clause", name=name, clause=clause, numbers=numbers[0], numbers2=numbers[-1]))
    return json_response(Clause(name, version, clause, text))


def _known_ruleset(name: str) -> str:
    if name not in GAMES:
        raise NotFound(message("no-ruleset", name=name))
    return name


def _version(name: str, query: dict[str, Any]) -> int:
    version = query.get("version", newest(_known_ruleset(name)).version)
    if version not in GAMES[name].versions:
        raise NotFound(message("no-rules-version", version=version, name=name))
    return int(version)


def _in_language(request: Request, name: str) -> Ruleset:
    found = _ruleset(name)
    return request.language.explain(found, "blurb", "blurb")


@cache
def _ruleset(name: str) -> Ruleset:
    game, shapes = GAMES[name], components()
    return Ruleset(
        name,
        game.title,
        game.blurb,
        [*game.versions],
        game.seats,
        levels_of(name),
        options=_whole_ruleset(shapes[f"{title(name)}OptionsRequest"], shapes),
        moves=_whole_ruleset(shapes[f"{title(name)}Move"], shapes),
        rules=f"/v1/rulesets/{name}/rules",
    )


def _whole_ruleset(schema: Any, shapes: dict[str, JsonSchema]) -> Any:
    """Return a self-contained schema: references are replaced by their targets, but keep their own descriptions."""
    if isinstance(schema, list):
        return [_whole_ruleset(item, shapes) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        named: JsonSchema = _whole_ruleset(shapes[schema["$ref"].rpartition("/")[2]], shapes)
        return named | {key: value for key, value in schema.items() if key != "$ref"}
    return {key: _whole_ruleset(value, shapes) for key, value in schema.items() if key != "discriminator"}


_RULEBOOK = Answer(200, {"type": "string"}, media="text/markdown")

ROUTES = (
    Route("GET", "/v1/rulesets", list_rulesets, Rulesets),
    Route("GET", "/v1/rulesets/<name>", get_ruleset, Ruleset),
    Route("GET", "/v1/rulesets/<name>/rules", get_rulebook, _RULEBOOK, query=RulesQuery()),
    Route("GET", "/v1/rulesets/<name>/rules/<clause>", get_clause, Clause, query=RulesQuery()),
)
