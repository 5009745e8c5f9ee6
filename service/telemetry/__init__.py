"""What the operator sees of a service that runs: numbers, lines of a log, traces."""
