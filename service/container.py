"""One process's services: the log, the repository, the lobby, the turn queue, the commands, all on one Redis."""

from dataclasses import dataclass

from redis import Redis

from cairn.events.connections import Connections
from cairn.events.log import Log
from cairn.events.shards import is_cluster
from cairn.projections.lists import Lists
from cairn.projections.names import NameBook
from cairn.projections.ratings import Ratings
from cairn.projections.standings import Standings
from cairn.service.analyses.analyses import Analyses
from cairn.service.analyses.hints import Hints
from cairn.service.audit.auditor import Auditor
from cairn.service.audit.heads import Signer, signer
from cairn.service.audit.imports import Imports
from cairn.service.commands.erasure import Erasure
from cairn.service.commands.handler import CommandHandler
from cairn.service.commands.players import Players
from cairn.service.commands.rematch import Rematch
from cairn.service.jobs.game_clients import Lanes
from cairn.service.jobs.schedule import Schedule
from cairn.service.jobs.turn_queue import TurnQueue
from cairn.service.limits.quotas import Quotas
from cairn.service.limits.rates import RateLimits
from cairn.service.queries.broadcast import Broadcast
from cairn.service.queries.listing import Listing
from cairn.service.queries.notifications import Notifications
from cairn.service.queries.open_games import OpenGames
from cairn.service.queries.rematches import Rematches
from cairn.service.queries.repository import Repository
from cairn.service.redis_clients.url import connect_redis
from cairn.service.rules import GAMES
from cairn.service.settings import Settings
from cairn.service.telemetry import metrics
from cairn.service.tokens import Tokens, server_key
from cairn.service.webhooks.queue import WebhookQueue
from cairn.service.webhooks.store import Webhooks

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
    names: NameBook
    players: Players
    rematches: Rematches
    rematch: Rematch
    erasure: Erasure
    ratings: Ratings
    standings: Standings
    lists: Lists
    listing: Listing
    open_games: OpenGames
    schedule: Schedule
    turn_queue: TurnQueue
    quotas: Quotas
    rate_limits: RateLimits
    imports: Imports
    hints: Hints
    analyses: Analyses
    webhooks: Webhooks
    webhook_queue: WebhookQueue
    commands: CommandHandler
    tokens: Tokens
    signer: Signer
    auditor: Auditor


def connect(settings: Settings) -> Services:
    """Return a process's services, to be connected when they are first used."""
    redis = connect_redis(settings.redis_url)
    queue_redis = connect_redis(settings.queue_url, games=False) if settings.queue_url else redis
    log_redis = redis if is_cluster(redis) else connect_redis(settings.redis_url, lean=True)
    lists, schedule = Lists(redis), Schedule(redis)
    log, names = (
        Log(log_redis, metrics.REDIS_SECONDS.observe, replicas=settings.replicas),
        NameBook(Connections(log_redis)),
    )
    tokens = Tokens(lambda: server_key(redis, settings.key))
    lanes = Lanes(redis)
    turn_queue = TurnQueue(queue_redis, lanes)
    quotas = Quotas(redis, lanes, schedule, settings.games_per_owner, settings.ai_games_per_owner)
    repository = Repository(log)
    webhooks = Webhooks(redis)
    commands = CommandHandler(log, repository, names, lists, schedule, turn_queue, quotas, webhooks.delete_of_game)
    players, listing, rematches = Players(redis, tokens), Listing(lists, repository), Rematches(redis)
    ratings = Ratings(redis, {ruleset: rules.groups for ruleset, rules in GAMES.items()})
    notifications = Notifications(redis, max(0, settings.threads - RESERVED_THREADS))
    return Services(
        settings=settings,
        redis=redis,
        log=log,
        notifications=notifications,
        broadcast=Broadcast(notifications, repository, settings.streams, settings.heartbeat),
        repository=repository,
        names=names,
        players=players,
        rematches=rematches,
        rematch=Rematch(log, repository, names, rematches, tokens, commands),
        erasure=Erasure(players, listing, commands, ratings, webhooks.delete_of_player),
        ratings=ratings,
        standings=Standings(redis, ratings.shelves),
        lists=lists,
        listing=listing,
        open_games=OpenGames(notifications, listing, names, settings.heartbeat),
        schedule=schedule,
        turn_queue=turn_queue,
        quotas=quotas,
        rate_limits=RateLimits(settings.limits, queue_redis),
        imports=Imports(redis, queue_redis),
        hints=Hints(redis, queue_redis),
        analyses=Analyses(redis, queue_redis),
        webhooks=webhooks,
        webhook_queue=WebhookQueue(redis, queue_redis, webhooks, lists),
        commands=commands,
        tokens=tokens,
        signer=signer(settings.signing_key),
        auditor=Auditor(log),
    )
