"""Rate limits over HTTP: a client above its limit is refused, without effect on others."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
from helpers.analyses import short_game
from helpers.api import JSONL, OPERATOR, Api, refused, serve
from helpers.commands import opened
from helpers.running import until

from cairn.contract.playing import recording
from cairn.service.container import Services
from cairn.service.run.embedded import EmbeddedServer
from cairn.workers.caretaker import Caretaker

HUMANS = ({"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"})
OPENING = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": list(HUMANS)}
LIMITS = "open=8/day;9/month, moves=4/day, reads=5/day, expensive=2/day"


@pytest.fixture(scope="module")
def strict(redis_url: str) -> Iterator[str]:
    """Return an API with tiny limits and long windows, behind a proxy so that a test can choose its address."""
    yield from serve(redis_url, CAIRN_LIMITS=LIMITS, CAIRN_PROXIES="1")


def player(api: Api) -> Api:
    """Create a player and return a client with their token."""
    return api.as_(api.post("/v1/players", {"name": "Cy"})["token"])


@pytest.mark.slow
def test_rate_limit_headers_are_sent_and_excess_requests_refused(strict: str, services: Services) -> None:
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


def test_each_class_of_requests_has_its_own_limit(strict: str, services: Services) -> None:
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


@pytest.mark.parametrize(("here", "elsewhere"), [("10.0.3.{}", "10.0.4.{}"), ("2001:db8:3:{}::", "2001:db8:4:{}::")])
def test_seats_and_players_share_the_limit_of_their_address(
    here: str, elsewhere: str, strict: str, services: Services
) -> None:
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


def test_new_seats_and_games_do_not_raise_the_limit_of_audits(strict: str, services: Services) -> None:
    """A seat costs one POST, so it must not count as a new client."""
    api = Api(strict, address="10.0.6.7")
    statuses = []
    for _ in range(3):
        game, (ann, _) = api.open(*HUMANS)
        statuses.append(ann.ask("GET", f"/v1/games/{game['id']}/audit").status_code)
    assert statuses == [200, 200, 429]


def test_an_unknown_client_counts_by_address(strict: str, services: Services) -> None:
    """A stranger cannot use up a player's limit by naming them, nor try tokens or game ids without limit."""
    api = Api(strict, address="10.0.5.1")
    cy = player(api)
    id = cy.get("/v1/me")["id"]
    wrong = Api(strict, f"{id}.wrong", "10.0.5.2")
    assert [wrong.ask("GET", "/v1/me/tokens").status_code for _ in range(7)] == [401] * 5 + [429] * 2
    assert cy.ask("GET", "/v1/me/tokens").headers["RateLimit-Remaining"] == "2"
    guesser = Api(strict, address="10.0.5.3")
    assert [guesser.ask("GET", f"/v1/games/{'a' * 20}").status_code for _ in range(6)] == [404] * 5 + [429]


def test_operators_and_static_paths_have_no_limit(strict: str, services: Services) -> None:
    """The same applies to page files, health checks and preflight requests."""
    api = Api(strict, address="10.0.8.1")
    for path in ("/", "/healthz", "/openapi.yaml"):
        answers = [api.ask("GET", path) for _ in range(7)]
        assert {answer.status_code for answer in answers} == {200}
        assert "RateLimit-Limit" not in answers[0].headers
    assert {api.ask("OPTIONS", "/v1/games").status_code for _ in range(7)} == {200}
    operator = api.as_(OPERATOR)
    assert {operator.ask("GET", "/v1/games").status_code for _ in range(7)} == {200}


def test_readiness_has_its_own_limit(strict: str, services: Services) -> None:
    """An orchestrator's probe succeeds whatever other requests its address sends, but is limited, too."""
    api = Api(strict, address="10.0.9.1")
    statuses = [api.ask("GET", path).status_code for path in ("/v1/rulesets", "/readyz") for _ in range(6)]
    assert statuses == [200] * 5 + [429] + [200] + [429] * 5  # a probe counts as three


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


def test_long_pages_and_filtered_rows_count_more(strict: str, services: Services) -> None:
    """A request covers 20 returned rows, or 50 that filters leave out. The default page has 50 rows."""
    for _ in range(60):
        opened(services)
    costs = [("limit=20", "4"), ("limit=41", "2"), ("", "2"), ("level=hard&limit=1", "3")]
    for number, (query, remaining) in enumerate(costs):
        api = Api(strict, address=f"10.0.11.{number}")
        assert api.ask("GET", f"/v1/games?{query}").headers["RateLimit-Remaining"] == remaining


@pytest.mark.usefixtures("importer")
def test_a_long_replay_counts_more(strict: str, services: Services) -> None:
    """It is read from the result of a dry run, which can be requested repeatedly."""
    data = recording("schotten_totten_3_rounds").read_bytes()
    sent = Api(strict, address="10.0.12.1").ask("POST", "/v1/archives?dry_run=true", data=data, headers=JSONL)
    assert sent.status_code == 202
    until(lambda: services.imports.get(sent.headers["Location"].rpartition("/")[2]).status == "verified")
    replay = Api(strict, address="10.0.12.2").ask("GET", sent.headers["Location"])
    assert int(replay.headers["RateLimit-Remaining"]) == 5 - 1 - len(replay.content) // 2**16


def test_a_refused_request_is_not_parsed(strict: str, services: Services) -> None:
    """It is 429 whatever its body contains, and the game stays unchanged."""
    game, (ann, _) = Api(strict, address="10.0.6.1").open(*HUMANS)
    path = f"/v1/games/{game['id']}"
    for _ in range(4):
        assert ann.ask("POST", f"{path}/undo", data="{").status_code == 415
    refused(ann.ask("POST", f"{path}/undo", data="{"), "too-often")
    assert services.repository.get(game["id"], "truth").head.version == game["version"]


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
def test_openings_are_counted_across_processes(redis_url: str, services: Services) -> None:
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
            assert answer.status_code == 201
            assert "RateLimit-Limit" not in answer.headers
    finally:
        queue.stop()
        log.stop()


@pytest.mark.slow
def test_disabled_limits_have_no_effect(redis_url: str, services: Services) -> None:
    """No request is refused, and no header is sent."""
    for url in serve(redis_url, CAIRN_LIMITS="off"):
        answer = Api(url).ask("GET", "/v1/games")
        assert "RateLimit-Limit" not in answer.headers
    assert services.redis.keys("cairn:limits:*") == []


def test_rate_limit_problems_have_pages(live: str) -> None:
    """Each of both problem types has its page."""
    for name in ("too-often", "too-many-games"):
        assert requests.get(f"{live}/problems/{name}", timeout=10).status_code == 200
