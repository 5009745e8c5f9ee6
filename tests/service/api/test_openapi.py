"""The OpenAPI description, and whether the API matches it."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from helpers.api import Api, serve
from helpers.described import check, described, whole
from helpers.receiver import TRUSTED
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

from cairn.contract.sampling import sample_or_all
from cairn.events import highland_clans
from cairn.events.codec import moves_of
from cairn.service.api import schemas
from cairn.service.api.description import prepared
from cairn.service.api.description.openapi import generate
from cairn.service.api.description.paths import WHO
from cairn.service.api.games.game import NARROWED

ROOT = Path(__file__).parents[3]
LARGEST = 353_500
DOCUMENT = described()
OPERATIONS = [(path, method, each) for path, methods in DOCUMENT["paths"].items() for method, each in methods.items()]


def test_the_document_matches_the_code() -> None:
    """`openapi.yaml` and the served files are generated. A change of code without them fails this test."""
    assert prepared.load() == generate(), "run: .ci/openapi"
    assert (ROOT / "openapi.yaml").read_bytes() == generate()["yaml"]


def test_the_clients_are_generated_from_this_document() -> None:
    """`.ci/sdk` writes the digest with their types. `.ci/sdk --check` also compares the types, with tools of npm."""
    digest, _ = (ROOT / "service/sdk/openapi.sha256").read_text().split()
    assert digest == sha256((ROOT / "openapi.yaml").read_bytes()).hexdigest(), "run: .ci/sdk"


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("kind", ["yaml", "json"])
def test_the_document_is_served_unchanged(api: Api, kind: str, encoding: str) -> None:
    """Both forms are served, compressed or not, with the same bytes each time."""
    answers = [api.ask("GET", f"/openapi.{kind}", headers={"Accept-Encoding": encoding}) for _ in range(2)]
    assert [answer.headers.get("Content-Encoding", "identity") for answer in answers] == [encoding] * 2
    assert [answer.content for answer in answers] == [generate()[kind]] * 2


def test_the_document_stays_small() -> None:
    """Each byte is downloaded, parsed and read: what is written twice becomes a component."""
    assert len(generate()["yaml"]) <= LARGEST


def test_every_operation_has_a_description() -> None:
    """It says more than the summary and who may call it, which the route says by itself."""
    operations = [operation for _, method, operation in OPERATIONS if method != "parameters"]
    assert len(operations) > 70
    words = {each["operationId"]: each.get("description", "") for each in operations}
    for by_itself in WHO.values():
        words = {name: text.replace(by_itself, "") for name, text in words.items()}
    assert [name for name, text in words.items() if not re.search(r"\w+ .+\.", text)] == []
    assert [each["summary"] for each in operations if not re.fullmatch(r"[A-Z].+[^.]\.", each["summary"])] == []


@pytest.mark.parametrize("path", ["/healthz", "/openapi.yaml", "/openapi.json"])
def test_even_paths_without_inputs_refuse_what_is_not_valid_http(api: Api, path: str) -> None:
    """A host that is none is 400 (RFC 9112, 3.2), as described."""
    check("GET", path, answer := api.ask("GET", path, headers={"Host": "a,b"}))
    assert (answer.status_code, answer.json()["type"]) == (400, "/problems/bad-request")


@pytest.mark.slow
def test_nothing_is_generated_at_runtime() -> None:
    """Neither the start nor a request imports the generator's libraries."""
    program = """
import sys
from cairn.service.app import create_app
client = create_app().test_client()
assert [client.get(f"/openapi.{kind}").status_code for kind in ("yaml", "json")] == [200, 200]
assert "apispec" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_yaml_and_json_are_equal() -> None:
    """Both forms describe the same API."""
    assert json.loads(generate()["json"]) == DOCUMENT


@pytest.mark.slow
def test_the_document_is_valid_openapi() -> None:
    """Its version is 3.1."""
    assert DOCUMENT["openapi"].startswith("3.1")
    validate(DOCUMENT)


def test_everything_is_described() -> None:
    """Every component, and every field without a fixed value or a reference, in no terms of a programming language."""
    schemas = DOCUMENT["components"]["schemas"]
    silent = [name for name, schema in schemas.items() if not schema.get("description")]
    for name, schema in schemas.items():
        fields = schema.get("properties", {})
        silent += [f"{name}.{field}" for field, inner in fields.items() if not inner.keys() & KNOWN]
    assert silent == []
    assert not re.search(r"\bNone\b", " ".join(str(schema["description"]) for schema in schemas.values()))


KNOWN = {"description", "$ref", "const"}


def nodes(node: Any, path: str = "#") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every object of the document, except examples, with its path."""
    if isinstance(node, dict):
        yield path, node
        for key, inner in node.items():
            if path != "#/components" or key != "examples":
                yield from nodes(inner, f"{path}/{key}")
    elif isinstance(node, list):
        for place, inner in enumerate(node):
            yield from nodes(inner, f"{path}/{place}")


