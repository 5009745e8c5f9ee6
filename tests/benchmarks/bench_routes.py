"""Routes: the processor time of each GET and POST, with 10,000 games and 10,000 series.

Required: none takes more than 3 times a game's GET, unless it counts as more requests by the limits: a route of a class
with a tenth of the requests of reads counts ten times, and so does a page of 500 rows.
"""

import http.client
import json
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from statistics import median
from typing import Any

from bench_moves import foresee, new_game
from clients import spent
from helpers.played_series import opening
from shared import HUMANS, MANY_CLIENTS, api, local, open_game, random_turn, redis

from cairn.contract.playing import recording
from cairn.events.schotten_totten.pieces import Options
from cairn.events.series import ResultEntered
from cairn.events.table import Seat
from cairn.projections.series import State
from cairn.service.api.http.route import Route
from cairn.service.api.routes import ROUTES
from cairn.service.commands.batches import MAX_GAMES as MAX_BATCH
from cairn.service.container import Services
from cairn.service.limits.rates import CLASSES, read_limits
from cairn.service.queries.snapshots import TRUTH
from cairn.service.series.handler import Participant

GAMES = SERIES = 10_000
COUNT = 40
"""Requests of each probe, after `WARM` that fill caches."""
WARM = 5
LENGTH, LATE = 60, 57
"""Decisions of the games that are read, and a late one of these."""
LARGEST_SERIES, LARGE_ROUNDS, MAX_HINTS = 256, 8, 16
"""Participants of the largest series, its rounds, and the limit of pending hints per address."""
RECEIVER = "http://127.0.0.1:9999/"
GUEST, OPEN = {"kind": "human", "name": "Ann"}, {"kind": "open"}
AI = Seat("ai", level="random")


@dataclass(frozen=True)
class Request:
    """A request, whose body is JSON unless `media` says otherwise."""

    method: str
    path: str
    token: str = ""
    raw: bytes = b""
    key: str = ""
    media: str = "application/json"


class Asker:
    """One keep-alive connection."""

    def __init__(self, port: int) -> None:
        self._http = http.client.HTTPConnection("127.0.0.1", port)
        self.body, self.left = b"", 0
        """The body of the last response, and its remaining requests of the class."""

    def send(self, request: Request) -> http.client.HTTPResponse:
        """Send a request, read the whole response, and return it."""
        headers = {"Content-Type": request.media} if request.raw else {}
        headers |= {"Authorization": f"Bearer {request.token}"} if request.token else {}
        headers |= {"Idempotency-Key": request.key} if request.key else {}
        self._http.request(request.method, request.path, request.raw, headers)
        answer = self._http.getresponse()
        self.body = answer.read()
        self.left = int(answer.headers.get("RateLimit-Remaining", 0))
        return answer

    def ask(self, request: Request) -> Any:
        """Return the JSON of a response; raise RuntimeError for a refusal."""
        if (status := self.send(request).status) >= 300:
            raise RuntimeError(f"{request.method} {request.path}: {status} {self.body.decode()}")
        return json.loads(self.body)


@dataclass
class Probe:
    """Requests to a route; the note distinguishes it from the route's other probes."""

    route: str
    requests: Iterable[Request]
    note: str = ""


