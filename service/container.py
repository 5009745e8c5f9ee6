"""One process's services: the log, the repository, the lobby, the turn queue, the commands, all on one Redis."""

from contextlib import suppress

from cairn.events.connections import Connections
from cairn.events.log import Log
from cairn.events.shards import is_cluster
from cairn.projections.lists import Lists
from cairn.projections.names import NameBook
from cairn.projections.ratings import Ratings
from cairn.projections.series.index import SeriesIndex
from cairn.projections.standings import Standings
from cairn.service.analyses.analyses import Analyses
from cairn.service.analyses.hints import Hints
from cairn.service.audit.auditor import Auditor
from cairn.service.audit.heads import Signer
from cairn.service.audit.imports import Imports
from cairn.service.commands.batches import Batches
from cairn.service.commands.handler import CommandHandler
from cairn.service.commands.invitations import Invitations
from cairn.service.commands.rematches import Rematches
from cairn.service.health.conditions import Conditions
from cairn.service.jobs.jobs import ERASURE_QUEUE, OurQueue
from cairn.service.jobs.schedule import Schedule
from cairn.service.jobs.sealing import HOUR, Sealing
from cairn.service.jobs.turn_queue import TurnQueue
from cairn.service.limits.clients import Clients, GameClients
from cairn.service.limits.quotas import Quotas
from cairn.service.limits.rates import RateLimits
from cairn.service.limits.tokens import Tokens
from cairn.service.players.erasure import Erasure
from cairn.service.players.export import Exports
from cairn.service.players.journal import Journal
from cairn.service.players.recovery_codes import RecoveryCodes
from cairn.service.players.store import Players
from cairn.service.queries.broadcast import Broadcast
from cairn.service.queries.listing import Listing
from cairn.service.queries.notifications import Notifications
from cairn.service.queries.open_games import OpenGames
from cairn.service.queries.repository import Repository
from cairn.service.redis_clients.failover import Fence
from cairn.service.redis_clients.files import Files
from cairn.service.redis_clients.process_registry import ProcessRegistry
from cairn.service.redis_clients.replication import Replication
from cairn.service.redis_clients.server_key import server_key
from cairn.service.redis_clients.url import connect_redis
from cairn.service.rules import GAMES, group_of, rating_groups
from cairn.service.run.folder import CACHE, data_folder
from cairn.service.series.handler import SeriesHandler
from cairn.service.series.pool import Pool
from cairn.service.settings import Settings
from cairn.service.storage.cold import ColdGames
from cairn.service.storage.finished import Finished
from cairn.service.storage.frames import DiskCache
from cairn.service.storage.identity import Identity
from cairn.service.storage.roots import Roots
from cairn.service.storage.segment_index import SegmentIndex
from cairn.service.telemetry import tracing
from cairn.service.telemetry.skew import Skew
from cairn.service.webhooks.queue import WebhookQueue
from cairn.service.webhooks.store import Webhooks

RESERVED_THREADS = 64
"""Concurrent requests that may not be long polls."""


