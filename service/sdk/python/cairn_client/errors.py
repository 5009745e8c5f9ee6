"""Refusals, as exceptions: one class for each kind of problem that a client may want to tell apart."""

from collections.abc import Mapping
from typing import Any, ClassVar


class CairnError(Exception):
    """A request was refused. `problem` is the whole answer, as RFC 9457 has it."""

    kinds: ClassVar[dict[str, type["CairnError"]]] = {}
    name: ClassVar[str] = ""

    def __init_subclass__(cls, name: str = "") -> None:
        cls.name, cls.kinds[name] = name, cls

    def __init__(self, status: int, problem: Mapping[str, Any]) -> None:
        self.status, self.problem = status, problem
        self.type: str = problem.get("type", "about:blank")
        self.detail: str = problem.get("detail", "")
        super().__init__(f"{status} {problem.get('title', '')}: {self.detail}")

    @property
    def rule(self) -> str | None:
        """The clause of the rulebook that stands in the way, as ST-04."""
        return self.problem.get("rule")

    @property
    def rulebook(self) -> str | None:
        """The address at which that clause is read."""
        return self.problem.get("rulebook")

    @property
    def errors(self) -> list[dict[str, str]]:
        """What is wrong with the request: each `pointer` (RFC 6901) with a `detail`."""
        return self.problem.get("errors", [])


class Unreachable(CairnError):
    """The service does not answer, however often it was tried."""

    def __init__(self, error: Exception) -> None:
        super().__init__(0, {"title": "No answer", "detail": str(error)})


class Invalid(CairnError, name="invalid"):
    """Something sent is not as documented; `errors` lists what."""


class Unauthorized(CairnError, name="unauthorized"):
    """This needs a token, or another one."""


class Forbidden(CairnError, name="forbidden"):
    """The token is good, but not for this."""


class NotFound(CairnError, name="not-found"):
    """There is no such thing."""


class IllegalMove(CairnError, name="illegal-move"):
    """The rules do not allow this move now; `rule` is the clause."""


class NotYourTurn(CairnError, name="not-your-turn"):
    """Another seat is waited for."""


class StaleVersion(CairnError, name="stale-version"):
    """The game has moved on since the version that the request was meant for."""


class GameOver(CairnError, name="game-over"):
    """The game has ended."""


class NoOpenSeat(CairnError, name="no-open-seat"):
    """Every seat is taken."""


class TooManyRequests(CairnError, name="too-many-requests"):
    """One may ask only so often; it was tried again, and refused each time."""


def refusal(status: int, problem: Mapping[str, Any]) -> CairnError:
    """Return the exception of a refusal."""
    name = str(problem.get("type", "")).rpartition("/")[2]
    return CairnError.kinds.get(name, CairnError)(status, problem)
