"""Games that count for ratings, on a real server, and their stored data."""

import random
from typing import Any

from helpers.keys import read_keys
from redis import Redis

from cairn.events.codec import read_options
from cairn.events.decision import Ai
from cairn.events.table import Seat
from cairn.service.container import Services
from cairn.service.queries.results import rated_result
from cairn.service.queries.snapshots import TRUTH
from cairn.service.rules import GAMES, rules_of

GUEST = Seat("human")


def player(services: Services, name: str) -> Seat:
    """Create a player, and return their seat."""
    return Seat("human", services.players.create(name)[0].id)


def ai(level: str = "greedy") -> Seat:
    """Return an AI's seat."""
    return Seat("ai", None, level)


def open_game(
    services: Services, *seats: Seat, ruleset: str = "schotten_totten", rated: bool = True, **more: Any
) -> str:
    """Open a game in which seat 0 begins, and return its id."""
    game, options = services.tokens.game(None), read_options(ruleset, {"first_seat": 0, **more})
    services.commands.open_game(game, ruleset, options, seats, rated=rated)
    return game


def resigned(services: Services, *seats: Seat, by: int = 1, **more: Any) -> str:
    """Open a game that a seat leaves as soon as it counts, and return its id."""
    game = open_game(services, *seats, **more)
    move_enough(services, game)
    services.commands.leave(game, by)
    return game


def move_enough(services: Services, game: str, seed: int = 0) -> None:
    """Move at random until each seat has made as many moves as a rated game needs."""
    source = random.Random(seed)
    while True:
        position = services.repository.get(game, TRUTH).position
        if min(position.moves) >= GAMES[position.table.ruleset].least_moves:
            return
        move(services, game, source)


def move(services: Services, game: str, source: random.Random, version: int = 1) -> None:
    """Make a random move for the seat to act; an AI's move is of that version of its level."""
    position = services.repository.get(game, TRUTH).position
    rules = rules_of(position)
    act = rules.to_act(position.state)
    assert act
    level = position.table.seats[act.seat].level
    choice = source.choice(rules.legal_moves(position.state, act.seat))
    services.commands.play(game, act.seat, [choice], ai=Ai(level, version, 0, "00") if level else None)


def play(services: Services, game: str, seed: int = 0, version: int = 1) -> None:
    """Play at random to the end."""
    source = random.Random(seed)
    while not services.repository.get(game, TRUTH).position.table.is_ended:
        move(services, game, source, version)


def result(services: Services, game: str) -> Any:
    """Return the result of a finished game for ratings."""
    return rated_result(services.log, services.redis, services.repository.get(game, TRUTH).position)


def read_stored(redis: Redis, pattern: str = "cairn:{ratings:*") -> dict[str, Any]:
    """Return the values of all matching keys, except the guards, which expire."""
    return {name: of for name, of in read_keys(redis, pattern).items() if not name.endswith(":guard")}


PROJECTIONS = ("cairn:{lobby}*", "cairn:{player:*}:games", "cairn:{player:*}:places", "cairn:{ratings:*")


def projections(redis: Redis) -> dict[str, Any]:
    """Return every byte of the projections."""
    return {name: of for pattern in PROJECTIONS for name, of in read_stored(redis, pattern).items()}
