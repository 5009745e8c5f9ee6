"""The base of all refusals. `cairn_client.problems` has a class for each type of problem."""

from collections.abc import Mapping
from typing import Any


class CairnError(Exception):
    """A refused request. `problem` is the response's body (RFC 9457), `retry_after` the seconds of `Retry-After`."""

    def __init__(self, status: int, problem: Mapping[str, Any], retry_after: float | None = None) -> None:
        self.status: int = status
        self.problem: Mapping[str, Any] = problem
        self.retry_after: float | None = retry_after
        self.type: str = problem.get("type", "about:blank")
        self.detail: str = problem.get("detail", "")
        super().__init__(f"{status or ''} {problem.get('title', '')}: {self.detail}".lstrip())

    @property
    def rule(self) -> str | None:
        """The rulebook's clause that forbids a move, as ST-04."""
        return self.problem.get("rule")

    @property
    def rulebook(self) -> str | None:
        """The path of that clause."""
        return self.problem.get("rulebook")

    @property
    def legal_moves(self) -> str | None:
        """The path of the legal moves."""
        return self.problem.get("legal_moves")

    @property
    def version(self) -> int | None:
        """The game's current version, or the one that cannot be read."""
        return self.problem.get("version")

    @property
    def errors(self) -> list[dict[str, str]]:
        """The mistakes of the request: each has a `detail`, and a `pointer` (RFC 6901) or a `parameter`."""
        return self.problem.get("errors") or []


class Unreachable(CairnError):
    """The service did not respond before the deadline, or broke off a request that must not be sent twice."""

    def __init__(self, cause: object) -> None:
        super().__init__(0, {"title": "No response", "detail": str(cause) or repr(cause)})
