"""Sealing: the job that moves finished games out of Redis."""

import logging

from cairn.events.cold import Damaged
from cairn.service.errors import Unavailable
from cairn.service.jobs.jobs import SIGN
from cairn.service.jobs.sealing import job_id
from cairn.service.storage.stores import StoreError
from cairn.workers.heartbeat import heartbeat
from cairn.workers.turns import services

log = logging.getLogger(__name__)


def seal(number: int) -> None:
    """Seal due games. A game that a store did not accept, or did not return, stays in Redis and is retried."""
    with heartbeat(services().turn_queue.redis, job_id(number), SIGN):
        try:
            done = services().sealing.seal()
        except (StoreError, Damaged, Unavailable) as error:
            log.error("no finished game was sealed: %s", error)
            return
        for game, why in done.refused.items():
            log.warning("game %s stays in Redis: %s", game, why)