class World:
    """The data of the requests."""

    def __init__(self, services: Services, client: Asker) -> None:
        self.services, self.client, self._source = services, client, random.Random(41)
        players = [client.ask(posted("/v1/players", {"name": f"Ann {number}"})) for number in range(2 * (COUNT + WARM))]
        self.players = [player["id"] for player in players]
        self.tokens = [player["token"] for player in players]
        self.ann, self.me = self.players[0], self.tokens[0]
        for token in self.tokens:
            client.ask(replace(posted("/v1/me", {"findable": True}, token), method="PATCH"))
        self.open_series()
        self.open_games()
        self.played = [self.play(LENGTH) for _ in range(COUNT)]
        self.finished = [self.play(None) for _ in range(COUNT + WARM)]

    def open_games(self) -> None:
        """Open games: most run, a fifth have an open seat, a fifth have ended; one in ten is a player's."""
        for number in range(GAMES):
            first = Seat("human", self.ann) if number % 10 == 0 else HUMANS[0]
            seats = [first, Seat("open") if number % 5 == 1 else HUMANS[1]]
            game = self.services.tokens.game(None)
            self.services.commands.open_game(game, "schotten_totten", Options(1, 0), seats)
            if number % 5 == 2:
                self.services.commands.leave(game, 0)

    def open_series(self) -> None:
        """Open series: one in ten is a player's, and few are of the ruleset that the lists are filtered by."""
        for number in range(SERIES):
            seats, whose = 4 if number < 10 else 2, self.ann if number % 10 == 0 else self.players[1]
            about = opening("swiss", 8, seats, organiser=whose)
            self.services.series.open(self.services.tokens.series(None), about, "Cup")
        self.large = self.services.tokens.series(None)
        everybody = [Participant(AI)] * LARGEST_SERIES
        about = opening("round_robin", LARGEST_SERIES, rounds=LARGE_ROUNDS)
        self.services.series.open(self.large, about, "Cup", everybody)
        for number in range(LARGE_ROUNDS):
            self.services.series.advance(self.large)
            state = self.services.series.get(self.large).position.state
            assert isinstance(state, State)
            for table in [*state.open_tables][number == LARGE_ROUNDS - 1 :]:  # one goes on at the end
                self.services.series.enter(self.large, ResultEntered(table.game, (0, 1), "points", 30, "ab" * 32))
        self.called_off = self.series()
        self.services.series.start(self.called_off, self.ann)
        self.services.series.call_off(self.called_off, None)

    def series(self) -> str:
        """Open a series of a player with two AIs; return its id."""
        id = self.services.tokens.series(None)
        self.services.series.open(id, opening("swiss", 8, organiser=self.ann), "Cup", [Participant(AI)] * 2)
        return id

    def play(self, length: int | None) -> tuple[str, list[str]]:
        """Play a game to a length, or to its end; return its id and the tokens of its seats."""
        game = open_game(self.services, rounds=99 if length else 1)
        while (
            not (now := self.services.repository.get(game, TRUTH)).position.table.is_ended
            and now.head.version != length
        ):
            random_turn(self.services, game, self._source)
        return game, [self.services.tokens.seat(game, seat, 1) for seat in range(2)]

    def probes(self) -> Iterator[Probe]:
        """Yield the probes, a game's GET first, in an order in which none disturbs a later one."""
        game, tokens = self.played[0]
        yield self.get("get_game", f"/v1/games/{game}", tokens[0])
        others = [Request("GET", f"/v1/games/{game}", tokens[0]) for game, tokens in self.played]
        yield Probe("get_game", others, "of a game that the process has not read")
        yield from self._reads()
        yield from self._of_games()
        yield from self._of_players()
        yield from self._of_series()

    def _reads(self) -> Iterator[Probe]:
        (game, _), (ended, tokens) = self.played[0], self.finished[0]
        path, over = f"/v1/games/{game}", f"/v1/games/{ended}"
        for query in ("limit=1", "", "limit=500", "status=open&ruleset=glen_more", f"player={self.ann}", "level=easy"):
            yield self.get("list_games", f"/v1/games?{query}", note=query)
        yield self.get("list_games", "/v1/games?player=me&waiting=true", self.me, note="player=me&waiting=true")
        yield self.get("list_games", "/v1/games?format=archives&limit=5", note="format=archives&limit=5")
        for query in ("limit=1", "", "limit=500", "limit=1&ruleset=highland_clans", "ruleset=glen_more"):
            yield self.get("list_series", f"/v1/series?{query}", note=query)
        query = f"player={self.ann}&ruleset=glen_more"
        yield self.get("list_series", f"/v1/series?{query}", note="player=…&ruleset=…")
        yield self.get("get_game", over, tokens[0], note="ended")
        yield self.get("get_game", f"{path}?at=30", note="at=30")
        yield self.get("list_decisions", f"{path}/decisions")
        yield self.get("list_decisions", f"{path}/decisions?limit=1", note="limit=1")
        yield self.get("get_decision", f"{path}/decisions/{LATE}")
        yield self.get("list_legal_moves", f"{path}/legal-moves", self.token_to_act(0))
        yield self.get("audit_game", f"{over}/audit")
        yield self.get("export_archive", f"{over}/archive")
        yield self.get("list_rulesets", "/v1/rulesets")
        yield self.get("get_ruleset", "/v1/rulesets/glen_more")
        yield self.get("get_rulebook", "/v1/rulesets/glen_more/rules")
        yield self.get("get_clause", "/v1/rulesets/schotten_totten/rules/ST-03")
        yield self.get("get_standings", "/v1/standings/schotten_totten")
        for name, where in (("health", "healthz"), ("readiness", "readyz"), ("signing_key", "v1/signing-key")):
            yield self.get(f"get_{name}", f"/{where}")
        yield self.get("get_description", "/openapi.yaml")
        yield self.get("get_description_as_json", "/openapi.json")
        yield self.get("get_transparency", "/v1/transparency")

    def _of_games(self) -> Iterator[Probe]:
        body = {"ruleset": "schotten_totten", "seats": [GUEST, OPEN]}
        yield self.post("open_game", "/v1/games", [body])
        batch = {"games": [body] * MAX_BATCH}
        yield Probe("open_batch", self.keyed("/v1/games/batch", batch, self.me), f"{MAX_BATCH} games")
        waiting = [open_game(self.services, seats=[HUMANS[0], Seat("open")]) for _ in range(COUNT + WARM)]
        yield Probe("take_seat", [posted(f"/v1/games/{game}/seats", {"name": "Bob"}) for game in waiting])
        game, tokens = new_game(self.services)
        moves = foresee(self.services, game, 1, COUNT + WARM)
        path = f"/v1/games/{game}"
        requests = [posted(f"{path}/moves", {"moves": [move]}, tokens[seat]) for seat, move in moves]
        yield Probe("make_moves", requests)
        yield self._undo()
        yield Probe("say_phrase", self.of_each("phrases", {"phrase": "hello"}))
        yield Probe("ask_for_hint", self.of_each("hints", {})[: MAX_HINTS - 1])
        game, token = self.played[0][0], self.token_to_act(0)
        hint = self.client.ask(posted(f"/v1/games/{game}/hints", {}, token))["id"]
        yield self.get("get_hint", f"/v1/games/{game}/hints/{hint}", token)
        over, body = f"/v1/games/{self.finished[0][0]}", {"kind": "decisions", "level": "easy"}
        yield self.post("analyse_game", f"{over}/analyses", [body])
        id = self.client.ask(posted(f"{over}/analyses", body))["id"]
        yield self.get("list_analyses", f"{over}/analyses")
        yield self.get("get_analysis", f"{over}/analyses/{id}")
        yield self.post("fork_game", f"{over}/forks", [{"at": 40, "seats": [GUEST, OPEN]}])
        yield Probe(
            "rematch_game", [posted(f"/v1/games/{game}/rematch", {}, tokens[0]) for game, tokens in self.finished]
        )
        raw = recording("schotten_totten_easy_version_1").read_bytes()
        archive = Request("POST", "/v1/archives", raw=raw, media="application/jsonl")
        yield Probe("import_archive", cycle([archive]))
        id = self.client.ask(archive)["id"]
        yield self.get("get_import", f"/v1/archives/{id}")

    def _of_players(self) -> Iterator[Probe]:
        yield self.post("create_player", "/v1/players", [{"name": "Ann"}])
        yield self.get("find_players", "/v1/players?name=Ann")
        yield self.get("get_player", f"/v1/players/{self.ann}")
        yield self.get("list_rated_games", f"/v1/players/{self.ann}/ratings")
        for name, what in (("get_me", ""), ("list_tokens", "/tokens"), ("list_blocked", "/blocked")):
            yield self.get(name, f"/v1/me{what}", self.me)
        yield self.get("export_me", "/v1/me/export", self.me)
        yield self.post("create_token", "/v1/me/tokens", [{"label": "phone"}], self.tokens)
        yield self.post("make_recovery_code", "/v1/me/recovery-code", [None], self.tokens)
        codes = [self.client.ask(posted("/v1/me/recovery-code", None, token))["words"] for token in self.tokens]
        yield self.post("recover_player", "/v1/recoveries", [{"code": " ".join(code)} for code in codes])
        wanted = {"url": RECEIVER, "events": ["turn"], "player": "me"}
        yield self.post("create_webhook", "/v1/webhooks", [wanted], self.tokens)
        hooks = [(self.client.ask(posted("/v1/webhooks", wanted, token))["id"], token) for token in self.tokens]
        path, token = f"/v1/webhooks/{hooks[0][0]}", self.me
        yield self.get("list_webhooks", "/v1/webhooks", token)
        yield self.get("get_webhook", path, token)
        yield self.get("list_deliveries", f"{path}/deliveries", token)
        since: Any = {"since": self.services.clock.now()}
        for route, what, body in (("ping_webhook", "ping", None), ("redeliver", "redeliver", since)):
            yield Probe(route, [posted(f"/v1/webhooks/{webhook}/{what}", body, token) for webhook, token in hooks])
        yield self.post("rotate_secret", f"{path}/secret", [None], [token])
        body = {"ruleset": "schotten_totten", "seconds": 600}
        yield self.post("wait_for_opponent", "/v1/pairings", [body], self.tokens[1:])
        pairing = self.client.ask(posted("/v1/pairings", body, self.me))["id"]
        yield self.get("get_pairing", f"/v1/pairings/{pairing}", self.me)

    def _of_series(self) -> Iterator[Probe]:
        series = [self.series() for _ in range(COUNT + WARM)]
        for id, note in ((series[0], "of 2"), (self.large, f"of {LARGEST_SERIES}")):
            for name, what in (("get_series", ""), ("get_series_table", "/table"), ("list_rounds", "/rounds")):
                yield self.get(name, f"/v1/series/{id}{what}", note=note)
        yield self.get("export_series", f"/v1/series/{self.large}/archive", note=f"of {LARGEST_SERIES}")
        yield self.get("audit_series", f"/v1/series/{self.called_off}/audit")
        body = {"title": "Cup", "format": "swiss", "ruleset": "schotten_totten", "places": 8}
        yield self.post("open_series", "/v1/series", [body], [self.me])
        for name, what in (("join_series", "participants"), ("start_series", "start"), ("end_series", "end")):
            yield Probe(name, [posted(f"/v1/series/{id}/{what}", {}, self.me) for id in series])

    def _undo(self) -> Probe:
        """Undo a move, which is made again before the next request."""
        for seed in range(1000):
            game, tokens = new_game(self.services)
            for seat, move in foresee(self.services, game, seed, 12):
                before, path = self.services.log.last(game), f"/v1/games/{game}"
                assert before
                request = posted(f"{path}/moves", {"moves": [move]}, tokens[seat])
                self.client.send(request)
                undo = posted(f"{path}/undo", {"to": before.version}, tokens[seat])
                if self.client.send(undo).status == 201:
                    return Probe("undo_moves", self._undone(path, tokens[seat], request))
        raise RuntimeError("no move could be taken back")

    def _undone(self, path: str, token: str, made: Request) -> Iterator[Request]:
        while True:
            last = self.services.log.last(path.rpartition("/")[2])
            assert last
            self.client.send(made)
            yield posted(f"{path}/undo", {"to": last.version}, token)

    def token_to_act(self, number: int) -> str:
        """Return the token of the seat to act in a game that was played to a length."""
        game, tokens = self.played[number]
        act = self.client.ask(Request("GET", f"/v1/games/{game}"))["to_act"]
        return tokens[act[0]["seat"]]

    def of_each(self, what: str, body: Any) -> list[Request]:
        """Return a request of the seat to act, in each game that was played to a length."""
        numbered = enumerate(self.played)
        return [posted(f"/v1/games/{game}/{what}", body, self.token_to_act(number)) for number, (game, _) in numbered]

    def keyed(self, path: str, body: Any, token: str) -> Iterator[Request]:
        """Yield requests with keys of their own."""
        for number in range(COUNT + WARM):
            yield replace(posted(path, body, token), key=f"a key of at least 32 characters: {number}")

    @staticmethod
    def get(route: str, path: str, token: str = "", note: str = "") -> Probe:
        """Return the probe of a GET."""
        return Probe(route, cycle([Request("GET", path, token)]), note)

    @staticmethod
    def post(route: str, path: str, bodies: Iterable[Any], tokens: Iterable[str] = ("",)) -> Probe:
        """Return the probe of a POST with these bodies and tokens, cycled."""
        parts = islice(zip(cycle(bodies), cycle(tokens), strict=False), COUNT + WARM)
        return Probe(route, [posted(path, body, token) for body, token in parts])


