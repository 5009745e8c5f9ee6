"""What is logged, and how: one line a request where the operator wants it, and what goes wrong always.

`CAIRN_LOG` is `console` or `json`; unset, only warnings are printed. A line names the request that it belongs to. No
token, no hand, no secret, no name and no address of a client is in any.
"""

import logging
import sys
from contextvars import ContextVar
from typing import Any

from cairn.service.redis_clients.availability import is_new

_request: ContextVar[str] = ContextVar("request", default="-")
_requests: Any = None
"""What logs requests, if they are logged."""


class NamedRequest:
    """Name the request that all lines within belong to."""

    __slots__ = ("_before", "_id")

    def __init__(self, id: str) -> None:
        self._id = id

    def __enter__(self) -> None:
        self._before = _request.set(self._id)

    def __exit__(self, *_: object) -> None:
        _request.reset(self._before)


def configure(shape: str | None) -> None:
    """Print log lines to standard error in a shape; without one, warnings alone, for a person."""
    global _requests
    handler = logging.StreamHandler()
    handler.addFilter(_name_request)
    handler.addFilter(is_new)
    if shape:
        formatter, _requests = _structured(shape)
        handler.setFormatter(formatter)
    else:
        _requests = None
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(request)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cairn.requests").setLevel(logging.INFO)


def tell_request(operation: str, method: str, path: str, status: int, seconds: float) -> None:
    """Log a request that was answered, if requests are logged; a query is left out, as it may hold anything."""
    if _requests:
        fields = {"operation": operation, "method": method, "path": path, "status": status}
        _requests.info("request", **fields, ms=round(seconds * 1000, 1))


def _name_request(record: logging.LogRecord) -> bool:
    record.request = _request.get()
    return True


def _structured(shape: str) -> tuple[logging.Formatter, Any]:
    """Return what writes lines in a shape, and what logs requests."""
    import structlog  # here, as it takes a tenth of a second, and most processes do without

    def with_request(_logger: Any, _name: str, line: Any) -> Any:
        return line | {"request": _request.get()}

    shared: list[Any] = [
        with_request,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer: Any = structlog.processors.JSONRenderer()
    if shape == "console":
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    return formatter, structlog.stdlib.get_logger("cairn.requests")
