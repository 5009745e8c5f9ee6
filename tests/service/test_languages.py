"""Languages: what the API says in a client's language, and that catalogues and code have the same messages."""

import ast
import json
import random
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from helpers.pseudo import TAG, pseudo_language
from marshmallow import Schema, fields, validate
from werkzeug.exceptions import MethodNotAllowed

from cairn.contract.conceivable import conceivable
from cairn.contract.playing import random_game
from cairn.events.chain import Head
from cairn.projections.message import Commas, Message, message, revive
from cairn.service import errors
from cairn.service.analyses.hints import Hinted
from cairn.service.api.http.marshmallow_fields import form_of
from cairn.service.api.http.request import preferred
from cairn.service.api.http.streaming import NDJSON
from cairn.service.api.routes import ROUTES
from cairn.service.api.streams.message import FeedDecision
from cairn.service.app import create_app
from cairn.service.audit.proofs import failed_proof
from cairn.service.container import Services
from cairn.service.health.table import NAMES
from cairn.service.languages import ENGLISH, FOLDER, PAGE, Language, english, languages, recognize
from cairn.service.queries.cursor import Cursor
from cairn.service.rules import GAMES
from cairn.service.rules.rulebooks import clauses, rulebook
from cairn.service.settings import Settings
from cairn.workers.webhook_owed import Stop, owed_to

ROOT = Path(__file__).parents[2]
OURS = ("glen_more", "highland_clans", "schotten_totten")
TRANSLATED = sorted(tag for tag in languages() if tag != ENGLISH)
"""The languages besides English."""
WORD = re.compile("[a-zA-Z]{4,}")


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add the pseudo-language."""
    monkeypatch.setitem(languages(), TAG, pseudo_language())
    preferred.cache_clear()
    yield
    preferred.cache_clear()


@pytest.fixture
def app(redis_url: str, services: Services, pseudo: None) -> Flask:
    """Return the application on an empty server, with the pseudo-language."""
    return create_app(Settings(redis_url=redis_url, key=services.settings.key, limits="moves=1000000/minute"))


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        (None, ENGLISH),
        ("tlh", ENGLISH),
        ("en-XA", TAG),
        ("EN-xa-1996", TAG),
        ("tlh, en-XA;q=0.5, en;q=0.1", TAG),
        ("en, en-XA;q=0.5", ENGLISH),
        ("en-XA;q=0, *", ENGLISH),
        ("; ,,=", ENGLISH),
        ("fr-CA", "fr"),
        ("pt", "pt-BR"),
        ("pt-PT, en;q=0.9", "pt-BR"),
        ("pt;q=0, de-CH", "de"),
        ("en-GB, pt", ENGLISH),
    ],
)
@pytest.mark.usefixtures("pseudo")
def test_a_language_is_chosen_by_quality_and_lookup(header: str | None, tag: str) -> None:
    """RFC 9110, 12.5.4, and RFC 4647, 3.4."""
    assert preferred(header) == tag


@pytest.mark.parametrize("ruleset", OURS)
def test_a_game_in_another_language_has_no_english(app: Flask, ruleset: str) -> None:
    """Decisions, and refusals of moves and of requests: each text is from the catalogue, and no id is shown."""
    services = app.extensions["services"]
    game = random_game(ruleset, {}, min(GAMES[ruleset].seats), 3)
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret)
    names = [GAMES[ruleset].title, *filter(None, (seat.level for seat in game.position.table.seats))]
    for tag in (TAG, *TRANSLATED):
        texts = texts_of_game(app, f"/v1/games/{game.game}", tag)
        for name in names:
            texts = [text.replace(name, "") for text in texts]
        check_language(tag, texts)


def texts_of_game(app: Flask, path: str, tag: str) -> list[str]:
    """Return the texts of a game's decisions and of two refusals in a language."""
    client, headers, texts, after = app.test_client(), {"Accept-Language": tag}, list[str](), 0
    while after is not None:
        answer = client.get(f"{path}/decisions?after={after}&limit=500", headers=headers)
        assert answer.headers["Content-Language"] == tag
        assert "Accept-Language" in answer.headers["Vary"]
        for decision in answer.get_json()["items"]:
            texts.append(decision["text"])
            assert decision["messages"]
            assert "language" not in decision
        after = answer.get_json()["next"]
    for error in (client.get(f"{path}/decisions/99999", headers=headers), client.get("/v1/nothing", headers=headers)):
        assert error.headers["Content-Language"] == tag
        texts += [error.get_json()["title"], error.get_json()["detail"]]
    return texts


