"""The description of the API, and whether the API is as it says."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api
from helpers.described import described, whole
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

from cairn.events import highland_clans
from cairn.events.codec import moves_of
from cairn.service.api import schemas
from cairn.service.api.description import prepared
from cairn.service.api.description.openapi import generate
from cairn.service.api.games.game import NARROWED

ROOT = Path(__file__).parents[3]
DOCUMENT = described()


def test_the_document_is_what_the_code_says() -> None:
    """`openapi.yaml` and the files that are served are generated; a change of the code without them shows here."""
    assert prepared.load() == generate(), "run: .ci/openapi"
    assert (ROOT / "openapi.yaml").read_bytes() == generate()["yaml"]


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("kind", ["yaml", "json"])
def test_the_document_is_served_as_it_is(api: Api, kind: str, encoding: str) -> None:
    """In both forms, compressed and not, with the same bytes each time."""
    answers = [api.ask("GET", f"/openapi.{kind}", headers={"Accept-Encoding": encoding}) for _ in range(2)]
    assert [answer.headers.get("Content-Encoding", "identity") for answer in answers] == [encoding] * 2
    assert [answer.content for answer in answers] == [generate()[kind]] * 2


def test_nothing_is_generated_while_it_serves() -> None:
    """Neither at the start nor at a request: the generator's libraries are not even imported."""
    program = """
import sys
from cairn.service.app import create_app
client = create_app().test_client()
assert [client.get(f"/openapi.{kind}").status_code for kind in ("yaml", "json")] == [200, 200]
assert "apispec" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_both_forms_say_the_same() -> None:
    """YAML and JSON."""
    assert json.loads(generate()["json"]) == DOCUMENT


@pytest.mark.slow
def test_the_document_is_openapi() -> None:
    """It is a valid description of version 3.1."""
    assert DOCUMENT["openapi"].startswith("3.1")
    validate(DOCUMENT)


def test_everything_is_described() -> None:
    """Every component and every field of one says what it means, in no language's own words.

    A field may be another component; of what is always the same the name says enough.
    """
    schemas = DOCUMENT["components"]["schemas"]
    silent = [name for name, schema in schemas.items() if not schema.get("description")]
    for name, schema in schemas.items():
        fields = schema.get("properties", {})
        silent += [f"{name}.{field}" for field, inner in fields.items() if not inner.keys() & KNOWN]
    assert silent == []
    assert not re.search(r"\bNone\b", " ".join(str(schema["description"]) for schema in schemas.values()))


KNOWN = {"description", "$ref", "const"}


def nodes(node: Any, path: str = "#") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every object of the document but of examples, and its path."""
    if isinstance(node, dict):
        yield path, node
        for key, inner in node.items():
            if path != "#/components" or key != "examples":
                yield from nodes(inner, f"{path}/{key}")
    elif isinstance(node, list):
        for place, inner in enumerate(node):
            yield from nodes(inner, f"{path}/{place}")


def test_a_game_may_have_one_kind_of_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are a union of one, which whatever holds a move refers to."""
    monkeypatch.setattr(highland_clans, "MOVES", highland_clans.MOVES[:1])
    monkeypatch.setattr(schemas, "moves_of", moves_of.__wrapped__)
    components = schemas.components([], NARROWED)
    name = f"HighlandClans{highland_clans.MOVES[0].__name__}"
    assert [each["$ref"] for each in components["HighlandClansMove"]["oneOf"]] == [f"#/components/schemas/{name}"]
    assert "#/components/schemas/HighlandClansMove" in json.dumps(components["HighlandClansDecision"])


def test_every_operation_has_a_name_of_its_own() -> None:
    """Generated clients call their functions so: `openGame`, `makeMoves`."""
    names = [
        operation["operationId"]
        for methods in DOCUMENT["paths"].values()
        for method, operation in methods.items()
        if method != "parameters"
    ]
    assert len(names) == len({*names})
    assert [name for name in names if not re.fullmatch("[a-z]+([A-Z][a-z]+)*", name)] == []


def is_nullable(node: dict[str, Any]) -> bool:
    """Tell whether a schema is another one, or null."""
    return len(node["oneOf"]) == 2 and {"type": "null"} in node["oneOf"]


def test_what_may_be_several_is_told_apart() -> None:
    """No generator has to guess: each choice has a discriminator whose values its members fix, and none is nested."""
    schemas = DOCUMENT["components"]["schemas"]
    assert [path for path, node in nodes(DOCUMENT) if "anyOf" in node] == []
    choices = {path: node for path, node in nodes(DOCUMENT) if "oneOf" in node and not is_nullable(node)}
    assert len(choices) > 10
    for path, node in choices.items():
        by, mapping = node["discriminator"]["propertyName"], node["discriminator"]["mapping"]
        assert [{"$ref": target} for target in mapping.values()] == node["oneOf"], path
        for value, target in mapping.items():
            member = whole(schemas[target.rpartition("/")[2]])
            assert (member["properties"][by]["const"], by in member["required"]) == (value, True), (path, value)


def test_what_can_be_chosen_has_a_type_and_arrays_have_items() -> None:
    """Generators make an enumeration of a type, and a list of something; only words have a length."""
    for path, node in nodes(DOCUMENT["components"]["schemas"]):
        if path.endswith("/properties"):
            continue
        assert ("const" in node or "enum" in node) <= ("type" in node), path
        assert ("array" in node.get("type", ())) <= ("items" in node), path
        assert not (isinstance(node.get("type"), list) and "pattern" in node), path
        assert "prefixItems" not in node, path
        assert ("maxLength" in node) <= (node.get("type") != "object"), path


def test_a_pattern_is_one_in_every_language() -> None:
    """What Python alone understands, such as the string's end as it writes it, is in none."""
    patterns = {node["pattern"] for _, node in nodes(DOCUMENT) if isinstance(node.get("pattern"), str)}
    assert len(patterns) > 5
    assert [pattern for pattern in patterns if re.search(r"\\[AZz]|\(\?", pattern)] == []


