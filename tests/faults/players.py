"""Players: clients that open games, join, play on several seats at once, undo, leave, fork, and look."""

import random
import threading
from dataclasses import dataclass, replace
from typing import Any

from faults.client import Actor, Answer, Client, Stage
from faults.record import Command

from cairn.contract.playing import CASES
from cairn.events.codec import canonical

SEATS = 4
"""Limit of seats per player."""
OPEN_GAMES = 3
"""Limit of open seats: from it on no player opens another game for humans."""
LEVELS = ("greedy", "random", "easy")


@dataclass(frozen=True)
class Held:
    """A seat that a player holds."""

    game: str
    seat: int
    token: str

    @property
    def path(self) -> str:
        """The game's address."""
        return f"/v1/games/{self.game}"


class Tables:
    """The players' shared knowledge of games: those with open seats, those that ended, those to watch."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: list[str] = []
        self.ended: list[tuple[str, int]] = []
        """Finished games, and their last versions."""
        self.watchable: list[tuple[str, Held | None]] = []
        """Games, each with a seat that may watch it."""

    def offer(self, game: str, seats: int) -> None:
        """Offer the open seats of a game."""
        with self._lock:
            self._open += [game] * seats

    def take(self, source: random.Random) -> str | None:
        """Take a game with an open seat, if there is one."""
        with self._lock:
            return self._open.pop(source.randrange(len(self._open))) if self._open else None

    @property
    def offered(self) -> int:
        """The number of offered seats."""
        return len(self._open)


class Player(Actor):
    """One client that opens games, joins and plays."""

    def __init__(self, number: int, stage: Stage, tables: Tables) -> None:
        super().__init__(f"player {number}", stage)
        self._client = Client(stage.port, stage.record, self.source)
        self._tables = tables
        self._held: list[Held] = []
        self._sent = 0

    def act(self) -> None:
        """Open a game, join, fork, or act on one of its seats."""
        if len(self._held) < SEATS and self.source.random() < 0.3:
            self._join()
        elif self._tables.ended and self.source.random() < 0.005:
            self._fork()
        elif self._held:
            self._play(self.source.choice(self._held))
        else:
            self.stage.stop.wait(0.05)

    def _join(self) -> None:
        game = self._tables.take(self.source)
        if game is not None:
            return self._sit(game)
        if self._tables.offered < OPEN_GAMES:
            ruleset, options, seats = self.source.choice(CASES)
            body = {"ruleset": ruleset, "options": options, "seats": self._seats(seats)}
            self._open(Command("/v1/games", body, [], key=self._key(0.9)))
        return None

    def _fork(self) -> None:
        game, last = self.source.choice(self._tables.ended)
        answer = self._client.get(f"/v1/games/{game}")
        if answer and answer.status == 200:
            seats = self._seats(len(answer.body["seats"]))
            body = {"at": self.source.randint(1, last - 1), "seats": seats}
            self._open(Command(f"/v1/games/{game}/forks", body, [], key=self._key(0.9)))

    def _open(self, command: Command) -> None:
        answer = self._client.carry_out(command)
        if not (answer and answer.status == 201):
            return
        game = answer.body["id"]
        held = [Held(game, entry["seat"], entry["token"]) for entry in answer.body["tokens"]]
        self._held += held
        self._tables.watchable.append((game, self.source.choice([None, *held])))
        self._tables.offer(game, sum(seat["kind"] == "open" for seat in command.body["seats"]))

    def _seats(self, count: int) -> list[dict[str, Any]]:
        """Return the seats of a new game: one game in twenty has only AIs, others have humans."""
        if self.source.random() < 0.05:
            return [{"kind": "ai", "level": self.source.choice(LEVELS)} for _ in range(count)]
        human, level = {"kind": "human", "name": self.name}, self.source.choice(LEVELS)
        others = [{"kind": "open"}, {"kind": "open"}, {"kind": "ai", "level": level}, human]
        return [human, *self.source.choices(others, k=count - 1)]

    def _sit(self, game: str) -> None:
        name = f"{self.name}, {self._number()}"
        body = {"name": name, "nonce": self.source.choice(("", "c0ffee"))}
        command = Command(f"/v1/games/{game}/seats", body, [f"{name} sits down"], key=self._key(0.9), game=game)
        answer = self._client.carry_out(command)
        if answer and answer.status == 201:
            held = Held(game, answer.body["seat"], answer.body["token"])
            self._held.append(held)
            self._tables.watchable.append((game, held))

    def _play(self, held: Held) -> None:
        answer = self._client.get(f"{held.path}/legal-moves", held.token)
        if not (answer and answer.status == 200):
            return
        if answer.is_open:
            self._held.remove(held)
            self._tables.ended.append((held.game, answer.version))
        elif answer.body["moves"]:
            self._move(held, answer)
        elif self.source.random() < 0.02:
            self._leave(held)
        else:
            self._look(held, answer)

    def _move(self, held: Held, legal: Answer) -> None:
        moves = legal.body["moves"]
        chosen = [self.source.choice(moves)]
        if len(moves) > 1 and self.source.random() < 0.15:
            chosen = self.source.sample(moves, 2)
        version = self.source.choice((None, None, None, legal.version, legal.version, legal.version - 1))
        does = [f"{held.seat} makes {canonical(move).decode()}" for move in chosen]
        answer = self._decide(held, "moves", {"moves": chosen}, does, version)
        if answer and answer.status == 201 and not answer.is_open and self.source.random() < 0.05:
            back = legal.version - self.source.choice((0, 0, 1))
            self._decide(held, "undo", {"to": back}, [f"{held.seat} undoes to {back}"], None)

    def _decide(self, held: Held, what: str, body: Any, does: list[str], version: int | None) -> Answer | None:
        command = Command(f"{held.path}/{what}", body, does, key=self._key(0.6), version=version)
        return self._client.carry_out(_by(held, command))

    def _leave(self, held: Held) -> None:
        self._held.remove(held)
        path = f"{held.path}/seats/{held.seat}"
        self._client.carry_out(_by(held, Command(path, None, [f"{held.seat} leaves"], method="DELETE")))

    def _look(self, held: Held, answer: Answer) -> None:
        """Look at the game in a random way; mostly wait for the others.

        A version that was marked as tentative is not requested: it may have been lost.
        """
        version = answer.version
        earlier = self.source.randint(1, version)
        ways = ("at", "spectator", "list", "one") if not answer.tentative else ()
        query = self.source.choice(("wait", "wait", "now", "lobby", "audit", "past", *ways))
        if query == "wait":
            self._client.get(f"{held.path}?wait={self.source.choice((0.2, 1))}&after={version}", held.token, held.seat)
        elif query == "now":
            self._client.get(held.path, held.token, held.seat)
        elif query == "at":
            self._client.get(f"{held.path}?at={earlier}", held.token, held.seat)
        elif query == "spectator":
            self._client.get(f"{held.path}?at={earlier}")
        elif query == "list":
            self._client.get(f"{held.path}/decisions?after={earlier - 1}&limit=20", held.token, held.seat)
        elif query == "one":
            self._client.get(f"{held.path}/decisions/{earlier}", held.token, held.seat)
        elif query == "audit":
            self._client.get(f"{held.path}/audit")
        elif query == "past" and self._tables.ended:
            game, _ = self.source.choice(self._tables.ended)
            self._client.get(f"/v1/games/{game}{self.source.choice(('', '/audit', '?at=3'))}")
        else:
            self._client.get("/v1/games?limit=20")

    def _key(self, share: float) -> str | None:
        """Return a new idempotency key, long enough for responses with a token; None for some commands."""
        return f"{self.name} has sent this as number {self._number():06}" if self.source.random() < share else None

    def _number(self) -> int:
        self._sent += 1
        return self._sent


def _by(held: Held, command: Command) -> Command:
    """Return the command as made by a seat's holder."""
    return replace(command, token=held.token, game=held.game, seat=held.seat)
