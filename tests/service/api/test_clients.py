"""Clients over HTTP: players and guests of one address share the limits of that address."""

from collections.abc import Callable, Iterator

import pytest
import requests
from helpers.analyses import short_game
from helpers.api import JSONL, OPERATOR, Api, refused, serve
from helpers.receiver import TRUSTED, Receiver

from cairn.service.analyses.analyses import MAX_PENDING as MAX_ANALYSES
from cairn.service.analyses.hints import MAX_WAITING as MAX_HINTS
from cairn.service.audit.imports import MAX_PENDING as MAX_IMPORTS
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
    """Return an API behind a proxy, so that a test can choose its address. No worker takes its jobs."""
    quotas = {"GAMES": GAMES, "AI_GAMES": 1, "WEBHOOKS": WEBHOOKS}
    settings = {f"CAIRN_{what}_PER_CLIENT": str(most) for what, most in quotas.items()}
    yield from serve(redis_url, CAIRN_PROXIES="1", **settings, **TRUSTED)


def in_turn(ask: Callable[[int, Api], requests.Response], api: Api, most: int) -> list[int]:
    """Send `most` requests as new players, one as a stranger, one from another address. Return statuses, 0 for 2xx."""
    clients = [api.as_(api.post("/v1/players", {"name": f"P{number}"})["token"]) for number in range(most)]
    clients += [api, api.at("203.0.113.9")]
    statuses = [ask(number, client).status_code for number, client in enumerate(clients)]
    return [status if status >= 300 else 0 for status in statuses]


@pytest.mark.parametrize("address", ["203.0.113.1", "2001:db8::1"])
@pytest.mark.parametrize("who", [{}, {"player": "a" * 20}, {"seat": "a token"}])
def test_a_client_is_stored_by_its_levels(address: str, who: dict[str, str], services: Services) -> None:
    """Stored are its levels and whether the widest gets a higher limit, but no name. An invalid value is no client."""
    client = services.clients.of(address, **who)
    assert len(client.levels) == (2 if ":" in address else 1) + len(who)
    assert read_client(str(client)) == client
    assert client.lane == f"{client.levels[0]}.{client.levels[-1]}"
    assert not [name for name in (address, *who.values()) if name in str(client)]
    assert read_client(f"{client}.") == read_client("") == ANONYMOUS


@pytest.mark.slow
def test_an_address_cannot_use_up_all_hints(proxied: str) -> None:
    """Each hint is for another game and another seat."""

    def ask(_number: int, client: Api) -> requests.Response:
        game, (seat,) = client.open(*AGAINST_AI)
        return seat.ask("POST", f"/v1/games/{game['id']}/hints", json={})

    most = MAX_HINTS // SHARE
    assert in_turn(ask, Api(proxied, address="203.0.113.1"), most) == [0] * most + [429, 0]


def test_an_address_cannot_use_up_all_analyses(proxied: str, services: Services) -> None:
    """Each analysis is of another game, requested by another player."""
    most = MAX_ANALYSES // SHARE
    games = [short_game(services, 2) for _ in range(most + 2)]

    def ask(number: int, client: Api) -> requests.Response:
        return client.ask("POST", f"/v1/games/{games[number]}/analyses", json={"kind": "decisions"})

    assert in_turn(ask, Api(proxied, address="203.0.113.2"), most) == [0] * most + [429, 0]


def test_an_address_cannot_use_up_all_imports(proxied: str, services: Services) -> None:
    """Each import is another archive of another player. A repeated import counts once."""
    data = Api(proxied).ask("GET", f"/v1/games/{short_game(services, 2)}/archive?names=false").content

    def ask(number: int, client: Api) -> requests.Response:
        names = b'{"names":{"1:0":"%d"}}\n' % number
        return client.ask("POST", "/v1/archives?dry_run=true", data=data + names, headers=JSONL)

    most, api = MAX_IMPORTS // SHARE, Api(proxied, address="203.0.113.3")
    assert in_turn(ask, api, most) == [0] * most + [429, 0]
    assert ask(0, api).status_code == 202


def test_webhooks_of_an_address_are_limited(proxied: str, receiver: Receiver) -> None:
    """All guests of the address count together. Deleting a webhook frees its slot."""
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


def test_an_ipv6_48_network_has_a_higher_limit_than_a_64_network(proxied: str, services: Services) -> None:
    """A /64 network gets a quarter, its /48 network half. Another /48 network still has capacity."""
    most = MAX_ANALYSES // SHARE
    addresses = [f"2001:db8:7:{network}::{number + 1}" for network in (1, 2, 3) for number in range(most)]
    statuses = []
    for address in (*addresses, "2001:db8:8::1"):
        path = f"/v1/games/{short_game(services, 1)}/analyses"
        statuses.append(Api(proxied, address=address).ask("POST", path, json={"kind": "decisions"}).status_code)
    assert statuses == [202] * most * WIDER + [429] * most + [202]


def test_a_port_is_not_part_of_an_address(proxied: str, services: Services) -> None:
    """Some proxies append the port of the connection. All invalid addresses count as one."""
    most = MAX_ANALYSES // SHARE
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


def test_unfinished_games_of_a_client_are_limited(proxied: str, services: Services) -> None:
    """The limit is per address and includes its players. Finishing or leaving a game frees its slot."""
    api = Api(proxied, address="10.1.1.1")
    games = [api.open(*HUMANS) for _ in range(GAMES)]
    answer = refused(api.ask("POST", "/v1/games", json=OPENING), "too-many-games")
    assert f"limit of {GAMES} " in answer.json()["detail"]
    assert len(services.redis.keys("cairn:{*}:log")) == GAMES
    cy = api.as_(api.post("/v1/players", {"name": "Cy"})["token"])
    refused(cy.ask("POST", "/v1/games", json=OPENING), "too-many-games")
    game, (ann, _) = games[0]
    assert ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0").status_code == 200
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201
    refused(api.ask("POST", "/v1/games", json=OPENING), "too-many-games")
    api.as_(OPERATOR).ask("DELETE", f"/v1/games/{games[1][0]['id']}")
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201


def test_games_of_ais_alone_are_limited(proxied: str, services: Services) -> None:
    """Above the limit a game of AIs is refused, a game with a human is not."""
    api = Api(proxied, address="10.1.2.1")
    api.open(*AIS)
    answer = refused(api.ask("POST", "/v1/games", json=OPENING | {"seats": list(AIS)}), "too-many-games")
    assert "only AIs play" in answer.json()["detail"]
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201


def test_a_repeated_opening_succeeds_at_the_limit(proxied: str, services: Services) -> None:
    """The game exists already and is counted once, also if it has ended since."""
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


def test_a_fork_counts_as_a_game_but_no_game_of_an_operator(proxied: str, services: Services) -> None:
    """It counts for the client that opens it. Games that an operator opens do not count."""
    api = Api(proxied, address="10.1.4.1")
    game, (ann, _) = api.open(*HUMANS)
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = {"at": 2, "seats": list(HUMANS)}
    answers = [api.ask("POST", f"/v1/games/{game['id']}/forks", json=fork) for _ in range(GAMES + 1)]
    assert [answer.status_code for answer in answers] == [201] * GAMES + [429]
    assert {api.as_(OPERATOR).ask("POST", "/v1/games", json=OPENING).status_code for _ in range(5)} == {201}