def test_every_component_is_used_and_none_is_written_twice() -> None:
    """What nobody refers to is not there, and no object with members of its own stands inside another."""
    known = {f"#/components/{kind}/{name}" for kind, of in DOCUMENT["components"].items() for name in of}
    used = {node["$ref"] for _, node in nodes(DOCUMENT) if isinstance(node.get("$ref"), str)}
    assert known - used == {"#/components/securitySchemes/token"}
    assert used <= known
    inner = [path for path, node in nodes(DOCUMENT["components"]["schemas"]) if "properties" in node]
    assert [path for path in inner if not re.fullmatch(r"#/\w+(/allOf/1)?|.*/properties", path)] == []


def test_answers_may_have_more_members_one_day() -> None:
    """A client that was generated today reads an answer that has one more; a body with one more is refused."""
    schemas = DOCUMENT["components"]["schemas"]
    closed = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    assert {"SchottenTottenOpenGameRequest", "MovesRequest", "SeatRequest", "EndTurn"} <= closed
    assert not {"Problem", "SchottenTottenGame", "SchottenTottenStep", "TableSeatTaken", "Audit"} & closed


def test_a_move_of_several_games_is_one_component() -> None:
    """A client that ends a turn needs not know of which game it is."""
    moves = DOCUMENT["components"]["schemas"]["Move"]["discriminator"]["mapping"]
    assert moves["end_turn"] == "#/components/schemas/EndTurn"
    assert "Glen More" in DOCUMENT["components"]["schemas"]["EndTurn"]["description"]


def test_the_docs_come_from_here(api: Any) -> None:
    """The reference and all it loads are served by Cairn itself."""
    page = api.ask("GET", "/docs/reference/").text
    loaded = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert loaded
    assert not [address for address in loaded if address.startswith(("http:", "https:", "//"))]
    assert all(api.ask("GET", address).status_code == 200 for address in loaded)


@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/games/none", "/docs/", "/openapi.yaml", "/healthz"])
def test_an_answer_is_nothing_but_what_it_says_it_is(api: Any, path: str) -> None:
    """No browser may take a name in a game's JSON for a page."""
    assert api.ask("GET", path).headers["X-Content-Type-Options"] == "nosniff"


def test_any_origin_may_ask(api: Any) -> None:
    """Answers can be read from any page, their headers too; a preflight is answered."""
    answer = api.ask("GET", "/v1/rulesets")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert (
        answer.headers["Access-Control-Expose-Headers"]
        == "ETag, Idempotency-Replayed, Link, Location, RateLimit-Limit, RateLimit-Policy, RateLimit-Remaining, "
        "RateLimit-Reset, Retry-After, Unreplicated-Version, X-Request-ID"
    )
    preflight = api.ask("OPTIONS", "/v1/games", headers={"Origin": "http://x", "Access-Control-Request-Method": "POST"})
    assert preflight.status_code == 200
    assert "POST" in preflight.headers["Access-Control-Allow-Methods"]
    assert "Idempotency-Key" in preflight.headers["Access-Control-Allow-Headers"]


