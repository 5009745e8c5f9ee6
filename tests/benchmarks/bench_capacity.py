"""Capacity: memory per decision, processor time per move and per AI decision; as Markdown.

The output is in `service/run/README.md`, under "How far it goes". Processor time is measured, so other load on the
machine hardly matters; memory is all that the server has allocated, including its tables and its allocator.
"""

import random
import time
from dataclasses import dataclass
from statistics import mean
from typing import Any

from bench_moves import foresee
from clients import process_of_redis, spent
from helpers.api import running
from shared import KEY, Client, Server, api, local, open_game, random_turn, redis

from cairn.contract.playing import begin
from cairn.contract.thinking import Thinking
from cairn.events.codec import read_options
from cairn.events.decision import Ai
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.levels import LEVELS, NOT_IN_EACH_GAME
from cairn.service.rules import GAMES, rules_of
from cairn.service.settings import Settings
from cairn.workers.search.levels import TABLE
from cairn.workers.search.policies import choose

GAMES_A_DAY, DECISIONS, PEAK, DAY = 1_000_000, 150, 3, 86_400
"""The assumed load: games a day, decisions of a game, and the peak as a multiple of the mean."""
NODE, DATA = 16e9, 2 / 3
"""Bytes of a node's memory, and the share of it for data."""
ANSWERS, POSITIONS = 200, 40
"""Turns of AIs that a worker plays, and positions in which each level chooses."""


@dataclass(frozen=True)
class Kind:
    """A kind of game, with the number of games and of human players."""

    words: str
    ruleset: str
    options: dict[str, Any]
    seats: int
    games: int


TACTICS = {"rounds": 1, "first_seat": None, "tactics": True, "expert": False}
KINDS = [
    Kind("Schotten Totten", "schotten_totten", TACTICS | {"tactics": False}, 2, 40),
    Kind("the same, Tactics", "schotten_totten", TACTICS, 2, 40),
    Kind("the same, 25 rounds", "schotten_totten", TACTICS | {"rounds": 25}, 2, 2),
    Kind("Highland Clans", "highland_clans", {"raid_refill": "hand", "first_seat": None}, 4, 15),
    Kind("Glen More", "glen_more", {"first_seat": None}, 4, 15),
]
SHORT = [kind for kind in KINDS if kind.games > 2]


@dataclass(frozen=True)
class Taken:
    """The cost of a decision of a kind of game: bytes for humans and for AIs, seconds of API and Redis."""

    decisions: float
    people: float
    ais: float
    api: float
    redis: float


def main() -> None:
    """Measure, and print the tables."""
    print("| game | decisions | bytes a decision of people | of AIs | µs of the API a move | µs of Redis |")
    print("|---|---|---|---|---|---|")
    taken = []
    for kind in KINDS:
        with redis() as url, api(url) as server:
            taken.append(cost := play_games(kind, server))
        print(
            f"| {kind.words} | {cost.decisions:.0f} | {cost.people:.0f} | {cost.ais:.0f} "
            f"| {1e6 * cost.api:.0f} | {1e6 * cost.redis:.0f} |",
            flush=True,
        )
    worker, queue = turns()
    print(
        f"\nBeside its choice an AI's turn is {1e3 * worker:.1f} ms of a worker, {1e6 * queue:.0f} µs of the queue:\n"
    )
    print_row("ms of a worker a choice", *(kind.words for kind in SHORT))
    print_row(*["---"] * (1 + len(SHORT)))
    choices = {level: [choice(kind, level) for kind in SHORT] for level in LEVELS if level not in NOT_IN_EACH_GAME}
    for level, seconds in choices.items():
        print_row(f"`{level}`", *(f"{1e3 * each:.1f}" for each in seconds))
    print_capacity([cost for kind, cost in zip(KINDS, taken, strict=True) if kind in SHORT], worker, queue, choices)


