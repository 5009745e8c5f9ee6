"""An AI's turn: the job of a worker when the seat to act is an AI's."""

import logging
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

from msgspec import to_builtins
from redis.exceptions import RedisError

from cairn.events.chance import ai_seed
from cairn.events.clock import seconds
from cairn.events.codec import read_move
from cairn.events.decision import Ai, Decision, Move
from cairn.projections.decided import LAST_RESORT
from cairn.projections.fold import Position
from cairn.service.cache import Cache
from cairn.service.commands.appending import CommandResult
from cairn.service.container import Services
from cairn.service.deciding import deciders
from cairn.service.deciding.deciders import ai_to_act
from cairn.service.deciding.draft import Draft
from cairn.service.errors import NotFound, StaleVersion
from cairn.service.queries.log_reader import fold_readable
from cairn.service.queries.snapshots import TRUTH, Snapshot
from cairn.service.rules import rules_of
from cairn.service.settings import Settings
from cairn.service.telemetry import metrics, tracing
from cairn.workers.delayed_moves import ChosenMoves, DelayedMove, due_at
from cairn.workers.heartbeat import KEPT_MILLISECONDS, heartbeat
from cairn.workers.search import policies
from cairn.workers.search.levels import level_here
from cairn.workers.search.sense import Level

ATTEMPTS = 3
"""How often a seat's own level may fail at a turn before the last resort moves for it."""

SHARE_SECONDS = 0.05
"""Seconds that a job may play on through turns of AIs; then other waiting jobs are served."""

LOOK_SECONDS = 0.005
"""Seconds between two looks for a human's waiting game: a decision of `random` takes less than a millisecond."""

BATCH_SIZE = 16
"""Maximum number of decisions of an append."""

OVERTAKEN = (NotFound, StaleVersion)
"""Refusals of a move whose turn was already played, or whose game is gone."""

_traces: Cache[tuple[str, int], str] = Cache(1000)
"""The trace of each delayed move; a move chosen by another process starts a trace of its own."""

log = logging.getLogger(__name__)


@cache
def services() -> Services:
    """Return this process's services."""
    return Services(Settings.from_environment(), part="worker")


def play(game: str, version: int, attempt: int) -> None:
    """Play the turn owed at a version, and continue while AIs are to act. Idempotent: a job may run twice.

    Between two appends the job yields to a human's game that waits, for which it looks every few milliseconds, and
    after its time limit to all others; then it enqueues the turn that is owed. Where a human sits, one move is chosen,
    and delayed until its time.
    """
    repository, turn_queue = services().repository, services().turn_queue
    with heartbeat(turn_queue.redis, game) as shown, suppress(*OVERTAKEN):
        until, look_at = time.monotonic() + SHARE_SECONDS, 0.0
        truth = repository.get(game, TRUTH)
        views = SeatViews(truth)
        while truth.secret is not None and (seat := _owing(truth, version)) is not None:
            if truth.position.table.humans and _level(truth.position, seat, attempt)[2].thinking:
                shown.last = _delay(truth, views, seat, attempt)
                return
            version, attempt = _play_ahead(truth, views, attempt, min(until, look_at)), 1
            truth = repository.latest_known(game)
            now = time.monotonic()
            if now > until or (now > look_at and turn_queue.has_humans_waiting()):
                if _owing(truth, version) is not None:
                    _ask(truth, version)
                return
            if now > look_at:
                look_at = now + LOOK_SECONDS


class SeatViews:
    """The positions of a game as its seats may know them, from a snapshot on."""

    def __init__(self, truth: Snapshot) -> None:
        self._truth = truth
        self._positions: dict[int, Position] = {}
        self.decisions: list[Decision] = []
        """All decisions after the snapshot."""

    def view(self, seat: int) -> Position:
        """Return the newest position of a seat."""
        game, head = self._truth.position.table.game, self._truth.head
        view = self._positions.get(seat)
        if view is None:
            view = services().repository.get_as_seen(game, seat, head.version, head.chain).position
        following = self.decisions[view.version - head.version :]
        view = self._positions[seat] = fold_readable(game, following, view, seat)
        return view


def _delay(truth: Snapshot, views: SeatViews, seat: int, attempt: int) -> int:
    """Choose a move, and store it until it is due; return how many milliseconds the turn's heartbeat has to last."""
    clock, secret, view = services().clock, truth.secret, views.view(seat)
    assert secret
    began, game = clock.time(), view.table.game
    move, ai, due = _choose(view, seat, attempt, ai_seed(secret, view.version + 1, view.table.seed_nonces), began)
    times = (round(began * 1000), round(due * 1000))
    _traces.put((game, view.version), tracing.carrier() or "")
    ChosenMoves(services().redis).put(DelayedMove(game, view.version, attempt, seat, to_builtins(move), ai, *times))
    return times[1] - round(clock.time() * 1000) + KEPT_MILLISECONDS


