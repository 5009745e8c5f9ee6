"""The Redis connection of a command: its URL, its settings, its checks."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cairn.service.cli.output import in_a_sentence

if TYPE_CHECKING:
    from cairn.service.container import Services
    from cairn.service.settings import Settings


def settings_in(data: Path | None) -> "Settings":
    """Return the effective settings. Without REDIS_URL they name both servers of the data folder of `cairn up`.

    Raise ValueError if a value is invalid.
    """
    from cairn.service.run.embedded import EmbeddedServer
    from cairn.service.run.folder import COLD, QUEUE, data_folder
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
    url: str, warn: Callable[[str], None] | None = None, *, games: bool = True, opened_with: "Settings | None" = None
) -> None:
    """Raise UnreachableError if Redis does not answer, ClickException if it is unusable. Messages hide its password.

    A Redis is unusable if it is too old, of another kind than its URL, or holds games in another format, or games that
    were opened with another key than that of the settings `opened_with`. `warn` receives a sentence for each setting
    that may lose data. Without `games` it is the Redis of the queue.
    """
    # This import is slow, and `cairn up` does not need it if it starts the servers itself.
    from redis.exceptions import RedisError

    from cairn.service.languages import english
    from cairn.service.redis_clients.server import UNUSABLE, durability
    from cairn.service.redis_clients.server_key import check_key
    from cairn.service.redis_clients.url import connect_redis

    shown = mask_password(url)
    try:
        with connect_redis(url, games=games) as redis:
            redis.ping()
            if opened_with:
                check_key(redis, opened_with.key)
            if warn:
                for said in durability(redis).warnings():
                    warn(english().render(said))
    except UNUSABLE as error:
        raise click.ClickException(f"{error} ({shown}).") from error
    except RedisError as error:
        raise UnreachableError(f"Redis cannot be reached at {shown}: {str(error).rstrip('.')}.") from error
    except ValueError as error:
        raise click.ClickException(f"{error} ({shown}).") from error


def services_in(data: Path | None) -> "Services":
    """Return the services of the selected Redis and its segments. Raise ClickException if the Redis is unusable.

    They have no queue: backups, archives and rebuilds start no jobs, and need no queue URL on a Redis Cluster.
    """
    from cairn.service.container import Services
    from cairn.service.run.embedded import EmbeddedServer
    from cairn.service.run.folder import COLD, data_folder
    from cairn.service.settings import Settings, is_set, text_of

    with in_a_sentence(ValueError):
        folder = None if is_set("REDIS_URL") else data or data_folder()
        url = EmbeddedServer(folder).url if folder else text_of("REDIS_URL")
        cold = text_of("CAIRN_COLD_URL") or (str((folder / COLD).absolute()) if folder else None)
    check_connection(url)
    return Services(Settings(redis_url=url, cold_url=cold, cold_cache=None))  # most games are read once


@contextmanager
def services_of(data: Path | None) -> "Iterator[Services]":
    """Yield the services of the selected Redis. Raise ClickException if they refuse something."""
    from redis.exceptions import RedisError

    from cairn.service.container import Services
    from cairn.service.errors import Problem

    with in_a_sentence(Problem, RedisError, ValueError):
        settings = settings_in(data)
        check_connection(settings.redis_url)
        yield Services(settings)
