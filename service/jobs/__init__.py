"""The jobs that workers do: the schedule, the turn queue, and whose turns come next."""
