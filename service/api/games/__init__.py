"""Routes of games: open, play, replay, verify."""
