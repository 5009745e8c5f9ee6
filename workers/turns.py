"""An AI's turn: the job of a worker when the seat to act is an AI's."""

import hashlib
import logging
import threading
import time
from contextlib import suppress
from functools import cache

from msgspec import to_builtins
from redis.exceptions import RedisError

from cairn.events.appends import IdempotencyKey
from cairn.events.chance import ai_seed
from cairn.events.clock import seconds
from cairn.events.codec import canonical, read_move
from cairn.events.decision import Ai
from cairn.projections.decided import LAST_RESORT
from cairn.projections.fold import Position
from cairn.service.cache import Cache
from cairn.service.container import Services
from cairn.service.deciding.deciders import ai_to_act
from cairn.service.deciding.levels import version_of
from cairn.service.errors import KeyReused, NotCopied, NotFound, StaleVersion
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.rules import rules_of
from cairn.service.settings import Settings
from cairn.service.telemetry import metrics, tracing
from cairn.workers.delayed_moves import ChosenMoves, DelayedMove, due_at
from cairn.workers.heartbeat import KEPT_MILLISECONDS, heartbeat
from cairn.workers.search import policies
from cairn.workers.search.levels import TABLE

ATTEMPTS = 3
"""How often a seat's own level may fail at a turn before the last resort moves for it."""

SHARE_SECONDS = 0.05
"""Seconds that a job may play on through turns of AIs; then other waiting jobs are served."""

LOOK_SECONDS = 0.005
"""Seconds between two looks for a human's waiting game: a decision of `random` takes less than a millisecond."""

OVERTAKEN = (NotFound, StaleVersion, KeyReused)
"""Refusals of a move whose turn was already played, perhaps with another choice, or whose game is gone."""

_traces: Cache[tuple[str, int], str] = Cache(1000)
"""The trace of each delayed move; a move chosen by another process starts a trace of its own."""

log = logging.getLogger(__name__)


@cache
def services() -> Services:
    """Return this process's services."""
    return Services(Settings.from_environment(), part="worker")


def play(game: str, version: int, attempt: int) -> None:
    """Play the turn owed at a version, and continue while AIs are to act. Idempotent: a job may run twice.

    Between two decisions the job yields to a human's game that waits, for which it looks every few milliseconds, and
    after its time limit to all others; then it enqueues the turn that is owed. Where a human sits, one move is chosen,
    and delayed until its time.
    """
    repository, turn_queue, clock = services().repository, services().turn_queue, services().clock
    with heartbeat(turn_queue.redis, game) as shown, suppress(*OVERTAKEN):
        until, look_at = time.monotonic() + SHARE_SECONDS, 0.0
        truth = repository.get(game, TRUTH)
        while truth.secret is not None and (seat := _owing(truth, version)) is not None:
            began, view = clock.time(), repository.get_as_seen(game, seat, version, truth.head.chain)
            seed = ai_seed(truth.secret, version + 1, view.position.table.seed_nonces)
            chosen = _choose(view.position, seat, attempt, seed, began)
            if view.position.table.humans and chosen.due > chosen.began:
                _traces.put((game, version), tracing.carrier() or "")
                ChosenMoves(services().redis).put(chosen)
                shown.last = chosen.due - round(clock.time() * 1000) + KEPT_MILLISECONDS
                return
            version, attempt = _make(chosen), 1
            truth = repository.latest_known(game)
            now = time.monotonic()
            if now > until or (now > look_at and turn_queue.has_humans_waiting()):
                if _owing(truth, version) is not None:
                    _ask(truth, version)
                return
            if now > look_at:
                look_at = now + LOOK_SECONDS


def play_due() -> bool:
    """Play one delayed move that is due. Return whether there was one."""
    chosen = ChosenMoves(services().redis).take(services().clock.time())
    if chosen is None:
        return False
    with suppress(*OVERTAKEN):
        try:
            version = _make(chosen, _traces.get((chosen.game, chosen.version)))
        except (RedisError, *OVERTAKEN):
            raise
        except Exception:
            log.exception("game %s: the move chosen at version %d failed", chosen.game, chosen.version)
            _ask(services().repository.latest_known(chosen.game), chosen.version, chosen.attempt + 1)
            return True
        truth = services().repository.latest_known(chosen.game)
        if _owing(truth, version) is not None:
            _ask(truth, version)
    return True


def keep_playing_due(stop: threading.Event) -> None:
    """Play delayed moves when they are due, until `stop` is set and it is woken.

    The caretaker enqueues again what is lost here.
    """
    while not stop.is_set():
        try:
            while play_due():
                pass
            if not stop.is_set():
                ChosenMoves(services().redis).rest(services().clock.time())
        except RedisError as error:
            log.warning("delayed moves are waiting for Redis: %s", error)
            stop.wait(1)
        except Exception:
            log.exception("a delayed move failed")
            stop.wait(0.1)  # the same may happen repeatedly


def _owing(truth: Snapshot, version: int) -> int | None:
    """Return the seat of an AI that owes a turn at a version. A later decision has enqueued what is owed now."""
    return ai_to_act(truth.position) if truth.head.version == version else None


def _ask(truth: Snapshot, version: int, attempt: int = 1) -> None:
    table = truth.position.table
    services().turn_queue.enqueue(table.game, version, attempt, humans=bool(table.humans))


def _choose(view: Position, seat: int, attempt: int, seed: str, began: float) -> DelayedMove:
    """Choose a move from the seat's view, and from the seed that the game's secret dictates.

    No record shows how long it took (see `_tell`).
    """
    table = view.table
    name = (table.deciders.now(seat).level if attempt <= ATTEMPTS else None) or LAST_RESORT
    level = TABLE[table.ruleset][name]
    clock = services().clock
    metrics.TURN_WAITING.labels(name).observe(max(0.0, clock.time() - seconds(view.at)))
    with metrics.TURN_FAILURES.labels(name).count_exceptions():
        move = policies.choose(level, rules_of(view), view.state, seat, seed)
    ai, due = Ai(name, version_of(table.ruleset, name), level.budget, seed), clock.time()
    if table.humans:
        due = due_at(began, due, level.thinking) if level.thinking else began
    times = (round(began * 1000), round(due * 1000))
    return DelayedMove(table.game, view.version, attempt, seat, to_builtins(move), ai, *times)


def _tell(chosen: DelayedMove, humans: bool, trace: str | None) -> None:
    """Record a choice in metrics and traces, when its move is due.

    Where a human sits, they record the visible duration, which is the same whatever the AI holds; for a level without a
    thinking time it is 0. That span is `hold`: the choice was made in it, and no record shows when.
    """
    level = chosen.ai.level
    metrics.TURN_THINKING.labels(level).observe((chosen.due - chosen.began) / 1000)
    name = "hold" if humans else "choose"
    tracing.tell_past(name, trace, chosen.began, chosen.due, game=chosen.game, level=level)


def _make(chosen: DelayedMove, trace: str | None = None) -> int:
    """Make a chosen move by the same command as any client; return its version. `trace` is the trace it belongs to."""
    table = services().repository.latest_known(chosen.game).position.table
    move = read_move(table.ruleset, chosen.move)
    key = IdempotencyKey(f"turn-{chosen.version}", hashlib.sha256(canonical(move)).hexdigest())
    commands = services().commands
    _tell(chosen, bool(table.humans), trace)
    with tracing.span("move", trace, game=chosen.game):
        try:
            return commands.play(chosen.game, chosen.seat, [move], expected=chosen.version, key=key, ai=chosen.ai).last
        except NotCopied:  # it was made before, and stands; its messages wait for replicas
            return chosen.version + 1