def test_streams_feeds_and_webhooks_say_decisions_in_each_language(app: Flask) -> None:
    """In that of their request, or of the request that created the webhook. No text has a word of English, or an id."""
    services, client = app.extensions["services"], app.test_client()
    game = random_game("schotten_totten", {}, 2, 3)
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret)
    token = services.tokens.seat(game.game, 0, game.position.table.taken_at[0])
    wanted = {"tokens": [{"game": game.game, "token": token, "after": 1}], "open": False}
    hook = {"url": "https://1.1.1.1/hook", "game": game.game, "events": ["decision"]}
    path = f"/v1/games/{game.game}"
    for tag in (TAG, *TRANSLATED):
        headers = {"Accept-Language": tag, "Accept": NDJSON}
        stream = client.get(f"{path}/stream", headers=headers | {"Last-Event-ID": "1"})
        feed = client.post("/v1/stream", headers=headers, json=wanted)
        created = client.post("/v1/webhooks", headers=headers | {"Accept": "*/*"}, json=hook)
        for answer in (stream, feed, created):
            assert answer.headers["Content-Language"] == tag
            assert "Accept-Language" in answer.headers["Vary"]
        webhook, sent = services.webhooks.get(created.get_json()["id"])[0], list[str]()
        with suppress(Stop):
            for owed in owed_to(services, webhook, game.game, Cursor(1, 1)):
                sent += [owed.message.decision.text] if isinstance(owed.message, FeedDecision) else []
        streamed, fed = (
            [
                message[where]["text"]
                for message in map(json.loads, answer.data.splitlines())
                if message["type"] == "decision"
            ]
            for answer, where in ((stream, "data"), (feed, "decision"))
        )
        assert len(streamed) == len(fed) == len(sent) == game.position.version - 1
        check_language(tag, [*streamed, *fed, *sent])
        services.webhooks.delete(webhook.id)  # a game may have few


@pytest.mark.parametrize("ruleset", OURS)
@pytest.mark.usefixtures("pseudo")
def test_refusals_in_another_language_have_no_english(ruleset: str) -> None:
    """Each refusal of conceivable moves at some positions of a random game, apart from its clause."""
    refused = dict[str, Message]()
    for seed in range(3):
        game = random_game(ruleset, {}, min(GAMES[ruleset].seats), seed, stop=20 + 7 * seed)
        for seat in range(len(game.position.table.seats)):
            for move in conceivable(ruleset, random.Random(seed), 40):
                if refusal := game.rules.refusal(game.state, seat, move, ["1", "2", "3", "4", "5"]):
                    refused[english().render(refusal.sentence)] = refusal.sentence
    assert len(refused) > 5
    for tag in (TAG, *TRANSLATED):
        check_language(tag, map(languages()[tag].render, refused.values()))


def check_language(tag: str, texts: Iterable[str]) -> None:
    """Check that texts have no id of a message, and no word of English alone; the pseudo-language is in brackets."""
    own, source = (
        {word for path in (FOLDER / each).glob("*.ftl") for word in WORD.findall(path.read_text())}
        for each in (tag, ENGLISH)
    )
    for text in texts:
        assert not re.search(r"\b(gm|hc|st|table|said|form)-[a-z]", text), text
        if tag == TAG:
            assert re.fullmatch(r"⟦[^A-Za-z]*⟧", text), text
        else:
            assert {*WORD.findall(text)}.isdisjoint(source - own), text


