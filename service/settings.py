"""The operator's settings, all of them from the environment."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass

NUMBERS = (
    "CAIRN_KEEP_DAYS",
    "CAIRN_THREADS",
    "CAIRN_STREAMS",
    "CAIRN_HEARTBEAT",
    "CAIRN_BODY_SECONDS",
    "CAIRN_REQUESTS_PER_ADDRESS",
    "CAIRN_CONNECTIONS_PER_ADDRESS",
    "CAIRN_PROXIES",
)
"""The settings that are numbers."""

KEY_LENGTH = 32
"""The least number of characters of a key: a short one could be guessed from the tokens that are made with it."""


@dataclass(frozen=True)
class Settings:
    """The service's settings; `from_environment` names the variables."""

    redis_url: str = "redis://127.0.0.1:6379/0"
    queue_url: str | None = None
    key: str | None = None
    operator_key: str | None = None
    signing_key: str | None = None
    keep_days: float | None = None
    threads: int = 256
    """Blocking threads of one API process. All but 64 of them may wait in long polls."""
    streams: int = 500
    """Live streams of one API process; each has a thread beside those."""
    heartbeat: float = 15.0
    """Seconds of silence after which a stream sends a heartbeat; a client that reads nothing for two is dropped."""

    body_seconds: float = 10.0
    """How long 64 KiB of a body may take to arrive, or all of it if it is shorter."""
    requests_per_address: int = 64
    """Requests that one address may have in hand at once, and beside them so many streams and long polls together."""
    connections_per_address: int = 256
    """Connections of one address; the newest above that are closed."""
    proxies: int = 0
    """Proxies in front whose `X-Forwarded-For` is believed. With any, the connections are theirs, and not bounded."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Read REDIS_URL, CAIRN_QUEUE_URL, CAIRN_KEY, CAIRN_OPERATOR_KEY, CAIRN_SIGNING_KEY, CAIRN_KEEP_DAYS,
        CAIRN_THREADS, CAIRN_STREAMS, CAIRN_HEARTBEAT, CAIRN_BODY_SECONDS, CAIRN_REQUESTS_PER_ADDRESS,
        CAIRN_CONNECTIONS_PER_ADDRESS and CAIRN_PROXIES.

        Raise ValueError, in one sentence, for a number that is none, a key that is too short, or a signing key that is
        not 64 hex digits.
        """
        for name in ("CAIRN_KEY", "CAIRN_OPERATOR_KEY"):
            if (length := len(environment.get(name, ""))) and length < KEY_LENGTH:
                raise ValueError(f"{name} must have at least {KEY_LENGTH} characters, not {length}.")
        signing_key = environment.get("CAIRN_SIGNING_KEY") or None
        if signing_key and not re.fullmatch("[0-9a-fA-F]{64}", signing_key):
            raise ValueError("CAIRN_SIGNING_KEY must be 64 hex digits, the seed of an Ed25519 key.")
        keep_days = environment.get("CAIRN_KEEP_DAYS")
        try:
            return cls(
                redis_url=environment.get("REDIS_URL") or cls.redis_url,
                queue_url=environment.get("CAIRN_QUEUE_URL") or None,
                key=environment.get("CAIRN_KEY") or None,
                signing_key=signing_key,
                operator_key=environment.get("CAIRN_OPERATOR_KEY") or None,
                keep_days=float(keep_days) if keep_days else None,
                threads=int(environment.get("CAIRN_THREADS") or cls.threads),
                streams=max(0, int(environment.get("CAIRN_STREAMS") or cls.streams)),
                heartbeat=max(0.1, float(environment.get("CAIRN_HEARTBEAT") or cls.heartbeat)),
                body_seconds=max(0.1, float(environment.get("CAIRN_BODY_SECONDS") or cls.body_seconds)),
                requests_per_address=max(
                    1, int(environment.get("CAIRN_REQUESTS_PER_ADDRESS") or cls.requests_per_address)
                ),
                connections_per_address=max(
                    1, int(environment.get("CAIRN_CONNECTIONS_PER_ADDRESS") or cls.connections_per_address)
                ),
                proxies=max(0, int(environment.get("CAIRN_PROXIES") or cls.proxies)),
            )
        except ValueError as error:
            raise ValueError(f"{', '.join(NUMBERS)} must be numbers: {error}.") from error
