"""The seats that this process plays, and their tokens."""

import hashlib
import hmac
import json
import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Any

from cairn.service.mcp.refusals import refused_by_us


class HeldSeats:
    """The tokens of seats by game. They are held in memory only, and sent to the API only."""

    player: str | None = None
    """The token of the player who holds the seats; None if each seat has its own."""

    def __init__(self, given: Iterable[tuple[str, str]] = ()) -> None:
        self._held: dict[str, dict[int, str]] = {}
        self._given: dict[str, set[str]] = {}
        for game, token in given:
            self.give(game, token)

    @property
    def games(self) -> list[str]:
        """The games with a held seat or a given token."""
        return sorted({game for game, held in self._held.items() if held} | self._given.keys())

    def give(self, game: str, token: str) -> None:
        """Add a token whose seat is not known yet."""
        self._given.setdefault(game, set()).add(token)

    def unknown(self, game: str) -> set[str]:
        """Remove and return the tokens given for a game whose seats are not known yet."""
        return self._given.pop(game, set())

    def hold(self, game: str, seat: int, token: str) -> None:
        """Store the token of a seat."""
        self._held.setdefault(game, {})[seat] = token

    def forget(self, game: str, seat: int) -> None:
        """Drop the token of a seat that was left."""
        self._held[game].pop(seat, None)

    def held_in(self, game: str) -> list[int]:
        """Return the held seats of a game."""
        return sorted(self._held.get(game, ()))

    def token(self, game: str, seat: int | None) -> str | None:
        """Return the token of a held seat; a spectator has none."""
        return None if seat is None else self._held[game][seat]

    def choose(self, game: str, seat: int | None) -> int | None:
        """Return the seat to view as: the given one, else the only one held, else None, a spectator.

        Raise Refused if the given seat is not held, or none is given and several are held.
        """
        held = self.held_in(game)
        words = " and ".join(map(str, held)) or "none"
        if seat is None and len(held) > 1:
            raise refused_by_us(
                "Which seat?", f"You hold several seats of this game, {words}: name one of them as `seat`."
            )
        if seat is not None and seat not in held:
            raise refused_by_us(
                "Not your seat", f"You do not hold seat {seat} of this game; of its seats you hold {words}."
            )
        return held[0] if seat is None and held else seat


class PlayersSeats(HeldSeats):
    """The seats of the player whose token a client sends with each request; without a token it has none."""

    def __init__(self, token: str | None) -> None:
        super().__init__()
        self.player = token

    def unknown(self, game: str) -> set[str]:
        """Return the player's token while no seat of theirs is known in a game: they may have taken one elsewhere."""
        return {self.player} if self.player and not self.held_in(game) else set()


class Keys:
    """Unguessable idempotency keys of requests whose responses hold a token.

    A request that is repeated after a lost response has the same key; the next one of its kind has another.
    """

    def __init__(self) -> None:
        self._secret = secrets.token_bytes(32)
        self._answered: Counter[str] = Counter()

    def key(self, *request: Any) -> str:
        """Return the key of a request, 64 hex digits."""
        text = json.dumps(request, sort_keys=True)
        return hmac.digest(self._secret, f"{self._answered[text]} {text}".encode(), "sha256").hex()

    def answered(self, *request: Any) -> None:
        """Record that a request was answered: an equal request is a new one from now on."""
        self._answered[json.dumps(request, sort_keys=True)] += 1


def idempotency_key_of(*request: Any) -> str:
    """Return a request's idempotency key, which is always the same, such as that of moves at a version."""
    return hashlib.sha256(json.dumps(request, sort_keys=True).encode()).hexdigest()
