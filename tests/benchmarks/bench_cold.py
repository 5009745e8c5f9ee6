"""Cold read, decode and fold of each game's long log: events a second of processor time.

One match of Schotten Totten is long enough; of the other games enough are read to have 5,000 decisions together.
"""

import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from shared import local, redis

from cairn.contract.playing import CASES, Game, random_game
from cairn.events.chain import Head
from cairn.events.codec import decode
from cairn.projections.fold import fold
from cairn.service.container import Services
from cairn.service.rules import GAMES

DECISIONS = 5000
BATCH = 500
ROUNDS = 3
T = TypeVar("T")


def main() -> None:
    """Play the games in memory, write them to Redis, and read them with cold caches; the best round counts."""
    for ruleset in GAMES:
        with redis() as url:
            services = local(url)
            names = [store(services, game) for game in long_log(ruleset)]
            print(
                f"  {ruleset}: {min((measured(services, names) for _ in range(ROUNDS)), key=lambda found: found[0])[1]}"
            )


def long_log(ruleset: str) -> Iterator[Game]:
    """Yield random games until they have enough decisions."""
    _, options, seats = next(case for case in CASES if case[0] == ruleset)
    length = seed = 0
    while length < DECISIONS:
        game = random_game(ruleset, options | ({"rounds": 99} if "rounds" in options else {}), seats, seed)
        length, seed = length + game.position.version, seed + 1
        yield game


def store(services: Services, game: Game) -> str:
    """Write a game to Redis, and return its id."""
    entries, head = game.entries(), Head(0, game.game)
    for start in range(0, len(entries), BATCH):
        batch = entries[start : start + BATCH]
        services.log.append(game.game, head, batch, opens=None if start else game.secret)
        head = Head(batch[-1].version, batch[-1].chain)
    return game.game


def measured(services: Services, games: list[str]) -> tuple[float, str]:
    """Return the seconds of decoding and folding, and the line to print."""
    read, logs = timed(lambda: [[entry.stored for entry in services.log.read(game)] for game in games])
    decoded, decisions = timed(lambda: [[decode(stored, n) for n, stored in enumerate(log, 1)] for log in logs])
    folded, _ = timed(lambda: [fold(log) for log in decisions])
    events = sum(len(decision.events) for log in decisions for decision in log)
    each = ", ".join(
        f"{what} {1e6 * seconds / events:.2f} µs"
        for what, seconds in (("read", read), ("decode", decoded), ("fold", folded))
    )
    rate = events / (decoded + folded)
    words = f"{events} events, {rate:,.0f} a second decoded and folded, {events / (read + decoded + folded):,.0f} with"
    return decoded + folded, f"{words} the reading; each: {each}"


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """Return the processor seconds of a call, and its result."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result
