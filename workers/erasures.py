"""Erasures: the job that erases the remaining data of a player, game by game."""

import time

from cairn.service.errors import Unavailable
from cairn.service.jobs.jobs import SIGN
from cairn.service.players.erasure import job_id
from cairn.workers.heartbeat import heartbeat
from cairn.workers.turns import services

SHARE_SECONDS = 1.0
"""Time limit of a job in seconds; then turns that wait are served."""


def erase(player: str, number: int) -> None:
    """Erase the remaining data of a player, or a part of it, and enqueue the rest. `number` identifies a player's job.

    Idempotent. The caretaker enqueues again what a worker that died has left.
    """
    erasure = services().erasure
    with heartbeat(services().turn_queue.redis, job_id(player, number), SIGN):
        if not erasure.journal.is_pending(player):
            return
        try:
            done = erasure.go_on(player, time.monotonic() + SHARE_SECONDS)
        except Unavailable:
            return  # the caretaker enqueues it again
        if not done:
            erasure.ask(player)
