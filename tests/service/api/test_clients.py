"""One notion of client over HTTP: players and guests of one address share in what the address may have."""

from collections.abc import Callable, Iterator

import pytest
import requests
from helpers.analyses import short_game
from helpers.api import JSONL, OPERATOR, Api, refused, serve
from helpers.receiver import TRUSTED, Receiver

from cairn.service.analyses.analyses import MAX_PENDING as MOST_ANALYSES
from cairn.service.analyses.hints import MAX_WAITING as MOST_HINTS
from cairn.service.audit.imports import MAX_PENDING as MOST_IMPORTS
from cairn.service.container import Services
from cairn.service.limits.clients import ANONYMOUS, WIDER, read_client
from cairn.service.limits.slots import SHARE

GAMES, WEBHOOKS = 20, 6
HUMANS = ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})
AIS = ({"kind": "ai", "level": "random"}, {"kind": "ai", "level": "random"})
OPENING = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": list(HUMANS)}
AGAINST_AI = ({"kind": "human", "name": "Ann"}, {"kind": "ai", "level": "random"})

pytestmark = pytest.mark.usefixtures("services")


@pytest.fixture(scope="module")
def proxied(redis_url: str) -> Iterator[str]:
    """Give an API behind one proxy, so that a test chooses its address; no worker takes what it asks for."""
    quotas = {"GAMES": GAMES, "AI_GAMES": 1, "WEBHOOKS": WEBHOOKS}
    settings = {f"CAIRN_{what}_PER_CLIENT": str(most) for what, most in quotas.items()}
    yield from serve(redis_url, CAIRN_PROXIES="1", **settings, **TRUSTED)


def in_turn(ask: Callable[[int, Api], requests.Response], api: Api, most: int) -> list[int]:
    """Ask so many times as a new player each, once as a stranger, once at another address; return what is not 2xx."""
    clients = [api.as_(api.post("/v1/players", {"name": f"P{number}"})["token"]) for number in range(most)]
    clients += [api, api.at("203.0.113.9")]
    statuses = [ask(number, client).status_code for number, client in enumerate(clients)]
    return [status if status >= 300 else 0 for status in statuses]


@pytest.mark.parametrize("address", ["203.0.113.1", "2001:db8::1"])
@pytest.mark.parametrize("who", [{}, {"player": "a" * 20}, {"seat": "a token"}])
def test_a_client_is_kept_as_what_it_is(address: str, who: dict[str, str], services: Services) -> None:
    """Its levels, and whether the widest may have more; nobody's name is in it, and what is none is nobody."""
    client = services.clients.of(address, **who)
    assert len(client.levels) == (2 if ":" in address else 1) + len(who)
    assert read_client(str(client)) == client
    assert client.lane == f"{client.levels[0]}.{client.levels[-1]}"
    assert not [name for name in (address, *who.values()) if name in str(client)]
    assert read_client(f"{client}.") == read_client("") == ANONYMOUS


@pytest.mark.slow
def test_hints_of_an_address_leave_places_for_others(proxied: str) -> None:
    """Each in a game of its own, by a seat of its own."""

    def ask(_number: int, client: Api) -> requests.Response:
        game, (seat,) = client.open(*AGAINST_AI)
        return seat.ask("POST", f"/v1/games/{game['id']}/hints", json={})

    most = MOST_HINTS // SHARE
    assert in_turn(ask, Api(proxied, address="203.0.113.1"), most) == [0] * most + [429, 0]


def test_analyses_of_an_address_leave_places_for_others(proxied: str, services: Services) -> None:
    """Each of a game of its own, asked for by a player of its own."""
    most = MOST_ANALYSES // SHARE
    games = [short_game(services, 2) for _ in range(most + 2)]

    def ask(number: int, client: Api) -> requests.Response:
        return client.ask("POST", f"/v1/games/{games[number]}/analyses", json={"kind": "decisions"})

    assert in_turn(ask, Api(proxied, address="203.0.113.2"), most) == [0] * most + [429, 0]


def test_imports_of_an_address_leave_places_for_others(proxied: str, services: Services) -> None:
    """Each another archive, sent by a player of its own; the same once more is none more."""
    data = Api(proxied).ask("GET", f"/v1/games/{short_game(services, 2)}/archive?names=false").content

    def ask(number: int, client: Api) -> requests.Response:
        names = b'{"names":{"1:0":"%d"}}\n' % number
        return client.ask("POST", "/v1/archives?dry_run=true", data=data + names, headers=JSONL)

    most, api = MOST_IMPORTS // SHARE, Api(proxied, address="203.0.113.3")
    assert in_turn(ask, api, most) == [0] * most + [429, 0]
    assert ask(0, api).status_code == 202


