"""The faults run: `python tests/faults/run.py [--minutes 1] [--setup sentinel] [--seed N] [--only WORDS]`, on Linux.

All of Cairn, and a second API whose clock is wrong, run under load while parts are killed, paused, cut off and starved.
Each client keeps a record of what it was told, which is held against the log, and so is what came by webhooks and went
in as archives. The exit code is 1 if anything was lost, doubled, changed, misdated or wrong. The seed orders the faults
and what the clients do; what meets what is up to the machine.
"""

import signal
import sys
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[up]) for up in (1, 2)]

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that nothing that was started is left behind
    sys.exit(import_module("faults.campaign").main())
