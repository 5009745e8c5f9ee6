"""The operator's settings, all of them from the environment."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from cairn.events.keys import DEFAULT_PREFIX
from cairn.service.limits import OFF
from cairn.service.limits.receivers import Network, networks

NUMBERS = (
    "CAIRN_KEEP_DAYS",
    "CAIRN_THREADS",
    "CAIRN_STREAMS",
    "CAIRN_HEARTBEAT",
    "CAIRN_BODY_SECONDS",
    "CAIRN_REQUESTS_PER_ADDRESS",
    "CAIRN_CONNECTIONS_PER_ADDRESS",
    "CAIRN_PROXIES",
    "CAIRN_REPLICAS",
    "CAIRN_GAMES_PER_OWNER",
    "CAIRN_AI_GAMES_PER_OWNER",
)
"""The settings that are numbers."""

KEY_LENGTH = 32
"""The least number of characters of a key: a short one could be guessed from the tokens that are made with it."""


@dataclass(frozen=True)
class Settings:
    """The service's settings; `from_environment` names the variables."""

    redis_url: str = "redis://127.0.0.1:6379/0"
    queue_url: str | None = None
    replicas: int = 0
    """How many replicas of Redis must have an append before it is acknowledged."""
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
    limits: str = ""
    """How often one may ask, by class of routes, where it is not the default of `cairn.service.limits.rates`."""
    games_per_owner: int | None = 1000
    """Unfinished games that one player, or else one address, may have opened; None: any number."""
    ai_games_per_owner: int | None = 100
    """How many of them may be played by AIs alone."""
    log: str | None = None
    """How log lines are written, `console` or `json`, with one for each request; None: warnings alone."""
    webhook_networks: tuple[Network, ...] = ()
    """Networks that webhooks may reach although they are not public, and without TLS."""
    proxies: int = 0
    """Proxies in front whose `X-Forwarded-For` is believed. With any, the connections are theirs, and not bounded."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Read REDIS_URL, CAIRN_QUEUE_URL, CAIRN_KEY, CAIRN_OPERATOR_KEY, CAIRN_SIGNING_KEY, CAIRN_KEEP_DAYS,
        CAIRN_THREADS, CAIRN_STREAMS, CAIRN_HEARTBEAT, CAIRN_BODY_SECONDS, CAIRN_REQUESTS_PER_ADDRESS,
        CAIRN_CONNECTIONS_PER_ADDRESS, CAIRN_LIMITS, CAIRN_GAMES_PER_OWNER, CAIRN_AI_GAMES_PER_OWNER,
        CAIRN_WEBHOOK_NETWORKS, CAIRN_PROXIES and CAIRN_REPLICAS.

        Raise ValueError, in one sentence, for a number that is none, a key that is too short, a signing key that is
        not 64 hex digits, limits that cannot be read, a network that is none, a URL of Redis that no queue can use, and
        for what `cairn.events.keys` and `cairn.events.shards` read by themselves, CAIRN_PREFIX and CAIRN_SHARDS.
        """
        _check_names(environment)
        _check_urls(environment.get("REDIS_URL") or cls.redis_url, environment.get("CAIRN_QUEUE_URL"))
        try:
            trusted = networks(environment.get("CAIRN_WEBHOOK_NETWORKS", ""))
        except ValueError as error:
            raise ValueError(f"CAIRN_WEBHOOK_NETWORKS must be networks such as 10.1.2.0/24: {error}.") from error
        for name in ("CAIRN_KEY", "CAIRN_OPERATOR_KEY"):
            if (length := len(environment.get(name, ""))) and length < KEY_LENGTH:
                raise ValueError(f"{name} must have at least {KEY_LENGTH} characters, not {length}.")
        signing_key = environment.get("CAIRN_SIGNING_KEY") or None
        if signing_key and not re.fullmatch("[0-9a-fA-F]{64}", signing_key):
            raise ValueError("CAIRN_SIGNING_KEY must be 64 hex digits, the seed of an Ed25519 key.")
        if environment.get("CAIRN_LOG") not in (None, "", "console", "json"):
            raise ValueError("CAIRN_LOG must be console or json.")
        if limits := environment.get("CAIRN_LIMITS", ""):
            from cairn.service.limits.rates import read_limits  # what `cairn up` runs has no use for the library

            read_limits(limits)
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
                replicas=max(0, int(environment.get("CAIRN_REPLICAS") or cls.replicas)),
                limits=limits,
                games_per_owner=_bound(environment.get("CAIRN_GAMES_PER_OWNER"), cls.games_per_owner),
                ai_games_per_owner=_bound(environment.get("CAIRN_AI_GAMES_PER_OWNER"), cls.ai_games_per_owner),
                log=environment.get("CAIRN_LOG") or None,
                webhook_networks=trusted,
                proxies=max(0, int(environment.get("CAIRN_PROXIES") or cls.proxies)),
            )
        except ValueError as error:
            raise ValueError(f"{', '.join(NUMBERS)} must be numbers: {error}.") from error


def _check_names(environment: Mapping[str, str]) -> None:
    if not re.fullmatch("[A-Za-z0-9_-]{1,40}", environment.get("CAIRN_PREFIX") or DEFAULT_PREFIX):
        raise ValueError("CAIRN_PREFIX must have 1 to 40 letters, digits, - or _, and nothing else.")
    if not re.fullmatch("[1-9][0-9]{0,2}", environment.get("CAIRN_SHARDS") or "1"):
        raise ValueError("CAIRN_SHARDS must be a number from 1 to 999.")


def _check_urls(log: str, queue: str | None) -> None:
    """Check that RQ, which needs one Redis, has one. What else a URL may be is seen when it is used."""
    kinds = {name: urlsplit(url or "").scheme.partition("+")[2] for name, url in (("log", log), ("queue", queue))}
    if kinds["queue"] == "cluster":
        raise ValueError("CAIRN_QUEUE_URL must name one Redis, or one under Sentinel: the queue needs no cluster.")
    if kinds["log"] == "cluster" and not queue:
        raise ValueError("With the games on a Redis Cluster CAIRN_QUEUE_URL must name one Redis for the queue of jobs.")


def _bound(told: str | None, default: int | None) -> int | None:
    """Return a bound that may be `off`."""
    if told == OFF:
        return None
    return max(0, int(told)) if told else default
