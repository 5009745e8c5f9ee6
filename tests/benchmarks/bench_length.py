"""The cost of a turn in round 1 and in round 90 of a match, interleaved, 200 each, over the API.

Required: at most 1.2 times at the median.
"""

import random
from statistics import median
from typing import Any

from bench_moves import foresee, new_game
from shared import Client, api, local, open_game, random_turn, redis

from cairn.service.container import Services

TURNS = 200


def main() -> None:
    """Play a match to its 90th round, then measure turns of it and of new matches alternately."""
    source = random.Random(90)
    with redis() as url, api(url) as server:
        services, client = local(url), Client(server.port)
        old = open_game(services, rounds=99)
        while round_of(services, old) < 90:
            random_turn(services, old, source)
        tokens = [services.tokens.seat(old, seat, 1) for seat in range(2)]
        client.get(f"/v1/games/{old}", tokens[0]), client.get(f"/v1/games/{old}", tokens[1])
        later = foresee(services, old, 90, TURNS)
        times: dict[str, list[float]] = {"round 1": [], "round 90 and later": []}
        while len(times["round 1"]) < TURNS:
            young, young_tokens = new_game(services)
            for seat, move in foresee(services, young, len(later), 40):
                times["round 1"].append(post(client, young, young_tokens[seat], move))
                seat, move = later.pop(0)
                times["round 90 and later"].append(post(client, old, tokens[seat], move))
        version = services.repository.get(old, "truth").head.version
    early, late = (median(taken) * 1e3 for taken in times.values())
    print(
        f"  round 1: {early:.2f} ms; round 90 and later, to version {version}: {late:.2f} ms: {late / early:.2f} times"
    )


def post(client: Client, game: str, token: str, move: Any) -> float:
    """Make a move and return its duration."""
    return client.post(f"/v1/games/{game}/moves", {"moves": [move]}, token)[0]


def round_of(services: Services, game: str) -> int:
    """Return the round a match is in."""
    return services.repository.latest_known(game).position.state.round  # type: ignore[union-attr]
