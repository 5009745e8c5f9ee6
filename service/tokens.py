"""Seat tokens and ids: all computed, none stored. And the tokens of players, of which only digests are stored."""

import hmac
import re
import secrets
from base64 import b32encode, b64encode, urlsafe_b64encode
from collections.abc import Callable
from functools import cache, lru_cache

from cairn.events.codec import canonical
from cairn.projections.table import Table

_ID = re.compile("[a-z2-7]{20}")


def is_id(game: str) -> bool:
    """Tell whether this could be a game's id."""
    return _ID.fullmatch(game) is not None


def random_id() -> str:
    """Return a new id: 20 characters a–z2–7."""
    return id_from(secrets.token_bytes(32))


def id_from(raw: bytes) -> str:
    """Return the id that bytes make, which are random, or a code that nobody can guess."""
    return b32encode(raw).decode().lower()[:20]


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _whsec(raw: bytes) -> str:
    """Return a secret as the Standard Webhooks specification writes it."""
    return f"whsec_{b64encode(raw).decode()}"


class Tokens:
    """Tokens and ids made with one server key, which is asked for when it is first needed."""

    def __init__(self, key: Callable[[], bytes]) -> None:
        self._key = cache(key)
        self.seat = lru_cache(4096)(self._seat)

    def _seat(self, game: str, seat: int, version: int) -> str:
        """Return the token of the player who took a seat at a version; a repeated request gets the same one."""
        return _text(self._mac(canonical([game, seat, version])))

    def holder(self, token: str, table: Table) -> int | None:
        """Return the guest's seat a token belongs to, or None if it belongs to none of this game's."""
        for seat, holder in enumerate(table.seats):
            if (
                holder.kind == "human"
                and holder.player is None
                and hmac.compare_digest(token.encode(), self.seat(table.game, seat, table.taken_at[seat]).encode())
            ):
                return seat
        return None

    def game(self, idempotency_key: str | None) -> str:
        """Return a new game's id: 20 characters a–z2–7, random, or always the same for an idempotency key."""
        return self._id(["game", idempotency_key]) if idempotency_key else random_id()

    def rematch(self, game: str) -> str:
        """Return the id of a game's rematch: the same for all who ask."""
        return self._id(["rematch", game])

    def batch(self, idempotency_key: str, number: int | None = None) -> str:
        """Return a batch's id, or that of one of its games, from 0."""
        return self._id(["batch", idempotency_key, *([] if number is None else [str(number)])])

    def series(self, idempotency_key: str | None) -> str:
        """Return a new series' id, like a game's."""
        return self._id(["series", idempotency_key]) if idempotency_key else random_id()

    def player(self, idempotency_key: str | None) -> str:
        """Return a new player's id, like a game's."""
        return self._id(["player", idempotency_key]) if idempotency_key else random_id()

    def of_player(self, player: str, idempotency_key: str | None) -> str:
        """Return a new token of a player, `<player>.<secret>`; always the same for an idempotency key."""
        named = idempotency_key and self._mac(canonical(["player token", player, idempotency_key]))
        return f"{player}.{_text(named or secrets.token_bytes(32))}"

    def webhook(self, whose: str, idempotency_key: str | None) -> tuple[str, str]:
        """Return a new webhook's id, and the secret it is signed with; the same for one caller's idempotency key."""
        if idempotency_key is None:
            return random_id(), _whsec(secrets.token_bytes(32))
        named = [whose, idempotency_key]
        return self._id(["webhook", *named]), _whsec(self._mac(canonical(["webhook secret", *named])))

    def hint(self, game: str, seat: int, version: int, level: str, level_version: int) -> str:
        """Return the id of a hint, 32 hex digits: the same when it is asked for again, and guessed by nobody."""
        return self._mac(canonical(["hint", game, seat, version, level, level_version])).hex()[:32]

    def of_client(self, *named: str) -> str:
        """Return what stands for an address, a player or a guest's seat where something is shared: it names nobody."""
        return self._mac(canonical(["client", *named])).hex()[:16]

    def cohort(self, network: str, day: str) -> str:
        """Return the cohort of players who were first seen from a network on a day: 20 bits, so that many share it."""
        return self._mac(canonical(["cohort", network, day])).hex()[:5]

    def _id(self, named: list[str]) -> str:
        return id_from(self._mac(canonical(named)))

    def _mac(self, message: bytes) -> bytes:
        return hmac.digest(self._key(), message, "sha256")
