"""An AI's turn: the job that a worker does when a seat that no human plays is waited for."""

import hashlib
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

from redis import Redis
from redis.exceptions import RedisError

from events.chance import SeededChance
from events.codec import canonical
from events.event import Ai
from events.log import Command
from service.cairn import Cairn, connect
from service.decide import owed
from service.errors import KeyReused, NotFound, StaleVersion
from service.levels import LAST_RESORT
from service.settings import Settings
from workers import players

ATTEMPTS = 3
"""How often a seat's own level may fail at a turn before the last resort moves for it."""

PULSE_SECONDS = 0.7
PULSE_KEPT_MILLISECONDS = 3000


@cache
def house() -> Cairn:
    """Return this process's connection."""
    return connect(Settings.from_environment())


def play(game: str, version: int, attempt: int) -> None:
    """Play the turn that is owed at a version, until another seat is waited for. It may be done twice: once counts."""
    cairn = house()
    with pulse(cairn.turns.redis, game, attempt), suppress(NotFound, StaleVersion, KeyReused):
        # Refused as stale, or known with another choice: somebody has played this turn.
        seat = owed(cairn.positions.view(game, None).position)
        while seat is not None:
            view = cairn.positions.view(game, seat)
            if view.head.version != version or owed(view.position) != seat:
                return
            version = _move(cairn, game, version, seat, attempt)
            attempt = 1
            view = cairn.positions.view(game, seat)
            if view.head.version != version or owed(view.position) != seat:
                return


def _move(cairn: Cairn, game: str, version: int, seat: int, attempt: int) -> int:
    """Make one move from what the seat may know, and return the version it made."""
    position = cairn.positions.view(game, seat).position
    level = position.table.seats[seat].level if attempt <= ATTEMPTS else None
    level = level or LAST_RESORT
    seed, budget = os.urandom(8).hex(), players.BUDGETS[level]
    move = players.choose(level, position.table.ruleset, position.state, seat, SeededChance(seed), budget)
    command = Command(f"turn-{version}", hashlib.sha256(canonical(move)).hexdigest())
    ai = Ai(level, players.VERSION, budget, seed)
    return cairn.commands.play(game, seat, [move], expected=version, command=command, ai=ai).last


def beating(redis: Redis, game: str) -> bool:
    """Tell whether a worker that lives has a turn of this game in hand."""
    return bool(redis.exists(_key(game)))


@contextmanager
def pulse(redis: Redis, game: str, attempt: int) -> Iterator[None]:
    """Show, as long as this process lives, that a turn is in hand: RQ notices a killed worker only after a minute."""
    done = threading.Event()

    def beat() -> None:
        while not done.wait(PULSE_SECONDS):
            with suppress(RedisError):
                redis.set(_key(game), attempt, px=PULSE_KEPT_MILLISECONDS)

    redis.set(_key(game), attempt, px=PULSE_KEPT_MILLISECONDS)
    thread = threading.Thread(target=beat, name="pulse", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        with suppress(RedisError):
            redis.delete(_key(game))


def _key(game: str) -> str:
    return f"cairn:{{{game}}}:turn"
