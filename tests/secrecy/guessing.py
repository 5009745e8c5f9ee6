"""The attack by lengths (as CRIME and BREACH have it): who renames themself until another's answer is short.

They do not see the answer, which TLS hides. They see how long it is, and they choose their own name, which stands in
it: a name that repeats what the hand says costs a compressed answer less.
"""

import random
from statistics import mean
from typing import Any

from flask import Flask

from cairn.events.schotten_totten.pieces import CARDS, COLOURS, colour

GUESSES = 6
"""How many cards are named: as many as the hand has."""
BY_CHANCE = GUESSES * GUESSES / len(CARDS)
"""How many of them are in the hand if they are named blindly."""
FRAMES = ("{}", "{},", ",{}", "{}.{}", '"{}"', '","{}","', "x{}x", '["{}"')
"""How a name holds a card: what one length does not tell, several do."""


class Attack:
    """A game of Schotten Totten of two players, one of whom watches the lengths of what the other is sent."""

    def __init__(self, app: Flask) -> None:
        """Have two players sit down, and the game begin."""
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
        """Return how long what the victim is sent is, when the attacker is called so."""
        self._ask("PATCH", "/v1/me", self._attacker, {"name": name})
        headers = {"Authorization": f"Bearer {self._victim}", "Accept-Encoding": "gzip"}
        answer = self._client.get(self._game + page, headers=headers, buffered=True)
        assert answer.status_code == 200, answer.text
        return len(answer.data)

    def hits(self, source: random.Random) -> int:
        """Name the cards whose names made the answers shortest; return how many of them are in the hand.

        A card is compared with those of its colour, as names of other colours are longer by themselves.
        """
        lengths = {card: mean(self.length(frame.format(card, card)) for frame in FRAMES) for card in CARDS}
        usual = {each: mean(lengths[card] for card in CARDS if colour(card) == each) for each in COLOURS}
        ranked = sorted(CARDS, key=lambda card: (round(lengths[card] - usual[colour(card)], 6), source.random()))
        return len(self.hand & {*ranked[:GUESSES]})
