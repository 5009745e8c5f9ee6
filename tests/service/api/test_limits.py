"""Rate limits and quotas over HTTP: a client above its limit is refused, without effect on others."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import requests
from helpers.analyses import short_game
from helpers.api import JSONL, OPERATOR, Api, import_archives, refused, serve
from helpers.commands import open_game
from helpers.receiver import TRUSTED, Receiver
from helpers.running import until

from cairn.contract.playing import recording
from cairn.service.analyses.analyses import MAX_PENDING as MAX_ANALYSES
from cairn.service.analyses.hints import MAX_WAITING as MAX_HINTS
from cairn.service.audit.imports import MAX_PENDING as MAX_IMPORTS
from cairn.service.container import Services
from cairn.service.limits.clients import ANONYMOUS, WIDER, read_client
from cairn.service.limits.slots import SHARE
from cairn.service.run.embedded import EmbeddedServer
from cairn.workers.caretaker import Caretaker

pytestmark = pytest.mark.usefixtures("services")

AIS = ({"kind": "ai", "level": "random"}, {"kind": "ai", "level": "random"})
HUMANS = ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})
OPENING = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": list(HUMANS)}
GAMES, WEBHOOKS = 20, 6
AGAINST_AI = (HUMANS[0], AIS[0])
LIMITS = "open=8/day;9/month, moves=4/day, reads=5/day, expensive=2/day"


@pytest.fixture(scope="module")
def strict(redis_url: str) -> Iterator[str]:
    """Return an API with tiny limits and long windows, behind a proxy so that a test can choose its address."""
    yield from serve(redis_url, CAIRN_LIMITS=LIMITS, CAIRN_PROXIES="1")


def player(api: Api) -> Api:
    """Create a player and return a client with their token."""
    return api.as_(api.post("/v1/players", {"name": "Cy"})["token"])


@pytest.mark.slow
def test_rate_limit_headers_are_sent_and_excess_requests_refused(strict: str) -> None:
    """The headers follow the draft. Pages of any origin may read them."""
    api = Api(strict, address="10.0.1.1")
    responses = [api.ask("GET", "/v1/rulesets").headers for _ in range(5)]
    assert [headers["RateLimit-Remaining"] for headers in responses] == ["4", "3", "2", "1", "0"]
    assert {(headers["RateLimit-Limit"], headers["RateLimit-Policy"]) for headers in responses} == {("5", "5;w=86400")}
    assert all(0 < int(headers["RateLimit-Reset"]) <= 86400 for headers in responses)
    answer = refused(api.ask("GET", "/v1/rulesets"), "too-often")
    assert answer.headers["RateLimit-Remaining"] == "0"
    assert int(answer.headers["Retry-After"]) == int(answer.headers["RateLimit-Reset"])
    exposed = answer.headers["Access-Control-Expose-Headers"].split(", ")
    assert {"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "RateLimit-Policy"} <= {*exposed}
    assert Api(strict, address="10.0.1.2").ask("GET", "/v1/rulesets").status_code == 200


@pytest.mark.slow
def test_each_class_of_requests_has_its_own_limit(strict: str) -> None:
    """This includes routes that bypass Flask. Two limits of a class are reported as one policy."""
    api = Api(strict, address="10.0.2.1")
    opened = api.ask("POST", "/v1/games", json=OPENING)
    assert opened.headers["RateLimit-Policy"] == "8;w=86400, 9;w=2592000"
    path = opened.headers["Location"]
    for _ in range(2):
        assert api.ask("GET", f"{path}/audit").status_code == 200
    refused(api.ask("GET", f"{path}/archive"), "too-often")
    for _ in range(5):
        assert api.ask("GET", path).status_code == 200
    refused(api.ask("GET", path), "too-often")
    assert api.ask("POST", "/v1/games", json=OPENING).headers["RateLimit-Remaining"] == "6"


@pytest.mark.slow
@pytest.mark.parametrize(("here", "elsewhere"), [("10.0.3.{}", "10.0.4.{}"), ("2001:db8:3:{}::", "2001:db8:4:{}::")])
def test_seats_and_players_share_the_limit_of_their_address(here: str, elsewhere: str, strict: str) -> None:
    """Each has its own limit, too, from any address. Other clients are not affected."""
    api, other = Api(strict, address=here.format(1)), Api(strict, address=elsewhere.format(1))
    game, (ann, bob) = api.open(*HUMANS)
    cy = player(api)
    path = f"/v1/games/{game['id']}"
    clients = (api, ann, bob, cy, ann)
    assert [client.ask("GET", path).headers["RateLimit-Remaining"] for client in clients] == ["4", "3", "2", "1", "0"]
    for client in clients:
        refused(client.ask("GET", path), "too-often")
    assert other.ask("GET", path).headers["RateLimit-Remaining"] == "4"
    moved = Api(strict, ann.headers["Authorization"].split()[1], elsewhere.format(2))
    assert [moved.ask("GET", path).status_code for _ in range(4)] == [200] * 3 + [429]
    move = ann.ask("POST", f"{path}/moves", json={"moves": []})
    assert (move.status_code, move.headers["RateLimit-Limit"]) == (422, "4")


@pytest.mark.slow
def test_new_seats_and_games_do_not_raise_the_limit_of_audits(strict: str) -> None:
    """A seat costs one POST, so it must not count as a new client."""
    games = [Api(strict, address="10.0.6.7").open(*HUMANS) for _ in range(3)]
    statuses = [ann.ask("GET", f"/v1/games/{game['id']}/audit").status_code for game, (ann, _) in games]
    assert statuses == [200, 200, 429]


@pytest.mark.slow
def test_an_unknown_client_counts_by_address(strict: str) -> None:
    """A stranger cannot use up a player's limit by naming them, nor try tokens or game ids without limit."""
    api = Api(strict, address="10.0.5.1")
    cy = player(api)
    id = cy.get("/v1/me")["id"]
    wrong = Api(strict, f"{id}.wrong", "10.0.5.2")
    assert [wrong.ask("GET", "/v1/me/tokens").status_code for _ in range(7)] == [401] * 5 + [429] * 2
    assert cy.ask("GET", "/v1/me/tokens").headers["RateLimit-Remaining"] == "2"
    guesser = Api(strict, address="10.0.5.3")
    assert [guesser.ask("GET", f"/v1/games/{id}").status_code for id in ("a" * 20, "x") * 3] == [404] * 5 + [429]