def test_a_response_says_its_language_and_caches_know_it(app: Flask, services: Services) -> None:
    """The entity tag of a response with texts differs by language; `If-Match` takes either."""
    game, client = random_game("schotten_totten", {}, 2, 1, stop=12), app.test_client()
    app.extensions["services"].log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret)
    path = f"/v1/games/{game.game}/decisions"
    inner, outer = client.get(path), client.get(path, headers={"Accept-Language": TAG})
    assert (inner.headers["Content-Language"], outer.headers["Content-Language"]) == (ENGLISH, TAG)
    assert inner.headers["ETag"] != outer.headers["ETag"]
    assert inner.get_json()["items"][0]["messages"] == outer.get_json()["items"][0]["messages"]
    same = {"If-None-Match": outer.headers["ETag"]}
    assert client.get(path, headers=same | {"Accept-Language": TAG}).status_code == 304
    assert client.get(path, headers=same).status_code == 200
    assert "Content-Language" not in client.get("/v1/signing-key").headers


def test_the_log_has_no_language(app: Flask) -> None:
    """Neither sentences nor messages are stored."""
    game = random_game("glen_more", {}, 2, 1)
    assert b"gm-" not in b"".join(entry.stored for entry in game.entries())


def test_terms_are_passed_in_each_of_their_forms() -> None:
    """A form that a term lacks, and a name, stand as they are; lists have each form of their items."""
    resource = """
card = { $colour } { $value }
    .accusative = { $colour_accusative } { $value }
red = rote
    .accusative = roten
joker = Joker
drawn = { $player_accusative } zieht { $cards_accusative }, { $count ->
    [one] eine
   *[other] { $count }
}
"""
    german = Language("de", [resource], english())
    cards = [message("card", colour=message("red"), value=5), message("joker"), message("joker")]
    said = german.render(message("drawn", player="Ann", cards=cards, count=1000))
    assert said == "Ann zieht roten 5, Joker und Joker, 1000"
    assert german.render(message("st-claim", stone=4)) == "Claim stone 4."
    assert german.render(Message("no-such-id")) == "no-such-id"


def test_lists_are_joined_by_the_language() -> None:
    """With the words of CLDR."""
    language = Language(ENGLISH, ["all = { $items }"])
    kinds = (["a", "b", "c"], ["a"], Commas(["a", "b", "c"]))
    assert [language.render(message("all", items=items)) for items in kinds] == ["a, b and c", "a", "a, b, c"]


CATALOGUE = {
    entry.id.name: entry
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl"))
    if not path.name.startswith(PAGE)
    for entry in FluentParser().parse(path.read_text()).body
    if isinstance(entry, fluent.Message)
}
CODE = [
    path
    for room in ("projections", "service", "workers")
    for path in (ROOT / room).rglob("*.py")
    if "sdk" not in path.parts and "node_modules" not in path.parts
]


PLACES = {"message": 0, "Refusal": 1, "refuse": 1, "good": 1, "bad": 1, "InvalidParameter": 1} | {
    name: 0
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, errors.Problem) and name not in ("UnreadableLog", "InvalidParameter")
}
"""The calls that name a message, and the place of its id."""
HIDDEN = dict.fromkeys(("message", "Refusal", "refuse", "good"), frozenset[str]()) | {"bad": frozenset({"detail"})}
"""The named arguments of calls that are none of their messages; those of problems are their members."""


