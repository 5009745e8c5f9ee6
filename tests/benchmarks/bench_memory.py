"""Bytes in Redis for each decision, and what of them is the decision itself."""

import random

from house import local, open_game, random_turn, redis

DECISIONS = 1000


def main() -> None:
    """Play a match, and ask Redis what its log and its commands take."""
    source = random.Random(6)
    with redis() as url:
        cairn = local(url)
        game = open_game(cairn, rounds=99)
        while cairn.positions.truth(game).head.version < DECISIONS:
            random_turn(cairn, game, source)
        keys = cairn.redis.keys(f"cairn:{{{game}}}*")
        taken = sum(cairn.redis.memory_usage(key, samples=0) or 0 for key in keys)
        stored = sum(len(entry.stored) for entry in cairn.log.read(game))
    print(f"  {taken / DECISIONS:.0f} bytes a decision in Redis; its JSON alone {stored / DECISIONS:.0f}")