def test_a_game_may_have_a_single_kind_of_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are a union with one member, which move fields refer to."""
    monkeypatch.setattr(highland_clans, "MOVES", highland_clans.MOVES[:1])
    monkeypatch.setattr(schemas, "moves_of", moves_of.__wrapped__)
    components = schemas.components([], NARROWED)
    name = f"HighlandClans{highland_clans.MOVES[0].__name__}"
    assert [each["$ref"] for each in components["HighlandClansMove"]["oneOf"]] == [f"#/components/schemas/{name}"]
    assert "#/components/schemas/HighlandClansMove" in json.dumps(components["HighlandClansDecision"])


def test_every_operation_has_a_unique_name() -> None:
    """Generated clients use it as a function name: `openGame`, `makeMoves`."""
    names = [operation["operationId"] for _, method, operation in OPERATIONS if method != "parameters"]
    assert len(names) == len({*names})
    assert [name for name in names if not re.fullmatch("[a-z]+([A-Z][a-z]+)*", name)] == []


NULL = {"type": "null"}


CONDITIONS = "/dependentSchemas/"
"""The part of the path of a condition, which validators read and generators ignore."""


@pytest.mark.parametrize("clock", [{"kind": "turn", "seconds": 1}, {"kind": "bank", "seconds": 60, "then": "forfeit"}])
def test_a_decision_omits_defaults_as_described(api: Api, clock: dict[str, Any]) -> None:
    """Events are sent as they are stored, also their parts."""
    seats = [{"kind": "ai", "level": "random"}] * 2
    game = api.post("/v1/games", {"ruleset": "schotten_totten", "seats": seats, "clock": clock})["id"]
    for path in (f"/v1/games/{game}/decisions", f"/v1/games/{game}/decisions/1"):
        assert check("GET", path, api.ask("GET", path))


def test_unions_have_discriminators() -> None:
    """Generators need not guess: members fix the values of the discriminator, and no union is nested.

    A union that clients only send may have members that are known by the fields that they require.
    """
    schemas = DOCUMENT["components"]["schemas"]
    assert [path for path, node in nodes(DOCUMENT) if "anyOf" in node] == []
    unions = {path: node for path, node in nodes(DOCUMENT) if "oneOf" in node}
    choices = {path: node for path, node in unions.items() if len(node["oneOf"]) > 2 or NULL not in node["oneOf"]}
    sent = {path for path, node in choices.items() if path.endswith("Request") and "discriminator" not in node}
    for members in (
        [schemas[member["$ref"].rpartition("/")[2]] for member in choices.pop(path)["oneOf"]] for path in sent
    ):
        required = {tuple(sorted(member.get("required", ()))) for member in members}
        assert len(required) == len(members)
    assert len(choices) > 10
    for path, node in choices.items():
        by, mapping = node["discriminator"]["propertyName"], node["discriminator"]["mapping"]
        assert [{"$ref": target} for target in mapping.values()] == node["oneOf"], path
        for value, target in mapping.items():
            member = whole(schemas[target.rpartition("/")[2]])
            assert (member["properties"][by]["const"], by in member["required"]) == (value, True), (path, value)


def test_enumerations_have_a_type_and_arrays_have_items() -> None:
    """Generators create an enumeration of a type and a list of items. Only strings have a length."""
    for path, node in nodes(DOCUMENT["components"]["schemas"]):
        if path.endswith("/properties") or CONDITIONS in path:
            continue
        assert ("const" in node or "enum" in node) <= ("type" in node), path
        assert ("array" in node.get("type", ())) <= ("items" in node), path
        assert not (isinstance(node.get("type"), list) and "pattern" in node), path
        assert "prefixItems" not in node, path
        assert ("maxLength" in node) <= (node.get("type") != "object"), path


def test_patterns_are_portable() -> None:
    """They avoid syntax of Python alone, such as its anchor for the end of a string."""
    patterns = {node["pattern"] for _, node in nodes(DOCUMENT) if isinstance(node.get("pattern"), str)}
    assert len(patterns) > 5
    assert [pattern for pattern in patterns if re.search(r"\\[AZz]|\(\?", pattern)] == []


def test_every_component_is_used_and_defined_once() -> None:
    """No component is unreferenced, and no object with members is defined inline."""
    known = {f"#/components/{kind}/{name}" for kind, of in DOCUMENT["components"].items() for name in of}
    used = {node["$ref"] for _, node in nodes(DOCUMENT) if isinstance(node.get("$ref"), str)}
    assert known - used == {"#/components/securitySchemes/token"}
    assert used <= known
    inner = [path for path, node in nodes(DOCUMENT["components"]["schemas"]) if "properties" in node]
    inner = [path for path in inner if CONDITIONS not in path]
    assert [path for path in inner if not re.fullmatch(r"#/\w+(/allOf/1)?|.*/properties", path)] == []


def test_responses_may_get_new_members() -> None:
    """A client generated today accepts a response with a new member. A request body with one is refused."""
    schemas = DOCUMENT["components"]["schemas"]
    closed = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    assert {"SchottenTottenOpenGameRequest", "MovesRequest", "AiSeatRequest", "EndTurn"} <= closed
    assert not {"Problem", "SchottenTottenGame", "SchottenTottenStep", "TableSeatTaken", "Audit"} & closed


def test_a_move_shared_by_games_is_one_component() -> None:
    """A client that ends a turn need not know the game."""
    moves = DOCUMENT["components"]["schemas"]["Move"]["discriminator"]["mapping"]
    assert moves["end_turn"] == "#/components/schemas/EndTurn"
    assert "Glen More" in DOCUMENT["components"]["schemas"]["EndTurn"]["description"]


def test_the_docs_are_served_locally(api: Any) -> None:
    """Cairn serves the reference and every file it loads."""
    page = api.ask("GET", "/docs/reference/").text
    loaded = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert loaded
    assert not [address for address in loaded if address.startswith(("http:", "https:", "//"))]
    assert all(api.ask("GET", address).status_code == 200 for address in loaded)


@pytest.mark.parametrize("path", ["/v1/rulesets", "/v1/games/none", "/docs/", "/openapi.yaml", "/healthz"])
def test_content_types_are_not_sniffed(api: Any, path: str) -> None:
    """No browser may interpret a name in a game's JSON as a page."""
    assert api.ask("GET", path).headers["X-Content-Type-Options"] == "nosniff"


