"""Traces (OpenTelemetry): from a request through the job that it leaves to the AI's move.

They are made where the extra `tracing` is installed and `OTEL_EXPORTER_OTLP_ENDPOINT` says where they go; else nothing
of it is imported, and all of this costs next to nothing. No token, name, hand or seed is in a span.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
_HEADER = "traceparent"
"""What W3C's Trace Context calls it."""


@contextmanager
def span(name: str, parent: str | None = None, **attributes: str | int) -> Iterator[Any]:
    """Trace what is done within, under `parent` (a `traceparent`) or the span around it; give the span, if one is."""
    tracer = _tracer()
    if tracer is None:
        yield None
        return
    from opentelemetry import propagate

    context = propagate.extract({_HEADER: parent}) if parent else None
    named = {f"cairn.{name}": value for name, value in attributes.items()}
    with tracer.start_as_current_span(name, context=context, attributes=named) as span_here:
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
    named = {f"cairn.{name}": value for name, value in attributes.items()}
    tracer.start_span(name, context, attributes=named, start_time=began * 10**6).end(ended * 10**6)


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


@cache
def _tracer() -> Any:
    """Return what makes spans, or None where nobody wants them."""
    if not os.environ.get(ENDPOINT):
        return None
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "cairn"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(), schedule_delay_millis=1000))
    return provider.get_tracer("cairn")
