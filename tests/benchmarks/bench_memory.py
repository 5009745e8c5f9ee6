"""Bytes in Redis for each decision, and what of them is the decision itself."""

import random

from shared import local, open_game, random_turn, redis

DECISIONS = 1000


def main() -> None:
    """Play a match, and ask Redis what its log and its commands take."""
    source = random.Random(6)
    with redis() as url:
        services = local(url)
        game = open_game(services, rounds=99)
        while services.repository.latest_known(game).head.version < DECISIONS:
            random_turn(services, game, source)
        keys = services.redis.keys(f"cairn:{{{game}}}*")
        taken = sum(services.redis.memory_usage(key, samples=0) or 0 for key in keys)
        stored = sum(len(entry.stored) for entry in services.log.read(game))
    print(f"  {taken / DECISIONS:.0f} bytes a decision in Redis; its JSON alone {stored / DECISIONS:.0f}")