def test_any_origin_may_send_requests(api: Any) -> None:
    """Pages of any origin can read responses with their headers. Preflight requests succeed."""
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
    """They are markdown, of the newest or another version, whole or by clause."""
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
def test_an_unknown_rulebook_is_not_found(api: Any, path: str, status: int) -> None:
    """Unknown games, clauses and versions are 404. A malformed version is 422."""
    assert api.ask("GET", f"/v1/rulesets/{path}").status_code == status


def test_a_refusal_links_to_its_clause(api: Any) -> None:
    """The link leads to the clause in the game's version of the rules."""
    game, (ann, _) = api.open()
    refused = ann.ask("POST", f"/v1/games/{game['id']}/moves", json={"moves": [{"type": "claim", "stone": 1}]}).json()
    clause = api.get(refused["rulebook"])
    assert (clause["clause"], clause["version"]) == (refused["rule"], game["rules_version"])
    assert {*api.get(f"/v1/rulesets/{game['ruleset']}")["versions"]} >= {clause["version"]}


def test_the_schemas_of_a_ruleset_are_self_contained(api: Any) -> None:
    """A client can validate options and moves with them alone."""
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
    """Yield each schema of client input (bodies, queries, headers, paths) with its location."""
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
    for path, method, operation in OPERATIONS:
        for part in operation if method == "parameters" else operation.get("parameters", []):
            yield from walk(f"{path} {part.get('name')}", part.get("schema", {}))
        if method != "parameters" and "application/json" in operation.get("requestBody", {}).get("content", {}):
            yield from walk(f"{path} body", operation["requestBody"]["content"]["application/json"]["schema"])


