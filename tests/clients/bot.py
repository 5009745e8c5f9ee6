"""A bot in one file: it waits for open games, sits down and plays, on one connection, the feed, and never polls.

`python bot.py http://127.0.0.1:8000` plays in all open games of the lobby, until it is stopped. After the address may
stand the seed of its choices, and after how many games it stops.
"""

import json
import random
import sys
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Bot:
    """A player of many games; `seats` holds the tokens of its seats by game."""

    def __init__(self, url: str, seed: str = "1", games: str = "inf") -> None:
        self.url, self.chance, self.games = url, random.Random(seed), float(games)
        self.seats: dict[str, str] = {}

    def send(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Return an answer that can be read; raise HTTPError for a refusal."""
        headers = {"Content-Type": "application/json", "Accept": "application/x-ndjson, */*;q=0.5"} | headers
        request = Request(self.url + path, body and json.dumps(body).encode(), headers, method=method)
        return urlopen(request, timeout=60)  # of silence: the feed has a heartbeat every 15 seconds

    def feed(self) -> Generator[Any]:
        """Yield the messages of one connection. It begins with what is waited for now, so none is missed."""
        tokens = [{"game": game, "token": token} for game, token in self.seats.items()]
        with self.send("POST", "/v1/stream", {"tokens": tokens}) as lines:
            yield from (json.loads(line) for line in lines if line.strip())

    def play(self) -> None:
        """Play until so many games are over; go on where a connection breaks."""
        while self.games > 0:
            try:
                with closing(self.feed()) as messages:
                    self.follow(messages)
            except (OSError, HTTPException) as error:
                if isinstance(error, HTTPError) and error.code < 500:
                    raise  # it would be refused again
                print(error, file=sys.stderr)
                time.sleep(10)

    def follow(self, messages: Iterator[Any]) -> None:
        """Do what messages ask for, until a game is over or a seat is taken."""
        for message in messages:
            game, type_ = message["game"], message["type"]
            try:
                if type_ == "turn":
                    self.move(game, message["version"])
                elif type_ in ("over", "gone"):
                    print(game, self.seats.pop(game) and message.get("outcome"), flush=True)
                    self.games -= 1
                    return
                elif type_ == "open" and game not in self.seats and len(self.seats) < self.games:
                    share = random.randbytes(16).hex()  # of the game's chance
                    with self.send("POST", f"/v1/games/{game}/seats", {"name": "Bot", "nonce": share}) as taken:
                        self.seats[game] = json.load(taken)["token"]
                    return
            except HTTPError as refusal:  # somebody was quicker, and the feed tells how it is now
                print(refusal.read().decode(), file=sys.stderr)

    def move(self, game: str, version: int) -> None:
        """Make any legal move."""
        mine = {"Authorization": f"Bearer {self.seats[game]}"}
        with self.send("GET", f"/v1/games/{game}/legal-moves", **mine) as answer:
            chosen = self.chance.choice(json.load(answer)["moves"])
        mine |= {"If-Match": f'"{version}"', "Idempotency-Key": f"version-{version}"}
        self.send("POST", f"/v1/games/{game}/moves", {"moves": [chosen]}, **mine).close()


if __name__ == "__main__":
    Bot(*sys.argv[1:]).play()
