"""Cold read and fold of a match of 5,000 decisions: events a second."""

import random
import time

from shared import local, open_game, random_turn, redis

from events.codec import decode
from projections.fold import fold

DECISIONS = 5000


def main() -> None:
    """Play the match straight through the commands, then read it with nothing kept."""
    source = random.Random(5)
    with redis() as url:
        services = local(url)
        game = open_game(services, rounds=99)
        start = time.perf_counter()
        while services.repository.latest_known(game).head.version < DECISIONS:
            random_turn(services, game, source)
        played = time.perf_counter() - start
        start = time.perf_counter()
        decisions = [decode(entry.stored, entry.version) for entry in services.log.read(game)]
        read = time.perf_counter() - start
        start = time.perf_counter()
        fold(decisions)
        folded = time.perf_counter() - start
    events = sum(len(decision.events) for decision in decisions)
    print(f"  {len(decisions)} decisions, {events} events: {events / (read + folded):,.0f} events a second")
    print(
        f"  read and decoded in {read:.2f} s, folded in {folded:.2f} s; played in {played:.2f} s through the commands"
    )