def play_games(kind: Kind, server: Server) -> Taken:
    """Have humans play games of a kind at random, each move a request with an idempotency key."""
    services, client = local(server.redis), Client(server.port)
    play(kind, services, client, 0)  # each process creates its readers, and its scripts, once
    games, decisions = list[str](), 0
    parts = {"api": server.processes, "redis": [process_of_redis(server.redis)]}
    seconds, before = dict.fromkeys(parts, 0.0), memory(services)
    for seed in range(1, kind.games + 1):
        game, moves, tokens = open_of_kind(kind, services, client, seed)
        already = {part: spent(processes) for part, processes in parts.items()}
        make(client, game, moves, tokens)
        seconds = {part: seconds[part] + spent(processes) - already[part] for part, processes in parts.items()}
        games.append(game)
        decisions += len(moves)
    whole, logged = memory(services) - before, versions(services, games)
    return Taken(
        logged / kind.games,
        whole / logged,
        decided_by_ais(kind),
        seconds["api"] / decisions,
        seconds["redis"] / decisions,
    )


def decided_by_ais(kind: Kind) -> float:
    """Return the bytes per decision in games of AIs alone."""
    with redis() as url, redis(durable=False) as queue:
        services = Services(Settings(url, queue, key=KEY, ai_games_per_client=None))
        seats, options = [Seat("ai", None, "random")] * kind.seats, read_options(kind.ruleset, dict(kind.options))
        with running({"REDIS_URL": url, "CAIRN_QUEUE_URL": queue, "CAIRN_KEY": KEY}, "worker --max-jobs 1000000"):
            for number in 1, kind.games:  # the first game has the server allocate its caches
                before = memory(services)
                games = [services.tokens.game(None) for _ in range(number)]
                for game in games:
                    services.commands.open_game(game, kind.ruleset, options, seats)
                while any(services.repository.end(game) is None for game in games):
                    time.sleep(0.1)
                whole = memory(services) - before
        return whole / versions(services, games)


def versions(services: Services, games: list[str]) -> int:
    """Return the number of decisions of games."""
    return sum(services.repository.get(game, None).head.version for game in games)


def play(kind: Kind, services: Services, client: Client, seed: int) -> None:
    """Play one game to its end."""
    make(client, *open_of_kind(kind, services, client, seed))


def open_of_kind(
    kind: Kind, services: Services, client: Client, seed: int
) -> tuple[str, list[tuple[int, Any]], list[str]]:
    """Open a game; return its id, its moves to the end, and the tokens of its seats."""
    people = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid", "Dora")[: kind.seats]]
    body = {"ruleset": kind.ruleset, "options": kind.options, "seats": people}
    game = client.post("/v1/games", body)[1]["id"]
    tokens = [services.tokens.seat(game, seat, 1) for seat in range(kind.seats)]
    return game, foresee(services, game, seed, 100_000), tokens


def make(client: Client, game: str, moves: list[tuple[int, Any]], tokens: list[str]) -> None:
    """Make all moves."""
    for number, (seat, move) in enumerate(moves):
        key = f"{game}-{number:08}-of-a-client"  # as long as a UUID
        client.post(f"/v1/games/{game}/moves", {"moves": [move]}, tokens[seat], key)


def memory(services: Services) -> int:
    """Return the bytes that the server has allocated, without those of connections and of buffers for the disk."""
    said: Any = services.redis.info("memory")
    return int(said["used_memory"] - said["mem_clients_normal"] - said["mem_aof_buffer"])


