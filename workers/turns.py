"""An AI's turn: the job that a worker does when a seat that no human plays is waited for."""

import hashlib
import os
from contextlib import suppress
from functools import cache

from events.chance import SeededChance
from events.codec import canonical
from events.decision import Ai
from events.log import IdempotencyKey
from projections.fold import Position
from service.commands.deciders import ai_to_act
from service.commands.levels import LAST_RESORT
from service.container import Services, connect
from service.errors import KeyReused, NotFound, StaleVersion
from service.settings import Settings
from workers.heartbeat import heartbeat
from workers.search import policies

ATTEMPTS = 3
"""How often a seat's own level may fail at a turn before the last resort moves for it."""


@cache
def services() -> Services:
    """Return this process's services."""
    return connect(Settings.from_environment())


def play(game: str, version: int, attempt: int) -> None:
    """Play the turn that is owed at a version, until another seat is waited for. It may be done twice: once counts."""
    repository = services().repository
    with heartbeat(services().turn_queue.redis, game), suppress(NotFound, StaleVersion, KeyReused):
        # Refused as stale, or known with another choice: somebody has played this turn.
        seat = ai_to_act(repository.get(game, None).position)
        while seat is not None:
            view = repository.get(game, seat)
            if view.head.version != version or ai_to_act(view.position) != seat:
                return
            version = _move(view.position, seat, attempt)
            attempt = 1


def _move(view: Position, seat: int, attempt: int) -> int:
    """Make one move from what the seat may know, and return the version it made."""
    game, version = view.table.game, view.version
    level = view.table.seats[seat].level if attempt <= ATTEMPTS else None
    level = level or LAST_RESORT
    seed, budget = os.urandom(8).hex(), policies.BUDGETS[level]
    table, chance = view.table, SeededChance(seed)
    move = policies.choose(level, table.ruleset, view.state, seat, chance, budget, table.rules_version)
    key = IdempotencyKey(f"turn-{version}", hashlib.sha256(canonical(move)).hexdigest())
    ai = Ai(level, policies.VERSION, budget, seed)
    return services().commands.play(game, seat, [move], expected=version, key=key, ai=ai).last
