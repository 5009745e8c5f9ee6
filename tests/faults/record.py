"""The clients' own record: every command, its response, and every position and decision in responses."""

import threading
import time
from bisect import bisect
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from typing import Any

from cairn.events.chain import Entry
from cairn.events.codec import canonical
from cairn.events.decision import Viewer


@dataclass
class Command:
    """One command of a client, sent once or, with a key, until a response arrives.

    `does` is the form of its decisions in the log, as returned by `describe` in `checks.py`. It is `acknowledged` after
    a response 201 (or 200, for a seat that was left), whose members are `content`; and `unsure` when some attempt at it
    got no response.
    """

    path: str
    body: Any
    does: list[str]
    method: str = "POST"
    token: str | None = None
    key: str | None = None
    version: int | None = None
    game: str | None = None
    seat: Viewer = None
    acknowledged: bool = False
    content: dict[str, Any] | None = None
    unsure: bool = False
    sent: float = field(default_factory=time.time)
    """The time it was first sent, by the clients' clock, which is that of Redis."""


@dataclass(frozen=True)
class Acknowledged:
    """A decision credited to a command; `content` is as in the response, if it is there."""

    command: Command
    game: str
    version: int
    chain: str
    is_open: bool = False
    content: dict[str, Any] | None = None
    answered: float = field(default_factory=time.time)


@dataclass(frozen=True)
class Hook:
    """A webhook of a game: all that follows a version is to be delivered."""

    id: str
    number: str
    game: str
    version: int


@dataclass(frozen=True)
class Delivered:
    """A webhook message: its id, its place (type and version), its bytes, and whether it was accepted."""

    hook: str
    id: str
    place: tuple[str, int]
    body: bytes
    taken: bool


@dataclass
class Brought:
    """A game that was sent as an archive, valid or spoilt, and the result."""

    game: str
    entries: list[Entry]
    spoilt: bool
    status: str = "unsent"
    problem: str = ""


@dataclass(frozen=True)
class View:
    """A position in a viewer's view: `state` is its digest, `is_open` whether the game had ended."""

    game: str
    viewer: Viewer
    is_open: bool
    version: int
    chain: str
    status: str
    state: bytes


@dataclass
class Watched:
    """One client's view of a game's stream, across all its connections: `(version, digest, chain)` of decisions."""

    game: str
    first: int
    seen: list[tuple[int, str, str]] = field(default_factory=list)
    ended: bool = False
    connections: int = 0

    @property
    def version(self) -> int:
        """The last version of the stream so far."""
        return self.seen[-1][0] if self.seen else self.first


def state_digest(state: Any) -> bytes:
    """Return the digest of a position's state, as JSON types."""
    return sha256(canonical(state)).digest()


def view_of(body: dict[str, Any], viewer: Viewer, is_open: bool) -> View:
    """Return the position in a game resource."""
    state = state_digest(body["state"])
    return View(body["id"], viewer, is_open, body["version"], body["chain"], body["status"], state)


class Record:
    """The shared knowledge of all clients."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.acknowledged: list[Acknowledged] = []
        self.views: list[View] = []
        self.watched: list[Watched] = []
        self.hooks: list[Hook] = []
        self.delivered: list[Delivered] = []
        self.brought: list[Brought] = []
        self.answers: Counter[str] = Counter()
        self.hostile: Counter[str] = Counter()
        self.wrong: list[str] = []
        """Invalid responses, as sentences."""
        self.times: list[float] = [time.monotonic()]
        """The times of acknowledgements, after the start of the record."""
        self._holders: dict[str, Command] = {}
        self._lock = threading.Lock()
        self._news = threading.Condition(self._lock)

    def count(self, answer: str, hostile: bool = False) -> None:
        """Count a response by its status and problem."""
        with self._lock:
            (self.hostile if hostile else self.answers)[answer] += 1

    def complain(self, words: str) -> None:
        """Record an invalid response."""
        with self._lock:
            self.wrong.append(words)

    def acknowledge(self, command: Command, decisions: list[Acknowledged]) -> None:
        """Record that a command was acknowledged, with these decisions."""
        with self._news:
            command.acknowledged = True
            self.acknowledged += decisions
            self.times.append(time.monotonic())
            self._news.notify_all()

    def deliver(self, message: Delivered) -> None:
        """Record a webhook message."""
        with self._lock:
            self.delivered.append(message)

    def hold(self, command: Command, token: str) -> None:
        """Record the seat token given to a command; no other command may receive the same."""
        with self._lock:
            if self._holders.setdefault(token, command) is not command:
                self.wrong.append(f"{command.path}: two commands were given the same seat of {command.game}")

    def wait(self, since: float, most: float) -> bool:
        """Wait up to `most` seconds for a command to be acknowledged after `since`. Return whether one was."""
        with self._news:
            return self._news.wait_for(lambda: self.times[-1] > since, since + most - time.monotonic())

    def stall(self, since: float) -> float:
        """Return the longest time since then without an acknowledged command."""
        times = [since, *self.times[bisect(self.times, since) :]]
        return max((later - earlier for earlier, later in pairwise(times)), default=0.0)
