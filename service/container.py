"""One process's services: the log, the repository, the lobby, the turn queue, the commands, all on one Redis."""

from collections.abc import Callable
from dataclasses import dataclass

from redis import Redis
from redis.backoff import NoBackoff
from redis.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.retry import Retry

from events.log import Log
from projections.lobby import Lobby
from service.audit.auditor import Auditor
from service.audit.heads import Signer, signer
from service.commands.analyses import Analyses
from service.commands.handler import CommandHandler
from service.commands.hints import Hints
from service.commands.imports import Imports
from service.commands.lanes import Lanes
from service.commands.schedule import Schedule
from service.commands.turn_queue import TurnQueue
from service.queries.broadcast import Broadcast
from service.queries.notifications import Notifications
from service.queries.open_games import OpenGames
from service.queries.repository import Repository
from service.redis_server import RedisPool, check_version, greet_for_log
from service.settings import Settings
from service.tokens import Tokens, server_key

REDIS_CONNECTIONS = 64
"""Connections to Redis that a process may have; a thread that finds none free waits for one."""
RESERVED_THREADS = 64
"""Threads that long polls may not take."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the service that share one Redis."""

    settings: Settings
    redis: Redis
    log: Log
    notifications: Notifications
    broadcast: Broadcast
    repository: Repository
    lobby: Lobby
    open_games: OpenGames
    schedule: Schedule
    turn_queue: TurnQueue
    imports: Imports
    hints: Hints
    analyses: Analyses
    commands: CommandHandler
    tokens: Tokens
    signer: Signer
    auditor: Auditor


def connect(settings: Settings) -> Services:
    """Return a process's services, to be connected when they are first used."""
    redis = _pooled(settings.redis_url)
    queue_redis = _pooled(settings.queue_url) if settings.queue_url else redis
    log, lobby, schedule = Log(_pooled(settings.redis_url, greet_for_log)), Lobby(redis), Schedule(redis)
    turn_queue = TurnQueue(queue_redis, Lanes(redis))
    repository = Repository(log)
    notifications = Notifications(redis, max(0, settings.threads - RESERVED_THREADS))
    return Services(
        settings=settings,
        redis=redis,
        log=log,
        notifications=notifications,
        broadcast=Broadcast(notifications, repository, settings.streams, settings.heartbeat),
        repository=repository,
        lobby=lobby,
        open_games=OpenGames(notifications, lobby, settings.heartbeat),
        schedule=schedule,
        turn_queue=turn_queue,
        imports=Imports(redis, queue_redis),
        hints=Hints(redis, queue_redis),
        analyses=Analyses(redis, queue_redis),
        commands=CommandHandler(log, repository, lobby, schedule, turn_queue),
        tokens=Tokens(lambda: server_key(redis, settings.key)),
        signer=signer(settings.signing_key),
        auditor=Auditor(log),
    )


def _pooled(url: str, greet: Callable[[AbstractConnection], None] = check_version) -> Redis:
    """Return Redis with connections for many threads; threads that wake at once wait for each other, briefly.

    What a connection broke is sent once more: an append knows itself again, and all else may be done twice.
    """
    pool = RedisPool.from_url(
        url,
        max_connections=REDIS_CONNECTIONS,
        timeout=10,
        redis_connect_func=greet,
        retry=Retry(NoBackoff(), 1, supported_errors=(RedisConnectionError,)),
    )
    return Redis(connection_pool=pool)