def posted(path: str, body: Any, token: str = "") -> Request:
    """Return a POST."""
    return Request("POST", path, token, b"" if body is None else json.dumps(body).encode())


STREAMS = {"stream_game", "stream_feed", "open_feed", "stream_analysis"}
"""Streams, which respond until they are closed: `bench_streams` measures them."""
MAX_RATIO = 3.0
AFTER = 0.001
"""Seconds for a process to finish work after a response."""
LIMITS = ", ".join(f"{name}=1000000000/day" for name in CLASSES)
SETTINGS = MANY_CLIENTS | {
    "CAIRN_LIMITS": LIMITS,
    "CAIRN_WEBHOOKS_PER_CLIENT": "off",
    "CAIRN_WEBHOOK_NETWORKS": "127.0.0.0/8",
}


def main() -> None:
    """Print a table of all routes; exit with 1 if one takes more than its weight."""
    routes = {route.name: route for route in ROUTES if route.method in ("GET", "POST")}
    with redis(durable=False) as url, api(url, settings=SETTINGS) as server:
        client = Asker(server.port)
        world = World(local(url), client)
        rows = [(probe, *_measure(probe, client, server.processes)) for probe in world.probes()]
    missing = routes.keys() - {probe.route for probe, *_ in rows} - STREAMS
    floor = rows[0][1]
    print("  | route | µs | times a game's GET | counts as reads | |\n  |---|---|---|---|---|")
    failed = [*missing]
    for probe, micros, cost in sorted(rows, key=lambda row: -row[1]):
        counts = cost * _weight(routes[probe.route])
        is_much = micros / floor > MAX_RATIO * max(1.0, counts)
        failed += [probe.route] if is_much else []
        name, ratio = f"`{probe.route}` {probe.note}".strip(), micros / floor
        print(f"  | {name} | {micros:,.0f} | {ratio:.1f} | {counts:,.3g} | {'TOO MUCH' if is_much else ''} |")
    print(f"  not measured: {', '.join(sorted(missing)) or 'none'}", flush=True)
    if failed:
        sys.exit(1)


def _measure(probe: Probe, client: Asker, processes: Sequence[int]) -> tuple[float, float]:
    """Return the median microseconds of processor time of a probe's requests, and the weight of one in its class."""
    taken, counted = list[float](), list[int]()
    for request in islice(probe.requests, WARM + COUNT):
        left, before = client.left, spent(processes)
        answer = client.send(request)
        time.sleep(AFTER)
        taken.append(spent(processes) - before)
        if answer.status >= 300:
            raise RuntimeError(f"{request.method} {request.path}: {answer.status} {client.body.decode()}")
        counted.append(left - client.left)
    return 1e6 * median(taken[WARM:]), median(counted[1:])


def _weight(route: Route) -> float:
    """Return the weight in reads of one request of a route's class, by the ratio of their limits."""
    name = route.limit or ("reads" if route.reads else "moves")
    reads, own = (read_limits("")[each][0] for each in ("reads", name))
    return (reads.amount / reads.get_expiry()) / (own.amount / own.get_expiry())


if __name__ == "__main__":
    main()
