"""Planted leaks: faults that reveal hidden information of a twin, with the channels that must show them."""

import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import wraps
from typing import Any, NamedTuple
from unittest.mock import patch

from secrecy.channels import CHANNELS
from secrecy.world import Twin

from cairn.service.api.games import games, resources
from cairn.service.api.http import application, compression
from cairn.service.api.streams import feed_messages, stream
from cairn.service.api.streams.position import KEY_LENGTH
from cairn.service.jobs.fair_queue import waiting_key
from cairn.service.jobs.jobs import ANALYSIS_QUEUE
from cairn.service.queries.cursor import Cursor
from cairn.service.telemetry import metrics, tracing
from cairn.workers import hints, turns, webhook_delivery, webhooks

Planted = Callable[[Twin], AbstractContextManager[Any]]


class Leak(NamedTuple):
    """A fault and exactly those channels in which it must be found."""

    plant: Planted
    shown: set[str]


LEAKS: dict[str, Leak] = {}


def leak(*shown: str) -> Callable[[Planted], Planted]:
    """Register a leak by name with its channels."""

    def register(plant: Planted) -> Planted:
        LEAKS[plant.__name__] = Leak(plant, {*shown})
        return plant

    return register


def change_result(owner: Any, name: str, change: Callable[[Any], Any]) -> AbstractContextManager[Any]:
    """Change the result of a function."""
    real = getattr(owner, name)

    @wraps(real)
    def returns(*arguments: Any, **named: Any) -> Any:
        return change(real(*arguments, **named))

    return patch.object(owner, name, returns)


def on_choice(twin: Twin, does: Callable[[], object]) -> AbstractContextManager[Any]:
    """Add an effect to the AI's choice."""
    return patch.object(twin, "on_choice", does)


@leak("answers", "sizes", "compressed", "headers", "stream", "feed", "webhooks")
def nothing_is_redacted(_twin: Twin) -> AbstractContextManager[Any]:
    """Return decisions unredacted."""
    return patch.object(resources, "redact", lambda decision, _viewer, _ended: decision)


@leak("answers", "sizes", "compressed", "headers")
def a_space_more(twin: Twin) -> AbstractContextManager[Any]:
    """Pad bodies by a length that depends on a hand."""

    def longer(response: Any) -> Any:
        response.body += b" " * (1 + twin.secret_number % 7)
        return response

    return change_result(games, "json_response", longer)


@leak("compressed")
def another_compression(twin: Twin) -> AbstractContextManager[Any]:
    """Choose the compression level of gzip by the contents of a hand; bodies are the same."""
    return patch.object(compression, "_quick", lambda body: compression._small(body) + b"\0" * (twin.secret_number % 7))


@leak("headers", "stranger", "stream", "feed", "hints")
def a_header(twin: Twin) -> AbstractContextManager[Any]:
    """Send a debug header with the number of cards of a kind."""
    return patch.dict(application.FOR_ALL, {"X-Debug": str(twin.secret_number)})


@leak("stranger", "metrics")
def workers(twin: Twin) -> AbstractContextManager[Any]:
    """Count a hidden value in the public readiness response."""
    return patch.object(twin.world.services.turn_queue, "workers", lambda: twin.secret_number)


@leak("stream")
def a_comment(twin: Twin) -> AbstractContextManager[Any]:
    """Add a comment to a stream's messages."""
    comment = b":%d\n" % twin.secret_number
    return change_result(stream.Watching, "_next", lambda following: (comment + (following[0] or b""), following[1]))


@leak("feed")
def a_position(twin: Twin) -> AbstractContextManager[Any]:
    """Add more to a feed's position than the position itself."""
    more = {f"{'a' * KEY_LENGTH}0": Cursor(twin.secret_number, 1)}
    return change_result(feed_messages.Feed, "_position", lambda position: position._replace(delivered=more))


@leak("webhooks")
def an_id(twin: Twin) -> AbstractContextManager[Any]:
    """Derive the id of a webhook's message from hidden data, too."""
    real = webhook_delivery.send

    def send(url: str, secrets: Sequence[str], id: str, *more: Any) -> Any:
        return real(url, secrets, f"{id}{twin.secret_number}", *more)

    return patch.object(webhooks, "send", send)


@leak("hints", "metrics")
def a_hint_from_the_truth(twin: Twin) -> AbstractContextManager[Any]:
    """Let the worker search in the truth instead of the seat's view."""
    real = hints.best_moves

    def best_moves(_view: Any, seat: int, id: str) -> Any:
        return real(twin.world.position(twin.game.game), seat, id)

    return patch.object(hints, "best_moves", best_moves)


@leak("hints")
def a_reason_from_the_truth(twin: Twin) -> AbstractContextManager[Any]:
    """Let a reason depend on what the seat does not know."""
    return change_result(hints, "reasons", lambda found: [f"It is for {twin.secret_number}."] * len(found))


@leak("metrics")
def thinking_time(twin: Twin) -> AbstractContextManager[Any]:
    """Sum up the durations of choices, as before 0.9."""
    return on_choice(twin, lambda: metrics.APPENDS.labels("schotten_totten").inc(twin.secret_number / 2**32))


@leak("metrics")
def a_label(twin: Twin) -> AbstractContextManager[Any]:
    """Label a counter by the alternatives of a choice."""
    return on_choice(twin, metrics.REFUSALS.labels("none", f"of {twin.secret_number}").inc)


@leak("traces")
def a_span(twin: Twin) -> AbstractContextManager[Any]:
    """Add the number of considered moves to a span."""

    def choice() -> None:
        with tracing.span("evaluate", moves=twin.secret_number):
            pass

    return on_choice(twin, choice)


@leak("lines")
def a_line(twin: Twin) -> AbstractContextManager[Any]:
    """Log a warning about a difficult choice."""
    return on_choice(twin, lambda: logging.getLogger(__name__).warning("it chose among %d", twin.secret_number))


@leak("queue", "metrics", "stranger")
def a_job(twin: Twin) -> AbstractContextManager[Any]:
    """Leave another job in a queue when a turn is enqueued. Health says that no worker takes it."""
    turn_queue, waiting = twin.world.services.turn_queue, {f"job {twin.secret_number}": 0}
    return change_result(turn_queue, "enqueue", lambda _: turn_queue.redis.zadd(waiting_key(ANALYSIS_QUEUE), waiting))


@leak(*CHANNELS.keys() - {"sizes"})
def when_it_moves(_twin: Twin) -> AbstractContextManager[Any]:
    """Make an AI's move when it was chosen instead of when it is due."""
    return patch.object(turns, "due_at", lambda _began, chosen, _thinking: chosen)
