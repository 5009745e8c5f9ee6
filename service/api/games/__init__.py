"""The views of games: opened, played, replayed, proven."""
