"""One process's connection to everything: the log, what is kept, the lobby, the queue, the commands."""

from dataclasses import dataclass

from redis import BlockingConnectionPool, Redis

from events.log import Log
from events.news import News
from projections.lobby import Lobby
from service.auditor import Auditor
from service.commands import Commands
from service.due import Due
from service.feeds import Feeds
from service.positions import Positions
from service.queue import Turns
from service.settings import Settings
from service.signing import Signer, signer
from service.tokens import Tokens, server_key

REDIS_CONNECTIONS = 64
"""Connections to Redis that a process may have; a thread that finds none free waits for one."""
RESERVED_THREADS = 64
"""Threads that long polls may not take."""


@dataclass(frozen=True, slots=True)
class Cairn:
    """The parts of the service that share one Redis."""

    settings: Settings
    redis: Redis
    log: Log
    news: News
    feeds: Feeds
    positions: Positions
    lobby: Lobby
    due: Due
    turns: Turns
    commands: Commands
    tokens: Tokens
    signer: Signer
    auditor: Auditor


def connect(settings: Settings) -> Cairn:
    """Return the parts, to be connected when they are first used."""
    redis = _pooled(settings.redis_url)
    queue_redis = _pooled(settings.queue_url) if settings.queue_url else redis
    log, lobby, due, turns = Log(redis), Lobby(redis), Due(redis), Turns(queue_redis)
    positions = Positions(log)
    news = News(redis, max(0, settings.threads - RESERVED_THREADS))
    return Cairn(
        settings=settings,
        redis=redis,
        log=log,
        news=news,
        feeds=Feeds(news, positions, settings.streams, settings.heartbeat),
        positions=positions,
        lobby=lobby,
        due=due,
        turns=turns,
        commands=Commands(log, positions, lobby, due, turns),
        tokens=Tokens(lambda: server_key(redis, settings.key)),
        signer=signer(settings.signing_key),
        auditor=Auditor(log),
    )


def _pooled(url: str) -> Redis:
    """Return Redis with connections for many threads: those who are woken at once wait for each other, briefly."""
    return Redis(connection_pool=BlockingConnectionPool.from_url(url, max_connections=REDIS_CONNECTIONS, timeout=10))
