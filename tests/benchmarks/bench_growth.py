"""Growth: a request's cost by the decisions of its game, and by the number of a process' active games.

Required, in processor time of the API: with cold caches a POST at most 1.0 ms and a GET 0.6 ms, at 60 and at 5,000
decisions; `decisions/n` at most twice `?at=n`; opening a game at most 3 times a move; 10,000 active games cost at most
1.2 times as much as 100. `--games=100000` opens more.
"""

import io
import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice, repeat
from statistics import median
from typing import Any

from bench_moves import foresee, new_game
from clients import bar
from shared import KEY, random_turn, redis
from werkzeug.test import run_wsgi_app

from cairn.service.app import create_app
from cairn.service.container import Services
from cairn.service.settings import Settings

LENGTHS = (60, 300, 1000, 5000)
ROUNDS, LOOKS = 30, 60
GAMES = (100, 1000, 10_000)
EACH = 2000
"""Requests timed for each number of games."""


class Direct:
    """The application without a server, to measure it alone."""

    def __init__(self, url: str) -> None:
        settings = Settings(
            redis_url=url, key=KEY, games_per_client=None, ai_games_per_client=None, limits="off", cache=2048
        )
        self.app = create_app(settings)
        self.services: Services = self.app.extensions["services"]

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        """Send a request and return the JSON of the response."""
        raw = b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        environ = {
            "REQUEST_METHOD": method,
            "PATH_INFO": path,
            "QUERY_STRING": query,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "REMOTE_ADDR": "127.0.0.1",
            "wsgi.url_scheme": "http",
            "wsgi.input": io.BytesIO(raw),
            "wsgi.errors": sys.stderr,
            "CONTENT_LENGTH": str(len(raw)),
            "CONTENT_TYPE": "application/json" if raw else "",
        } | ({"HTTP_AUTHORIZATION": f"Bearer {token}"} if token else {})
        content, status, _ = run_wsgi_app(self.app.wsgi_app, environ, buffered=True)
        if status[0] != "2":
            raise RuntimeError(f"{status}: {b''.join(content).decode()}")
        return json.loads(b"".join(content))


def main() -> None:
    """Print both tables, and whether each bar holds."""
    with redis() as url:
        direct = Direct(url)
        _by_decisions(direct)
    most = [int(word.removeprefix("--games=")) for word in sys.argv if word.startswith("--games=")]
    with redis() as url:
        _by_games(Direct(url), sorted({*GAMES, *most}))


def _by_decisions(direct: Direct) -> None:
    services, source = direct.services, random.Random(31)
    print("  | decisions | GET | GET, nothing kept | POST | POST, nothing kept | `?at=n` | `decisions/n` |")
    print("  |---|---|---|---|---|---|---|")
    bars = list[tuple[str, float, float]]()  # printed below the table
    for length in LENGTHS:
        game, tokens = new_game(services)
        while services.repository.latest_known(game).head.version < length:
            random_turn(services, game, source)
        path, forget = f"/v1/games/{game}", partial(services.repository.forget, game)
        gets = repeat(partial(direct.ask, "GET", path, tokens[0]))
        if length == LENGTHS[0]:
            _alternating(gets, forget)  # Python's caches and the processor's are cold before
        got, cold_got = _alternating(gets, forget)
        moves = foresee(services, game, length, 2 * ROUNDS)
        posts = [partial(direct.ask, "POST", f"{path}/moves", tokens[seat], {"moves": [move]}) for seat, move in moves]
        posted, cold_posted = _alternating(posts, forget)
        versions = source.choices(range(2, length), k=LOOKS)
        direct.ask("GET", f"{path}?at={length - 1}", tokens[0])
        at, step = (
            _each(partial(direct.ask, "GET", f"{path}{what}{version}", tokens[0]) for version in versions)
            for what in ("?at=", "/decisions/")
        )
        cells = (got, cold_got, posted, cold_posted, at, step)
        print(f"  | {length:,} | {' | '.join(f'{1000 * cell:.2f} ms' for cell in cells)} |")
        if length in (LENGTHS[0], LENGTHS[-1]):
            bars += [(f"GET of {length} with nothing kept, ms", 1000 * cold_got, 0.6)]
            bars += [(f"POST of {length} with nothing kept, ms", 1000 * cold_posted, 1.0)]
            bars += [(f"decisions/n of {length}, times ?at=n", step / at, 2.0)]
    opened = _each(repeat(partial(direct.ask, "POST", "/v1/games", body=OPEN), 2 * ROUNDS))
    bars += [("opening a game, times a move", opened / posted, 3.0)]
    for each in bars:
        bar(*each)


OPEN = {"ruleset": "schotten_totten", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}]}


def _by_games(direct: Direct, counts: Sequence[int]) -> None:
    """Open more and more games, and time requests for random games among the first hundred and among all."""
    services, source = direct.services, random.Random(32)
    games, queues = list[tuple[str, list[str]]](), list[Any]()
    print("  | games | a GET and a POST | of 100 of them | MiB kept |")
    print("  |---|---|---|---|")
    for count in counts:
        while len(games) < count:
            games.append(new_game(services))
            queues.append(iter(foresee(services, games[-1][0], len(games), 24)))
        many, few = list[float](), list[float]()
        for turn in range(EACH):
            of_few = turn % 2 == 0
            place = source.randrange(100 if of_few else count)
            game, tokens = games[place]
            move = next(queues[place], None)
            if move is None:
                games[place] = game, tokens = new_game(services)
                queues[place] = iter(foresee(services, game, turn, 24))
                move = next(queues[place])

            asks = (
                partial(direct.ask, "GET", f"/v1/games/{game}", tokens[move[0]]),
                partial(direct.ask, "POST", f"/v1/games/{game}/moves", tokens[move[0]], {"moves": [move[1]]}),
            )
            (few if of_few else many).append(sum(map(_processor, asks)))
        cached = services.repository.cached_bytes / 2**20
        print(f"  | {count:,} | {1000 * median(many):.2f} ms | {1000 * median(few):.2f} ms | {cached:.0f} |")
        if count == GAMES[-1]:
            ratio = median(many) / median(few)
    bar("a request of one of 10,000 games, times one of 100", ratio, 1.2)


def _alternating(asks: Iterable[Callable[[], Any]], before: Callable[[], None]) -> tuple[float, float]:
    """Return the median processor seconds of a request, with warm caches and after `before`, alternately."""
    taken: tuple[list[float], list[float]] = ([], [])
    for number, ask in enumerate(islice(asks, 2 * ROUNDS)):
        if number % 2:
            before()
        taken[number % 2].append(_processor(ask))
    return median(taken[0][1:]), median(taken[1])


def _each(asks: Iterable[Callable[[], Any]]) -> float:
    """Return the median processor seconds of requests."""
    return median(map(_processor, asks))


def _processor(ask: Callable[[], Any]) -> float:
    start = time.process_time()
    ask()
    return time.process_time() - start
