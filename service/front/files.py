"""How many files a process may have open: each connection is one, and so is each stream."""

import logging
import resource

CLIENTS = 6_000
"""Connections of clients beside streams, as far as the system lets a process have them."""
OTHER_FILES = 512
"""Open files of a process beside its clients' connections: those to Redis, above all."""

log = logging.getLogger(__name__)


def allow_files(streams: int) -> int:
    """Raise the limit of open files, often 1,024, for so many streams; return for how many clients beside it is enough.

    Where one may not raise it so far, half of all is for them.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OTHER_FILES + CLIENTS + streams
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    clients = most - OTHER_FILES
    if most < wanted and clients < 2 * streams:
        log.warning("CAIRN_STREAMS is %d, but this process may open %d files only.", streams, most)
    return max(1, clients // 2, clients - streams)