class Services:
    """The parts of the service that share one Redis; connections are opened when first used."""

    def __init__(self, settings: Settings, *, part: str = "command", named: bool = False) -> None:
        """Create the parts from the settings, for a part of Cairn (`part`).

        `named`: reports on Cairn's condition, which only operators can read, have the names of machines.
        """
        self.settings = settings
        self.redis = redis = connect_redis(settings.redis_url)
        queue_redis = connect_redis(settings.queue_url, games=False) if settings.queue_url else redis
        log_redis = redis if is_cluster(redis) else connect_redis(settings.redis_url, lean=True)
        self.skew = Skew(redis)
        self.promise = Replication(redis, settings.replicas)
        self.fence = Fence(redis, settings.redis_url, settings.replicas)
        self.parts = ProcessRegistry(redis, part)
        self.segment_index = segment_index = SegmentIndex(redis, group_of)
        identity, roots = Identity(redis), Roots(redis)
        self.cold = ColdGames(
            settings.cold_url, identity, roots, segment_index, self.promise.replicate, _cache(settings)
        )
        self.log = Log(
            log_redis,
            tracing.observe_redis,
            replicas=self.promise.required_replicas if settings.replicas else None,
            observe_clock=self.skew.observe,
            permit=self.parts.permit,
            cold=self.cold.entries,
        )
        self.clock = clock = self.log.clock
        self.names = NameBook(Connections(log_redis))
        self.tokens = Tokens(lambda: server_key(redis, settings.key))
        self.finished = Finished(segment_index, self.cold, self.log)
        self.lists = Lists(redis, self.finished)
        self.series_index = SeriesIndex(redis)
        self.ratings = Ratings(redis, {ruleset: rating_groups(ruleset) for ruleset in GAMES})
        self.standings = Standings(redis, self.ratings.categories)
        self.schedule = Schedule(redis, clock)
        self.clients = Clients(self.tokens)
        game_clients = GameClients(redis)
        self.turn_queue = TurnQueue(queue_redis, game_clients, clock)
        self.quotas = Quotas(
            redis, game_clients, self.schedule.at, settings.games_per_client, settings.ai_games_per_client
        )
        self.rate_limits = RateLimits(settings.limits, queue_redis)
        cold_after = (settings.cold_after or 0.0) * HOUR if settings.seals else None
        self.sealing = Sealing(
            redis, queue_redis, self.log, self.cold, clock, cold_after, lambda: self.finished.trim(self.lists)
        )
        self.repository = Repository(self.log, settings.cache * 2**20)
        self.listing = Listing(self.lists, self.repository)
        self.notifications = Notifications(redis, max(0, settings.threads - RESERVED_THREADS))
        self.broadcast = Broadcast(self.notifications, self.repository, settings.streams, settings.heartbeat)
        self.open_games = OpenGames(self.notifications, self.listing, self.names, settings.heartbeat)
        self.webhooks = Webhooks(redis, settings.webhooks_per_client)
        self.webhook_queue = WebhookQueue(redis, queue_redis, self.webhooks, self.lists, self.series_index, clock)
        self.files = Files(redis)
        self.conditions = Conditions(
            redis,
            settings.key,
            self.promise,
            self.skew,
            self.files,
            clock,
            self.parts,
            self.turn_queue,
            self.schedule,
            self.sealing,
            self.ratings,
            settings.cold_url,
            settings.redis_url.startswith("unix:///"),  # of `cairn up`: that of `cairn install` has a password
            named,
        )
        self.commands = CommandHandler(
            self.log,
            self.repository,
            self.names,
            self.lists,
            self.series_index,
            self.schedule,
            self.turn_queue,
            self.quotas,
            self.webhooks.delete_of_game,
            self.files.mark,
        )
        self.batches = Batches(redis, self.commands, self.schedule, self.quotas)
        self.series = SeriesHandler(self.commands, self.repository)
        self.invitations = Invitations(redis, clock)
        self.rematches = Rematches(redis, self.tokens, self.commands, self.invitations)
        self.players = Players(redis, self.tokens, clock)
        self.recovery = RecoveryCodes(redis, self.players, clock)
        self.pool = Pool(redis, clock, self.standings, self.commands)
        self.imports = Imports(redis, queue_redis, clock)
        self.erasure = Erasure(
            redis,
            OurQueue(ERASURE_QUEUE, queue_redis),
            Journal(redis, clock),
            self.files,
            self.players,
            self.commands,
            self.ratings,
            self.webhooks,
            self.imports,
            self.series,
            self.pool,
            self.recovery,
        )
        self.hints = Hints(redis, queue_redis, clock)
        self.analyses = Analyses(redis, queue_redis, clock)
        self.exports = Exports(
            redis,
            self.commands,
            self.players,
            self.recovery,
            self.standings,
            self.webhooks,
            self.hints,
            self.clients,
            {"hints": self.hints.places, "analyses": self.analyses.places, "imports": self.imports.places},
        )
        self.signer = Signer(settings.signing_key)
        self.auditor = Auditor(self.log)


def _cache(settings: Settings) -> DiskCache | None:
    """Return the cache of a bucket's data; None if segments are in a folder or absent, or if the cache is off."""
    if not settings.cold_cache or "://" not in (settings.cold_url or ""):
        return None
    with suppress(RuntimeError):  # a user without a home folder
        return DiskCache(data_folder() / CACHE, settings.cold_cache * 2**20)
    return None
