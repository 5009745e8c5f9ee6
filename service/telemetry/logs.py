"""Logging: warnings and errors always, and one line per request if configured.

`CAIRN_LOG` is `console` or `json`; unset, only warnings are printed. Each line names its request. Lines never contain
tokens, hands, secrets, names or addresses of clients.
"""

import logging
import sys
from contextvars import ContextVar
from typing import Any

from cairn.service.redis_clients.availability import is_new

request_id: ContextVar[str] = ContextVar("request", default="-")
"""The id of the current request, which each log line has."""
requests: Any = None
"""The logger of requests, or None if requests are not logged."""


def configure(shape: str | None) -> None:
    """Print log lines to standard error in the given shape, or only warnings as plain text without one."""
    global requests
    handler = logging.StreamHandler()
    handler.addFilter(_name_request)
    handler.addFilter(is_new)
    if shape:
        formatter, requests = _structured(shape)
        handler.setFormatter(formatter)
    else:
        requests = None
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(request)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cairn.requests").setLevel(logging.INFO)


def log_request(operation: str, method: str, path: str, status: int, seconds: float) -> None:
    """Log a completed request. Its query is left out, as it may contain secrets."""
    fields = {"operation": operation, "method": method, "path": path, "status": status}
    requests.info("request", **fields, ms=round(seconds * 1000, 1))


def _name_request(record: logging.LogRecord) -> bool:
    record.request = request_id.get()
    return True


def _structured(shape: str) -> tuple[logging.Formatter, Any]:
    """Return the formatter of a shape and the logger of requests."""
    import structlog  # imported here, as it takes a tenth of a second and most processes do not need it

    def with_request(_logger: Any, _name: str, line: Any) -> Any:
        return line | {"request": request_id.get()}

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
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer]
    )
    return formatter, structlog.stdlib.get_logger("cairn.requests")