@pytest.mark.slow
def test_a_path_has_one_limit_however_it_is_spelled(strict: str) -> None:
    """More slashes lead to the same route. A recovery costs the whole limit of its class."""
    for number, path in enumerate(("//v1/rulesets", "/%2Fv1/rulesets", "/v1/rulesets/")):
        api = Api(strict, address=f"10.0.15.{number}")
        assert [api.ask("GET", each).status_code for each in (path, "/v1/rulesets") * 3] == [200] * 5 + [429]
    options = {"json": {"code": "zoo " * 11 + "wrong"}, "headers": {"Idempotency-Key": "k" * 32}}
    for number, path in enumerate(("//v1/recoveries", "/v1/recoveries/")):
        api = Api(strict, address=f"10.0.16.{number}")
        assert [api.ask("POST", each, **options).status_code for each in ("/v1/recoveries", path)] == [401, 429]


@pytest.mark.slow
def test_operators_and_static_paths_have_no_limit(strict: str) -> None:
    """The same applies to page files, health checks and preflight requests."""
    api = Api(strict, address="10.0.8.1")
    for path in ("/", "/healthz", "/openapi.yaml"):
        answers = [api.ask("GET", path) for _ in range(7)]
        assert {answer.status_code for answer in answers} == {200}
        assert "RateLimit-Limit" not in answers[0].headers
    assert {api.ask("OPTIONS", "/v1/games").status_code for _ in range(7)} == {200}
    operator = api.as_(OPERATOR)
    assert {operator.ask("GET", "/v1/games").status_code for _ in range(7)} == {200}


@pytest.mark.slow
def test_readiness_has_its_own_limit(strict: str) -> None:
    """An orchestrator's probe succeeds whatever other requests its address sends, but is limited, too."""
    api = Api(strict, address="10.0.9.1")
    statuses = [api.ask("GET", path).status_code for path in ("/v1/rulesets", "/readyz") for _ in range(6)]
    assert statuses == [200] * 5 + [429] + [200] + [429] * 5  # a probe counts as three


