"""The cost of a turn in round 1 and in round 90 of a match, interleaved, 200 each, over the API.

Asked: at most 1.2 times at the median.
"""

import random
from statistics import median

from bench_moves import new_game, to_move
from house import Client, local, open_game, random_turn, redis, serve

from service.cairn import Cairn

TURNS = 200


def main() -> None:
    """Play a match to its 90th round, then measure turns of it and of new matches in turn."""
    source = random.Random(90)
    with redis() as url, serve("service.app:create_app", url) as port:
        cairn, client = local(url), Client(port)
        old = open_game(cairn, rounds=99)
        while round_of(cairn, old) < 90:
            random_turn(cairn, old, source)
        tokens = [cairn.tokens.seat(old, seat, 1) for seat in range(2)]
        client.get(f"/v1/games/{old}", tokens[0]), client.get(f"/v1/games/{old}", tokens[1])
        young, young_tokens = new_game(cairn)
        times: dict[str, list[float]] = {"round 1": [], "round 90 and later": []}
        while len(times["round 1"]) < TURNS:
            if round_of(cairn, young, fresh=True) > 1:
                young, young_tokens = new_game(cairn)
            for name, game, seats in (("round 1", young, young_tokens), ("round 90 and later", old, tokens)):
                seat, moves = to_move(client, game, seats)
                assert seat is not None
                took, _ = client.post(f"/v1/games/{game}/moves", {"moves": [source.choice(moves)]}, seats[seat])
                times[name].append(took)
        version = cairn.positions.read(old, "truth").head.version
    early, late = (median(taken) * 1e3 for taken in times.values())
    print(
        f"  round 1: {early:.2f} ms; round 90 and later, to version {version}: {late:.2f} ms: {late / early:.2f} times"
    )


def round_of(cairn: Cairn, game: str, fresh: bool = False) -> int:
    """Return the round a match is in, newly read if another process plays it."""
    kept = cairn.positions.read(game, "truth") if fresh else cairn.positions.truth(game)
    return kept.position.state.round  # type: ignore[union-attr]
