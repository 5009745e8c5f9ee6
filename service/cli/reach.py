"""The Redis that a command uses: which one, and whether it answers."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import click


def data_folder() -> Path:
    """Return where `cairn up` keeps its games unless it is told otherwise."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cairn"


class UnreachableError(click.ClickException):
    """Redis does not answer."""


def reach(url: str, warn: Callable[[str], None] | None = None) -> None:
    """Refuse a Redis that does not answer or is too old; its password is told to nobody.

    `warn` is told what may be lost with its settings, a sentence each. Raise UnreachableError if it does not answer.
    """
    # It takes long to import, and `cairn up` does without it where it starts the servers itself.
    from redis import Redis
    from redis.exceptions import RedisError

    from service.redis_server import OutdatedServerError, check_version, durability

    shown = re.sub(r"(?<=://)([^:/@]*).*@", r"\1:***@", url)
    shown = re.sub(r"(?<=[?&]password=)[^&]*", "***", shown)
    try:
        with Redis.from_url(url, redis_connect_func=check_version) as redis:
            redis.ping()
            if warn:
                for words in durability(redis).warnings():
                    warn(words)
    except OutdatedServerError as error:
        raise click.ClickException(f"{error} ({shown}).") from error
    except (RedisError, ValueError) as error:
        # What a ValueError quotes of the URL may be the password.
        reason = str(error) if isinstance(error, RedisError) else "this is no redis://, rediss:// or unix:// URL"
        raise UnreachableError(f"Redis cannot be reached at {shown}: {reason.rstrip('.')}.") from error
