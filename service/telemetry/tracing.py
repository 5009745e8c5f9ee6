"""Traces (OpenTelemetry): from a request through the job that it leaves to the AI's move.

They are made where the extra `tracing` is installed and `OTEL_EXPORTER_OTLP_ENDPOINT` says where they go; else nothing
of it is imported, and all of this costs next to nothing. No token, name, hand or seed is in a span. Attributes are
OpenTelemetry's own where it has a name for them, and begin with `cairn.` else.
"""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache
from importlib.metadata import version
from typing import Any, Literal

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
_HEADER = "traceparent"
"""What W3C's Trace Context calls it."""

Part = Literal["cairn", "cairn-api", "cairn-worker", "cairn-caretaker"]
Kind = Literal["server", "client", "producer", "consumer", "internal"]
Attributes = Mapping[str, str | int]
_NONE: Attributes = {}
_UNTRACED = nullcontext()

_part: Part = "cairn"
"""What this process is; `cairn` are the commands."""


def name_part(part: Part) -> None:
    """Say what this process is, before it traces anything."""
    global _part
    _part = part


def span(
    name: str, parent: str | None = None, kind: Kind = "internal", also: Attributes = _NONE, **attributes: str | int
) -> AbstractContextManager[Any]:
    """Trace what is done within, under `parent` (a `traceparent`) or the span around it; give the span, if one is.

    `also` are attributes by OpenTelemetry's names.
    """
    tracer = _tracer()
    return _UNTRACED if tracer is None else _span(tracer, name, parent, kind, also, attributes)


@contextmanager
def _span(
    tracer: Any, name: str, parent: str | None, kind: Kind, also: Attributes, attributes: Attributes
) -> Iterator[Any]:
    from opentelemetry import propagate

    context = propagate.extract({_HEADER: parent}) if parent else None
    named = _named(attributes) | dict(also)
    with tracer.start_as_current_span(name, context=context, kind=_kind(kind), attributes=named) as span_here:
        yield span_here


@contextmanager
def within(parent: str | None) -> Iterator[None]:
    """Let what is traced within belong to `parent` (a `traceparent`), and trace nothing by itself."""
    if _tracer() is None or not parent:
        yield
        return
    from opentelemetry import context, propagate

    token = context.attach(propagate.extract({_HEADER: parent}))
    try:
        yield
    finally:
        context.detach(token)


def tell_past(name: str, parent: str | None, began: int, ended: int, **attributes: str | int) -> None:
    """Trace what was done between two times in milliseconds since 1970, under `parent` or the span around this."""
    tracer = _tracer()
    if tracer is None:
        return
    from opentelemetry import propagate

    context = propagate.extract({_HEADER: parent}) if parent else None
    tracer.start_span(name, context, attributes=_named(attributes), start_time=began * 10**6).end(ended * 10**6)


def tell_redis(seconds: float) -> None:
    """Trace a round trip to Redis that has just ended, if it was made within a span.

    Where nothing is traced by itself (`within`), none is: the time of what an AI's job asks of Redis tells when it has
    chosen.
    """
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
    """Tell what a request came to; an answer of 500 and more is an error."""
    from opentelemetry.trace import StatusCode

    span.update_name(operation)
    span.set_attributes({"http.response.status_code": status, **also})
    if status >= 500:
        span.set_attribute("error.type", str(status))
        span.set_status(StatusCode.ERROR)


def carrier() -> str | None:
    """Return the `traceparent` of the span around this, to be handed on; None where nothing is traced."""
    if _tracer() is None:
        return None
    from opentelemetry import propagate

    headers: dict[str, str] = {}
    propagate.inject(headers)
    return headers.get(_HEADER)


def sent_trace(environ: Mapping[str, Any]) -> str | None:
    """Return the `traceparent` that a client sent with a request (WSGI)."""
    header: str | None = environ.get("HTTP_TRACEPARENT")
    return header


def _named(attributes: Attributes) -> dict[str, str | int]:
    return {f"cairn.{name}": value for name, value in attributes.items()}


def _kind(kind: Kind) -> Any:
    from opentelemetry.trace import SpanKind

    return SpanKind[kind.upper()]


@cache
def _tracer() -> Any:
    """Return what makes spans, or None where nobody wants them."""
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
