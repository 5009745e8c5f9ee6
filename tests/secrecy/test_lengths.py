"""How long an answer is tells nothing of what its receiver alone may know, whatever others write beside it."""

import json
import random
import re
from math import sqrt
from statistics import mean

import pytest
from helpers.api import KEY, OPERATOR
from secrecy.guessing import BY_CHANCE, GUESSES, Attack
from werkzeug.test import TestResponse

from cairn.contract.playing import begin
from cairn.contract.sampling import EVERYTHING, many_games
from cairn.events.chain import Head
from cairn.events.schotten_totten.pieces import CARDS
from cairn.service.api.description.openapi import EXAMPLES
from cairn.service.api.description.paths import ANY, example_key
from cairn.service.api.http import compression
from cairn.service.api.http.application import Application
from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings

PATIENT = ",".join(f"{kind}=1000000/minute" for kind in ("reads", "moves", "open", "expensive"))

ANYBODYS = {
    *("list_rulesets", "get_ruleset", "get_rulebook", "get_clause", "get_standings", "list_rated_games"),
    *("create_player", "recover_player", "get_player", "find_players", "import_archive", "get_import"),
    *("get_health", "get_readiness", "get_signing_key", "get_transparency", "get_description"),
    "get_description_as_json",
}
"""The routes whose answers are the same for everybody: they may be compressed."""

VIEWERS = {
    *("open_game", "get_game", "delete_game", "list_games", "take_seat", "leave_seat"),
    *("list_legal_moves", "make_moves", "undo_moves", "list_decisions", "get_decision", "audit_game"),
    *("stream_game", "stream_feed", "open_feed", "ask_for_hint", "get_hint", "export_archive"),
    *("analyse_game", "list_analyses", "get_analysis", "stream_analysis", "fork_game", "rematch_game"),
    *(
        "get_me",
        "export_me",
        "rename_me",
        "erase_me",
        "list_blocked",
        "block_player",
        "unblock_player",
        "list_tokens",
        "create_token",
        "revoke_token",
    ),
    *("create_webhook", "list_webhooks", "get_webhook", "change_webhook", "delete_webhook", "list_deliveries"),
    *("open_batch", "wait_for_opponent", "get_pairing", "stop_waiting"),
    *("open_series", "list_series", "get_series", "join_series", "leave_series", "start_series", "end_series"),
    *("get_series_table", "list_rounds", "audit_series", "export_series"),
    *("ping_webhook", "redeliver", "rotate_secret", "make_recovery_code", "say_phrase"),
}
"""The routes whose answers depend on who asks: nothing of a running game is compressed for who shows a token."""


@pytest.fixture(scope="module")
def application(redis_url: str) -> Application:
    """Give the application, which lets everybody ask as often as they like."""
    return create_app(Settings(redis_url=redis_url, key=KEY, operator_key=OPERATOR, limits=PATIENT, heartbeat=0.05))


@pytest.fixture
def app(application: Application, services: Services) -> Application:
    """Give the application, with an empty server behind it."""
    return application


@pytest.fixture
def no_answer_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an answer of any length be long enough to be compressed."""
    monkeypatch.setattr(compression, "MIN_BYTES", 0)


def asked(app: Application, route: Route, token: str | None, **arguments: str | int) -> TestResponse:
    """Return what a route answers to who takes gzip; parameters that are not given name nothing that there is."""
    path = re.sub(r"<(?:int:)?(\w+)>", lambda part: str(arguments.get(part[1], "a" * 20)), route.path)
    headers = {"Accept-Encoding": "gzip"} | ({"Authorization": f"Bearer {token}"} if token else {})
    name = re.sub("_(.)", lambda letter: letter[1].upper(), route.name)
    known = json.loads(EXAMPLES.read_bytes()).get(example_key(name), {}).get("application/json", {})
    body = known.get("schotten_totten", known.get(ANY))
    return app.test_client().open(path, method=route.method, json=body, headers=headers)


@pytest.fixture
def running(app: Application) -> tuple[str, dict[str, str]]:
    """Give a game that runs, and the tokens of those who may know more of it than a spectator."""
    services: Services = app.services
    player, token, _ = services.players.create("Ann")
    game = begin("schotten_totten", {"first_seat": 0}, 2, player=player.id)
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret, names=dict(game.names))
    return game.game, {"guest": services.tokens.seat(game.game, 0, 1), "player": token, "operator": OPERATOR}


def test_each_route_says_whether_it_matters_who_asks() -> None:
    """A new route is entered in one of the two sets, and has the address that goes with it."""
    assert {route.name for route in ROUTES} == ANYBODYS | VIEWERS
    assert {route.name for route in ROUTES if route.identifies} == VIEWERS


@pytest.mark.usefixtures("no_answer_is_short")
@pytest.mark.parametrize("route", [route for route in ROUTES if route.name in VIEWERS], ids=lambda route: route.name)
def test_nothing_of_a_running_game_is_compressed_for_who_may_know_more(
    app: Application, running: tuple[str, dict[str, str]], route: Route
) -> None:
    """Whatever route they ask, with the token of a seat, of a player, or with the operator's key."""
    game, tokens = running
    for token in tokens.values():
        answer = asked(app, route, token, game=game, version=2, seat=0)
        assert "Content-Encoding" not in answer.headers
        answer.close()


