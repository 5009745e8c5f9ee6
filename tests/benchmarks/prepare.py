"""Tasks run with a side's own modules: `Side.prepare` runs one in a process of its own, arguments on stdin."""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from bench_moves import foresee, new_game
from shared import local, random_turn

from cairn.events.codec import read_move

RULESET = "schotten_totten"


def games(url: str, sizes: list[int]) -> Any:
    """Open a game for each size, and compute that many moves of it beforehand."""
    services, opened = local(url), []
    for seed, size in enumerate(sizes):
        game, tokens = new_game(services)
        opened.append({"game": game, "tokens": tokens, "moves": foresee(services, game, seed, size)})
    return opened


def play_games(url: str, lengths: list[int]) -> Any:
    """Play a game to each length in decisions."""
    services, opened = local(url), []
    for seed, length in enumerate(lengths):
        source, (game, tokens) = random.Random(seed), new_game(services)
        while services.repository.latest_known(game).head.version < length:
            random_turn(services, game, source)
        opened.append({"game": game, "tokens": tokens})
    return opened


def play_unlisted(url: str, events: int, games: int, moves: int) -> Any:
    """Load, act and append in games of `events` events; return processor and wall seconds of one move with cold caches.

    `games` games are continued by `moves` moves each.
    """
    services, processor, wall = local(url), 0.0, 0.0
    for seed in range(games):
        game, _ = new_game(services)
        count = 0
        for seat, move in foresee(services, game, seed, events):
            result = services.commands.play(game, seat, [read_move(RULESET, move)])
            count += sum(len(decision.events) for decision in result.decisions)
            if count >= events:
                break
        services.repository.forget(game)
        services.repository.latest_known(game)  # a process creates its readers once
        for seat, raw in foresee(services, game, seed, moves):
            move = read_move(RULESET, raw)
            services.repository.forget(game)
            begun, ticked = time.perf_counter(), time.process_time()
            services.commands.play(game, seat, [move])
            processor += time.process_time() - ticked
            wall += time.perf_counter() - begun
    return {"processor": processor / (games * moves), "wall": wall / (games * moves)}


if __name__ == "__main__":
    tasks: dict[str, Callable[..., Any]] = {"games": games, "played": play_games, "unkept": play_unlisted}
    json.dump(tasks[sys.argv[1]](**json.load(sys.stdin)), sys.stdout)
