"""The soak: `python tests/faults/run_soak.py [--bots 100 --restarts 50 --outage 600 --pace 8]`, on Linux.

Bots of the clients in Python (with `asyncio` and in threads) and in TypeScript play while the API, the workers and the
servers are stopped, killed and started again. Each bot keeps a diary, which is compared with the log. The exit code is
1 if a bot died or hung, if it missed a turn or a message, or if a move was lost or doubled.
"""

import signal
import sys
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[up]) for up in (1, 2)]

if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no started process is left behind
    sys.exit(import_module("faults.soak").main(sys.argv[1:]))
