"""Responses: refusals as exceptions, and the seconds of `Retry-After`."""

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import httpx2
import msgspec

from cairn_client.errors import CairnError
from cairn_client.problems import PROBLEMS


def refusal(response: httpx2.Response) -> CairnError:
    """Return a refused response as an exception: of the class of its problem, or a CairnError."""
    try:
        problem = msgspec.json.decode(response.content, type=dict[str, Any])
    except msgspec.DecodeError:  # a proxy's page
        problem = {"title": response.reason_phrase, "detail": response.text[:200]}
    kind = PROBLEMS.get(str(problem.get("type", "")).rpartition("/")[2], CairnError)
    return kind(response.status_code, problem, retry_after(response))


def retry_after(response: httpx2.Response) -> float | None:
    """Return the seconds of `Retry-After`, which has seconds or a date (RFC 9110), or None without a valid one."""
    value = response.headers.get("Retry-After", "").strip()
    if value.isdecimal():
        return float(value)
    try:
        return max(0.0, (_date(value) - _sent_at(response)).total_seconds())
    except (ValueError, OverflowError):
        return None


def _sent_at(response: httpx2.Response) -> datetime:
    """Return the time by the service's clock, if it sends one: the clock of this machine may differ."""
    try:
        return _date(response.headers.get("Date", ""))
    except (ValueError, OverflowError):
        return datetime.now(UTC)


def _date(text: str) -> datetime:
    date = parsedate_to_datetime(text)
    return date if date.tzinfo else date.replace(tzinfo=UTC)
