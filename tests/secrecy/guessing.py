"""An attack by lengths (as CRIME and BREACH): a player renames themself until another player's response gets short.

TLS hides the response, but not its length. The attacker's name is part of the response: a name that repeats
the contents of the hand makes a compressed response shorter.
"""

import random
from statistics import mean
from typing import Any

from flask import Flask

from cairn.events.schotten_totten.pieces import CARDS, COLOURS, colour

GUESSES = 6
"""The number of guessed cards: the size of the hand."""
BY_CHANCE = GUESSES * GUESSES / len(CARDS)
"""The expected number of correct cards for blind guesses."""
FRAMES = ("{}", "{},", ",{}", "{}.{}", '"{}"', '","{}","', "x{}x", '["{}"')
"""Names that contain a card. Several lengths give more information than one."""


class Attack:
    """A game of Schotten Totten of two players, one of whom observes the lengths of the other's responses."""

    def __init__(self, app: Flask) -> None:
        """Seat two players and begin the game."""
        self._client = app.test_client()
        self._victim, self._attacker = self._player("Vic"), self._player("Eve")
        seats = [{"kind": "human", "player": "me"}, {"kind": "open"}]
        body = {"ruleset": "schotten_totten", "options": {"first_seat": 0}, "seats": seats}
        self._game = "/v1/games/" + self._ask("POST", "/v1/games", self._victim, body)["id"]
        self._ask("POST", f"{self._game}/seats", self._attacker, {})
        self.hand = {*self._ask("GET", self._game, self._victim)["state"]["hands"][0]}

    def _player(self, name: str) -> str:
        return str(self._ask("POST", "/v1/players", None, {"name": name})["token"])

    def _ask(self, method: str, path: str, token: str | None, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = self._client.open(path, method=method, json=body, headers=headers, buffered=True)
        assert answer.status_code < 300, answer.text
        return answer.json

    def length(self, name: str, page: str = "") -> int:
        """Return the length of the victim's response for this name of the attacker."""
        self._ask("PATCH", "/v1/me", self._attacker, {"name": name})
        headers = {"Authorization": f"Bearer {self._victim}", "Accept-Encoding": "gzip"}
        answer = self._client.get(self._game + page, headers=headers, buffered=True)
        assert answer.status_code == 200, answer.text
        return len(answer.data)

    def hits(self, source: random.Random) -> int:
        """Guess the cards whose names gave the shortest responses. Return the number of correct guesses.

        A card is compared with others of its colour, as names of other colours have other lengths.
        """
        lengths = {card: mean(self.length(frame.format(card, card)) for frame in FRAMES) for card in CARDS}
        usual = {each: mean(lengths[card] for card in CARDS if colour(card) == each) for each in COLOURS}
        ranked = sorted(CARDS, key=lambda card: (round(lengths[card] - usual[colour(card)], 6), source.random()))
        return len(self.hand & {*ranked[:GUESSES]})
