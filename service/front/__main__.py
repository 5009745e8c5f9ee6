"""`python -m cairn.service.front ADDRESS PORT PROCESSES` serves the API until it is asked to stop."""

# First of all: what has been imported before keeps what blocks. Processes and signals stay as they are, as only who
# starts the processes of the API, outside of any loop, has to do with them.
from gevent import monkey

monkey.patch_all(os=False, signal=False, subprocess=False, sys=False)

import sys  # noqa: E402  # as said above

from cairn.service.front.processes import serve  # noqa: E402  # as said above

serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