def test_rulebooks_are_served(api: Any) -> None:
    """As markdown, of the newest version or another, and by clause."""
    answer = api.ask("GET", "/v1/rulesets/glen_more/rules")
    assert answer.headers["Content-Type"].startswith("text/markdown")
    assert answer.text == api.ask("GET", "/v1/rulesets/glen_more/rules?version=2").text
    older = api.ask("GET", "/v1/rulesets/glen_more/rules?version=1").text
    clauses = [api.get(f"/v1/rulesets/glen_more/rules/GM-43{query}") for query in ("", "?version=1")]
    assert [(clause["clause"], clause["version"]) for clause in clauses] == [("GM-43", 2), ("GM-43", 1)]
    assert f"- **GM-43** {clauses[0]['text']}\n" in answer.text
    assert f"- **GM-43** {clauses[1]['text']}\n" in older
    assert clauses[0]["text"] != clauses[1]["text"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("chess/rules/GM-43", 404),
        ("glen_more/rules/GM-99", 404),
        ("glen_more/rules/gm-43", 404),
        ("glen_more/rules/GM-43?version=3", 404),
        ("glen_more/rules?version=3", 404),
        ("glen_more/rules?version=0", 422),
        ("glen_more/rules/GM-43?version=new", 422),
    ],
)
def test_a_rulebook_that_there_is_not(api: Any, path: str, status: int) -> None:
    """An unknown game, clause or version is not found; what is no version has the wrong shape."""
    assert api.ask("GET", f"/v1/rulesets/{path}").status_code == status


def test_a_refusal_leads_to_its_clause(api: Any) -> None:
    """As it is in the version of the rules that the game is played by."""
    game, (ann, _) = api.open()
    refused = ann.ask("POST", f"/v1/games/{game['id']}/moves", json={"moves": [{"type": "claim", "stone": 1}]}).json()
    clause = api.get(refused["rulebook"])
    assert (clause["clause"], clause["version"]) == (refused["rule"], game["rules_version"])
    assert {*api.get(f"/v1/rulesets/{game['ruleset']}")["versions"]} >= {clause["version"]}


def test_a_rulesets_schemas_stand_by_themselves(api: Any) -> None:
    """A client can check options and moves with them alone."""
    ruleset = api.get("/v1/rulesets/schotten_totten")
    moves = Draft202012Validator(ruleset["moves"])
    assert moves.is_valid({"type": "play_card", "card": "red-5", "stone": 3})
    assert not moves.is_valid({"type": "play_card", "card": "red-5", "stone": 10})
    assert Draft202012Validator(ruleset["options"]).is_valid({"rounds": 99})
    assert not Draft202012Validator(ruleset["options"]).is_valid({"rounds": 100})
    fields = [field for move in ruleset["moves"]["oneOf"] for field in move["properties"].values()]
    assert [field for field in fields if not {"description", "const"} & field.keys()] == []
    strategist = next(move for move in ruleset["moves"]["oneOf"] if "Strategist" in move["description"])
    assert strategist["properties"]["to"]["description"] == "A stone, 1 to 9; null discards the card."


def sent() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each schema of what clients send, in bodies, queries, headers and paths, with where it stands."""
    schemas, seen = DOCUMENT["components"]["schemas"], set[str]()

    def walk(path: str, node: Any) -> Iterator[tuple[str, dict[str, Any]]]:
        for at, schema in nodes(node, path):
            name = schema.get("$ref", "").rpartition("/schemas/")[2] if isinstance(schema.get("$ref"), str) else ""
            if name and name not in seen:
                seen.add(name)
                yield from walk(name, schemas[name])
            if not at.endswith("/properties"):
                yield at, schema

    for name, parameter in DOCUMENT["components"]["parameters"].items():
        yield from walk(name, parameter["schema"])
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            parts = operation if method == "parameters" else operation.get("parameters", [])
            for part in parts:
                yield from walk(f"{path} {part.get('name')}", part.get("schema", {}))
            if method != "parameters" and "application/json" in operation.get("requestBody", {}).get("content", {}):
                yield from walk(f"{path} body", operation["requestBody"]["content"]["application/json"]["schema"])


def test_what_clients_send_is_bounded() -> None:
    """Each integer on both sides, each string and each array in its length: what a client can send has an end."""
    unbounded = set[str]()
    for path, schema in sent():
        types = schema.get("type", ())
        for type_ in [types] if isinstance(types, str) else types:
            bounds = {"integer": {"minimum", "maximum"}, "string": {"maxLength"}, "array": {"maxItems"}}.get(
                type_, set()
            )
            fixed = {"enum", "const", "pattern", "format"} & schema.keys() if type_ == "string" else set()
            if not (bounds <= schema.keys() or fixed):
                unbounded.add(f"{path}: {type_}")
    assert sorted(unbounded) == []