@pytest.mark.usefixtures("no_answer_is_short")
def test_what_anybody_may_know_is_still_compressed(app: Application, running: tuple[str, dict[str, str]]) -> None:
    """A spectator's answers are, and those of routes where nobody is known: so the tests above can fail."""
    game, tokens = running
    named = {route.name: route for route in ROUTES}
    for name in ("get_game", "list_decisions", "get_decision", "list_legal_moves", "export_archive", "list_games"):
        for token, encoding in ((None, "gzip"), (tokens["guest"], None)):
            if token is None or "<game>" in named[name].path:
                answer = asked(app, named[name], token, game=game, version=2)
                assert (answer.status_code, answer.headers.get("Content-Encoding")) == (200, encoding), name
    for name in ("list_rulesets", "get_description"):
        for token in (None, tokens["player"]):
            assert asked(app, named[name], token).headers["Content-Encoding"] == "gzip"


@pytest.mark.usefixtures("no_answer_is_short")
def test_a_finished_game_is_compressed_and_what_runs_after_it_is_not(app: Application) -> None:
    """All of it is open to all. But who asks for a rematch is answered with a game that runs."""
    services: Services = app.services
    player, token, _ = services.players.create("Ann")
    game, source = begin("schotten_totten", {"first_seat": 0}, 2, player=player.id), random.Random(1)
    while not game.over:
        game.play(source.choice(game.legal))
    services.log.append(game.game, Head(0, game.game), game.entries(), opens=game.secret, names=dict(game.names))
    named = {route.name: route for route in ROUTES}
    for name in ("get_game", "list_decisions", "get_decision", "export_archive", "audit_game"):
        answer = asked(app, named[name], token, game=game.game, version=2)
        assert (answer.status_code, answer.headers.get("Content-Encoding")) == (200, "gzip"), name
    for name in ("fork_game", "rematch_game"):
        answer = asked(app, named[name], token, game=game.game)
        assert (answer.status_code, answer.headers.get("Content-Encoding")) == (201, None), name


@pytest.mark.parametrize("page", ["", "/decisions", "/decisions/2", "/archive"])
def test_no_name_tells_a_hand_by_the_length_of_its_holders_answer(app: Application, page: str) -> None:
    """Called after a card that is in the hand, or after another that is as long: the answer is as long."""
    attack = Attack(app)
    held = min(attack.hand)
    others = [card for card in CARDS if len(card) == len(held) and card not in attack.hand]
    for frame in ('"{}"', '","{}","'):
        lengths = {attack.length(frame.format(card), page) for card in (held, *others[:3])}
        assert len(lengths) == 1


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_best_guesses_are_no_better_than_blind_ones(app: Application) -> None:
    """In 60 games (a sample: 20), each card tried in 8 names: within 3.3 standard errors of what chance gives (99.9 %).

    Before, when a player's answers were compressed, it was 3.7 of 6 cards; by chance it is 0.67.
    """
    source, games = random.Random(28), 60 if many_games() >= EVERYTHING else 20
    hits = [Attack(app).hits(source) for _ in range(games)]
    share, cards = GUESSES / len(CARDS), len(CARDS)
    spread = sqrt(GUESSES * share * (1 - share) * (cards - GUESSES) / (cards - 1) / games)
    assert abs(mean(hits) - BY_CHANCE) < 3.3 * spread, (mean(hits), BY_CHANCE, spread)
