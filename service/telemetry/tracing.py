"""Traces (OpenTelemetry) from a request through its job to the AI's move.

They need the extra `tracing` and `OTEL_EXPORTER_OTLP_ENDPOINT`. Without these nothing is imported, and the cost is
negligible. Spans never contain tokens, names, hands or seeds. Attributes have OpenTelemetry's names where these exist,
else names that begin with `cairn.`.
"""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from importlib.metadata import version
from typing import Any, Literal

from cairn.service.telemetry.metrics import REDIS_SECONDS

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
_HEADER = "traceparent"
"""The header of W3C Trace Context."""

Part = Literal["cairn", "cairn-api", "cairn-worker", "cairn-caretaker"]
Kind = Literal["server", "client", "producer", "consumer", "internal"]
Attributes = Mapping[str, str | int]
_NONE: Attributes = {}
_UNTRACED = nullcontext()

_part: Part = "cairn"
"""The role of this process; `cairn` for commands."""


def name_part(part: Part) -> None:
    """Set the role of this process. Call this before the first span."""
    global _part
    _part = part


def span(
    name: str, parent: str | None = None, kind: Kind = "internal", also: Attributes = _NONE, **attributes: str | int
) -> AbstractContextManager[Any]:
    """Trace the block as a child of `parent` (a `traceparent`) or of the current span. Yield the span, or None.

    `also` are attributes with OpenTelemetry's names.
    """
    tracer = _tracer()
    return _UNTRACED if tracer is None else _span(tracer, name, parent, kind, also, attributes)


@contextmanager
def _span(
    tracer: Any, name: str, parent: str | None, kind: Kind, also: Attributes, attributes: Attributes
) -> Iterator[Any]:
    named = _named(attributes) | dict(also)
    with tracer.start_as_current_span(name, context=_context(parent), kind=_kind(kind), attributes=named) as span_here:
        yield span_here


@contextmanager
def within(parent: str | None) -> Iterator[None]:
    """Make `parent` (a `traceparent`) the parent of spans within the block, without a new span."""
    if _tracer() is None or not parent:
        yield
        return
    from opentelemetry import context

    token = context.attach(_context(parent))
    try:
        yield
    finally:
        context.detach(token)


def record_past_span(name: str, parent: str | None, began: int, ended: int, **attributes: str | int) -> None:
    """Record a past span between two times in milliseconds since 1970, under `parent` or the current span."""
    tracer = _tracer()
    if tracer is not None:
        span = tracer.start_span(name, _context(parent), attributes=_named(attributes), start_time=began * 10**6)
        span.end(ended * 10**6)


def observe_redis(seconds: float) -> None:
    """Record a round trip to Redis that has just ended in the metrics, and in the trace if there is a current span.

    `within` records none: the times of Redis requests of an AI's job would reveal when it has chosen.
    """
    REDIS_SECONDS.observe(seconds)
    tracer = _tracer()
    if tracer is None:
        return
    from opentelemetry import trace

    if trace.get_current_span().is_recording():
        ended = time.time_ns()
        attributes = {"db.system.name": "redis"}
        began = ended - round(seconds * 10**9)
        tracer.start_span("redis", kind=_kind("client"), attributes=attributes, start_time=began).end(ended)


def end_request(span: Any, operation: str, status: int, also: Attributes) -> None:
    """Record the result of a request. A status of 500 or more is an error."""
    from opentelemetry.trace import StatusCode

    span.update_name(operation)
    span.set_attributes({"http.response.status_code": status, **also})
    if status >= 500:
        span.set_attribute("error.type", str(status))
        span.set_status(StatusCode.ERROR)


def carrier() -> str | None:
    """Return the `traceparent` of the current span for a child, or None without tracing."""
    if _tracer() is None:
        return None
    from opentelemetry import propagate

    headers: dict[str, str] = {}
    propagate.inject(headers)
    return headers.get(_HEADER)


def _context(parent: str | None) -> Any:
    from opentelemetry import propagate

    return propagate.extract({_HEADER: parent}) if parent else None


def _named(attributes: Attributes) -> dict[str, str | int]:
    return {f"cairn.{name}": value for name, value in attributes.items()}


def _kind(kind: Kind) -> Any:
    from opentelemetry.trace import SpanKind

    return SpanKind[kind.upper()]


@cache
def _tracer() -> Any:
    """Return the tracer, or None if tracing is disabled."""
    if not os.environ.get(ENDPOINT):
        return None
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    about = {"service.name": _part, "service.version": version("cairn-games")}
    provider = TracerProvider(resource=Resource.create(about))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(), schedule_delay_millis=1000))
    return provider.get_tracer("cairn")