def name_of(call: ast.Call) -> str:
    """Return the name of the called function."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def id_of(call: ast.Call) -> str | None:
    """Return the literal id of the message that a call names, if it does."""
    place = PLACES.get(name_of(call), len(call.args))
    match call.args[place : place + 1]:
        case [ast.Constant(value=str(id))] if " " not in id:
            return id
    return None


def test_every_message_of_the_code_exists_and_none_is_unused() -> None:
    """Ids that are put together in code are patterns."""
    called, patterns = set[str](), [f"problem-{name}" for name in errors.PROBLEMS]
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Constant(value=str(text)):
                    patterns.append(re.escape(text))
                case ast.JoinedStr(values=[ast.Constant(), *_] as parts):
                    each = (re.escape(str(x.value)) if isinstance(x, ast.Constant) else "[a-z0-9-]*" for x in parts)
                    patterns.append("".join(each))
                case ast.Call() if said := id_of(node):
                    called.add(said)
    assert called <= CATALOGUE.keys()
    assert {f"problem-{name}" for name in errors.PROBLEMS} <= CATALOGUE.keys()
    suffixes = "(-keep|-by-court|-[a-z-]*)?"  # of ids that begin with one of several literals
    starts = ("gm-cell", "gm-options", "hc-bard", "hc-bard-sent", "hc-following", "hc-no-following")
    patterns += [f"{start}{suffixes}" for start in starts] + [f"health-{name}" for name in NAMES]
    written = re.compile(
        "|".join(each for each in dict.fromkeys(patterns) if re.match("[a-z]+[-\\\\]|refusal|text|withdrawals", each))
    )
    unused = {id for id in CATALOGUE if not written.fullmatch(id)} - PIECED
    for kind in ("said", "form", "reason", "blurb", "why"):
        unused -= {recognize(sentence, kind).id for sentence in sentences_of_code()}
    assert unused == set()


PIECED = {"why-of-human", "why-resort-once", "why-resorts"}
"""Messages of sentences that code makes of several parts."""


@cache
def sentences_of_code() -> set[str]:
    """Return the sentences that code and its libraries may say, with `7` for each value in them."""
    found = {text for kind in vars(fields).values() for text in getattr(kind, "default_error_messages", {}).values()}
    found |= {*Schema._default_error_messages.values(), validate.Regexp.default_message, validate.OneOf.default_message}
    found |= {getattr(validate.Length, f"message_{what}") for what in ("min", "max", "all", "equal")}
    least, most = "greater than or equal to 7", "less than or equal to 7"
    found |= {f"Must be {bounds}." for bounds in (least, most, f"{least} and {most}")}
    found |= {str(MethodNotAllowed.description), "64 hex digits, or these and -dry", "line 7: 7."}
    operators = "The operator of this service can allow networks of their own (CAIRN_WEBHOOK_NETWORKS)."
    not_public = "The host has no address, or one that is not public."
    found |= {f"{why} {operators}" for why in (not_public, "The URL must begin with https.")}
    kinds = ("an integer of at {} 7", "an array of at {} 7 items", "an object of at {} 7 items")
    found |= {f"expected {kind.format(bound)}" for kind in kinds for bound in ("least", "most")}
    for path in (*CODE, *(ROOT / "events").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Constant(value=str(text)) if len(text) < 300:
                    found.add(text)
                case ast.JoinedStr(values=parts):
                    for value in ("7", ""):
                        found.add("".join(str(x.value) if isinstance(x, ast.Constant) else value for x in parts))
    found = {re.sub(r"\{\w+\}", "7", text) for text in found if isinstance(text, str)}
    found |= {f"{text[:1].upper()}{text[1:]}." for text in found if not text[:1].isupper()}
    return found | {text.partition(".")[0] for text in found}


def test_sentences_of_validation_have_messages() -> None:
    """Those of marshmallow and of msgspec, the forms of parameters, and those of Cairn's own checks."""
    sentences = {recognize(sentence).id for sentence in sentences_of_code()}
    assert {id for id in CATALOGUE if id.startswith("said-")} - sentences == set()
    checked = set[str]()
    for route in ROUTES:
        for schema in (route.in_path, route.query, route.in_headers):
            for field in schema.fields.values() if schema else ():
                form = form_of(field)
                checked.add(form)
                assert form.startswith("`") or recognize(form, "form").id != "text", form
    assert len(checked) > 20
    for said in [
        *map(str, fields.Field.default_error_messages.values()),
        "Unknown field.",
        "Missing field.",
        "Expected an array of at least 1 items.",
        "Expected an integer or null, not a string.",
        "`limit` is a number from 1 to 500, such as 50.",
        "Highland Clans has 3, 4 or 5 seats, not 7.",
        "line 5: it is not canonical JSON: not JSON: Input data was truncated.",
    ]:
        assert recognize(said).id != "text", said
        assert english().render(recognize(said)) == said
    assert recognize("Anything else.") == message("text", text="Anything else.")


