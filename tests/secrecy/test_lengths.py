"""The length of a response reveals no information of its receiver, whatever text of others it contains."""

import json
import random
import re
from math import sqrt
from statistics import mean
from typing import Any

import pytest
from flask import Flask
from helpers.api import KEY, OPERATOR
from secrecy.world import store
from werkzeug.test import TestResponse

from cairn.contract.playing import begin
from cairn.contract.sampling import EVERYTHING, many_games
from cairn.events.schotten_totten.pieces import CARDS, COLOURS, colour
from cairn.service.api.description.openapi import EXAMPLES
from cairn.service.api.description.paths import ANY, example_key
from cairn.service.api.http import compression
from cairn.service.api.http.application import Application
from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings

GUESSES = 6
"""The number of guessed cards: the size of the hand."""
BY_CHANCE = GUESSES * GUESSES / len(CARDS)
"""The expected number of correct cards for blind guesses."""
FRAMES = ("{}", "{},", ",{}", "{}.{}", '"{}"', '","{}","', "x{}x", '["{}"')
"""Names that contain a card. Several lengths give more information than one."""


class Attack:
    """A game of two players, one of whom observes the lengths of the other's responses (as in CRIME and BREACH).

    TLS hides the response, but not its length. The attacker's name is part of the response: a name that repeats
    the contents of the hand makes a compressed response shorter.
    """

    def __init__(self, app: Flask) -> None:
        """Seat two players and begin the game."""
        self._client = app.test_client()
        self._victim, self._attacker = self._player("Vic"), self._player("Eve")
        seats = [{"kind": "human", "player": "me"}, {"kind": "open"}]
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        self._game = "/v1/games/" + self._ask("POST", "/v1/games", self._victim, body)["id"]
        self._ask("POST", f"{self._game}/seats", self._attacker, {})
        self.hand = {*self._ask("GET", self._game, self._victim)["state"]["hands"][0]}

    def _player(self, name: str) -> str:
        return str(self._ask("POST", "/v1/players", None, {"name": name})["token"])

    def _ask(self, method: str, path: str, token: str | None, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._client.open(path, method=method, json=body, headers=headers, buffered=True)
        assert answer.status_code < 300, answer.text
        return answer.json

    def length(self, name: str, page: str = "") -> int:
        """Return the length of the victim's response for this name of the attacker."""
        self._ask("PATCH", "/v1/me", self._attacker, {"name": name})
        headers = {"Authorization": f"Bearer {self._victim}", "Accept-Encoding": "gzip"}
        answer = self._client.get(self._game + page, headers=headers, buffered=True)
        assert answer.status_code == 200, answer.text
        return len(answer.data)

    def hits(self, source: random.Random) -> int:
        """Guess the cards whose names gave the shortest responses. Return the number of correct guesses.

        A card is compared with others of its colour, as names of other colours have other lengths.
        """
        lengths = {card: mean(self.length(frame.format(card, card)) for frame in FRAMES) for card in CARDS}
        usual = {each: mean(lengths[card] for card in CARDS if colour(card) == each) for each in COLOURS}
        ranked = sorted(CARDS, key=lambda card: (round(lengths[card] - usual[colour(card)], 6), source.random()))
        return len(self.hand & {*ranked[:GUESSES]})


PATIENT = ",".join(f"{kind}=1000000/minute" for kind in ("reads", "moves", "open", "expensive"))

ANYBODYS = {
    *("list_rulesets", "get_ruleset", "get_rulebook", "get_clause", "get_standings", "list_rated_games"),
    *("create_player", "recover_player", "get_player", "find_players", "import_archive", "get_import"),
    *("get_health", "get_readiness", "get_signing_key", "get_transparency"),
    *("get_description", "get_description_as_json"),
}
"""Routes with the same response for all clients, which may be compressed."""

VIEWERS = {
    *("open_game", "get_game", "delete_game", "list_games", "take_seat", "leave_seat", "adopt_seat"),
    *("list_legal_moves", "make_moves", "undo_moves", "list_decisions", "get_decision", "audit_game"),
    *("stream_game", "stream_feed", "open_feed", "ask_for_hint", "get_hint", "export_archive"),
    *("analyse_game", "list_analyses", "get_analysis", "stream_analysis", "fork_game", "rematch_game"),
    *("get_me", "export_me", "rename_me", "erase_me", "list_blocked", "block_player", "unblock_player"),
    *("list_tokens", "create_token", "revoke_token"),
    *("create_webhook", "list_webhooks", "get_webhook", "change_webhook", "delete_webhook", "list_deliveries"),
    *("open_batch", "wait_for_opponent", "get_pairing", "stop_waiting"),
    *("open_series", "list_series", "get_series", "join_series", "leave_series", "start_series", "end_series"),
    *("get_series_table", "list_rounds", "audit_series", "export_series"),
    *("ping_webhook", "redeliver", "rotate_secret", "make_recovery_code", "say_phrase"),
}
"""Routes whose responses depend on the client: for a running game they are not compressed with a token."""


NAMED = {route.name: route for route in ROUTES}


@pytest.fixture(scope="module")
def application(redis_url: str) -> Application:
    """Return the application without rate limits."""
    return create_app(Settings(redis_url=redis_url, key=KEY, operator_key=OPERATOR, limits=PATIENT, heartbeat=0.05))


@pytest.fixture
def app(application: Application, services: Services) -> Application:
    """Return the application with an empty server."""
    return application


@pytest.fixture
def no_answer_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compress responses of any length."""
    monkeypatch.setattr(compression, "MIN_BYTES", 0)


def request(app: Application, route: Route, token: str | None, **arguments: str | int) -> TestResponse:
    """Return a route's response with gzip. Missing parameters name nothing that exists."""
    path = re.sub(r"<(?:int:)?(\w+)>", lambda part: str(arguments.get(part[1], "a" * 20)), route.path)
    headers = {"Accept-Encoding": "gzip"} | ({"Authorization": f"Bearer {token}"} if token else {})
    name = re.sub("_(.)", lambda letter: letter[1].upper(), route.name)
    known = json.loads(EXAMPLES.read_bytes()).get(example_key(name), {}).get("application/json", {})
    body = known.get("schotten_totten", known.get(ANY))
    return app.test_client().open(path, method=route.method, json=body, headers=headers)


@pytest.fixture
def running(app: Application) -> tuple[str, dict[str, str]]:
    """Return a running game, and the tokens of clients who may see more than a spectator."""
    services: Services = app.services
    player, token, _ = services.players.create("Ann")
    game = begin("schotten_totten", {"first_seat": 0}, 2, player=player.id)
    store(services, game)
    return game.game, {"guest": services.tokens.seat(game.game, 0, 1), "player": token, "operator": OPERATOR}


def test_each_route_declares_whether_it_depends_on_the_client() -> None:
    """A new route is added to one of the two sets, with a matching URL."""
    assert {route.name for route in ROUTES} == ANYBODYS | VIEWERS
    assert {route.name for route in ROUTES if route.identifies} == VIEWERS


@pytest.mark.daily
@pytest.mark.usefixtures("no_answer_is_short")
@pytest.mark.parametrize("route", [route for route in ROUTES if route.name in VIEWERS], ids=lambda route: route.name)
def test_a_running_game_is_not_compressed_for_privileged_clients(
    app: Application, running: tuple[str, dict[str, str]], route: Route
) -> None:
    """For any route, with the token of a seat or a player, or the operator's key."""
    game, tokens = running
    for token in tokens.values():
        answer = request(app, route, token, game=game, version=2, seat=0)
        assert "Content-Encoding" not in answer.headers
        answer.close()


@pytest.mark.usefixtures("no_answer_is_short")
def test_public_responses_are_compressed(app: Application, running: tuple[str, dict[str, str]]) -> None:
    """Those of spectators, and of routes without authentication: so the tests above can fail."""
    game, tokens = running
    for name in ("get_game", "list_decisions", "get_decision", "list_legal_moves", "export_archive", "list_games"):
        for token, encoding in ((None, "gzip"), (tokens["guest"], None)):
            if token is None or "<game>" in NAMED[name].path:
                answer = request(app, NAMED[name], token, game=game, version=2)
                assert (answer.status_code, answer.headers.get("Content-Encoding")) == (200, encoding), name
    for name in ("list_rulesets", "get_description"):
        for token in (None, tokens["player"]):
            assert request(app, NAMED[name], token).headers["Content-Encoding"] == "gzip"


@pytest.mark.usefixtures("no_answer_is_short")
def test_a_finished_game_is_compressed_but_not_its_rematch(app: Application) -> None:
    """It is public, but a request for a rematch returns a running game."""
    services: Services = app.services
    player, token, _ = services.players.create("Ann")
    game, source = begin("schotten_totten", {"first_seat": 0}, 2, player=player.id), random.Random(1)
    while not game.over:
        game.play(source.choice(game.legal))
    store(services, game)
    for name in ("get_game", "list_decisions", "get_decision", "export_archive", "audit_game"):
        answer = request(app, NAMED[name], token, game=game.game, version=2)
        assert (answer.status_code, answer.headers.get("Content-Encoding")) == (200, "gzip"), name
    for name in ("fork_game", "rematch_game"):
        answer = request(app, NAMED[name], token, game=game.game)
        assert (answer.status_code, answer.headers.get("Content-Encoding")) == (201, None), name


@pytest.mark.parametrize("page", ["", "/decisions", "/decisions/2", "/archive"])
def test_a_name_does_not_change_the_length_depending_on_a_hand(app: Application, page: str) -> None:
    """A name with a card of the hand, and one with another card of the same length, give the same length."""
    attack = Attack(app)
    held = min(attack.hand)
    others = [card for card in CARDS if len(card) == len(held) and card not in attack.hand]
    for frame in ('"{}"', '","{}","'):
        lengths = {attack.length(frame.format(card), page) for card in (held, *others[:3])}
        assert len(lengths) == 1


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_best_guesses_are_no_better_than_blind_ones(app: Application) -> None:
    """In 60 games (sample: 20), with 8 names for each card: within 3.3 standard errors of chance (99.9 %).

    Before, with compressed responses to players, it was 3.7 of 6 cards; by chance it is 0.67.
    """
    source, games = random.Random(28), 60 if many_games() >= EVERYTHING else 20
    hits = [Attack(app).hits(source) for _ in range(games)]
    share, cards = GUESSES / len(CARDS), len(CARDS)
    spread = sqrt(GUESSES * share * (1 - share) * (cards - GUESSES) / (cards - 1) / games)
    assert abs(mean(hits) - BY_CHANCE) < 3.3 * spread, (mean(hits), BY_CHANCE, spread)
