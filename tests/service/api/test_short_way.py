"""The short way to the hot routes answers just as Flask's way does: status, headers, body."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from helpers.api import KEY, OPERATOR

from cairn.contract.sampling import sample_or_all
from cairn.events.clock import seconds
from cairn.events.codec import dump, read_options
from cairn.events.table import Seat
from cairn.service.api.http.application import Application
from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, rules_of
from cairn.service.settings import Settings

REQUESTS = {False: 300, True: 10_000}
NOON = "2026-11-22T12:00:00.000Z"
OPTIONS: dict[str, dict[str, Any]] = {
    "schotten_totten": {"rounds": 2, "tactics": True},
    "highland_clans": {},
    "glen_more": {},
}
PARTS = ("", "/legal-moves", "/decisions", "/moves", "/moves", "/moves", "/undo", "/decisions/3", "/", "/nothing",
         "/legal-moves/", "//moves", "/m%6Fves", "/audit")  # fmt: skip
QUERIES = ("", "", "", "at=2", "at=0", "at=x", "after=1&limit=2", "limit=0", "after=1&after=9", "odd=1", "at=%32",
           "at", "&&", "wait=0&after=1", "at=%FF", "a=\xc3\xa9")  # fmt: skip
TYPES = ("application/json",) * 6 + ("application/json; charset=utf-8", "APPLICATION/JSON", "text/plain", "")
METHODS = ("GET",) * 6 + ("POST",) * 4 + ("HEAD", "OPTIONS", "PUT")
SCHEMES = ("Bearer {}",) * 8 + ("bearer {}", "Basic {}", "Bearer", "{}", "Bearer  {}")
TAGS = ('"2"', '"3"', '"2-0"', 'W/"2"', "*", "", "x", '"9", "4"', '"' + "1" * 30 + '"')
KEYS = ("a", "b", "c", "d", "", "\u00e9", "x" * 256)
BODIES = (b" " * 70_000, b"", b"{", b"[]", b'{"moves": []}', b'{"moves": [{}]}', b"\xff", b" " * 70_000,
          b'{"moves": [{"type": "pass"}], "odd": 1}', b'{"moves": [{"type": "claim", "stone": 12}]}')  # fmt: skip


class Pair:
    """Two applications with the same games, one of them without the short way."""

    def __init__(self, short: Application, long: Application) -> None:
        self.services: Services = short.services
        self.games: list[str] = []
        self._other: Services = long.services
        self._clients = short.test_client(), long.test_client()

    def open(self, ruleset: str, seats: int) -> None:
        """Open a game in both, with the same secret."""
        game = self.services.tokens.game(None)
        options, names = read_options(ruleset, OPTIONS[ruleset]), [f"Player {number}" for number in range(seats)]
        self.services.commands.open_game(game, ruleset, options, [Seat("human")] * seats, names=names)
        for key in self.services.redis.keys(f"cairn:{{{game}}}:*"):
            self._other.redis.restore(key, 0, self.services.redis.dump(key) or b"")
        self.games.append(game)

    def ask(self, *request: Any, **options: Any) -> list[tuple[int, dict[str, str], bytes]]:
        """Return the answer of each application."""
        responses = []
        for client in self._clients:
            answer = client.open(*request, **options, buffered=True)
            headers = {name: value for name, value in answer.headers if name != "X-Request-ID"}  # each has its own
            responses.append((answer.status_code, headers, answer.data))
        return responses


@pytest.fixture
def pair(redis_url: str, services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Give both applications, which have the same time."""
    monkeypatch.setattr(time, "time", lambda: seconds(NOON))
    short = create_app(Settings(redis_url=redis_url, key=KEY, operator_key=OPERATOR, limits="off"))
    long = create_app(Settings(redis_url=f"{redis_url}?db=1", key=KEY, operator_key=OPERATOR, limits="off"))
    long.hot.clear()
    yield Pair(short, long)
    services.redis.flushall()


@sample_or_all
def test_both_ways_answer_alike(pair: Pair, everything: bool) -> None:
    """Usual requests and unusual ones, of players, of the operator and of strangers, to three games at once."""
    source, statuses = random.Random(13), Counter[int]()
    for _ in range(REQUESTS[everything]):
        if len(pair.games) < 3 or source.random() < 0.01:
            ruleset = source.choice(sorted(GAMES))
            pair.open(ruleset, min(GAMES[ruleset].seats))
        request, options = _request(pair, source)
        ours, flasks = pair.ask(*request, **options)
        assert ours == flasks, (request, options)
        statuses[ours[0]] += 1
    wanted = {200, 201, 304, 400, 401, 404, 405, 409, 412, 413, 415, 422} if everything else {200, 201, 401, 404, 422}
    assert wanted <= set(statuses), statuses
    assert statuses[201] > REQUESTS[everything] / 20


def _request(pair: Pair, source: random.Random) -> tuple[list[str], dict[str, Any]]:
    """Return what `Client.open` takes: half of the time a move as it should be, else whatever comes."""
    game = source.choice(pair.games[-3:])
    position = pair.services.repository.get(game, TRUTH).position
    rules, seats = rules_of(position), len(position.table.seats)
    act = rules.to_act(position.state)
    seat = act.seat if act and source.random() < 0.8 else source.randrange(seats)
    token = pair.services.tokens.seat(game, seat, position.table.taken_at[seat])
    headers = {"Authorization": f"Bearer {token}"}
    legal: list[Any] = rules.legal_moves(position.state, seat) or [{"type": "pass"}]
    body = dump({"moves": [source.choice(legal)]})
    if source.random() < 0.05:
        headers["If-Match"] = source.choice(TAGS)
    if source.random() < 0.5:
        return [f"/v1/games/{game}/moves"], {"method": "POST", "headers": headers, "data": body, **_sent()}
    if source.random() < 0.4:
        token = source.choice([token, OPERATOR, "x" * 43, ""])
        headers["Authorization"] = source.choice(SCHEMES).format(token)
    if source.random() < 0.3:
        del headers["Authorization"]
    for name, values in {"If-None-Match": TAGS, "If-Match": TAGS, "Idempotency-Key": KEYS}.items():
        if source.random() < 0.3:
            headers[name] = source.choice(values)
    if source.random() < 0.3:
        headers["If-None-Match"] = f'"{position.version}-{seat}"'
    if source.random() < 0.5:
        body = source.choice(BODIES)
    named = source.choice([game] * 8 + ["a" * 20, "A" * 20, game[:-1]])
    part, method = (source.choice(PARTS), source.choice(METHODS))
    options: dict[str, Any] = {"method": method, "headers": headers, "query_string": source.choice(QUERIES)}
    if method == "POST":
        options |= {"data": body, **_sent(source.choice(TYPES))}
    return [f"/v1/games/{named}{part}"], options


def _sent(content_type: str = "application/json") -> dict[str, Any]:
    return {"content_type": content_type} if content_type else {}
