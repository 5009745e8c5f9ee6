"""Series and pairings: series are opened, joined and proven; match requests wait for opponents of similar rating."""
