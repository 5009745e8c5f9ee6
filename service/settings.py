"""The operator's settings: one table, read from the environment."""

import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from cairn.service.limits import OFF
from cairn.service.limits.receivers import Network, networks

KEY_LENGTH = 32
"""Minimum length of a key: a short one could be derived from tokens that are computed with it."""

_BUCKETS = {"s3", "s3a", "gs", "az", "adl", "azure", "abfs", "abfss", "http", "https"}
"""URL schemes of buckets. obstore supports others, such as `memory`, which is not persistent."""

NEAR = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The local address of a server that listens on all addresses."""

MAX_DAYS = 100_000
"""Maximum number of days that dates can represent."""

Read = Callable[[str, str], Any]
"""Converts a variable's name and text to its value; raises ValueError with a sentence that names the variable."""


def text(_: str, value: str) -> str:
    """Accept any text."""
    return value


def whole(least: int, most: int = 1_000_000) -> Read:
    """Accept a whole number within bounds."""

    def read(name: str, value: str) -> int:
        if not re.fullmatch("-?[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise ValueError(f"{name} must be a whole number from {least} to {most}, not {value}.")
        return int(value)

    return read


def number(least: float) -> Read:
    """Accept a finite number of at least `least`."""

    def read(name: str, value: str) -> float:
        if not least <= (number := _float(value)) < math.inf:
            raise ValueError(f"{name} must be a number from {least:g} on, not {value}.")
        return number

    return read


def days(name: str, value: str) -> float:
    """Accept a number of days above 0: with 0, all existing data would expire at once."""
    if not 0 < (number := _float(value)) <= MAX_DAYS:
        raise ValueError(f"{name} must be a number above 0, at most {MAX_DAYS}, not {value}.")
    return number


def _float(value: str) -> float:
    """Parse a number; return NaN, which is within no bounds, if it is invalid."""
    try:
        return float(value)
    except ValueError:
        return math.nan


def or_off(take: Read, what: str) -> Read:
    """Accept `off`, which is None, or whatever `take` accepts."""

    def read(name: str, value: str) -> Any:
        try:
            return None if value == OFF else take(name, value)
        except ValueError as error:
            raise ValueError(f"{name} must be off, or {what}, not {value}.") from error

    return read


hours = or_off(number(0), "a number of hours from 0 on")
bound = or_off(whole(0), "a whole number from 0 on")


def place_of_segments(name: str, value: str) -> str:
    """Accept a folder by its absolute path, or the URL of a bucket: games stored elsewhere would be lost."""
    scheme, is_url, _ = value.partition("://")
    if (scheme.lower() not in _BUCKETS) if is_url else not value.startswith("/"):
        raise ValueError(
            f"{name} must be the whole path of a folder, or the URL of a bucket such as s3://bucket/cold/."
        )
    return value


def yes(name: str, value: str) -> bool:
    """Accept only the word `yes`, as an explicit confirmation."""
    if value != "yes":
        raise ValueError(f"{name} must be yes, or not be set, not {value}.")
    return True


def pattern(regex: str, words: str) -> Read:
    """Accept text that matches a pattern; messages have `words` instead of the text, which may be secret."""

    def read(name: str, value: str) -> str:
        if not re.fullmatch(regex, value):
            raise ValueError(f"{name} must {words}.")
        return value

    return read


def long_key(name: str, value: str) -> str:
    """Accept a key that is long enough to resist guessing."""
    if len(value) < KEY_LENGTH:
        raise ValueError(f"{name} must have at least {KEY_LENGTH} characters, not {len(value)}.")
    return value


def limits_of_rates(_: str, value: str) -> str:
    """Accept valid rate limits."""
    from cairn.service.limits.rates import read_limits  # processes of `cairn up` do not need the library

    read_limits(value)
    return value


def trusted_networks(name: str, value: str) -> tuple[Network, ...]:
    """Accept networks separated by commas."""
    try:
        return networks(value)
    except ValueError as error:
        raise ValueError(f"{name} must be networks such as 10.1.2.0/24: {error}.") from error


def one_redis(name: str, value: str) -> str:
    """Accept the URL of a single Redis, as RQ needs it. Other mistakes are found when it is used."""
    if _is_cluster(value):
        raise ValueError(f"{name} must name one Redis, or one under Sentinel: the queue needs no cluster.")
    return value


def _of(name: str, read: Read, default: Any = None) -> Any:
    return field(default=default, metadata={"name": name, "read": read})


@dataclass(frozen=True)
class Settings:
    """The service's settings: each with its variable, its parser, and its default."""

    redis_url: str = _of("REDIS_URL", text, "redis://127.0.0.1:6379/0")
    queue_url: str | None = _of("CAIRN_QUEUE_URL", one_redis)
    replicas: int = _of("CAIRN_REPLICAS", whole(0), 0)
    """Number of replicas of Redis that must have an append before it is acknowledged."""
    key: str | None = _of("CAIRN_KEY", long_key)
    operator_key: str | None = _of("CAIRN_OPERATOR_KEY", long_key)
    signing_key: str | None = _of(
        "CAIRN_SIGNING_KEY", pattern("[0-9a-fA-F]{64}", "be 64 hex digits, the seed of an Ed25519 key")
    )
    keep_days: float | None = _of("CAIRN_KEEP_DAYS", days)
    """Days after its end when a game in a segment is deleted; None: never."""
    delete_unsealed: bool = _of("CAIRN_DELETE_UNSEALED", yes, False)
    """Whether games outside segments are deleted, too."""
    cold_after: float | None = _of("CAIRN_COLD_AFTER", hours, 24.0)
    """Hours after its end when a finished game is sealed into a segment; None: never."""
    cold_url: str | None = _of("CAIRN_COLD_URL", place_of_segments)
    """The location of segments of finished games: a folder, or the URL of a bucket."""
    cache: int = _of("CAIRN_CACHE", whole(1), 512)
    cold_cache: int | None = _of("CAIRN_COLD_CACHE", bound, 256)
    """MiB of this machine's disk for cached data of a bucket; None: no cache."""
    threads: int = _of("CAIRN_THREADS", whole(1), 256)
    """Maximum concurrent requests of an API process. All but 64 of them may wait in long polls."""
    streams: int = _of("CAIRN_STREAMS", whole(0), 10_000)
    """Maximum live streams of an API process, in addition to those."""
    heartbeat: float = _of("CAIRN_HEARTBEAT", number(0.1), 15.0)
    """Seconds of silence after which a stream sends a heartbeat; a client that reads nothing for two is dropped."""
    body_seconds: float = _of("CAIRN_BODY_SECONDS", number(0.1), 10.0)
    """Timeout for 64 KiB of a body, or for all of a shorter one."""
    requests_per_address: int = _of("CAIRN_REQUESTS_PER_ADDRESS", whole(1), 64)
    """Maximum concurrent requests per address, and in addition the maximum of its streams and long polls together."""
    connections_per_address: int = _of("CAIRN_CONNECTIONS_PER_ADDRESS", whole(1), 256)
    """Maximum connections per address; the newest above that are closed."""
    limits: str = _of("CAIRN_LIMITS", limits_of_rates, "")
    """Rate limits by class of routes, where they differ from the default of `cairn.service.limits.rates`."""
    games_per_client: int | None = _of("CAIRN_GAMES_PER_CLIENT", bound, 1000)
    """Maximum unfinished games opened per address, and per player there; None: unlimited."""
    ai_games_per_client: int | None = _of("CAIRN_AI_GAMES_PER_CLIENT", bound, 100)
    """Maximum number of those that only AIs play."""
    webhooks_per_client: int | None = _of("CAIRN_WEBHOOKS_PER_CLIENT", bound, 100)
    """Maximum webhooks per address."""
    erasures: str | None = _of("CAIRN_ERASURES", text)
    """A file outside Redis in which the caretaker records the ids of erased players."""
    log: str | None = _of("CAIRN_LOG", pattern("console|json", "be console or json"))
    """Format of log lines, with a line for each request; None: only warnings."""
    webhook_networks: tuple[Network, ...] = _of("CAIRN_WEBHOOK_NETWORKS", trusted_networks, ())
    """Networks that webhooks may reach although they are not public, and without TLS."""
    proxies: int = _of("CAIRN_PROXIES", whole(0), 0)
    """Number of trusted proxies for `X-Forwarded-For`. With any, connections are those of proxies, and not limited."""

    @property
    def seals(self) -> bool:
        """Whether finished games leave Redis for segments."""
        return self.cold_url is not None and self.cold_after is not None

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Read the variables of the table, or their files; an empty variable counts as unset.

        Raise ValueError, with one sentence that names the variable, for an invalid value, and for an unknown variable
        with our prefix.
        """
        read = {name: take(name, value) for name, take in TABLE.items() if (value := text_of(name, environment))}
        _check_known(environment)
        settings = cls(
            **{setting.name: read[name] for setting in fields(cls) if (name := setting.metadata["name"]) in read}
        )
        if _is_cluster(settings.redis_url) and not settings.queue_url:
            raise ValueError("With the games on a Redis Cluster CAIRN_QUEUE_URL must name one Redis for the queue.")
        return settings


TABLE: Mapping[str, Read] = {one.metadata["name"]: one.metadata["read"] for one in fields(Settings)} | {
    "CAIRN_PREFIX": pattern("[A-Za-z0-9_-]{1,40}", "have 1 to 40 letters, digits, - or _, and nothing else"),
    "CAIRN_SHARDS": whole(1, 999),
    "CAIRN_API_PROCESSES": whole(1, 9999),
    "CAIRN_METRICS_HOST": pattern(r"[0-9A-Za-z:-]{1,63}(\.[0-9A-Za-z-]{1,63})*", "be a name or an address"),
    "CAIRN_METRICS_PORT": whole(0, 65535),
    "CAIRN_REDIS_BINARY": text,
    "CAIRN_PAGE": text,
    "CAIRN_RELOAD": pattern("[01]", "be 0 or 1"),
    "CAIRN_BACKUP_KEY": text,
    "CAIRN_SEAT_TOKENS": text,
}
"""All variables with their parsers: those of `Settings`, and those that single parts read themselves."""

SECRETS = {"CAIRN_KEY", "CAIRN_OPERATOR_KEY", "CAIRN_SIGNING_KEY", "CAIRN_BACKUP_KEY", "CAIRN_SEAT_TOKENS"}
"""Names of secret settings. URLs are shown without their password."""

FILES = {f"{name}_FILE": name for name in ("REDIS_URL", "CAIRN_QUEUE_URL", *sorted(SECRETS - {"CAIRN_SEAT_TOKENS"}))}
"""Variables that name a file with the value of another variable, as containers and systemd pass secrets."""


def is_set(name: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether a variable is set, or the one that names a file with its value."""
    return bool(environment.get(name) or (f"{name}_FILE" in FILES and environment.get(f"{name}_FILE")))


def text_of(name: str, environment: Mapping[str, str] = os.environ) -> str:
    """Return the value of a variable, or of the file that `<name>_FILE` names, without surrounding blanks; or "".

    Raise ValueError, with a sentence, if both are set, or if the file cannot be read or is empty.
    """
    text, path = environment.get(name, ""), f"{name}_FILE" in FILES and environment.get(f"{name}_FILE")
    if not path:
        return text
    if text:
        raise ValueError(f"{name} and {name}_FILE are both set: leave one of them out.")
    try:
        text = Path(path).read_text().strip()
    except OSError as error:
        raise ValueError(f"{name}_FILE names a file that cannot be read: {error.strerror} ({path}).") from error
    except ValueError as error:
        raise ValueError(f"{name}_FILE names a file that is no text ({path}).") from error
    if not text:
        raise ValueError(f"{name}_FILE names an empty file ({path}).")
    return text


_TOOLS = (
    "BASE CALIBRATION CALIBRATION_FIT CALIBRATION_SEED DIFFERENTIALS FUZZ FUZZ_SEED GAMES KERNEL LEVEL LISTEN PLAYOUTS "
    "PLAYOUTS_BASE RECORD ROUNDS SAMPLE SECONDS"
)
OF_TOOLS = {f"CAIRN_{name}" for name in _TOOLS.split()}
"""Variables of the tests and the benchmarks, which pass their environment to the parts they start."""

_OF_KUBERNETES = re.compile(r".*_(SERVICE_HOST|SERVICE_PORT\w*|PORT_\d+_\w+)")


def _check_known(environment: Mapping[str, str]) -> None:
    """Refuse unknown variables with our prefix, except those that Kubernetes sets for a service of such a name."""
    for name in sorted(environment):
        if not name.startswith("CAIRN_") or name in {*TABLE, *FILES, *OF_TOOLS}:
            continue
        if _OF_KUBERNETES.fullmatch(name) or environment[name].startswith(("tcp://", "udp://")):
            continue
        (nearest,) = get_close_matches(name, TABLE, 1, 0)
        raise ValueError(f"{name} is no setting of Cairn; the nearest is {nearest}.")


def _is_cluster(url: str) -> bool:
    return url.partition("://")[0].lower().endswith("+cluster")