def test_mistakes_in_another_language_have_no_english(app: Flask) -> None:
    """Apart from names in code, each field's mistake is in the client's language."""
    client, headers = app.test_client(), {"Accept-Language": TAG}
    bad = {
        "ruleset": "glen_more",
        "options": {"first_seat": "x"},
        "seats": [{"kind": "human", "name": " x"}],
        "hints": 1,
    }
    answers = [
        client.post("/v1/games", json=bad, headers=headers),
        client.post("/v1/games", json={"seats": 7, "other": 1}, headers=headers),
        client.post("/v1/players", json={"name": "seat 1"}, headers=headers),
        client.get("/v1/games?limit=0&day=x&other=1", headers=headers),
    ]
    mistakes = [mistake for answer in answers for mistake in answer.get_json()["errors"]]
    assert len(mistakes) > 8
    for mistake in mistakes:
        said = re.sub("`[^`]*`|Glen More|2026", "", mistake["detail"])
        assert said.startswith("⟦"), mistake
        assert not re.search("[A-Za-z]", said), mistake
        assert english().render(revive(mistake["message"])) != mistake["detail"]


def test_health_in_another_language_has_no_english(app: Flask) -> None:
    """Each condition of a service without a worker and a caretaker: its state, and what to do."""
    conditions = app.test_client().get("/readyz", headers={"Accept-Language": TAG}).get_json()["conditions"]
    texts = [text for each in conditions for text in (each["words"], each["advice"]) if text]
    assert len(texts) > 15
    for text in texts:
        assert text.startswith("⟦"), text
    assert all(each["message"] for each in conditions)
    assert all(each["advice_message"] for each in conditions if each["advice"])


SENTENCES = {"reason", "problem", "why", "words", "advice", "text", "detail", "blurb", "error"}
"""The fields of responses with sentences."""


def unsaid(tree: Any) -> Iterator[str]:
    """Yield the sentences of a response that are not in the pseudo-language, or have no message beside them."""
    if isinstance(tree, dict):
        for name in SENTENCES & tree.keys():
            said = tree[name]
            if isinstance(said, str) and " " in said:
                beside = tree.get({"advice": "advice_message", "text": "messages"}.get(name, "message"))
                if not beside or not said.startswith("⟦"):
                    yield f"{name}: {said}"
    for inner in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from unsaid(inner)


def test_each_sentence_of_a_response_has_its_message(app: Flask) -> None:
    """The message gives the sentence in each language: of games, audits, rulesets, refusals, health, and results."""
    services, client, headers = app.extensions["services"], app.test_client(), {"Accept-Language": TAG}
    opened = client.post("/v1/games", json={"ruleset": "glen_more", "seats": [{"kind": "human", "name": "Ζωή"}] * 2})
    path, token = f"/v1/games/{opened.get_json()['id']}", opened.get_json()["tokens"][0]["token"]
    headers |= {"Authorization": f"Bearer {token}"}
    paths = (path, f"{path}/decisions", f"{path}/audit", f"{path}/analyses/x", "/v1/rulesets", "/readyz")
    answers = [client.get(each, headers=headers) for each in paths]
    assert {answer.headers["Content-Language"] for answer in answers} == {TAG}
    trees = [answer.get_json() for answer in answers]
    assert (trees[0]["leaving"]["rated"], len(trees[0]["leaving"]["messages"])) == (False, 2)
    assert {proof["message"]["id"] for proof in trees[2]["proofs"] if proof["why"]} == {"why-not-ended"}
    assert [each for tree in trees for each in unsaid(tree)] == []
    pseudo = languages()[TAG]
    hinted = pseudo.explain(Hinted({}, 0.5, "chance", 1, reason="It completes a run at stone 7."), "reason", "reason")
    said = message("reason-st-completes-run", stone=7)
    assert (hinted.message, hinted.reason) == (said, pseudo.render(said))
    refused, said = failed_proof("rules", 7, message("game-ended")), message("game-ended")
    assert (refused.why, pseudo.explain(refused, "why").why) == ("This game has ended.", pseudo.render(said))
    assert services.imports.submit(b"x", language=TAG).say(pseudo).status == "pending"
    assert services.imports.language(sha256(b"x").hexdigest()) is pseudo


def variables(entry: Any) -> set[str]:
    """Return the variables of a message, the forms of terms without their attribute."""
    found = set[str]()

    def visit(node: Any) -> None:
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name.partition("_")[0])
        for value in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
            for each in value if isinstance(value, list) else [value]:
                visit(each)

    visit(entry)
    return found


