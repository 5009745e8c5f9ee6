"""Among 50,000 open games and 2,000 of AIs alone by one client, on 2 workers: how long other games wait.

Required: a lost turn is found within 5 s; a human's AI, and a game of AIs of another client, wait less than 1 s.
"""

import random
import time
from statistics import median

from helpers.api import running
from shared import KEY, local, open_game, redis

from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.limits.clients import Client
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import newest

OPEN, AI_GAMES, HUMAN_GAMES, LOST, ROUNDS = 50_000, 2_000, 10, 5, 3
GREEDY, RANDOM, GUEST = Seat("ai", None, "greedy"), Seat("ai", None, "random"), Seat("human")
MANY, FEW = (Client((digit * 16,)) for digit in "12")
WATCHED_SECONDS = 20.0
PATIENCE = 120.0


def main() -> None:
    """Open the games, start the parts, and time the waits of other games and the recovery of a lost turn.

    The AI of humans makes any move, at once: so the time measured is the wait of its turn.
    """
    with redis() as url:
        services = local(url)
        humans = [open_game(services, seats=(GUEST, RANDOM), client=FEW) for _ in range(HUMAN_GAMES + LOST)]
        waiting = [open_game(services, seats=(GUEST, Seat("open"))) for _ in range(20)]
        copy_games(services, waiting[0], OPEN)
        for _ in range(AI_GAMES):
            open_game(services, 99, (GREEDY, GREEDY), MANY)
        with running({"REDIS_URL": url, "CAIRN_KEY": KEY}, "caretaker", "worker", "worker"):
            time.sleep(10)
            waits = [wait for _ in range(ROUNDS) for wait in [answer(services, game) for game in humans[:HUMAN_GAMES]]]
            pauses = watch(services, open_game(services, 99, (GREEDY, GREEDY), FEW))
            lost = [answer(services, game, lose=True) for game in humans[HUMAN_GAMES:]]
    print(f"  {OPEN} open games, {AI_GAMES} of AIs alone of one client, 2 workers")
    print(f"  a human's AI answers after {median(waits):.2f} s (median), {max(waits):.2f} s (longest of {len(waits)})")
    print(f"  another client's game of AIs pauses for {max(pauses):.2f} s at most (of {len(pauses)} turns)")
    print(f"  a turn whose enqueue was lost is played after {median(lost):.2f} s, {max(lost):.2f} s (of {len(lost)})")


def copy_games(services: Services, game: str, count: int) -> None:
    """Create `count` games like one: copies of its log and of its due time, at different times."""
    client, source = services.redis, random.Random(1)
    log = client.dump(f"cairn:{{{game}}}:log")
    assert log
    now = time.time()
    for start in range(0, count, 1000):
        with client.pipeline(transaction=False) as pipeline:
            for number in range(start, start + 1000):
                copied = f"{number:020d}".translate(str.maketrans("0189", "zyxw"))
                pipeline.restore(f"cairn:{{{copied}}}:log", 0, log)
                pipeline.zadd("cairn:due", {copied: now + source.random() * 60})
            pipeline.execute()


def answer(services: Services, game: str, lose: bool = False) -> float:
    """Make a human's move at random, and return the seconds until the AI has moved; `lose` loses its job."""
    rules, snapshot = newest("schotten_totten"), services.repository.get(game, TRUTH)
    enqueue = services.turn_queue.enqueue
    if lose:
        services.turn_queue.enqueue = lambda *_args, **_options: None  # type: ignore[method-assign]
    while (act := rules.to_act(snapshot.position.state)) and act.seat == 0:
        move = random.Random(snapshot.head.version).choice(rules.legal_moves(snapshot.position.state, 0))
        services.commands.play(game, 0, [move])
        snapshot = services.repository.get(game, TRUTH)
    services.turn_queue.enqueue = enqueue  # type: ignore[method-assign]
    start, version = time.monotonic(), snapshot.head.version
    while services.repository.get(game, TRUTH).head.version == version and time.monotonic() < start + PATIENCE:
        time.sleep(0.005)
    took = time.monotonic() - start
    while (act := rules.to_act(services.repository.get(game, TRUTH).position.state)) and act.seat == 1:
        time.sleep(0.02)
    return took


def watch(services: Services, game: str) -> list[float]:
    """Return the seconds between the AI decisions of a game, and those since the last."""
    pauses, until = list[float](), time.monotonic() + WATCHED_SECONDS
    last, version = time.monotonic(), services.repository.get(game, TRUTH).head.version
    while (now := time.monotonic()) < until:
        if (newest := services.repository.get(game, TRUTH).head.version) > version:
            pauses.append(now - last)
            last, version = now, newest
        time.sleep(0.005)
    return [*pauses, now - last]