BOUNDS = {"integer": {"minimum", "maximum"}, "string": {"maxLength"}, "array": {"maxItems"}}


def test_client_input_is_bounded() -> None:
    """Each integer has both bounds, and each string and array has a maximum length."""
    unbounded = set[str]()
    for path, schema in sent():
        types = schema.get("type", ())
        for type_ in [types] if isinstance(types, str) else types:
            bounds = BOUNDS.get(type_, set())
            fixed = {"enum", "const", "pattern", "format"} & schema.keys() if type_ == "string" else set()
            if not (bounds <= schema.keys() or fixed):
                unbounded.add(f"{path}: {type_}")
    assert sorted(unbounded) == []


ROUTES = [
    f"{method.upper()} {path}"
    for path, method, _ in OPERATIONS
    if method != "parameters" and not path.endswith("/stream")
]
"""A stream does not end while its game runs, so `test_stream` covers it."""

LARGE = {
    "GET /v1/games",
    "GET /v1/games/{game}/analyses/{analysis}",
    "POST /v1/games",
    "POST /v1/games/{game}/forks",
    "POST /v1/games/{game}/moves",
}
"""Routes with three quarters of all edge cases, because of their many fields."""


@sample_or_all
@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.slow
def test_every_route_is_as_described(route: str, live: str, api: Any, everything: bool) -> None:
    """No response is a server error or has an undescribed status, media type or shape.

    Each route but the large ones is called at the edges of its description and four times at random. A run of `many`
    covers all edges and eight random calls. A player of a running game sends the valid requests.
    """
    from helpers.made_up import ask_route

    ask_route(route, live, api, examples=8 if everything else 4, edges=everything or route not in LARGE)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_no_valid_request_is_refused(redis_url: str, services: Any) -> None:
    """Requests that the description allows get documented answers, and no refusal of their form.

    They are sent for CAIRN_FUZZ seconds: the examples, edge cases, at random, and in sequences that use identifiers of
    earlier responses. What no schema can state is listed with reasons.
    """
    from helpers import valid_requests

    operations = {each["operationId"] for _, method, each in OPERATIONS if method != "parameters"}
    assert valid_requests.DEPENDS.keys() <= operations
    for url in serve(redis_url, **TRUSTED, **valid_requests.UNLIMITED):
        said = valid_requests.run(url)
    print(said)
    assert f"Tested: {len(ROUTES)}\n" in said
    assert int(re.findall(r"(\d+) generated", said)[-1]) > 5 * valid_requests.SECONDS
