"""The write side: the command handler, the deciders, the schedule and the turn queue."""
