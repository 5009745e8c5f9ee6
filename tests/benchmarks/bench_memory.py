"""Bytes in Redis for each decision, without and with an idempotency key, and the share of the decision itself."""

import random
import uuid

from clients import bar
from shared import local, open_game, random_turn, redis

from cairn.events.appends import IdempotencyKey
from cairn.service.container import Services

DECISIONS = 1000


def main() -> None:
    """Play the same match without keys and with them, and ask Redis for the memory of each."""
    with redis() as url:
        services = local(url)
        json, others = measured(services, keys=False)
        _, others_with_keys = measured(services, keys=True)
    print(f"  the JSON of a decision alone: {json:.0f} bytes")
    bar("bytes a decision in Redis", json + others, 360)
    print(f"  {others_with_keys - others:.0f} bytes more where each request has an Idempotency-Key")


def measured(services: Services, *, keys: bool) -> tuple[float, float]:
    """Return the bytes of the JSON of a match's decision, and its additional bytes in Redis."""
    source = random.Random(6)
    game = open_game(services, rounds=99)
    while services.repository.latest_known(game).head.version < DECISIONS:
        name = uuid.UUID(int=source.getrandbits(128), version=4)
        key = IdempotencyKey(f"0:{name}", source.randbytes(32).hex())
        random_turn(services, game, source, key if keys else None)
    names = services.redis.keys(f"cairn:{{{game}}}*")
    taken = sum(services.redis.memory_usage(key, samples=0) or 0 for key in names)
    stored = sum(len(entry.stored) for entry in services.log.read(game))
    return stored / DECISIONS, (taken - stored) / DECISIONS
