"""Seat tokens, ids and secrets of webhooks, which are computed, not stored, and tokens of players."""

import hmac
import secrets
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from functools import cache, lru_cache

from cairn.events.codec import canonical
from cairn.events.ids import id_from, random_id
from cairn.projections.table import Table


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _whsec(raw: bytes) -> str:
    """Return a secret in the format of the Standard Webhooks specification."""
    return f"whsec_{b64encode(raw).decode()}"


class Tokens:
    """Tokens and ids computed with a server key, which is read when it is first needed."""

    def __init__(self, key: Callable[[], bytes]) -> None:
        self._key = cache(key)
        self.seat = lru_cache(4096)(self._seat)

    def _seat(self, game: str, seat: int, version: int) -> str:
        """Return the token of the player who took a seat at a version; repeated requests get the same one."""
        return _text(self._mac(canonical([game, seat, version])))

    def holder(self, token: str, table: Table) -> int | None:
        """Return the guest's seat that a token belongs to, or None if no seat of this game matches."""
        for seat, holder in enumerate(table.seats):
            if (
                holder.kind == "human"
                and holder.player is None
                and hmac.compare_digest(token.encode(), self.seat(table.game, seat, table.taken_at[seat]).encode())
            ):
                return seat
        return None

    def game(self, idempotency_key: str | None) -> str:
        """Return a new game's id: 20 characters a–z2–7, random, or derived from an idempotency key."""
        return self._id(["game", idempotency_key]) if idempotency_key else random_id()

    def rematch(self, game: str) -> str:
        """Return the id of a game's rematch, the same for all requests."""
        return self._id(["rematch", game])

    def batch(self, idempotency_key: str, number: int | None = None) -> str:
        """Return a batch's id, or the id of one of its games, counted from 0."""
        return self._id(["batch", idempotency_key, *([] if number is None else [str(number)])])

    def series(self, idempotency_key: str | None) -> str:
        """Return a new series' id, like a game's."""
        return self._id(["series", idempotency_key]) if idempotency_key else random_id()

    def player(self, idempotency_key: str | None) -> str:
        """Return a new player's id, like a game's."""
        return self._id(["player", idempotency_key]) if idempotency_key else random_id()

    def of_player(self, player: str, idempotency_key: str | None) -> str:
        """Return a new token of a player, `<player>.<secret>`; derived from an idempotency key if given."""
        named = idempotency_key and self._mac(canonical(["player token", player, idempotency_key]))
        return f"{player}.{_text(named or secrets.token_bytes(32))}"

    def webhook(self, whose: str, idempotency_key: str | None) -> tuple[str, str]:
        """Return a new webhook's id, and its signing secret; both derived from a caller's idempotency key if given."""
        if idempotency_key is None:
            return random_id(), _whsec(secrets.token_bytes(32))
        named = [whose, idempotency_key]
        return self._id(["webhook", *named]), _whsec(self._mac(canonical(["webhook secret", *named])))

    def hint(self, game: str, seat: int, version: int, level: str, level_version: int) -> str:
        """Return the id of a hint, 32 hex digits: the same for repeated requests, and unpredictable."""
        return self._mac(canonical(["hint", game, seat, version, level, level_version])).hex()[:32]

    def of_client(self, *named: str) -> str:
        """Return a pseudonymous id for an address, a player or a guest's seat."""
        return self._mac(canonical(["client", *named])).hex()[:16]

    def cohort(self, network: str, day: str) -> str:
        """Return the cohort of players first seen from a network on a day: 20 bits, so that many players share it."""
        return self._mac(canonical(["cohort", network, day])).hex()[:5]

    def _id(self, named: list[str]) -> str:
        return id_from(self._mac(canonical(named)))

    def _mac(self, message: bytes) -> bytes:
        return hmac.digest(self._key(), message, "sha256")
