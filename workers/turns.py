"""An AI's turn: the job that a worker does when a seat that no human plays is waited for."""

import hashlib
import logging
import os
import threading
import time
from contextlib import suppress
from functools import cache

from msgspec import to_builtins
from redis.exceptions import RedisError

from events.chance import SeededChance
from events.codec import canonical, read_move
from events.decision import Ai
from events.log import IdempotencyKey
from projections.fold import Position
from service.commands.deciders import ai_to_act
from service.commands.levels import LAST_RESORT
from service.container import Services, connect
from service.errors import KeyReused, NotFound, StaleVersion
from service.settings import Settings
from workers.chosen import POLL_SECONDS, Chosen, ChosenMoves, due_at
from workers.heartbeat import KEPT_MILLISECONDS, heartbeat
from workers.search import policies

ATTEMPTS = 3
"""How often a seat's own level may fail at a turn before the last resort moves for it."""

OVERTAKEN = (NotFound, StaleVersion, KeyReused)
"""What a move is refused with when somebody has played its turn, also with another choice, or the game is gone."""

log = logging.getLogger(__name__)


@cache
def services() -> Services:
    """Return this process's services."""
    return connect(Settings.from_environment())


def play(game: str, version: int, attempt: int) -> None:
    """Play the turn that is owed at a version, until another seat is waited for. It may be done twice: once counts.

    Where a human sits, one move is chosen, and waits for its time.
    """
    repository = services().repository
    with heartbeat(services().turn_queue.redis, game) as shown, suppress(*OVERTAKEN):
        seat = ai_to_act(repository.get(game, None).position)
        while seat is not None:
            began, view = time.time(), repository.get(game, seat)
            if view.head.version != version or ai_to_act(view.position) != seat:
                return
            chosen = _choose(view.position, seat, attempt)
            table = view.position.table
            thinking = policies.thinking_seconds(chosen.ai.level, table.ruleset) if table.humans else 0
            if thinking:
                now = time.time()
                due = due_at(began, now, thinking)
                ChosenMoves(services().redis).put(chosen, due)
                shown.last = round((due - now) * 1000) + KEPT_MILLISECONDS
                return
            version, attempt = _make(chosen), 1


def play_due() -> bool:
    """Play one chosen move that is due; tell whether there was one."""
    chosen = ChosenMoves(services().redis).take(time.time())
    if chosen is None:
        return False
    with suppress(*OVERTAKEN):
        try:
            version = _make(chosen)
        except (RedisError, *OVERTAKEN):
            raise
        except Exception:
            log.exception("game %s: the move chosen at version %d could not be made", chosen.game, chosen.version)
            _ask(chosen.game, chosen.version, chosen.attempt + 1)
            return True
        position = services().repository.latest_known(chosen.game).position
        if position.version == version and ai_to_act(position) == chosen.seat:
            _ask(chosen.game, version)
    return True


def keep_playing_due(stop: threading.Event) -> None:
    """Play chosen moves when they are due, until `stop` is set; the caretaker asks again for what is lost here."""
    while not stop.wait(POLL_SECONDS):
        try:
            while play_due():
                pass
        except RedisError as error:
            log.warning("chosen moves wait, as Redis is away: %s", error)
            stop.wait(1)
        except Exception:
            log.exception("a chosen move could not be made")


def _ask(game: str, version: int, attempt: int = 1) -> None:
    humans = services().repository.latest_known(game).position.table.humans
    services().turn_queue.enqueue(game, version, attempt, humans=bool(humans))


def _choose(view: Position, seat: int, attempt: int) -> Chosen:
    """Choose a move from what the seat may know."""
    table = view.table
    level = table.seats[seat].level if attempt <= ATTEMPTS else None
    level = level or LAST_RESORT
    seed, budget = os.urandom(8).hex(), policies.BUDGETS[level]
    move = policies.choose(level, table.ruleset, view.state, seat, SeededChance(seed), budget, table.rules_version)
    ai = Ai(level, policies.VERSION, budget, seed)
    return Chosen(table.game, view.version, attempt, seat, to_builtins(move), ai)


def _make(chosen: Chosen) -> int:
    """Make a chosen move by the same command as everybody, and return the version it made."""
    ruleset = services().repository.latest_known(chosen.game).position.table.ruleset
    move = read_move(ruleset, chosen.move)
    key = IdempotencyKey(f"turn-{chosen.version}", hashlib.sha256(canonical(move)).hexdigest())
    commands = services().commands
    return commands.play(chosen.game, chosen.seat, [move], expected=chosen.version, key=key, ai=chosen.ai).last
