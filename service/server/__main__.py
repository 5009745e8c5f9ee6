"""`python -m cairn.service.server ADDRESS PORT PROCESSES [CERTIFICATE KEY]` serves the API until it is stopped."""

import sys

from cairn.service.server.processes import serve

serve(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:6])
