"""The jobs of workers: the schedule, the turn queue and the fair queue."""