@pytest.mark.slow
def test_each_archive_of_a_page_counts(strict: str, services: Services) -> None:
    """It counts as a single export does. A page above the whole limit is served if the window is still unused."""
    for number, (limit, statuses) in enumerate([(1, [200, 200, 429]), (2, [200, 429]), (3, [200, 429])]):
        services.redis.flushdb()
        api, games = Api(strict, address=f"10.0.10.{number}"), [short_game(services, 2) for _ in range(3)]
        for game in games:
            Caretaker(services).check(game)
        answers = [api.ask("GET", f"/v1/games?format=archives&limit={limit}") for _ in statuses]
        assert [answer.status_code for answer in answers] == statuses
        refused(answers[-1], "too-often")


@pytest.mark.slow
def test_long_pages_and_filtered_rows_count_more(strict: str, services: Services) -> None:
    """A request covers 20 returned rows, or 50 that filters leave out. The default page has 50 rows."""
    for _ in range(60):
        open_game(services)
    costs = [("limit=20", "4"), ("limit=41", "2"), ("", "2"), ("level=hard&limit=1", "3")]
    for number, (query, remaining) in enumerate(costs):
        api = Api(strict, address=f"10.0.11.{number}")
        assert api.ask("GET", f"/v1/games?{query}").headers["RateLimit-Remaining"] == remaining


@pytest.fixture
def own_importer(redis_url: str) -> Iterator[None]:
    """Run a worker for archives during one test only: in others archives must wait."""
    yield from import_archives(redis_url)


@pytest.mark.slow
@pytest.mark.usefixtures("own_importer")
def test_a_long_replay_counts_more(strict: str, services: Services) -> None:
    """It is read from the result of a dry run, which can be requested repeatedly."""
    data = recording("schotten_totten_3_rounds").read_bytes()
    sent = Api(strict, address="10.0.12.1").ask("POST", "/v1/archives?dry_run=true", data=data, headers=JSONL)
    assert sent.status_code == 202
    until(lambda: services.imports.get(sent.headers["Location"].rpartition("/")[2]).status == "verified")
    replay = Api(strict, address="10.0.12.2").ask("GET", sent.headers["Location"])
    assert int(replay.headers["RateLimit-Remaining"]) == 5 - 1 - len(replay.content) // 2**16


@pytest.mark.slow
def test_a_refused_request_is_not_parsed(strict: str, services: Services) -> None:
    """It is 429 whatever its body contains, and the game stays unchanged."""
    game, (ann, _) = Api(strict, address="10.0.6.1").open(*HUMANS)
    path = f"/v1/games/{game['id']}"
    for _ in range(4):
        assert ann.ask("POST", f"{path}/undo", data="{").status_code == 415
    refused(ann.ask("POST", f"{path}/undo", data="{"), "too-often")
    assert services.repository.get(game["id"], "truth").head.version == game["version"]


@pytest.mark.slow
def test_counters_contain_no_identities(strict: str, services: Services) -> None:
    """Redis stores neither addresses nor tokens, and each counter expires."""
    api = Api(strict, address="10.0.7.1")
    cy = player(api)
    cy.open(*HUMANS)
    keys = [key.decode() for key in services.redis.scan_iter("cairn:limits:*")]
    assert keys
    assert all(0 < int(services.redis.ttl(key)) <= 2592000 for key in keys)
    id, token = cy.get("/v1/me")["id"], cy.headers["Authorization"].split(".")[1]
    everything = " ".join([*keys, *(key.decode() for key in services.redis.scan_iter("cairn:{client:*"))])
    assert not [secret for secret in ("10.0.7", id, token) if secret in everything]


@pytest.mark.slow
def test_openings_are_counted_across_processes(redis_url: str) -> None:
    """Each process counts its own reads."""
    for first in serve(redis_url, CAIRN_LIMITS=LIMITS):
        for second in serve(redis_url, CAIRN_LIMITS=LIMITS):
            openings = [Api(url).ask("POST", "/v1/games", json=OPENING) for url in (first, second)]
            assert [answer.headers["RateLimit-Remaining"] for answer in openings] == ["7", "6"]
            read = [Api(url).ask("GET", "/v1/games") for url in (first, second)]
            assert [answer.headers["RateLimit-Remaining"] for answer in read] == ["2", "2"]


