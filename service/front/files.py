"""How many files a process may have open: each connection is one."""

import resource

MOST_FILES = 16_384
OTHER_FILES = 512
"""Open files of a process beside its clients' connections: those to Redis, above all."""


def allow_files() -> int:
    """Raise the limit of open files, often 1,024, as far as one may; return for how many clients it is enough."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(1, wanted - OTHER_FILES)
