"""Erasures: the job that erases what is left of a player, game by game."""

import time

from cairn.service.errors import Unavailable
from cairn.service.jobs.jobs import SIGN
from cairn.service.players.erasure import job_id
from cairn.workers.heartbeat import heartbeat
from cairn.workers.turns import services

SHARE_SECONDS = 1.0
"""How long a job goes on; then the turns that wait have their share."""


def erase(player: str, number: int) -> None:
    """Erase what is left of a player, or some of it, and ask for the rest. `number` tells a player's jobs apart.

    It may be done twice. What was left by a worker that died the caretaker asks for again.
    """
    erasure = services().erasure
    with heartbeat(services().turn_queue.redis, job_id(player, number), SIGN):
        if not erasure.journal.is_pending(player):
            return
        try:
            done = erasure.go_on(player, time.monotonic() + SHARE_SECONDS)
        except Unavailable:
            return  # the caretaker asks again
        if not done:
            erasure.ask(player)