def test_webhooks_of_an_address_are_bounded(proxied: str, receiver: Receiver) -> None:
    """However many guests made them; one that is deleted makes room."""
    created: list[tuple[Api, str]] = []

    def ask(_number: int, client: Api) -> requests.Response:
        game, (seat,) = client.open(*AGAINST_AI)
        answer = seat.ask("POST", "/v1/webhooks", json={"url": receiver.url, "game": game["id"]})
        if answer.ok:
            created.append((seat, answer.json()["id"]))
        else:
            assert seat.get("/v1/webhooks", params={"game": game["id"]})["items"] == []
        return answer

    api = Api(proxied, address="203.0.113.4")
    assert in_turn(ask, api, WEBHOOKS) == [0] * WEBHOOKS + [429, 0]
    seat, id = created[0]
    assert seat.ask("DELETE", f"/v1/webhooks/{id}").status_code == 204
    assert [ask(0, api).status_code for _ in range(2)] == [201, 429]


def test_an_ipv6_network_of_48_bits_has_a_little_more_than_one_of_64(proxied: str, services: Services) -> None:
    """A quarter for each network of 64 bits, half for all of 48 together; then another of 48 bits has room still."""
    most = MOST_ANALYSES // SHARE
    addresses = [f"2001:db8:7:{network}::{number + 1}" for network in (1, 2, 3) for number in range(most)]
    statuses = []
    for address in (*addresses, "2001:db8:8::1"):
        path = f"/v1/games/{short_game(services, 1)}/analyses"
        statuses.append(Api(proxied, address=address).ask("POST", path, json={"kind": "decisions"}).status_code)
    assert statuses == [202] * most * WIDER + [429] * most + [202]


def test_a_port_is_no_new_address_and_garbage_is_one(proxied: str, services: Services) -> None:
    """As some proxies write one, with the port of the connection."""
    most = MOST_ANALYSES // SHARE
    for forms in (
        [f"203.0.113.5:{port}" for port in range(40_000, 40_000 + most)] + ["203.0.113.5"],
        [f'"[2001:db8:9::1]:{port}"' for port in range(40_000, 40_000 + most)] + ["2001:db8:9::2"],
        [f"_hidden{number}" for number in range(most)] + ["unknown"],
    ):
        statuses = [
            Api(proxied, address=address)
            .ask("POST", f"/v1/games/{short_game(services, 1)}/analyses", json={"kind": "decisions"})
            .status_code
            for address in forms
        ]
        assert statuses == [202] * most + [429]


def test_unfinished_games_of_one_are_bounded(proxied: str, services: Services) -> None:
    """By address, which a player there shares in; who finishes or leaves one has room again."""
    api = Api(proxied, address="10.1.1.1")
    games = [api.open(*HUMANS) for _ in range(GAMES)]
    answer = refused(api.ask("POST", "/v1/games", json=OPENING), "too-many-games")
    assert f"{GAMES} games" in answer.json()["detail"]
    assert len(services.redis.keys("cairn:{*}:log")) == GAMES
    cy = api.as_(api.post("/v1/players", {"name": "Cy"})["token"])
    refused(cy.ask("POST", "/v1/games", json=OPENING), "too-many-games")
    game, (ann, _) = games[0]
    assert ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201
    refused(api.ask("POST", "/v1/games", json=OPENING), "too-many-games")
    api.as_(OPERATOR).ask("DELETE", f"/v1/games/{games[1][0]['id']}")
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201


def test_games_that_ais_play_alone_are_bounded(proxied: str, services: Services) -> None:
    """One more is refused while a game with a human is not."""
    api = Api(proxied, address="10.1.2.1")
    api.open(*AIS)
    answer = refused(api.ask("POST", "/v1/games", json=OPENING | {"seats": list(AIS)}), "too-many-games")
    assert "only AIs play" in answer.json()["detail"]
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201


def test_a_repeated_opening_is_answered_where_there_is_no_room(proxied: str, services: Services) -> None:
    """The game is there already, and is not counted twice; so it is when it has ended meanwhile."""
    api = Api(proxied, address="10.1.3.1")
    key = {"Idempotency-Key": "k" * 32}
    first = api.ask("POST", "/v1/games", json=OPENING, headers=key)
    for _ in range(GAMES - 1):
        api.open(*HUMANS)
    again = api.ask("POST", "/v1/games", json=OPENING, headers=key)
    assert (again.status_code, again.headers["Idempotency-Replayed"]) == (201, "true")
    token = first.json()["tokens"][0]["token"]
    api.as_(token).ask("DELETE", f"{first.headers['Location']}/seats/0")
    api.open(*HUMANS)
    assert api.ask("POST", "/v1/games", json=OPENING, headers=key).json()["id"] == first.json()["id"]


def test_a_fork_counts_as_a_game_and_the_operators_do_not(proxied: str, services: Services) -> None:
    """Who opens it."""
    api = Api(proxied, address="10.1.4.1")
    game, (ann, _) = api.open(*HUMANS)
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = {"at": 2, "seats": list(HUMANS)}
    answers = [api.ask("POST", f"/v1/games/{game['id']}/forks", json=fork) for _ in range(GAMES + 1)]
    assert [answer.status_code for answer in answers] == [201] * GAMES + [429]
    assert {api.as_(OPERATOR).ask("POST", "/v1/games", json=OPENING).status_code for _ in range(5)} == {201}