@pytest.mark.slow
def test_requests_are_allowed_if_redis_cannot_count(tmp_path: Any) -> None:
    """The queue's Redis counts. During its outage games can still be opened."""
    log, queue = EmbeddedServer(tmp_path / "log"), EmbeddedServer(tmp_path / "queue")
    log.start()
    queue.start()
    try:
        for url in serve(log.url, CAIRN_QUEUE_URL=queue.url, CAIRN_LIMITS="open=1/hour"):
            api = Api(url)
            assert [api.ask("POST", "/v1/games", json=OPENING).status_code for _ in range(2)] == [201, 429]
            queue.stop()
            answer = api.ask("POST", "/v1/games", json=OPENING)
            assert (answer.status_code, "RateLimit-Limit" in answer.headers) == (201, False)
    finally:
        queue.stop()
        log.stop()


@pytest.mark.slow
def test_disabled_limits_have_no_effect(redis_url: str, services: Services) -> None:
    """No request is refused, and no header is sent."""
    for url in serve(redis_url, CAIRN_LIMITS="off"):
        assert "RateLimit-Limit" not in Api(url).ask("GET", "/v1/games").headers
    assert services.redis.keys("cairn:limits:*") == []


def test_rate_limit_problems_have_pages(live: str) -> None:
    """Each of both problem types has its page."""
    for name in ("too-often", "too-many-games"):
        assert requests.get(f"{live}/problems/{name}", timeout=10).status_code == 200


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


def analyse(url: str, address: str, services: Services) -> int:
    """Request an analysis of a game of its own from an address, and return the status."""
    path = f"/v1/games/{short_game(services, 1)}/analyses"
    return Api(url, address=address).ask("POST", path, json={"kind": "decisions"}).status_code


def test_an_ipv6_48_network_has_a_higher_limit_than_a_64_network(proxied: str, services: Services) -> None:
    """A /64 network gets a quarter, its /48 network half. Another /48 network still has capacity."""
    most = MAX_ANALYSES // SHARE
    addresses = [f"2001:db8:7:{network}::{number + 1}" for network in (1, 2, 3) for number in range(most)]
    statuses = [analyse(proxied, address, services) for address in (*addresses, "2001:db8:8::1")]
    assert statuses == [202] * most * WIDER + [429] * most + [202]


def test_a_port_is_not_part_of_an_address(proxied: str, services: Services) -> None:
    """Some proxies append the port of the connection. All invalid addresses count as one."""
    most = MAX_ANALYSES // SHARE
    for forms in (
        [f"203.0.113.5:{port}" for port in range(40_000, 40_000 + most)] + ["203.0.113.5"],
        [f'"[2001:db8:9::1]:{port}"' for port in range(40_000, 40_000 + most)] + ["2001:db8:9::2"],
        [f"_hidden{number}" for number in range(most)] + ["unknown"],
    ):
        assert [analyse(proxied, address, services) for address in forms] == [202] * most + [429]


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


def test_games_of_ais_alone_are_limited(proxied: str) -> None:
    """Above the limit a game of AIs is refused, a game with a human is not."""
    api = Api(proxied, address="10.1.2.1")
    api.open(*AIS)
    answer = refused(api.ask("POST", "/v1/games", json=OPENING | {"seats": list(AIS)}), "too-many-games")
    assert "only AIs play" in answer.json()["detail"]
    assert api.ask("POST", "/v1/games", json=OPENING).status_code == 201


def test_a_repeated_opening_succeeds_at_the_limit(proxied: str) -> None:
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


def test_a_fork_counts_as_a_game_but_no_game_of_an_operator(proxied: str) -> None:
    """It counts for the client that opens it. Games that an operator opens do not count."""
    api = Api(proxied, address="10.1.4.1")
    game, (ann, _) = api.open(*HUMANS)
    ann.ask("DELETE", f"/v1/games/{game['id']}/seats/0")
    fork = {"at": 2, "seats": list(HUMANS)}
    answers = [api.ask("POST", f"/v1/games/{game['id']}/forks", json=fork) for _ in range(GAMES + 1)]
    assert [answer.status_code for answer in answers] == [201] * GAMES + [429]
    assert {api.as_(OPERATOR).ask("POST", "/v1/games", json=OPENING).status_code for _ in range(5)} == {201}
