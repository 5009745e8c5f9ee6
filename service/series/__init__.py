"""Series and pairings: a series is opened, joined and proven; a match request waits for an opponent of like rating."""
