"""The Redis that a command uses: which one, and whether it answers."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cairn.service.cli.output import in_a_sentence
from cairn.service.run.folder import COLD, QUEUE, data_folder

if TYPE_CHECKING:
    from cairn.service.container import Services
    from cairn.service.settings import Settings


def redis_url(data: Path | None) -> str:
    """Return the URL of the Redis with the games: REDIS_URL's, or that of the data folder of `cairn up`."""
    from cairn.service.run.embedded import EmbeddedServer
    from cairn.service.settings import text_of

    with in_a_sentence(ValueError):
        return text_of("REDIS_URL") or EmbeddedServer(data or data_folder()).url


def settings_in(data: Path | None) -> "Settings":
    """Return the settings in force; where no REDIS_URL is set, with both servers of the data folder of `cairn up`.

    Raise ValueError, in a sentence, for a value that is none.
    """
    from cairn.service.run.embedded import EmbeddedServer
    from cairn.service.settings import Settings, is_set

    if is_set("REDIS_URL"):
        return Settings.from_environment()
    folder = data or data_folder()
    servers = {"REDIS_URL": EmbeddedServer(folder).url, "CAIRN_QUEUE_URL": EmbeddedServer(folder / QUEUE).url}
    others = {"CAIRN_COLD_URL": str((folder / COLD).absolute())} if not is_set("CAIRN_COLD_URL") else {}
    others |= {name: url for name, url in servers.items() if not is_set(name)}
    return Settings.from_environment(os.environ | others)


def mask_password(url: str) -> str:
    """Return a URL without its password."""
    shown = re.sub(r"(?<=://)([^:/@]*).*@", r"\1:***@", url)
    return re.sub(r"([?&]\w*password=)[^&]*", r"\1***", shown)


class UnreachableError(click.ClickException):
    """Redis does not answer."""


def check_connection(
    url: str,
    warn: Callable[[str], None] | None = None,
    *,
    games: bool = True,
    check: Callable[[Any], None] | None = None,
) -> None:
    """Refuse a Redis that does not answer, or cannot be used; its password is told to nobody.

    It cannot be if it is too old, is of another kind than the URL says, holds games in another format, or if `check`
    says so of it. `warn` is told what may be lost with its settings, a sentence each. Without `games` it is the
    queue's. Raise UnreachableError if it does not answer.
    """
    # It takes long to import, and `cairn up` does without it where it starts the servers itself.
    from redis.exceptions import RedisError

    from cairn.service.redis_clients.server import UNUSABLE, durability
    from cairn.service.redis_clients.url import connect_redis

    shown = mask_password(url)
    try:
        with connect_redis(url, games=games) as redis:
            redis.ping()
            if check:
                check(redis)
            if warn:
                for words in durability(redis).warnings():
                    warn(words)
    except UNUSABLE as error:
        raise click.ClickException(f"{error} ({shown}).") from error
    except RedisError as error:
        raise UnreachableError(f"Redis cannot be reached at {shown}: {str(error).rstrip('.')}.") from error
    except ValueError as error:
        raise click.ClickException(f"{error} ({shown}).") from error


def services_in(data: Path | None) -> "Services":
    """Return the services of the Redis that is meant, and of its segments; refuse one that cannot be used.

    They have no queue: what keeps games gives no jobs, and needs no URL for them on a Redis Cluster.
    """
    from cairn.service.container import Services
    from cairn.service.settings import Settings, is_set, text_of

    url = redis_url(data)
    cold = text_of("CAIRN_COLD_URL") or (
        None if is_set("REDIS_URL") else str(((data or data_folder()) / COLD).absolute())
    )
    check_connection(url)
    return Services(Settings(redis_url=url, cold_url=cold, cold_cache=None))  # it reads most games once


@contextmanager
def services_of(data: Path | None) -> "Iterator[Services]":
    """Give the services of the Redis that is meant; what they refuse ends the command with a sentence."""
    from redis.exceptions import RedisError

    from cairn.service.container import Services
    from cairn.service.errors import Problem

    with in_a_sentence(Problem, RedisError, ValueError):
        settings = settings_in(data)
        check_connection(settings.redis_url)
        yield Services(settings)