@pytest.mark.daily
@pytest.mark.parametrize("tag", TRANSLATED)
def test_messages_have_the_arguments_of_english_in_each_language(tag: str) -> None:
    """Each file of a language has the messages of the English one. A translation may leave an argument out."""
    for path in (FOLDER / ENGLISH).glob("*.ftl"):
        source, translated = (messages_in(FOLDER / each / path.name) for each in (ENGLISH, tag))
        assert translated.keys() == source.keys()
        for id, entry in translated.items():
            assert variables(entry) <= variables(source[id]), id


@cache
def messages_in(path: Path) -> dict[str, fluent.Message]:
    """Return the messages of a file by their ids."""
    entries = FluentParser().parse(path.read_text()).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("tag", TRANSLATED)
def test_rulebooks_have_the_clauses_of_english_in_each_language(tag: str) -> None:
    """In each version of the rules, and the API serves them."""
    for ruleset in OURS:
        for version in GAMES[ruleset].versions:
            source, translated = clauses(ruleset, version), clauses(ruleset, version, tag)
            assert translated.keys() == source.keys()
            assert all(translated[number] != source[number] for number in source)
            assert not rulebook(ruleset, version, tag).startswith("<!--")


COINS = {
    "de": {0: "0 Münzen", 1: "1 Münze", 2: "2 Münzen"},
    "el": {0: "0 νομίσματα", 1: "1 νόμισμα", 2: "2 νομίσματα"},
    "fr": {0: "0 pièce", 1: "1 pièce", 2: "2 pièces"},
    "nl": {0: "0 munten", 1: "1 munt", 2: "2 munten"},
    "pt-BR": {0: "0 moeda", 1: "1 moeda", 2: "2 moedas"},
    "ro": {1: "1 monedă", 2: "2 monede", 19: "19 monede", 20: "20 de monede", 101: "101 monede", 121: "121 de monede"},
}
"""Numbers of coins, by the plural rules of CLDR."""
CARDS = {
    "de": ("den Joker", "die rote 5", "Der Joker", "Die rote 5"),
    "el": ("τον Τζόκερ", "το κόκκινο 5", "Ο Τζόκερ", "Το κόκκινο 5"),
    "fr": ("le Joker", "le 5 rouge", "Le Joker", "Le 5 rouge"),
    "nl": ("de Joker", "de rode 5", "De Joker", "De rode 5"),
    "pt-BR": ("o Coringa", "o 5 vermelho", "O Coringa", "O 5 vermelho"),
    "ro": ("Jokerul", "5 roșu", "Jokerul", "5 roșu"),
}
"""A tactic card and a clan card as what is played, and as what is discarded."""


@pytest.mark.parametrize("tag", COINS)
def test_numbers_have_the_plurals_of_their_language(tag: str) -> None:
    """As the language's grammar has them."""
    found = {number: languages()[tag].render(message("gm-coins", number=number)) for number in COINS[tag]}
    assert found == COINS[tag]


@pytest.mark.parametrize("tag", CARDS)
def test_cards_have_the_gender_and_the_case_of_their_sentence(tag: str) -> None:
    """An object of one sentence, and the subject of the other."""
    language, cards = languages()[tag], (message("st-joker"), message("st-clan-red", value=5))
    played = [language.render(message("st-card-played", player="Ann", card=card, stone=3)) for card in cards]
    discarded = [language.render(message("st-card-discarded", player="Ann", card=card, stone=3)) for card in cards]
    for text, form in zip([*played, *discarded], CARDS[tag], strict=True):
        assert form in text


def test_calls_pass_the_arguments_of_their_messages() -> None:
    """Each call with a literal id and all arguments named."""
    checked = 0
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and (id := id_of(node)) and all(keyword.arg for keyword in node.keywords):
                hidden = HIDDEN.get(name_of(node), errors.MEMBERS)
                given = {str(keyword.arg).partition("_")[0] for keyword in node.keywords if keyword.arg not in hidden}
                assert given == variables(CATALOGUE[id]), (path, node.lineno)
                checked += 1
    assert checked > 300