def _play_ahead(truth: Snapshot, views: SeatViews, attempt: int, until: float) -> int:
    """Make a move of the AI to act; without humans, also the following ones until a time. Return the version after it.

    They are appended together, as an append takes longer than a quick choice; a level that searches begins another
    append, so that no move waits for it. If a later choice fails, the moves before it are made first.
    """
    game, secret, clock = truth.position.table.game, truth.secret, services().clock
    assert secret
    draft, made = Draft(game, truth.position, secret, ""), list[tuple[int, Move, Ai]]()
    humans = bool(truth.position.table.humans)
    failure: Exception | None = None
    while (seat := ai_to_act(draft.position)) is not None:
        if made and _level(draft.position, seat, 1)[2].budget:
            break
        try:
            began, view = clock.time(), views.view(seat)
            seed = ai_seed(secret, view.version + 1, view.table.seed_nonces)
            move, ai, due = _choose(view, seat, 1 if made else attempt, seed, began)
            draft.at = clock.now()
            deciders.play(draft, seat, [move], ai)
        except Exception as error:  # also RQ's, when the job's time is over
            if not made:
                raise
            failure = error
            break
        _report(game, ai, began, due, humans)
        made.append((seat, move, ai))
        views.decisions.append(draft.decisions[-1])
        if humans or len(made) == BATCH_SIZE or time.monotonic() > until:
            break
    result = _append(truth, draft, made)
    views.decisions[-len(made) :] = result.decisions
    if failure:
        raise failure
    return result.last


def _append(truth: Snapshot, draft: Draft, made: Sequence[tuple[int, Move, Ai]]) -> CommandResult:
    """Append moves that were decided on a snapshot. Raise StaleVersion, NotFound."""

    def decide(again: Draft) -> None:
        for seat, move, ai in made:
            deciders.play(again, seat, [move], ai)

    with tracing.span("move", game=draft.game):
        return services().commands.append_draft(truth, draft, decide)


def play_due() -> bool:
    """Play one delayed move that is due. Return whether there was one."""
    chosen = ChosenMoves(services().redis).take(services().clock.time())
    if chosen is None:
        return False
    with suppress(*OVERTAKEN):
        try:
            version = _make_due(chosen)
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


def _choose(view: Position, seat: int, attempt: int, seed: str, began: float) -> tuple[Move, Ai, float]:
    """Return a move from the seat's view and from the seed that the game's secret dictates, and when it is due.

    No record shows how long it took (see `_report`).
    """
    table = view.table
    name, version, level = _level(view, seat, attempt)
    clock = services().clock
    metrics.child(metrics.TURN_WAITING, name).observe(max(0.0, clock.time() - seconds(view.at)))
    with metrics.child(metrics.TURN_FAILURES, name).count_exceptions():
        move = policies.choose(level, rules_of(view), view.state, seat, seed)
    ai, due = Ai(name, version, level.budget, seed), clock.time()
    if table.humans:
        due = due_at(began, due, level.thinking) if level.thinking else began
    return move, ai, due


def _level(position: Position, seat: int, attempt: int) -> tuple[str, int, Level]:
    """Return the name and the version of the level that chooses for an AI's seat, and the level."""
    name = (position.table.deciders.now(seat).level if attempt <= ATTEMPTS else None) or LAST_RESORT
    return name, *level_here(rules_of(position), name)


def _report(game: str, ai: Ai, began: float, due: float, humans: bool, trace: str | None = None) -> None:
    """Record a choice in metrics and traces, when its move is due. `began` and `due` are in seconds since 1970.

    Where a human sits, they record the visible duration, which is the same whatever the AI holds; for a level without a
    thinking time it is 0. That span is `hold`: the choice was made in it, and no record shows when.
    """
    metrics.child(metrics.TURN_THINKING, ai.level).observe(due - began)
    name = "hold" if humans else "choose"
    tracing.record_past_span(name, trace, round(began * 1000), round(due * 1000), game=game, level=ai.level)


def _make_due(chosen: DelayedMove) -> int:
    """Make a delayed move in the trace of its choice; return its version."""
    table = services().repository.latest_known(chosen.game).position.table
    trace = _traces.get((chosen.game, chosen.version))
    _report(chosen.game, chosen.ai, chosen.began / 1000, chosen.due / 1000, bool(table.humans), trace)
    move = read_move(table.ruleset, chosen.move)
    return _make(chosen.game, chosen.version, chosen.seat, move, chosen.ai, trace)


def _make(game: str, version: int, seat: int, move: Move, ai: Ai, trace: str | None = None) -> int:
    """Make a move by the same command as any client; return its version. Raise StaleVersion if its turn was played."""
    with tracing.span("move", trace, game=game):
        return services().commands.play(game, seat, [move], expected=version, ai=ai).last
