"""Failovers under load: `python tests/faults/run_failovers.py [--times 20] [--data 2000] [--only planned]`, on Linux.

Six bots play by way of an API whose games are on a primary with two replicas and three Sentinels, with the settings of
`service/run/redis.conf`, and with megabytes of other data. Then the primary hands over (`planned`), is killed
(`killed`), a replica comes back that was killed (`returning`), or `nothing` happens, a number of times each. The table
has how long no move of any bot was acknowledged, and how long one bot waited at most. The exit code is 1 if a move was
lost, doubled or changed. `--raw` has `SENTINEL FAILOVER` instead of `cairn failover`, for comparison.
"""

import signal
import sys
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[up]) for up in (1, 2)]

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no started process is left behind
    sys.exit(import_module("faults.failovers").main())
