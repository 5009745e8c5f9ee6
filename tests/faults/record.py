"""The clients' own record: every command, what was answered to it, and every position and decision they were shown."""

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
    """One command of a client, sent once or, with a key, until it is answered.

    `does` is what its decisions look like in the log, as `doing` of `checks.py` tells it. It is `acknowledged` when it
    was answered 201 (or 200, of a seat that was left), with what it was `told`; and `unsure` when some attempt at it
    was not answered.
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
    told: dict[str, Any] | None = None
    unsure: bool = False
    sent: float = field(default_factory=time.time)
    """When it was sent first, by the clients' clock, which is that of Redis."""


@dataclass(frozen=True)
class Acknowledged:
    """A decision that a command was told it had made; `told` is how it was told, if it was."""

    command: Command
    game: str
    version: int
    chain: str
    is_open: bool = False
    told: dict[str, Any] | None = None
    answered: float = field(default_factory=time.time)


@dataclass(frozen=True)
class Hook:
    """A webhook of a game: all that follows a version is to be told."""

    id: str
    number: str
    game: str
    version: int


@dataclass(frozen=True)
class Delivered:
    """A message that came by a webhook: its id, its place (type and version), its bytes, and whether it was taken."""

    hook: str
    id: str
    place: tuple[str, int]
    body: bytes
    taken: bool


@dataclass
class Brought:
    """A game that was sent as an archive, whole or spoilt, and what became of it."""

    game: str
    entries: list[Entry]
    spoilt: bool
    status: str = "unsent"
    problem: str = ""


@dataclass(frozen=True)
class View:
    """A position as a viewer was shown it: by `state` its digest, by `is_open` whether the game had ended."""

    game: str
    viewer: Viewer
    is_open: bool
    version: int
    chain: str
    status: str
    state: bytes


@dataclass
class Watched:
    """What one client saw of a game's stream, across all its connections: `(version, digest, chain)` of decisions."""

    game: str
    first: int
    seen: list[tuple[int, str, str]] = field(default_factory=list)
    ended: bool = False
    connections: int = 0

    @property
    def version(self) -> int:
        """The version that the stream has come to."""
        return self.seen[-1][0] if self.seen else self.first


def state_digest(state: Any) -> bytes:
    """Return the digest of a position's state, as JSON's own types."""
    return sha256(canonical(state)).digest()


def view_of(body: dict[str, Any], viewer: Viewer, is_open: bool) -> View:
    """Return the position that a game resource shows."""
    state = state_digest(body["state"])
    return View(body["id"], viewer, is_open, body["version"], body["chain"], body["status"], state)


class Record:
    """What all clients know, together."""

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
        """Answers that must never be given, in words."""
        self.times: list[float] = [time.monotonic()]
        """When commands were acknowledged, after when the record began."""
        self._holders: dict[str, Command] = {}
        self._lock = threading.Lock()
        self._news = threading.Condition(self._lock)

    def count(self, answer: str, hostile: bool = False) -> None:
        """Count an answer by its status and problem."""
        with self._lock:
            (self.hostile if hostile else self.answers)[answer] += 1

    def complain(self, words: str) -> None:
        """Note an answer that must never be given."""
        with self._lock:
            self.wrong.append(words)

    def acknowledge(self, command: Command, decisions: list[Acknowledged]) -> None:
        """Note that a command was acknowledged, as these decisions."""
        with self._news:
            command.acknowledged = True
            self.acknowledged += decisions
            self.times.append(time.monotonic())
            self._news.notify_all()

    def deliver(self, message: Delivered) -> None:
        """Note a message that came by a webhook."""
        with self._lock:
            self.delivered.append(message)

    def hold(self, command: Command, token: str) -> None:
        """Note that a command was given a seat's token; no other command may be given the same."""
        with self._lock:
            if self._holders.setdefault(token, command) is not command:
                self.wrong.append(f"{command.path}: two commands were given the same seat of {command.game}")

    def wait(self, since: float, most: float) -> bool:
        """Wait at most so many seconds until a command is acknowledged after a time; tell whether it was."""
        with self._news:
            return self._news.wait_for(lambda: self.times[-1] > since, since + most - time.monotonic())

    def stall(self, since: float) -> float:
        """Return the longest time from then on in which no command was acknowledged."""
        times = [since, *self.times[bisect(self.times, since) :]]
        return max((later - earlier for earlier, later in pairwise(times)), default=0.0)
