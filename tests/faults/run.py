"""The faults run: `python tests/faults/run.py [--minutes 1] [--setup sentinel] [--seed N] [--only WORDS]`, on Linux.

All of Cairn, and a second API whose clock is wrong, run under load while parts are killed, paused, cut off and starved.
Each client keeps a record of its responses, which is compared with the log, as are webhook messages and imported
archives. The exit code is 1 if anything was lost, doubled, changed, misdated or wrong. The seed orders the faults and
the clients' actions; their timing depends on the machine.
"""

import signal
import sys
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[up]) for up in (1, 2)]

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no started process is left behind
    sys.exit(import_module("faults.campaign").main())