def turns() -> tuple[float, float]:
    """Return the seconds of a worker and of the queue's Redis for an AI's turn, without the choice itself."""
    with redis() as url, redis(durable=False) as queue:
        settings = Settings(url, queue, key=KEY, games_per_client=None, ai_games_per_client=None)
        services, source = Services(settings), random.Random(1)
        environment = {"REDIS_URL": url, "CAIRN_QUEUE_URL": queue, "CAIRN_KEY": KEY}
        seats = [Seat("human"), Seat("ai", None, "random")]
        games = [open_game(services, rounds=99, seats=seats) for _ in range(8)]
        with running(environment, "worker --max-jobs 1000000") as workers:
            answer(services, games, source, ANSWERS // 10)  # the worker has started then
            parts = (workers, [process_of_redis(queue)])
            already, began = [*map(spent, parts)], time.monotonic()
            time.sleep(3)
            idle = [(spent(part) - s) / (time.monotonic() - began) for part, s in zip(parts, already, strict=True)]
            already, began = [*map(spent, parts)], time.monotonic()
            count = answer(services, games, source, ANSWERS)
            took = time.monotonic() - began
            worker, of_queue = (
                (spent(part) - s - took * rest) / count for part, s, rest in zip(parts, already, idle, strict=True)
            )
            return worker, of_queue


def answer(services: Services, games: list[str], source: random.Random, count: int) -> int:
    """Play the human seat of all games until at least `count` turns of AIs were owed; return their number."""
    owed = 0
    while owed < count:
        for game in games:
            position = services.repository.get(game, "truth").position
            act = rules_of(position).to_act(position.state)
            if act and act.seat == 0:
                random_turn(services, game, source)
                after = services.repository.latest_known(game).position
                next_act = rules_of(after).to_act(after.state)
                owed += next_act is not None and next_act.seat == 1
        time.sleep(0.005)
    return owed


def choice(kind: Kind, level: str) -> float:
    """Return the seconds of a choice of a level, in positions spread over two games played by `greedy`."""
    seconds = list[float]()
    for seed in (1, 2):
        game = begin(kind.ruleset, kind.options, kind.seats, seed, ["greedy"] * kind.seats)
        thinking, views = Thinking(game), list[Any]()
        while not game.over:
            seat = game.waited_for
            views.append(thinking.view(seat))
            deciders.play(game, seat, [thinking.choose_for(seat)[0]], Ai("greedy", 1, 4, "00"))
        for number in range(POSITIONS // 2):
            view = views[number * len(views) // (POSITIONS // 2)]
            rules, act = rules_of(view), rules_of(view).to_act(view.state)
            assert act
            began = time.process_time()
            choose(TABLE[kind.ruleset][level], rules, view.state, act.seat, str(number))
            seconds.append(time.process_time() - began)
    return mean(seconds)


def print_capacity(taken: list[Taken], worker: float, queue: float, choices: dict[str, list[float]]) -> None:
    """Print the requirements of a million games a day, by part, and the workers by level."""
    rate = GAMES_A_DAY * DECISIONS / DAY
    sizes = [each for cost in taken for each in (cost.people, cost.ais)]
    gigabytes, nodes = (span([each * GAMES_A_DAY * DECISIONS / unit for each in sizes]) for unit in (1e9, NODE * DATA))
    api_cores, redis_cores = (span([PEAK * rate * getattr(cost, part) for cost in taken]) for part in ("api", "redis"))
    print(f"\n{GAMES_A_DAY:,} games a day of {DECISIONS} decisions; a peak is {PEAK} times the mean:\n")
    print_row("what", "in the mean, or a day", "at a peak")
    print_row(*["---"] * 3)
    print_row("decisions a second", f"{rate:,.0f}", f"{PEAK * rate:,.0f}")
    print_row("memory of games that are kept, and as much for each replica", f"{gigabytes} GB", "")
    print_row("primaries of 16 GB, two thirds of it data, for each day that games are kept", nodes, "")
    print_row("games on such a node", span([NODE * DATA / DECISIONS / each for each in sizes]), "")
    print_row("cores of the games' Redis, all primaries together", "", redis_cores)
    print_row("cores of the API", "", api_cores)
    print_row("cores of the queue's Redis, if AIs decide half", *cores(rate, [queue]))
    for level, seconds in choices.items():
        print_row(f"cores of workers, if `{level}` decides half", *cores(rate, [worker + each for each in seconds]))


def cores(rate: float, seconds: list[float]) -> list[str]:
    """Return the cores for AIs that make half of the decisions, on average and at a peak, by seconds per decision."""
    return [span([times * rate / 2 * each for each in seconds]) for times in (1, PEAK)]


def span(numbers: list[float]) -> str:
    """Return the minimum and the maximum of some numbers as text."""
    least, most = (f"{edge(numbers):,.0f}" if edge(numbers) >= 10 else f"{edge(numbers):.1f}" for edge in (min, max))
    return least if least == most else f"{least} to {most}"


def print_row(*cells: str) -> None:
    """Print a row of a table."""
    print(f"| {' | '.join(cells)} |", flush=True)


assert {kind.ruleset for kind in KINDS} == {*GAMES}, "a game has no row"
