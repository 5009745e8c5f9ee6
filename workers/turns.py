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
from projections.fold import Position
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
    with pulse(cairn.turns.redis, game), suppress(NotFound, StaleVersion, KeyReused):
        # Refused as stale, or known with another choice: somebody has played this turn.
        seat = owed(cairn.positions.view(game, None).position)
        while seat is not None:
            view = cairn.positions.view(game, seat)
            if view.head.version != version or owed(view.position) != seat:
                return
            version = _move(cairn, view.position, seat, attempt)
            attempt = 1


def _move(cairn: Cairn, view: Position, seat: int, attempt: int) -> int:
    """Make one move from what the seat may know, and return the version it made."""
    game, version = view.table.game, view.version
    level = view.table.seats[seat].level if attempt <= ATTEMPTS else None
    level = level or LAST_RESORT
    seed, budget = os.urandom(8).hex(), players.BUDGETS[level]
    move = players.choose(level, view.table.ruleset, view.state, seat, SeededChance(seed), budget)
    command = Command(f"turn-{version}", hashlib.sha256(canonical(move)).hexdigest())
    ai = Ai(level, players.VERSION, budget, seed)
    return cairn.commands.play(game, seat, [move], expected=version, command=command, ai=ai).last


def beating(redis: Redis, game: str) -> bool:
    """Tell whether a worker that lives has a turn of this game in hand."""
    return bool(redis.exists(_key(game)))


@contextmanager
def pulse(redis: Redis, game: str) -> Iterator[None]:
    """Show, as long as this process lives, that a turn is in hand: RQ notices a killed worker only after a minute."""
    done, mine = threading.Event(), os.urandom(8).hex().encode()

    def show() -> None:
        redis.set(_key(game), mine, px=PULSE_KEPT_MILLISECONDS)

    def beat() -> None:
        while not done.wait(PULSE_SECONDS):
            with suppress(RedisError):
                show()

    show()
    thread = threading.Thread(target=beat, name="pulse", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        with suppress(RedisError):
            if redis.get(_key(game)) == mine:  # else the job of the next turn shows its own
                redis.delete(_key(game))


def _key(game: str) -> str:
    return f"cairn:{{{game}}}:turn"
